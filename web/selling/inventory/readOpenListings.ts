import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { readOpenListingsQuery } from '../../__generated__/readOpenListingsQuery.graphql.ts';

/** The largest number of items that the server accepts in one query. */
const ITEMS_MAX = 1_000;

/** Ids of the open listings of copies, or the reason why they are not known. */
type OpenListings = readonly string[] | 'signedOut' | 'refused' | 'lost';

/**
 * Ids of the open listings of any number of copies, queried in parts. Where one part fails, the reason is returned
 * instead.
 */
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
