import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useUnlistListingsMutation } from '../../__generated__/useUnlistListingsMutation.graphql.ts';
import { askNetwork } from '../../relay/askNetwork.ts';
import { type SendBatch, updateRows } from './batch.ts';

/** Withdraws listings. Rows that show them are removed. */
export function useUnlistListings(): SendBatch<{ readonly key: string }> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (entries, clientRequestId) => {
      const listingIds = entries.map(({ key }) => key);
      const { unlistListings } = await askNetwork<useUnlistListingsMutation>(environment, MUTATION, {
        input: { listingIds, clientRequestId },
      });
      updateRows(environment, unlistListings.results ?? []);
      return { problem: unlistListings.message, results: unlistListings.results ?? [] };
    },
    [environment],
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
