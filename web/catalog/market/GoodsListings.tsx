import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsListings_marketItem$key } from '../../__generated__/GoodsListings_marketItem.graphql.ts';
import type { GoodsListingsPaginationQuery } from '../../__generated__/GoodsListingsPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useLasting } from '../../ui/clock.ts';
import { Panel } from '../../ui/Panel.tsx';
import { isGun } from '../items/marketItem.ts';
import { CompareBar } from './CompareBar.tsx';
import { COMPARED_MAX, togglePick } from './compareCopies.ts';
import { ListingFilterBar } from './ListingFilterBar.tsx';
import { ListingRow } from './ListingRow.tsx';
import { ListingsEmpty } from './ListingsEmpty.tsx';
import type { ListingFilterName } from './listingDraft.ts';
import { useGoodsPending } from './useGoodsChoice.ts';

interface GoodsListingsProps {
  readonly marketItem: GoodsListings_marketItem$key;
}

const PAGE_SIZE = 20;

/** All copies on sale in the selected order, twenty per page. */
export function GoodsListings({ marketItem }: GoodsListingsProps) {
  const { data, ...list } = usePaginationFragment<GoodsListingsPaginationQuery, GoodsListings_marketItem$key>(
    FRAGMENT,
    marketItem,
  );
  const { t } = useTranslation('market');
  const isPending = useGoodsPending();
  const isDimmed = useLasting(isPending);
  const [picks, setPicks] = useState<readonly string[]>([]);
  const pick = useCallback((id: string) => setPicks((before) => togglePick(before, id)), []);
  const connection = data.listings;
  if (connection == null) {
    throw new Error('The listings are not available.');
  }
  const nodes = [...new Map(connection.edges.map(({ node }) => [node.id, node])).values()];
  const picked = picks.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const cheapest = nodes.reduce<string | undefined>((best, node) => {
    const bestNode = nodes.find((candidate) => candidate.id === best);
    return bestNode === undefined || node.askCents < bestNode.askCents ? node.id : best;
  }, undefined);
  return (
    <Section>
      <Head>
        <h2>
          {t('listings')} <small className="num">{connection.totalCount}</small>
        </h2>
      </Head>
      <ListingFilterBar filters={filtersOf(data)} marketItem={data} />
      <Rows $isDimmed={isDimmed} aria-busy={isPending || undefined}>
        {nodes.length === 0 && <ListingsEmpty listingCount={data.listingCount} />}
        {nodes.map((node) => (
          <ListingRow
            key={node.id}
            listing={node}
            marketItem={data}
            isCheapest={node.id === cheapest}
            isPicked={picks.includes(node.id)}
            isPickable={picks.length < COMPARED_MAX}
            onPick={pick}
          />
        ))}
      </Rows>
      {picked.length > 0 && <CompareBar listings={picked} marketItem={data} onClear={() => setPicks([])} />}
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={nodes.length} isBare />
    </Section>
  );
}

/** The filters that apply to copies of this item. */
function filtersOf({
  floatMax,
  tagType,
}: {
  readonly floatMax?: number | null | undefined;
  readonly tagType?: string | null | undefined;
}): readonly ListingFilterName[] {
  if (floatMax == null) {
    return ['price'];
  }
  return isGun(tagType) ? ['float', 'seed', 'sticker', 'price'] : ['float', 'seed', 'price'];
}

const FRAGMENT = graphql`
  fragment GoodsListings_marketItem on MarketItem
  @refetchable(queryName: "GoodsListingsPaginationQuery")
  @throwOnFieldError
  @argumentDefinitions(
    sort: { type: "ListingSort", defaultValue: PRICE_ASCENDING }
    filter: { type: "ListingFilter" }
    stickers: { type: "[String!]!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    ...ListingRow_marketItem
    ...CompareBar_marketItem
    ...ListingFilterBar_marketItem @arguments(stickers: $stickers)
    tagType
    floatMax
    listingCount
    listings(first: $count, after: $cursor, sort: $sort, filter: $filter)
      @connection(key: "GoodsListings_listings", filters: ["sort", "filter"]) {
      totalCount
      edges {
        node {
          id
          askCents
          ...ListingRow_listing
          ...CompareBar_listing
        }
      }
    }
  }
`;

const Section = styled.section`
  margin-top: 32px;
  @media (max-width: 767px) { margin-top: 24px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-bottom: 10px;
  small { font-size: 12px; font-weight: 400; color: var(--t3); }
`;

const Rows = styled(Panel)<{ $isDimmed: boolean }>`
  overflow: hidden;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
  @media (max-width: 767px) { margin: 0 -16px; border-width: 1px 0; border-radius: 0; }
`;
