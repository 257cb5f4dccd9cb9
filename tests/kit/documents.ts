import { graphql } from '../generated/gql.ts';

/** Requests a sign-in code. */
export const REQUEST_CODE = graphql(`
  mutation RequestCode($phone: String!, $work: String) {
    requestSignInCode(input: { phone: $phone, proofOfWork: $work }) {
      __typename
      ... on RequestSignInCodePayload { resendAfterSeconds }
      ... on TooManyCodes { code retryAfterSeconds }
      ... on ProofOfWorkRequired { code challenge difficulty }
      ... on DomainError { code message }
    }
  }
`);

/** Signs in. */
export const SIGN_IN = graphql(`
  mutation SignIn($phone: String!, $code: String!, $keep: Boolean!, $agreed: Boolean = true) {
    signIn(input: { phone: $phone, code: $code, keepSignedIn: $keep, hasAgreed: $agreed }) {
      __typename
      ... on SignInPayload { viewer { id phone nickname } }
      ... on DomainError { code message }
    }
  }
`);

/** Play money and a ready-made trade link. */
export const PREPARE = graphql(`
  mutation Prepare($amountCents: Cents!, $request: String!) {
    takeSandboxTradeUrl(input: {}) {
      __typename
      ... on TakeSandboxTradeUrlPayload { viewer { tradeUrl } }
    }
    topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: $request }) {
      __typename
      ... on TopUpInSandboxPayload { viewer { wallet { totalCents spendableCents } } }
      ... on DomainError { code }
    }
  }
`);

/** Cheap listings to buy. */
export const LISTINGS = graphql(`
  query Listings($filter: MarketItemFilter, $first: Int = 5) {
    marketItems(first: $first, filter: $filter) {
      edges { node { id marketHashName lowestAskCents listingCount listings(first: 5) { edges { node { id askCents status } } } } }
    }
  }
`);

/** Buys. */
export const BUY = graphql(`
  mutation Buy($listingId: ID!, $priceCents: Cents!, $request: String!) {
    buyListing(input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request }) {
      __typename
      ... on BuyListingPayload {
        order { id orderNo phase actor priceCents }
        listing { id status }
        viewer { wallet { totalCents spendableCents escrowCents } }
      }
      ... on PriceChanged { code priceCents }
      ... on InsufficientFunds { code missingCents spendableCents }
      ... on DomainError { code message }
    }
  }
`);

/** A buy order for an item. */
export const OPEN_BID = graphql(`
  mutation OpenBid($marketItemId: ID!, $priceCents: Cents!, $quantity: Int!, $filter: String, $request: String!) {
    openBid(
      input: {
        marketItemId: $marketItemId
        priceCents: $priceCents
        quantity: $quantity
        filter: $filter
        isConfirmed: true
        clientRequestId: $request
      }
    ) {
      __typename
      ... on OpenBidPayload {
        bid { id status remaining heldCents copiesAhead }
        viewer { wallet { spendableCents biddingCents } }
      }
      ... on DomainError { code message }
    }
  }
`);

/** An order by number. */
export const ORDER = graphql(`
  query OrderByNumber($orderNo: String!) {
    viewer {
      wallet { totalCents spendableCents depositCents proceedsCents settlingCents returningCents escrowCents frozenCents }
      order(orderNo: $orderNo) {
        id orderNo phase display { statusText } direction actor deadlineAt priceCents feeCents terminalPriceCents
        tradedAt settlesAt confirmedAt holdEndsAt pausedAt deliveryIssue heldFromDepositCents heldFromProceedsCents steamTradeOfferId canCancel canBuyerCancelAt
        events { sequence phase statusText actor cause evidence { name value } movements { account amountCents } }
      }
    }
  }
`);

/** Cancels an order. */
export const CANCEL = graphql(`
  mutation Cancel($orderId: ID!) {
    cancelOrder(input: { orderId: $orderId }) {
      __typename
      ... on CancelOrderPayload { order { phase display { statusText } } viewer { wallet { spendableCents } } }
      ... on CancelNotAllowed { code allowedFrom }
    }
  }
`);

/** Gives an order another trade link. */
export const SET_ORDER_TRADE_URL = graphql(`
  mutation SetOrderTradeUrl($orderId: ID!, $tradeUrl: String!) {
    setOrderTradeUrl(input: { orderId: $orderId, tradeUrl: $tradeUrl }) {
      __typename
      ... on SetOrderTradeUrlPayload { order { phase deliveryIssue actor } viewer { tradeUrl } }
      ... on DomainError { code }
    }
  }
`);

/** How Steam does. */
export const STEAM_HEALTH = graphql(`
  query SteamHealth {
    steamHealth { state since hosts { host state callCount failureCount lastSuccessAt } }
  }
`);
