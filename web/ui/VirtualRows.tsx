import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface VirtualRowsProps<TRow> {
  readonly label: string;
  readonly rows: readonly TRow[];
  readonly keyOf: (row: TRow) => string;
  /** Height in px that a row is expected to have; each is measured once it is rendered. */
  readonly rowHeightPx: number;
  readonly children: (row: TRow) => ReactNode;
}

/** Rows rendered beyond the edges, so that the keyboard reaches the next control and a fast scroll shows no gap. */
const OVERSCAN = 4;

/** A scrolling, virtualised list of rows. For the browser only, because it measures its height and that of its rows. */
export function VirtualRows<TRow>({ label, rows, keyOf, rowHeightPx, children }: VirtualRowsProps<TRow>) {
  const box = useRef<HTMLDivElement>(null);
  // Height and place are set by script, because the content security policy forbids style attributes in markup.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: OVERSCAN,
  });
  return (
    <Box ref={box}>
      <ul
        aria-label={label}
        ref={(list) => {
          if (list !== null) {
            list.style.height = `${virtual.getTotalSize()}px`;
          }
        }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf(row)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              data-index={index}
              ref={(item) => {
                virtual.measureElement(item);
                if (item !== null) {
                  item.style.transform = `translateY(${start}px)`;
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

const Box = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  ul { position: relative; }
  li { position: absolute; inset: 0 0 auto; }
`;
