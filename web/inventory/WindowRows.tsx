import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

interface WindowRowsProps {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly renderRow: (index: number) => ReactNode;
  /** Called while the last rows are near the window. */
  readonly onNearEnd: () => void;
  /** Arrow keys move from row to row; with shift they choose on the way. */
  readonly onShiftMove: (index: number) => void;
}

/** Heights of a row in px until it is measured: a line of the table, a card on phones. */
const ROW_HEIGHT = 76;
/** Rows beyond the window, and rows before the end at which more is asked for. */
const OVERSCAN = 8;
const NEAR_END = 15;
/** What the server draws. */
const FIRST_RECT = { width: 1440, height: 900 };

/** Rows of a list that may have ten thousand: those near the window are there, the others are room. */
export function WindowRows({ count, keyOf, renderRow, onNearEnd, onShiftMove }: WindowRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_RECT,
    // As the server drew it, however far the reader has scrolled before the page was taken over; the next look follows the window.
    initialOffset: 0,
    getItemKey: keyOf,
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1);
  const isNearEnd = last !== undefined && last.index >= count - NEAR_END;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd && count > 0) {
      nearEnd();
    }
  }, [isNearEnd, count]);
  const before = Math.max(0, (rows[0]?.start ?? scrollMargin) - scrollMargin);
  const after = Math.max(0, virtual.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin));
  const boxOf = (index: number): HTMLInputElement | null | undefined =>
    list.current?.querySelector<HTMLInputElement>(`[data-index="${index}"] input`);
  function focusRow(index: number): void {
    const box = boxOf(index);
    // At once where it can be: the next key, pressed before the next frame, must not go to the row of before.
    box?.focus({ preventScroll: true });
    virtual.scrollToIndex(index, { align: 'auto' });
    if (!box) {
      requestAnimationFrame(() => boxOf(index)?.focus());
    }
  }
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (step === 0 || row === null) {
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
    <List ref={list} onKeyDown={onKeyDown}>
      <Gap height={before} />
      {rows.map(({ index, key }) => (
        <li
          key={key}
          data-index={index}
          ref={virtual.measureElement}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          {renderRow(index)}
        </li>
      ))}
      <Gap height={after} />
    </List>
  );
}

interface GapProps {
  /** In px. */
  readonly height: number;
}

/** Room for rows that are not there. The page's policy lets scripts set styles, and no markup: what the server sends has none. */
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
