import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { readOpenListingsQuery } from '../__generated__/readOpenListingsQuery.graphql.ts';

/** Items that one question may name, as the server bounds it. */
const ITEMS_MAX = 1_000;

/** Open listings of copies, or why they are not known. */
type OpenListings = readonly string[] | 'signedOut' | 'refused' | 'lost';

/** Ids of the open listings of so many copies as one likes, asked for part by part; where one part fails, none is known. */
export async function readOpenListings(
  environment: Environment,
  itemIds: readonly string[],
): Promise<OpenListings> {
  const listingIds: string[] = [];
  for (let from = 0; from < itemIds.length; from += ITEMS_MAX) {
    const part = itemIds.slice(from, from + ITEMS_MAX);
    const answer = await fetchQuery<readOpenListingsQuery>(
      environment,
      QUERY,
      { itemIds: part },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    if (answer === undefined) {
      return 'lost';
    }
    if (answer.viewer?.inventoryListingIds == null) {
      return answer.viewer == null ? 'signedOut' : 'refused';
    }
    listingIds.push(...answer.viewer.inventoryListingIds);
  }
  return listingIds;
}

const QUERY = graphql`
  query readOpenListingsQuery($itemIds: [ID!]!) {
    viewer {
      inventoryListingIds(itemIds: $itemIds)
    }
  }
`;
