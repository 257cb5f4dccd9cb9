import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUnlistListingsMutation } from '../../__generated__/useUnlistListingsMutation.graphql.ts';
import { commitPart, type SendPart } from './batch.ts';

/** Withdraws listings. Rows that show them are removed. */
export function useUnlistListings(): SendPart<{ readonly key: string }> {
  const [commit] = useMutation<useUnlistListingsMutation>(MUTATION);
  return useCallback(
    async (part, clientRequestId) => {
      const listingIds = part.map(({ key }) => key);
      const { unlistListings } = await commitPart(commit, { input: { listingIds, clientRequestId } });
      return { problem: unlistListings.message, results: unlistListings.results ?? [] };
    },
    [commit],
  );
}

const MUTATION = graphql`
  mutation useUnlistListingsMutation($input: UnlistListingsInput!) {
    unlistListings(input: $input) {
      ... on UnlistListingsPayload {
        results {
          index
          reason
          until
          listing {
            id
            status
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
