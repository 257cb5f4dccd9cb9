import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRepriceListingsMutation } from '../../__generated__/useRepriceListingsMutation.graphql.ts';
import { type BatchEntry, commitPart, type SendPart } from './batch.ts';

/** Reprices listings. Rows that show them update. */
export function useRepriceListings(): SendPart<BatchEntry> {
  const [commit] = useMutation<useRepriceListingsMutation>(MUTATION);
  return useCallback(
    async (part, clientRequestId) => {
      const items = part.map(({ key: listingId, priceCents, isPriceConfirmed }) => ({
        listingId,
        priceCents,
        isPriceConfirmed,
      }));
      const { repriceListings } = await commitPart(commit, { input: { items, clientRequestId } });
      return { problem: repriceListings.message, results: repriceListings.results ?? [] };
    },
    [commit],
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
