import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { VarietyList_viewer$key } from '../../__generated__/VarietyList_viewer.graphql.ts';
import type { VarietyListPaginationQuery } from '../../__generated__/VarietyListPaginationQuery.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import type { Chosen } from '../bulk/selection.ts';
import { type Selection, useRowPress } from '../bulk/useSelection.ts';
import { useChosenFacts, WithFactWords } from '../desk/DeskPart.tsx';
import { VARIETY_FACTS } from '../desk/deskFact.ts';
import { ListFrame } from './ListFrame.tsx';
import { VarietyRow } from './VarietyRow.tsx';

interface VarietyListProps {
  readonly viewer: VarietyList_viewer$key;
  readonly selection: Selection;
  readonly onPrice: (chosen: Chosen) => void;
  readonly totalCount: number;
  readonly onBehind: () => void;
  readonly pageSize: number;
  readonly writeMoment: WriteMoment;
}

/** Equal copies merged into one row each. More load while the user scrolls. */
export function VarietyList(props: VarietyListProps) {
  const { viewer, selection, onPrice, totalCount, pageSize, writeMoment } = props;
  const { data, ...list } = usePaginationFragment<VarietyListPaginationQuery, VarietyList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const chosen = useChosenFacts(data);
  const facts = useMemo(() => chosen.filter((fact) => VARIETY_FACTS.includes(fact)), [chosen]);
  const edges = data.inventoryVarieties?.edges;
  const rows = useMemo(() => [...new Map(edges?.map(({ node }) => [node.id, node])).values()], [edges]);
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
        isMerged
        totalCount={totalCount}
        onBehind={props.onBehind}
        list={list}
        pageSize={pageSize}
        renderRow={(index) => {
          const node = rows[index];
          return (
            node !== undefined && (
              <VarietyRow
                variety={node}
                share={selection.shareOf(node.itemIds)}
                index={index}
                onPress={onPress}
                writeMoment={writeMoment}
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
  fragment VarietyList_viewer on Viewer
  @argumentDefinitions(
    filter: { type: "InventoryFilter" }
    sort: { type: "InventorySort" }
    first: { type: "Int", defaultValue: 50 }
    quantity: { type: "Int" }
    after: { type: "String" }
  )
  @refetchable(queryName: "VarietyListPaginationQuery") {
    ...DeskPart_viewer
    inventoryVarieties(filter: $filter, sort: $sort, first: $first, quantity: $quantity, after: $after)
      @connection(key: "VarietyList_inventoryVarieties", filters: ["filter", "sort", "quantity"]) {
      edges {
        node {
          id
          itemIds: inventoryItemIds
          ...VarietyRow_variety
        }
      }
    }
  }
`;
