import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ComparisonList_query$key } from '../../__generated__/ComparisonList_query.graphql.ts';
import type { ComparisonListPaginationQuery } from '../../__generated__/ComparisonListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ComparisonRow } from './ComparisonRow.tsx';
import { comparisonColumns } from './comparisonColumns.ts';
import type { ComparedPlatforms } from './useComparedPlatforms.ts';

const PAGE_SIZE = 30;

interface ComparisonListProps {
  readonly query: ComparisonList_query$key;
  readonly compared: ComparedPlatforms;
}

/** The compared items, loaded page by page. */
export function ComparisonList({ query, compared }: ComparisonListProps) {
  const { data, ...list } = usePaginationFragment<ComparisonListPaginationQuery, ComparisonList_query$key>(
    FRAGMENT,
    query,
  );
  const { t } = useTranslation(['multiplatform', 'shell']);
  if (data.marketItems == null) {
    throw new Error('The prices could not be read.');
  }
  // An item may occur twice when its position changed between two pages.
  const items = [...new Map(data.marketItems.edges.map(({ node }) => [node.id, node])).values()];
  if (items.length === 0) {
    return (
      <Empty
        art="k-rifle"
        title={t('empty')}
        hint={t('emptyHint')}
        action={<ButtonLink to="/multiplatform">{t('showAll')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Scroll $platforms={compared.names.length}>
        <Head aria-hidden="true">
          <span>{t('item')}</span>
          <span>{t('here')}</span>
          {compared.names.map((name) => (
            <Platform key={name} $isStale={compared.stale.includes(name)}>
              {t(`shell:platform_${name}`)}
            </Platform>
          ))}
          <span>{t('best')}</span>
        </Head>
        <WindowedList items={items} keyOf={({ id }) => id} list={list}>
          {(item) => <ComparisonRow marketItem={item} compared={compared} />}
        </WindowedList>
      </Scroll>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={items.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment ComparisonList_query on Query
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 30 }
    after: { type: "String" }
    filter: { type: "MarketItemFilter" }
    sort: { type: "MarketItemSort!" }
    platform: { type: "PricePlatformName" }
  )
  @refetchable(queryName: "ComparisonListPaginationQuery") {
    marketItems(filter: $filter, sort: $sort, platform: $platform, first: $first, after: $after)
      @connection(key: "ComparisonList_marketItems", filters: ["filter", "sort", "platform"]) {
      edges {
        node {
          id
          ...ComparisonRow_marketItem
        }
      }
    }
  }
`;

/** Between phone and desktop widths the columns are wider than the page, and scroll inside the panel. */
const Scroll = styled.div<{ $platforms: number }>`
  --platforms: ${({ $platforms }) => $platforms};
  overflow-x: auto;
  > * { min-width: calc(634px + 116px * var(--platforms)); }
  @media (max-width: 767px) { > * { min-width: 0; } }
`;

const Head = styled.div`
  ${comparisonColumns}
  height: 40px;
  border-bottom: 1px solid var(--line);
  font-size: 12px;
  color: var(--t3);
  span:nth-child(n + 2) { text-align: right; }
  @media (max-width: 767px) { display: none; }
`;

const Platform = styled.span<{ $isStale: boolean }>`
  ${({ $isStale }) => ($isStale ? 'text-decoration: line-through;' : 'color: var(--t2);')}
`;
