import { graphql } from 'react-relay';
import type {
  useBidPreviewQuery,
  useBidPreviewQuery$data,
} from '../../__generated__/useBidPreviewQuery.graphql.ts';
import type { BidDraft } from './bidDraft.ts';
import { useDraftQuery } from './useDraftQuery.ts';

/** What a buy order would do if it were opened now. */
export type BidPreview = NonNullable<
  NonNullable<NonNullable<useBidPreviewQuery$data['node']>['marketItem']>['previewBid']
>;

/** The outlook of a buy order; null until it has arrived. */
export function useBidPreview(marketItemId: string, draft: BidDraft | null): BidPreview | null {
  const variables = draft && {
    marketItemId,
    priceCents: draft.priceCents,
    upToCents: draft.upToCents,
    quantity: draft.quantity,
    filter: draft.filter,
  };
  return useDraftQuery<useBidPreviewQuery>(QUERY, variables)?.node?.marketItem?.previewBid ?? null;
}

const QUERY = graphql`
  query useBidPreviewQuery($marketItemId: ID!, $quantity: Int!, $priceCents: Cents!, $upToCents: Cents, $filter: String) {
    node(id: $marketItemId) {
      ... on MarketItem @alias(as: "marketItem") {
        previewBid(quantity: $quantity, priceCents: $priceCents, upToCents: $upToCents, filter: $filter) {
          filterProblem
          buysAtOnce
          sumCents
          copiesAhead
          nearestPrices {
            lowerCents
            higherCents
          }
          nearestLimits {
            lowerCents
            higherCents
          }
        }
      }
    }
  }
`;
