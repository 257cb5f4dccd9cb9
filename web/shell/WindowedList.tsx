import { memo, type ReactNode, useState } from 'react';
import type { PagedList } from './LoadMore.tsx';
import { WindowedItems } from './WindowedItems.tsx';

interface WindowedListProps<TItem> {
  readonly items: readonly TItem[];
  readonly keyOf: (item: TItem) => string;
  /** How the list loads more. */
  readonly list: Pick<PagedList, 'isLoadingNext'>;
  readonly className?: string;
  /** Renders the content of one item. */
  readonly children: (item: TItem) => ReactNode;
}

/**
 * A list that grows page by page, above a `LoadMore`: the server renders its first page, and from the second page on only
 * the items near the window are rendered, whatever their heights.
 */
export function WindowedList<TItem>({ items, keyOf, list, className, children }: WindowedListProps<TItem>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <ul ref={setBox} className={className}>
      <WindowedItems
        box={box}
        items={items}
        isGrowing={list.isLoadingNext}
        gap="li"
        renderItem={(item, index) => (
          <ListItem key={keyOf(item)} item={item} index={index} count={items.length} render={children} />
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
}

function PlainListItem<TItem>({ item, index, count, render }: ListItemProps<TItem>) {
  return (
    <li data-index={index} aria-setsize={count} aria-posinset={index + 1}>
      {render(item)}
    </li>
  );
}

/** Remembered, because the items near the window change with every row that is scrolled past. */
const ListItem = memo(PlainListItem) as typeof PlainListItem;
