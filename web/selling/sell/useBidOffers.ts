import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useBidOffersQuery } from '../../__generated__/useBidOffersQuery.graphql.ts';
import type { BidOffer } from './quickSale.ts';

/**
 * Makes a dry run of a quick sale: which buy order each copy would be sold to now, by the id of the copy. Null while it loads; an error is
 * thrown to the nearest error boundary. A new `round` asks again.
 */
export function useBidOffers(
  assetIds: readonly string[],
  round: number,
): ReadonlyMap<string, BidOffer> | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ round: number; offers: ReadonlyMap<string, BidOffer> } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const request = fetchQuery<useBidOffersQuery>(
      environment,
      QUERY,
      { inventoryItemIds: assetIds },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ previewQuickSale: previews }) {
        if (previews == null) {
          setFailure(new Error('The dry run could not be read.'));
          return;
        }
        const offers = previews.flatMap(({ inventoryItemId, bestBid, isFarBelow }) =>
          bestBid == null ? [] : [[inventoryItemId, { ...bestBid, isFarBelow }] as const],
        );
        setAnswer({ round, offers: new Map(offers) });
      },
      error: setFailure,
    });
    return () => request.unsubscribe();
  }, [assetIds, environment, round]);
  if (failure !== null) {
    throw failure;
  }
  return answer?.round === round ? answer.offers : null;
}

const QUERY = graphql`
  query useBidOffersQuery($inventoryItemIds: [ID!]!) {
    previewQuickSale(inventoryItemIds: $inventoryItemIds) {
      inventoryItemId
      bestBid {
        priceCents
        feeCents
        netCents
      }
      isFarBelow
    }
  }
`;
