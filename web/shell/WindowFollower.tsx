import { defaultRangeExtractor, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { followWindow } from '../ui/scrollOffset.ts';
import { type ListShape, type NearItems, nearItems, withHeldRows } from './nearItems.ts';
import { keepHeights, keptHeights, noteHeights, type RowHeights } from './rowHeights.ts';

interface WindowFollowerProps {
  /** The list; null until it is mounted. Its items have `data-index`. */
  readonly box: HTMLElement | null;
  readonly count: number;
  /** The index of an item to render wherever it is; -1 for none. */
  readonly wantedIndex: number;
  readonly onChange: (near: NearItems) => void;
}

/** What is measured of a list: its shape, its width, and the heights of its rendered rows. Lengths in px. */
interface MeasuredList {
  readonly shape: Omit<ListShape, 'bottomPx'>;
  readonly widthPx: number;
  readonly heights: ReadonlyMap<number, number>;
}

/** Rows rendered beyond the window on each side, so that a fast scroll shows no gap. */
const OVERSCAN = 3;

/**
 * Says which items of a list are near the window. It renders nothing, so that its script can load after the list,
 * whose items stay mounted meanwhile. Rows may differ in height: each is measured while it is rendered, and where one
 * above the window turns out higher than expected, the browser's own scroll anchoring keeps the window's place. Where the
 * list becomes wider or narrower, as when a phone is turned, the row at the window's top stays there.
 */
export function WindowFollower({ box, count, wantedIndex, onChange }: WindowFollowerProps) {
  const { virtual, columns, spacePx, topPx } = useMeasuredRows(box, count, wantedIndex);
  const rows = virtual.getVirtualItems();
  const bottomPx = topPx + virtual.getTotalSize();
  const near = rows.length === 0 ? null : nearItems(rows, { columns, spacePx, topPx, bottomPx }, count);
  const report = useEffectEvent(() => {
    if (near !== null) {
      onChange(near);
    }
  });
  const nearKey = JSON.stringify(near);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the items near the window.
  useLayoutEffect(() => report(), [nearKey]);
  useEffect(() => {
    // Paper has no window: all items are rendered, at once, before the browser lays it out.
    const showAll = () =>
      flushSync(() => onChange({ spans: [{ gapPx: 0, from: 0, to: count }], afterPx: 0 }));
    const showNear = () => report();
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', showNear);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', showNear);
    };
  }, [count, onChange]);
  return null;
}

/** The virtualizer of the rows of a list, which follows their measured heights, and how the list lays them out. */
function useMeasuredRows(box: HTMLElement | null, count: number, wantedIndex: number) {
  const heights = useKeptHeights(box);
  const [shape, setShape] = useState<Omit<ListShape, 'bottomPx'> | null>(null);
  const { columns, spacePx, topPx } = shape ?? { columns: 1, spacePx: 0, topPx: 0 };
  const rowCount = shape === null ? 0 : Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: (row) => heights.byRow.get(row) ?? heights.typicalPx,
    gap: spacePx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    observeElementOffset: followWindow,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) =>
      withHeldRows(defaultRangeExtractor(range), heldRows(box, columns, wantedIndex), rowCount),
  });
  const note = (measured: MeasuredList) => {
    setShape((before) =>
      JSON.stringify(before) === JSON.stringify(measured.shape) ? before : measured.shape,
    );
    if (noteHeights(heights, measured.widthPx, measured.heights)) {
      virtual.measure();
    }
  };
  // After every render: other items may stand in the list now.
  useLayoutEffect(() => {
    const measured = box === null ? null : measureList(box);
    // Another width is the observer's, which keeps the window's place.
    if (measured !== null && (shape === null || measured.widthPx === heights.widthPx)) {
      note(measured);
    }
  });
  const onResize = useEffectEvent(() => {
    const measured = box === null ? null : measureList(box);
    if (measured === null) {
      return;
    }
    // At another width all heights are others, and what was not rendered has only expected ones.
    const top = measured.widthPx === heights.widthPx ? null : topRow(virtual);
    if (top === null) {
      note(measured);
      return;
    }
    // The gaps must have their new heights before the window can go to its place among them.
    flushSync(() => note(measured));
    const row = virtual.measurementsCache[Math.floor((top.row * columns) / measured.shape.columns)];
    if (row !== undefined) {
      window.scrollTo({ top: row.start + top.share * row.size + top.beyondPx, behavior: 'instant' });
    }
  });
  useLayoutEffect(() => {
    if (box === null) {
      return;
    }
    const observer = new ResizeObserver(() => onResize());
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return { virtual, columns, spacePx, topPx };
}

/** The heights of the rows, with those that the history entry kept. A list within a row is not kept. */
function useKeptHeights(box: HTMLElement | null): RowHeights {
  const { key } = useLocation();
  const [heights] = useState(() => keptHeights(key));
  useEffect(() => {
    if (box?.closest('[data-index]') !== null) {
      return;
    }
    keepHeights(key, heights);
    // The same list may go on under the next entry.
    return () => keepHeights(key, structuredClone(heights));
  }, [key, heights, box]);
  return heights;
}

/** The rows that stay wherever the window is: that of the item with the focus, those of opened items and of a wanted one. */
function heldRows(box: HTMLElement | null, columns: number, wantedIndex: number) {
  const rowOf = (element: Element | null) => {
    let item = element;
    while (item !== null && item.parentElement !== box) {
      item = item.parentElement;
    }
    const index = item?.getAttribute('data-index');
    return index == null ? null : Math.floor(Number(index) / columns);
  };
  const opened = [...(box?.querySelectorAll('[aria-expanded="true"]') ?? [])];
  return {
    focused: rowOf(document.activeElement),
    opened: [...opened.map(rowOf).filter((row) => row !== null), Math.floor(wantedIndex / columns)],
  };
}

/**
 * The row at the window's top, and how much of it is above, as a share of its height. Where the whole list is above, its last
 * row, and how far beyond it the window begins, in px. Null while the list begins below.
 */
function topRow(virtual: Virtualizer<Window, Element>) {
  const topPx = virtual.scrollOffset ?? 0;
  const row = virtual.getVirtualItemForOffset(topPx);
  return row === undefined || row.start > topPx
    ? null
    : {
        row: row.index,
        share: Math.min(1, (topPx - row.start) / row.size),
        beyondPx: Math.max(0, topPx - row.end),
      };
}

/** The shape of a list and the heights of its rendered rows; null while none is rendered. */
function measureList(list: HTMLElement): MeasuredList | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length;
  const heights = new Map<number, number>();
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
    heights.set(
      Math.floor(Number(item.dataset.index) / columns),
      layoutPx(item.getBoundingClientRect().height),
    );
  }
  const { top, width } = list.getBoundingClientRect();
  const shape = { columns, spacePx: Number.parseFloat(rowGap) || 0, topPx: layoutPx(top + window.scrollY) };
  return heights.size === 0 ? null : { shape, widthPx: width, heights };
}

/** A length without the rounding errors that it has at each position of the page: browsers lay out in 64ths of a px. */
function layoutPx(px: number): number {
  return Math.round(px * 64) / 64;
}
