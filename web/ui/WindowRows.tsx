import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { followWindow } from './scrollOffset.ts';

interface WindowRowsProps {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly renderRow: (index: number) => ReactNode;
  /** Height of a row in px until it is measured. */
  readonly rowHeightPx: number;
  /** Runs while the last rows are near the window. */
  readonly onNearEnd?: () => void;
  /** Arrow keys move between rows that have a box; with shift they also select. Rows without boxes leave the keys to the browser. */
  readonly onShiftMove?: (index: number) => void;
  /** Runs when P is pressed on a row. */
  readonly onPrice?: (index: number) => void;
  readonly label: string;
  /** Id of the text that tells the keys. */
  readonly describedBy?: string;
}

/** Rows rendered beyond the window, and distance in rows from the end at which more load. */
const OVERSCAN = 8;
const NEAR_END = 15;
/** The window's size for the server's render. */
const FIRST_RECT = { width: 1440, height: 900 };

/**
 * A virtualised list for tens of thousands of rows: only those near the window are rendered, and gaps take the place of
 * the others.
 */
export function WindowRows(props: WindowRowsProps) {
  const { count, keyOf, rowHeightPx, renderRow, onNearEnd, onShiftMove, onPrice, label, describedBy } = props;
  const list = useRef<HTMLUListElement>(null);
  const virtual = useRows(list, { count, keyOf, rowHeightPx });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1);
  const isNearEnd = last !== undefined && last.index >= count - NEAR_END;
  const nearEnd = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (isNearEnd && count > 0) {
      nearEnd();
    }
  }, [isNearEnd, count]);
  const { scrollMargin } = virtual.options;
  const before = Math.max(0, (rows[0]?.start ?? scrollMargin) - scrollMargin);
  const after = Math.max(0, virtual.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin));
  const boxOf = (index: number): HTMLInputElement | null | undefined =>
    list.current?.querySelector<HTMLInputElement>(`[data-index="${index}"] input`);
  function focusRow(index: number): void {
    const box = boxOf(index);
    // Synchronous where possible: the next key press, before the next frame, must not reach the previous row.
    box?.focus({ preventScroll: true });
    virtual.scrollToIndex(index, { align: 'auto' });
    if (!box) {
      requestAnimationFrame(() => boxOf(index)?.focus());
    }
  }
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = rowOf(event.target as HTMLElement);
    if (row !== null && onPrice !== undefined && isPriceKey(event)) {
      event.preventDefault();
      onPrice(Number(row.dataset.index));
      return;
    }
    if (step === 0 || row === null || onShiftMove === undefined) {
      return;
    }
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, Number(row.dataset.index) + step));
    if (event.shiftKey) {
      onShiftMove(index);
    }
    focusRow(index);
  }
  return (
    <List
      ref={list}
      aria-label={label}
      aria-describedby={describedBy}
      aria-keyshortcuts={keysOf(props)}
      onKeyDown={onKeyDown}
    >
      <Gap height={before} />
      {rows.map(({ index, key }) => (
        <li
          key={key}
          data-index={index}
          ref={virtual.measureElement}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          <Row index={index} renderRow={renderRow} />
        </li>
      ))}
      <Gap height={after} />
    </List>
  );
}

/** A row is rendered again with the list's owner, and not while the list scrolls. */
const Row = memo(({ index, renderRow }: Pick<WindowRowsProps, 'renderRow'> & { readonly index: number }) =>
  renderRow(index),
);

/** The keys of the rows, as browsers tell them; undefined where they have none. */
function keysOf({ onShiftMove, onPrice }: Pick<WindowRowsProps, 'onShiftMove' | 'onPrice'>) {
  if (onShiftMove === undefined) {
    return undefined;
  }
  return `ArrowDown ArrowUp Space${onPrice === undefined ? '' : ' P'}`;
}

function useRows(
  list: RefObject<HTMLUListElement | null>,
  { count, keyOf, rowHeightPx }: Pick<WindowRowsProps, 'count' | 'keyOf' | 'rowHeightPx'>,
) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [list]);
  return useWindowVirtualizer({
    count,
    estimateSize: () => rowHeightPx,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_RECT,
    // As on the server, however far the user scrolled before hydration.
    initialOffset: 0,
    observeElementOffset: followWindow,
    getItemKey: keyOf,
  });
}

/** The row of an element; null within a row's dialog, which is inside the row and has its own keys. */
function rowOf(target: HTMLElement): HTMLElement | null {
  const nearest = target.closest<HTMLElement>('dialog, [data-index]');
  return nearest?.matches('dialog') ? null : nearest;
}

/** P alone, and not where one types. */
function isPriceKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = (target as HTMLElement).closest('input:not([type=checkbox])') !== null;
  return key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey && !isTyped;
}

interface GapProps {
  /** In px. */
  readonly height: number;
}

/**
 * Space for rows that are not rendered. Its height is set by script, because the content security policy forbids
 * style attributes in markup.
 */
function Gap({ height }: GapProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    item.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  return <li ref={item} aria-hidden="true" />;
}

const List = styled.ul`
  overflow-anchor: none;
`;
