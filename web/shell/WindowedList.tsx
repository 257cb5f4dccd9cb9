import { memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PagedList } from './LoadMore.tsx';
import { WindowedItems } from './WindowedItems.tsx';

interface WindowedListProps<TItem> {
  readonly items: readonly TItem[];
  readonly keyOf: (item: TItem) => string;
  /** How the list loads more. */
  readonly list: Pick<PagedList, 'isLoadingNext'>;
  readonly className?: string;
  /** The key of an item to render wherever it is, and what runs once it is rendered. */
  readonly wantedKey?: string | null;
  readonly onWanted?: () => void;
  /** Renders the content of one item. */
  readonly children: (item: TItem) => ReactNode;
}

/**
 * A list that grows page by page, above a `LoadMore`: the server renders its first page, and from the second page on only
 * the items near the window are rendered, whatever their heights.
 */
export function WindowedList<TItem>(props: WindowedListProps<TItem>) {
  const { items, keyOf, list, className, wantedKey = null, onWanted, children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const wantedIndex = wantedKey === null ? -1 : items.findIndex((item) => keyOf(item) === wantedKey);
  return (
    <ul ref={setBox} className={className}>
      <WindowedItems
        box={box}
        items={items}
        isGrowing={list.isLoadingNext}
        gap="li"
        wantedIndex={wantedIndex}
        renderItem={(item, index) => (
          <ListItem
            key={keyOf(item)}
            item={item}
            index={index}
            count={items.length}
            render={children}
            onWanted={index === wantedIndex ? onWanted : undefined}
          />
        )}
      />
    </ul>
  );
}

interface ListItemProps<TItem> {
  readonly item: TItem;
  readonly index: number;
  readonly count: number;
  readonly render: (item: TItem) => ReactNode;
  /** Runs once it is rendered, if it is wanted. */
  readonly onWanted: (() => void) | undefined;
}

function PlainListItem<TItem>({ item, index, count, render, onWanted }: ListItemProps<TItem>) {
  const isWanted = onWanted !== undefined;
  const tellWanted = useEffectEvent(() => onWanted?.());
  // Not a layout effect: the gaps around it have their heights only after those.
  useEffect(() => {
    if (isWanted) {
      tellWanted();
    }
  }, [isWanted]);
  return (
    <li data-index={index} aria-setsize={count} aria-posinset={index + 1}>
      {render(item)}
    </li>
  );
}

/** Remembered, because the items near the window change with every row that is scrolled past. */
const ListItem = memo(PlainListItem) as typeof PlainListItem;
