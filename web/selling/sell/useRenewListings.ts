import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useRenewListingsQuery } from '../../__generated__/useRenewListingsQuery.graphql.ts';

/** Listings of one request. */
const PART_SIZE = 50;

/**
 * Reads loaded listings again, one part after the other, in the order of their ids. The next call takes the place of one
 * that is under way. A part that cannot be read leaves its rows as they are.
 */
export function useRenewListings(): (ids: readonly string[]) => void {
  const environment = useRelayEnvironment();
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  return useCallback(
    async (ids) => {
      run.current += 1;
      const own = run.current;
      for (let from = 0; from < ids.length && own === run.current; from += PART_SIZE) {
        const variables = { ids: ids.slice(from, from + PART_SIZE) };
        await fetchQuery<useRenewListingsQuery>(environment, QUERY, variables, {
          fetchPolicy: 'network-only',
          networkCacheConfig: { metadata: { isBackground: true } },
        })
          .toPromise()
          .catch(() => undefined);
      }
    },
    [environment],
  );
}

const QUERY = graphql`
  query useRenewListingsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Listing {
        status
      }
      ...OwnListingRow_listing @alias(as: "listing")
    }
  }
`;
