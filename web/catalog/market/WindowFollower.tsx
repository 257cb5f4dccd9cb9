import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ListShape, type NearItems, nearItems, withFocusedRow } from './nearItems.ts';

interface WindowFollowerProps {
  /** The list; null until it is mounted. Its items have `data-index`. */
  readonly box: HTMLElement | null;
  readonly count: number;
  readonly onChange: (near: NearItems) => void;
}

/** Rows rendered beyond the window on each side, so that a fast scroll shows no gap. */
const OVERSCAN = 3;

/**
 * Says which items of a list are near the window. It renders nothing, so that its script can load after the list,
 * whose items stay mounted meanwhile.
 */
export function WindowFollower({ box, count, onChange }: WindowFollowerProps) {
  const shape = useListShape(box);
  const rowCount = shape === null ? 0 : Math.ceil(count / shape.columns);
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => shape?.pitchPx ?? 0,
    overscan: OVERSCAN,
    scrollMargin: shape?.topPx ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) =>
      withFocusedRow(defaultRangeExtractor(range), focusedRow(box, shape?.columns ?? 1), rowCount),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows makes all measurements invalid.
  useLayoutEffect(() => virtual.measure(), [shape?.pitchPx]);
  const rows = virtual.getVirtualItems().map(({ index }) => index);
  const near = shape === null || rows.length === 0 ? null : nearItems(rows, shape, count);
  const report = useEffectEvent(() => {
    if (near !== null) {
      onChange(near);
    }
  });
  const nearKey = JSON.stringify(near);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the items near the window.
  useLayoutEffect(() => report(), [nearKey]);
  return null;
}

/** The row of the item that has the focus; null if it is elsewhere. */
function focusedRow(box: HTMLElement | null, columns: number): number | null {
  const item = document.activeElement?.closest<HTMLElement>('[data-index]');
  return item == null || box?.contains(item) !== true
    ? null
    : Math.floor(Number(item.dataset.index) / columns);
}

/** The shape of a list, measured again when the list or the page changes its size. Null until it is measured. */
function useListShape(list: HTMLElement | null): ListShape | null {
  const [shape, setShape] = useState<ListShape | null>(null);
  useLayoutEffect(() => {
    if (list === null) {
      return;
    }
    const measure = () => {
      const measured = shapeOf(list);
      if (measured !== null) {
        setShape((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}

function shapeOf(list: HTMLElement): ListShape | null {
  const item = list.querySelector<HTMLElement>('[data-index]');
  if (item === null) {
    return null;
  }
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const spacePx = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length,
    pitchPx: item.getBoundingClientRect().height + spacePx,
    spacePx,
    topPx: list.getBoundingClientRect().top + window.scrollY,
  };
}
