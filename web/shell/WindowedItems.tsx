import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from './lazyPart.tsx';
import type { NearItems } from './nearItems.ts';

interface WindowedItemsProps<TItem> {
  /** The list that contains the items; null until it is mounted. */
  readonly box: HTMLElement | null;
  readonly items: readonly TItem[];
  /** True while more items load. */
  readonly isGrowing: boolean;
  /** The element of a gap, the same as that of an item. */
  readonly gap: 'li' | 'tr';
  /** The index of an item to render wherever it is; -1 for none. */
  readonly wantedIndex?: number;
  /** Renders one item, an element with a key and with its index as `data-index`. */
  readonly renderItem: (item: TItem, index: number) => ReactNode;
}

/** The most items of a first page, which the server renders. A list of more is virtualised. */
const FIRST_COUNT = 30;

const WindowFollower = lazyPart(async () => (await import('./WindowFollower.tsx')).WindowFollower);

/**
 * The items of a long list: only those near the window are rendered, and gaps take the place of the others. The script
 * for it loads with the second page of the list; until it is there, the first two pages are rendered.
 */
export function WindowedItems<TItem>(props: WindowedItemsProps<TItem>) {
  const { box, items, isGrowing, gap, wantedIndex = -1, renderItem } = props;
  const [near, setNear] = useState<NearItems | null>(null);
  const isWindowed = items.length > FIRST_COUNT;
  // A list that had grown before the reader came back to it knows its heights, and renders what is near at once.
  const [firstPages] = useState(isWindowed ? 1 : 2);
  const { spans, afterPx } =
    isWindowed && near !== null
      ? near
      : { spans: [{ gapPx: 0, from: 0, to: firstPages * FIRST_COUNT }], afterPx: 0 };
  return (
    <>
      {/* One flat list, so that an item keeps its element while the items before it change. */}
      {spans.flatMap(({ gapPx, from, to }) => [
        gapPx > 0 && <Gap key={`gap ${from}`} as={gap} heightPx={gapPx} />,
        ...items.slice(from, to).map((item, offset) => renderItem(item, from + offset)),
      ])}
      {afterPx > 0 && <Gap as={gap} heightPx={afterPx} />}
      {(isWindowed || isGrowing) && (
        <Suspense fallback={null}>
          <WindowFollower box={box} count={items.length} wantedIndex={wantedIndex} onChange={setNear} />
        </Suspense>
      )}
    </>
  );
}

interface GapProps {
  readonly as: 'li' | 'tr';
  readonly heightPx: number;
}

/**
 * Space for items that are not rendered. Its height is set by script, because the content security policy forbids
 * style attributes in markup.
 */
function Gap({ as, heightPx }: GapProps) {
  const space = useRef<HTMLLIElement & HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    space.current?.style.setProperty('height', `${heightPx}px`);
  }, [heightPx]);
  return <Space as={as} ref={space} aria-hidden="true" />;
}

const Space = styled.li`
  display: block;
  grid-column: 1 / -1;
`;
