/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation RequestCode($phone: String!, $work: String) {\n    requestSignInCode(input: { phone: $phone, proofOfWork: $work }) {\n      __typename\n      ... on RequestSignInCodePayload { resendAfterSeconds }\n      ... on TooManyCodes { code retryAfterSeconds }\n      ... on ProofOfWorkRequired { code challenge difficulty }\n      ... on Refusal { code message }\n    }\n  }\n": typeof types.RequestCodeDocument,
    "\n  mutation SignIn($phone: String!, $code: String!, $keep: Boolean!, $agreed: Boolean = true) {\n    signIn(input: { phone: $phone, code: $code, keepSignedIn: $keep, hasAgreed: $agreed }) {\n      __typename\n      ... on SignInPayload { viewer { id phone nickname } }\n      ... on Refusal { code message }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation Prepare($amountCents: Cents!, $request: String!) {\n    takeSandboxTradeUrl(input: {}) { viewer { tradeUrl } }\n    topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: $request }) {\n      __typename\n      ... on TopUpInSandboxPayload { viewer { wallet { totalCents spendableCents } } }\n      ... on Refusal { code }\n    }\n  }\n": typeof types.PrepareDocument,
    "\n  query Listings($filter: MarketItemFilter, $first: Int = 5) {\n    marketItems(first: $first, filter: $filter) {\n      edges { node { id marketHashName lowestAskCents listingCount listings(first: 5) { edges { node { id askCents status } } } } }\n    }\n  }\n": typeof types.ListingsDocument,
    "\n  mutation Buy($listingId: ID!, $priceCents: Cents!, $request: String!) {\n    buyListing(input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request }) {\n      __typename\n      ... on BuyListingPayload {\n        order { id orderNo phase statusCode actor priceCents }\n        listing { id status }\n        viewer { wallet { totalCents spendableCents escrowCents } }\n      }\n      ... on PriceChanged { code priceCents }\n      ... on InsufficientFunds { code missingCents spendableCents }\n      ... on Refusal { code message }\n    }\n  }\n": typeof types.BuyDocument,
    "\n  query OrderByNumber($orderNo: String!) {\n    viewer {\n      wallet { totalCents spendableCents depositCents proceedsCents settlingCents escrowCents frozenCents }\n      order(orderNo: $orderNo) {\n        id orderNo phase statusText statusCode step direction actor deadlineAt isFinal isPending priceCents feeCents terminalPriceCents\n        tradedAt settlesAt confirmedAt holdEndsAt pausedAt deliveryIssue heldFromDepositCents heldFromProceedsCents steamTradeOfferId canCancel canBuyerCancelAt\n        events { sequence phase statusText actor cause evidence { name value } movements { account amountCents } }\n      }\n    }\n  }\n": typeof types.OrderByNumberDocument,
    "\n  mutation Cancel($orderId: ID!) {\n    cancelOrder(input: { orderId: $orderId }) {\n      __typename\n      ... on CancelOrderPayload { order { phase statusText } viewer { wallet { spendableCents } } }\n      ... on CancelNotAllowed { code allowedFrom }\n    }\n  }\n": typeof types.CancelDocument,
    "\n  mutation SetOrderTradeUrl($orderId: ID!, $tradeUrl: String!) {\n    setOrderTradeUrl(input: { orderId: $orderId, tradeUrl: $tradeUrl }) {\n      __typename\n      ... on SetOrderTradeUrlPayload { order { phase deliveryIssue actor } viewer { tradeUrl } }\n      ... on Refusal { code }\n    }\n  }\n": typeof types.SetOrderTradeUrlDocument,
    "\n  query SteamHealth {\n    steamHealth { state since hosts { host state callCount failureCount lastSuccessAt } }\n  }\n": typeof types.SteamHealthDocument,
    "\n  query ImportedItem($name: String!, $days: Int = 30) {\n    marketItem(marketHashName: $name) {\n      nameZh tagType tagQuality tagRarity isReadFromName referencePriceCents\n      referencePriceHistory(days: $days) { day priceCents }\n    }\n  }\n": typeof types.ImportedItemDocument,
    "\n  query Rate {\n    exchangeRate { usdPerCny cnyPerUsd fetchedAt }\n  }\n": typeof types.RateDocument,
};
const documents: Documents = {
    "\n  mutation RequestCode($phone: String!, $work: String) {\n    requestSignInCode(input: { phone: $phone, proofOfWork: $work }) {\n      __typename\n      ... on RequestSignInCodePayload { resendAfterSeconds }\n      ... on TooManyCodes { code retryAfterSeconds }\n      ... on ProofOfWorkRequired { code challenge difficulty }\n      ... on Refusal { code message }\n    }\n  }\n": types.RequestCodeDocument,
    "\n  mutation SignIn($phone: String!, $code: String!, $keep: Boolean!, $agreed: Boolean = true) {\n    signIn(input: { phone: $phone, code: $code, keepSignedIn: $keep, hasAgreed: $agreed }) {\n      __typename\n      ... on SignInPayload { viewer { id phone nickname } }\n      ... on Refusal { code message }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation Prepare($amountCents: Cents!, $request: String!) {\n    takeSandboxTradeUrl(input: {}) { viewer { tradeUrl } }\n    topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: $request }) {\n      __typename\n      ... on TopUpInSandboxPayload { viewer { wallet { totalCents spendableCents } } }\n      ... on Refusal { code }\n    }\n  }\n": types.PrepareDocument,
    "\n  query Listings($filter: MarketItemFilter, $first: Int = 5) {\n    marketItems(first: $first, filter: $filter) {\n      edges { node { id marketHashName lowestAskCents listingCount listings(first: 5) { edges { node { id askCents status } } } } }\n    }\n  }\n": types.ListingsDocument,
    "\n  mutation Buy($listingId: ID!, $priceCents: Cents!, $request: String!) {\n    buyListing(input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request }) {\n      __typename\n      ... on BuyListingPayload {\n        order { id orderNo phase statusCode actor priceCents }\n        listing { id status }\n        viewer { wallet { totalCents spendableCents escrowCents } }\n      }\n      ... on PriceChanged { code priceCents }\n      ... on InsufficientFunds { code missingCents spendableCents }\n      ... on Refusal { code message }\n    }\n  }\n": types.BuyDocument,
    "\n  query OrderByNumber($orderNo: String!) {\n    viewer {\n      wallet { totalCents spendableCents depositCents proceedsCents settlingCents escrowCents frozenCents }\n      order(orderNo: $orderNo) {\n        id orderNo phase statusText statusCode step direction actor deadlineAt isFinal isPending priceCents feeCents terminalPriceCents\n        tradedAt settlesAt confirmedAt holdEndsAt pausedAt deliveryIssue heldFromDepositCents heldFromProceedsCents steamTradeOfferId canCancel canBuyerCancelAt\n        events { sequence phase statusText actor cause evidence { name value } movements { account amountCents } }\n      }\n    }\n  }\n": types.OrderByNumberDocument,
    "\n  mutation Cancel($orderId: ID!) {\n    cancelOrder(input: { orderId: $orderId }) {\n      __typename\n      ... on CancelOrderPayload { order { phase statusText } viewer { wallet { spendableCents } } }\n      ... on CancelNotAllowed { code allowedFrom }\n    }\n  }\n": types.CancelDocument,
    "\n  mutation SetOrderTradeUrl($orderId: ID!, $tradeUrl: String!) {\n    setOrderTradeUrl(input: { orderId: $orderId, tradeUrl: $tradeUrl }) {\n      __typename\n      ... on SetOrderTradeUrlPayload { order { phase deliveryIssue actor } viewer { tradeUrl } }\n      ... on Refusal { code }\n    }\n  }\n": types.SetOrderTradeUrlDocument,
    "\n  query SteamHealth {\n    steamHealth { state since hosts { host state callCount failureCount lastSuccessAt } }\n  }\n": types.SteamHealthDocument,
    "\n  query ImportedItem($name: String!, $days: Int = 30) {\n    marketItem(marketHashName: $name) {\n      nameZh tagType tagQuality tagRarity isReadFromName referencePriceCents\n      referencePriceHistory(days: $days) { day priceCents }\n    }\n  }\n": types.ImportedItemDocument,
    "\n  query Rate {\n    exchangeRate { usdPerCny cnyPerUsd fetchedAt }\n  }\n": types.RateDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCode($phone: String!, $work: String) {\n    requestSignInCode(input: { phone: $phone, proofOfWork: $work }) {\n      __typename\n      ... on RequestSignInCodePayload { resendAfterSeconds }\n      ... on TooManyCodes { code retryAfterSeconds }\n      ... on ProofOfWorkRequired { code challenge difficulty }\n      ... on Refusal { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestCode($phone: String!, $work: String) {\n    requestSignInCode(input: { phone: $phone, proofOfWork: $work }) {\n      __typename\n      ... on RequestSignInCodePayload { resendAfterSeconds }\n      ... on TooManyCodes { code retryAfterSeconds }\n      ... on ProofOfWorkRequired { code challenge difficulty }\n      ... on Refusal { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($phone: String!, $code: String!, $keep: Boolean!, $agreed: Boolean = true) {\n    signIn(input: { phone: $phone, code: $code, keepSignedIn: $keep, hasAgreed: $agreed }) {\n      __typename\n      ... on SignInPayload { viewer { id phone nickname } }\n      ... on Refusal { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($phone: String!, $code: String!, $keep: Boolean!, $agreed: Boolean = true) {\n    signIn(input: { phone: $phone, code: $code, keepSignedIn: $keep, hasAgreed: $agreed }) {\n      __typename\n      ... on SignInPayload { viewer { id phone nickname } }\n      ... on Refusal { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Prepare($amountCents: Cents!, $request: String!) {\n    takeSandboxTradeUrl(input: {}) { viewer { tradeUrl } }\n    topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: $request }) {\n      __typename\n      ... on TopUpInSandboxPayload { viewer { wallet { totalCents spendableCents } } }\n      ... on Refusal { code }\n    }\n  }\n"): (typeof documents)["\n  mutation Prepare($amountCents: Cents!, $request: String!) {\n    takeSandboxTradeUrl(input: {}) { viewer { tradeUrl } }\n    topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: $request }) {\n      __typename\n      ... on TopUpInSandboxPayload { viewer { wallet { totalCents spendableCents } } }\n      ... on Refusal { code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Listings($filter: MarketItemFilter, $first: Int = 5) {\n    marketItems(first: $first, filter: $filter) {\n      edges { node { id marketHashName lowestAskCents listingCount listings(first: 5) { edges { node { id askCents status } } } } }\n    }\n  }\n"): (typeof documents)["\n  query Listings($filter: MarketItemFilter, $first: Int = 5) {\n    marketItems(first: $first, filter: $filter) {\n      edges { node { id marketHashName lowestAskCents listingCount listings(first: 5) { edges { node { id askCents status } } } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Buy($listingId: ID!, $priceCents: Cents!, $request: String!) {\n    buyListing(input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request }) {\n      __typename\n      ... on BuyListingPayload {\n        order { id orderNo phase statusCode actor priceCents }\n        listing { id status }\n        viewer { wallet { totalCents spendableCents escrowCents } }\n      }\n      ... on PriceChanged { code priceCents }\n      ... on InsufficientFunds { code missingCents spendableCents }\n      ... on Refusal { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation Buy($listingId: ID!, $priceCents: Cents!, $request: String!) {\n    buyListing(input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request }) {\n      __typename\n      ... on BuyListingPayload {\n        order { id orderNo phase statusCode actor priceCents }\n        listing { id status }\n        viewer { wallet { totalCents spendableCents escrowCents } }\n      }\n      ... on PriceChanged { code priceCents }\n      ... on InsufficientFunds { code missingCents spendableCents }\n      ... on Refusal { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderByNumber($orderNo: String!) {\n    viewer {\n      wallet { totalCents spendableCents depositCents proceedsCents settlingCents escrowCents frozenCents }\n      order(orderNo: $orderNo) {\n        id orderNo phase statusText statusCode step direction actor deadlineAt isFinal isPending priceCents feeCents terminalPriceCents\n        tradedAt settlesAt confirmedAt holdEndsAt pausedAt deliveryIssue heldFromDepositCents heldFromProceedsCents steamTradeOfferId canCancel canBuyerCancelAt\n        events { sequence phase statusText actor cause evidence { name value } movements { account amountCents } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderByNumber($orderNo: String!) {\n    viewer {\n      wallet { totalCents spendableCents depositCents proceedsCents settlingCents escrowCents frozenCents }\n      order(orderNo: $orderNo) {\n        id orderNo phase statusText statusCode step direction actor deadlineAt isFinal isPending priceCents feeCents terminalPriceCents\n        tradedAt settlesAt confirmedAt holdEndsAt pausedAt deliveryIssue heldFromDepositCents heldFromProceedsCents steamTradeOfferId canCancel canBuyerCancelAt\n        events { sequence phase statusText actor cause evidence { name value } movements { account amountCents } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Cancel($orderId: ID!) {\n    cancelOrder(input: { orderId: $orderId }) {\n      __typename\n      ... on CancelOrderPayload { order { phase statusText } viewer { wallet { spendableCents } } }\n      ... on CancelNotAllowed { code allowedFrom }\n    }\n  }\n"): (typeof documents)["\n  mutation Cancel($orderId: ID!) {\n    cancelOrder(input: { orderId: $orderId }) {\n      __typename\n      ... on CancelOrderPayload { order { phase statusText } viewer { wallet { spendableCents } } }\n      ... on CancelNotAllowed { code allowedFrom }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrderTradeUrl($orderId: ID!, $tradeUrl: String!) {\n    setOrderTradeUrl(input: { orderId: $orderId, tradeUrl: $tradeUrl }) {\n      __typename\n      ... on SetOrderTradeUrlPayload { order { phase deliveryIssue actor } viewer { tradeUrl } }\n      ... on Refusal { code }\n    }\n  }\n"): (typeof documents)["\n  mutation SetOrderTradeUrl($orderId: ID!, $tradeUrl: String!) {\n    setOrderTradeUrl(input: { orderId: $orderId, tradeUrl: $tradeUrl }) {\n      __typename\n      ... on SetOrderTradeUrlPayload { order { phase deliveryIssue actor } viewer { tradeUrl } }\n      ... on Refusal { code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SteamHealth {\n    steamHealth { state since hosts { host state callCount failureCount lastSuccessAt } }\n  }\n"): (typeof documents)["\n  query SteamHealth {\n    steamHealth { state since hosts { host state callCount failureCount lastSuccessAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportedItem($name: String!, $days: Int = 30) {\n    marketItem(marketHashName: $name) {\n      nameZh tagType tagQuality tagRarity isReadFromName referencePriceCents\n      referencePriceHistory(days: $days) { day priceCents }\n    }\n  }\n"): (typeof documents)["\n  query ImportedItem($name: String!, $days: Int = 30) {\n    marketItem(marketHashName: $name) {\n      nameZh tagType tagQuality tagRarity isReadFromName referencePriceCents\n      referencePriceHistory(days: $days) { day priceCents }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rate {\n    exchangeRate { usdPerCny cnyPerUsd fetchedAt }\n  }\n"): (typeof documents)["\n  query Rate {\n    exchangeRate { usdPerCny cnyPerUsd fetchedAt }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;