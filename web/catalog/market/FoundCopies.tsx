import { graphql, usePaginationFragment } from 'react-relay';
import type { FoundCopies_marketItem$key } from '../../__generated__/FoundCopies_marketItem.graphql.ts';
import type { FoundCopiesPaginationQuery } from '../../__generated__/FoundCopiesPaginationQuery.graphql.ts';
import { CopiesHead } from './CopiesHead.tsx';
import { CopyRows } from './CopyRows.tsx';
import { Section } from './GoodsListings.tsx';

interface FoundCopiesProps {
  readonly marketItem: FoundCopies_marketItem$key;
}

/** The copies on sale that a typed filter and the chosen ones match, twenty per page. None while the filter is wrong. */
export function FoundCopies({ marketItem }: FoundCopiesProps) {
  const { data, ...list } = usePaginationFragment<FoundCopiesPaginationQuery, FoundCopies_marketItem$key>(
    FRAGMENT,
    marketItem,
  );
  if (data.copySearch == null) {
    throw new Error('The copies could not be read.');
  }
  const { problem, facets, copies } = data.copySearch;
  return (
    <Section>
      <CopiesHead marketItem={data} count={facets?.totalCount ?? 0} problem={problem ?? null} />
      {copies != null && (
        <CopyRows listings={copies.edges.map(({ node }) => node)} marketItem={data} list={list} />
      )}
    </Section>
  );
}

const FRAGMENT = graphql`
  fragment FoundCopies_marketItem on MarketItem
  @refetchable(queryName: "FoundCopiesPaginationQuery")
  @argumentDefinitions(
    text: { type: "String!" }
    chosen: { type: "ListingFilter" }
    sort: { type: "CopySort!" }
    stickers: { type: "[String!]!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    ...CopiesHead_marketItem @arguments(stickers: $stickers)
    ...CopyRows_marketItem
    copySearch(text: $text, chosen: $chosen) {
      problem {
        message
        position
        length
        nearest
      }
      facets {
        totalCount
      }
      copies(sort: $sort, first: $count, after: $cursor) @connection(key: "FoundCopies_copies", filters: ["sort"]) {
        edges {
          node {
            id
            ...CopyRows_listings
          }
        }
      }
    }
  }
`;
