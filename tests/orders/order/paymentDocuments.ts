import { graphql } from '../../generated/gql.ts';

/** Buys at the payment app. */
export const BUY_BY_APP = graphql(`
  mutation BuyByApp($listingId: ID!, $priceCents: Cents!, $request: String!) {
    buyListing(
      input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request, payBy: PAYMENT_APP }
    ) {
      __typename
      ... on BuyListingPayload {
        payUrl
        order { id orderNo phase display { statusText } actor deadlineAt canCancel payment { number status expiresAt } }
        listing { status }
        viewer { wallet { totalCents spendableCents escrowCents } }
      }
      ... on DomainError { code }
    }
  }
`);

/** Goes on paying. */
export const PAY_ORDER = graphql(`
  mutation PayOrder($orderId: ID!) {
    payOrder(input: { orderId: $orderId }) {
      __typename
      ... on PayOrderPayload { payUrl }
      ... on DomainError { code }
    }
  }
`);

/** The payment of an order, as its reader may know it. */
export const PAYMENT = graphql(`
  query OrderPaymentOf($orderNo: String!) {
    viewer { order(orderNo: $orderNo) { phase payment { number status } } }
  }
`);
