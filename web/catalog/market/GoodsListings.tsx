import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsListings_marketItem$key } from '../../__generated__/GoodsListings_marketItem.graphql.ts';
import type { GoodsListingsPaginationQuery } from '../../__generated__/GoodsListingsPaginationQuery.graphql.ts';
import { CopiesHead } from './CopiesHead.tsx';
import { CopyRows } from './CopyRows.tsx';

interface GoodsListingsProps {
  readonly marketItem: GoodsListings_marketItem$key;
}

/** All copies on sale in the selected order, twenty per page. */
export function GoodsListings({ marketItem }: GoodsListingsProps) {
  const { data, ...list } = usePaginationFragment<GoodsListingsPaginationQuery, GoodsListings_marketItem$key>(
    FRAGMENT,
    marketItem,
  );
  if (data.listings == null) {
    throw new Error('The listings are not available.');
  }
  const { totalCount, edges } = data.listings;
  return (
    <Section>
      <CopiesHead marketItem={data} count={totalCount} problem={null} />
      <CopyRows listings={edges.map(({ node }) => node)} marketItem={data} list={list} />
    </Section>
  );
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
    ...CopiesHead_marketItem @arguments(stickers: $stickers)
    ...CopyRows_marketItem
    listings(first: $count, after: $cursor, sort: $sort, filter: $filter)
      @connection(key: "GoodsListings_listings", filters: ["sort", "filter"]) {
      totalCount
      edges {
        node {
          id
          ...CopyRows_listings
        }
      }
    }
  }
`;

/** The part of an item's page that lists its copies. */
export const Section = styled.section`
  margin-top: 32px;
  @media (max-width: 767px) { margin-top: 24px; }
`;
