import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { readOpenListingsQuery } from '../../__generated__/readOpenListingsQuery.graphql.ts';

/** Ids of the open listings of copies, or the reason why they are not known. */
type OpenListings = readonly string[] | 'signedOut' | 'refused' | 'lost';

/** Ids of the open listings of copies, as many as a form has rows for. */
export async function readOpenListings(
  environment: Environment,
  itemIds: readonly string[],
): Promise<OpenListings> {
  const answer = await fetchQuery<readOpenListingsQuery>(
    environment,
    QUERY,
    { itemIds },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => undefined);
  if (answer === undefined) {
    return 'lost';
  }
  return answer.viewer?.inventoryListingIds ?? (answer.viewer == null ? 'signedOut' : 'refused');
}

const QUERY = graphql`
  query readOpenListingsQuery($itemIds: [ID!]!) {
    viewer {
      inventoryListingIds(inventoryItemIds: $itemIds)
    }
  }
`;
