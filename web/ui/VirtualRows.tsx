import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface VirtualRowsProps<TRow> {
  readonly label: string;
  readonly rows: readonly TRow[];
  readonly keyOf: (row: TRow) => string;
  /** Of every row, in px. */
  readonly rowHeightPx: number;
  readonly children: (row: TRow) => ReactNode;
}

/** Rows beyond the edges, so that the keyboard finds the next control and a fast scroll no hole. */
const OVERSCAN = 4;

/** A list of equal rows that scrolls by itself and draws only those in sight. For the browser alone: the height is measured. */
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

/** Sets what no class can: the page's policy forbids style attributes, not what a script sets. */
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
