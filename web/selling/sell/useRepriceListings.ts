import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRepriceListingsMutation } from '../../__generated__/useRepriceListingsMutation.graphql.ts';
import { askNetwork } from '../../relay/askNetwork.ts';
import { type BatchEntry, type SendBatch, updateRows } from './batch.ts';

/** Reprices listings. Rows that show them update. */
export function useRepriceListings(): SendBatch<BatchEntry> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (entries, clientRequestId) => {
      const items = entries.map(({ key: listingId, priceCents, isPriceConfirmed }) => ({
        listingId,
        priceCents,
        isPriceConfirmed,
      }));
      const { repriceListings } = await askNetwork<useRepriceListingsMutation>(environment, MUTATION, {
        input: { items, clientRequestId },
      });
      updateRows(environment, repriceListings.results ?? []);
      return { problem: repriceListings.message, results: repriceListings.results ?? [] };
    },
    [environment],
  );
}

const MUTATION = graphql`
  mutation useRepriceListingsMutation($input: RepriceListingsInput!) {
    repriceListings(input: $input) {
      ... on RepriceListingsPayload {
        results {
          index
          reason
          until
          listing {
            id
            status
            askCents
            netCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
