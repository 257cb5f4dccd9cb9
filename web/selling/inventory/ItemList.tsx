import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ItemList_viewer$key } from '../../__generated__/ItemList_viewer.graphql.ts';
import type { ItemListPaginationQuery } from '../../__generated__/ItemListPaginationQuery.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import type { Chosen } from '../bulk/selection.ts';
import { type Selection, useRowPress } from '../bulk/useSelection.ts';
import { useChosenFacts, WithFactWords } from '../desk/DeskPart.tsx';
import { InventoryRow } from './InventoryRow.tsx';
import { ListFrame } from './ListFrame.tsx';

interface ItemListProps {
  readonly viewer: ItemList_viewer$key;
  readonly selection: Selection;
  readonly onPrice: (chosen: Chosen) => void;
  readonly totalCount: number;
  readonly onBehind: () => void;
  readonly pageSize: number;
  readonly writeMoment: WriteMoment;
  readonly hasAccounts: boolean;
  /** Some rows can be listed and others not. */
  readonly isMixed: boolean;
}

/** The copies one by one. More load while the user scrolls. */
export function ItemList({
  viewer,
  selection,
  onPrice,
  totalCount,
  onBehind,
  pageSize,
  writeMoment,
  hasAccounts,
  isMixed,
}: ItemListProps) {
  const { data, ...list } = usePaginationFragment<ItemListPaginationQuery, ItemList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const facts = useChosenFacts(data);
  const edges = data.inventory?.edges;
  const nodes = useMemo(() => [...new Map(edges?.map(({ node }) => [node.id, node])).values()], [edges]);
  const rows = useMemo(() => nodes.map(({ id }) => ({ id, itemIds: [id] })), [nodes]);
  const onPress = useRowPress(selection, rows);
  if (edges === undefined) {
    throw new Error('The inventory could not be read.');
  }
  return (
    <WithFactWords>
      <ListFrame
        rows={rows}
        rowHeight={facts.length > 0 ? 114 : 68}
        selection={selection}
        onPrice={onPrice}
        totalCount={totalCount}
        onBehind={onBehind}
        list={list}
        pageSize={pageSize}
        renderRow={(index) => {
          const node = nodes[index];
          return (
            node !== undefined && (
              <InventoryRow
                item={node}
                isChosen={selection.has(node.id)}
                index={index}
                onPress={onPress}
                writeMoment={writeMoment}
                hasAccount={hasAccounts}
                isDimmable={isMixed}
                facts={facts}
              />
            )
          );
        }}
      />
    </WithFactWords>
  );
}

const FRAGMENT = graphql`
  fragment ItemList_viewer on Viewer
  @argumentDefinitions(
    filter: { type: "InventoryFilter" }
    sort: { type: "InventorySort" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "ItemListPaginationQuery") {
    ...DeskPart_viewer
    inventory(filter: $filter, sort: $sort, first: $first, after: $after)
      @connection(key: "ItemList_inventory", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          ...InventoryRow_item
        }
      }
    }
  }
`;
