import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface VirtualRowsProps<TRow> {
  readonly label: string;
  readonly rows: readonly TRow[];
  readonly keyOf: (row: TRow) => string;
  /** Height of every row in px. */
  readonly rowHeightPx: number;
  readonly children: (row: TRow) => ReactNode;
}

/** Rows rendered beyond the edges, so that the keyboard reaches the next control and a fast scroll shows no gap. */
const OVERSCAN = 4;

/** A scrolling, virtualised list of rows of equal height. For the browser only, because it measures its height. */
export function VirtualRows<TRow>({ label, rows, keyOf, rowHeightPx, children }: VirtualRowsProps<TRow>) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: OVERSCAN,
  });
  return (
    <Box ref={box}>
      <ul aria-label={label} ref={(list) => size(list, virtual.getTotalSize(), 0)}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf(row)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              ref={(item) => size(item, rowHeightPx, start)}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

/**
 * Sets styles that no class can. The content security policy forbids style attributes in markup, but not styles set
 * by script.
 */
function size(element: HTMLElement | null, heightPx: number, topPx: number): void {
  if (element !== null) {
    element.style.height = `${heightPx}px`;
    element.style.transform = `translateY(${topPx}px)`;
  }
}

const Box = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  ul { position: relative; }
  li { position: absolute; inset: 0 0 auto; }
`;
