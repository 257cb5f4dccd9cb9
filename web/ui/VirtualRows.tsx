import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { followBox } from './scrollOffset.ts';

interface VirtualRowsProps<TRow> {
  readonly label: string;
  readonly rows: readonly TRow[];
  readonly keyOf: (row: TRow, index: number) => string;
  /** Height in px that a row is expected to have; each is measured once it is rendered. */
  readonly rowHeightPx: number;
  /**
   * The box that scrolls, where it has more in it than the list; null until it is mounted. It is state of its component,
   * because no row is rendered before the list has it. Default: a box of its own.
   */
  readonly scroller?: HTMLElement | null;
  readonly children: (row: TRow) => ReactNode;
}

/** Rows rendered beyond the edges, so that the keyboard reaches the next control and a fast scroll shows no gap. */
const OVERSCAN = 4;

/** A scrolling, virtualised list of rows. For the browser only, because it measures its height and that of its rows. */
export function VirtualRows<TRow>(props: VirtualRowsProps<TRow>) {
  const { label, rows, keyOf, rowHeightPx, scroller, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopWithin(list, scroller);
  // Height and place are set by script, because the content security policy forbids style attributes in markup.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => (scroller === undefined ? box.current : scroller),
    observeElementOffset: followBox,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row, index);
    },
    overscan: OVERSCAN,
    scrollMargin,
  });
  const height = virtual.getTotalSize();
  useLayoutEffect(() => {
    list.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  return (
    <Box ref={box} $scrolls={scroller === undefined}>
      <ul aria-label={label} ref={list}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf(row, index)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              data-index={index}
              ref={(item) => {
                virtual.measureElement(item);
                if (item !== null) {
                  item.style.transform = `translateY(${start - scrollMargin}px)`;
                }
              }}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

/** How far a list begins below the top of what scrolls around it, in px; 0 where that is its own box. */
function useTopWithin(list: RefObject<HTMLElement | null>, scroller: HTMLElement | null | undefined): number {
  const [top, setTop] = useState(0);
  // After every render: what stands above it changes with each.
  useLayoutEffect(() => {
    if (!scroller || !list.current) return;
    const from = scroller.getBoundingClientRect().top - scroller.scrollTop;
    setTop(Math.round(list.current.getBoundingClientRect().top - from));
  });
  return top;
}

const Box = styled.div<{ $scrolls: boolean }>`
  flex: 1;
  min-height: 0;
  ${({ $scrolls }) => $scrolls && 'overflow-y: auto; overscroll-behavior: contain;'}
  ul { position: relative; }
  li { position: absolute; inset: 0 0 auto; }
`;
