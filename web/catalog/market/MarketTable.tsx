import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MarketTable_query$key } from '../../__generated__/MarketTable_query.graphql.ts';
import type { MarketTablePaginationQuery } from '../../__generated__/MarketTablePaginationQuery.graphql.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { WindowedItems } from '../../shell/WindowedItems.tsx';
import { useLasting } from '../../ui/clock.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { MarketListEnd } from './MarketListEnd.tsx';
import { COLUMNS, MarketTableRow, MEDIUM_COLUMNS, WIDE_COLUMNS } from './MarketTableRow.tsx';

/** Lazy, because few lists are empty. */
const MarketEmpty = lazyPart(async () => (await import('./MarketEmpty.tsx')).MarketEmpty);

interface MarketTableProps {
  readonly query: MarketTable_query$key;
}

/** The query of the list view. It stands beside the table, so that the grid does not load it. */
export const QUERY = graphql`
  query MarketTableQuery($filter: MarketItemFilter, $sort: MarketItemSort!) {
    ...MarketTable_query @arguments(filter: $filter, sort: $sort)
    ...MarketToolbar_query @arguments(filter: $filter, sort: $sort)
  }
`;

/** The market as a table of one row an item, for comparing many of them. It loads more like the grid. */
export function MarketTable({ query }: MarketTableProps) {
  const { data, ...list } = usePaginationFragment<MarketTablePaginationQuery, MarketTable_query$key>(
    FRAGMENT,
    query,
  );
  const { t } = useTranslation('market');
  const { isPending } = useMarketFilter();
  const isDimmed = useLasting(isPending);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const connection = data.marketItems;
  if (connection == null) {
    throw new Error('The market list is not available.');
  }
  const nodes = [...new Map(connection.edges.map(({ node }) => [node.id, node])).values()];
  if (nodes.length === 0) {
    return (
      <Suspense fallback={null}>
        <MarketEmpty />
      </Suspense>
    );
  }
  return (
    <>
      <Table
        aria-label={t('listView')}
        // One more for the head. The number of rows that are not loaded yet is unknown.
        aria-rowcount={list.hasNext ? -1 : nodes.length + 1}
        aria-busy={isPending || undefined}
        $isDimmed={isDimmed}
      >
        <Head>
          <tr aria-rowindex={1}>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`column_${name}`)}
              </th>
            ))}
          </tr>
        </Head>
        <Rows ref={setBox}>
          <WindowedItems
            box={box}
            items={nodes}
            isGrowing={list.isLoadingNext}
            gap="tr"
            renderItem={(node, index) => <MarketTableRow key={node.id} marketItem={node} index={index} />}
          />
        </Rows>
      </Table>
      <MarketListEnd list={list} count={nodes.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment MarketTable_query on Query
  @refetchable(queryName: "MarketTablePaginationQuery")
  @throwOnFieldError
  @argumentDefinitions(
    filter: { type: "MarketItemFilter" }
    sort: { type: "MarketItemSort" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    marketItems(filter: $filter, sort: $sort, first: $count, after: $cursor)
      @connection(key: "MarketTable_marketItems", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          ...MarketTableRow_marketItem
        }
      }
    }
  }
`;

const Table = styled.table<{ $isDimmed: boolean }>`
  display: block;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  box-shadow: var(--e1);
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
  overflow: hidden;
  @media (max-width: 767px) { margin: 0 -16px; border-width: 1px 0; border-radius: 0; }
`;

const Head = styled.thead`
  display: block;
  tr {
    display: grid;
    grid-template-columns: ${WIDE_COLUMNS};
    gap: 16px;
    align-items: center;
    height: 36px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line);
  }
  th {
    padding: 0;
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    color: var(--t3);
    white-space: nowrap;
  }
  th:nth-child(n + 4) { text-align: right; }
  @media (max-width: 1199px) {
    tr { grid-template-columns: ${MEDIUM_COLUMNS}; }
    th:nth-child(2), th:nth-child(6) { display: none; }
  }
  @media (max-width: 767px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Rows = styled.tbody`
  display: block;
  overflow-anchor: none;
`;
