/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a listing stands. */
export type ListingStatus =
  | 'ACTIVE'
  | 'RESERVED'
  | 'SOLD'
  | 'WITHDRAWN';

/** Narrows a market list. Values within one list widen it, different lists narrow it. Tags are Steam's internal names. */
export type MarketItemFilter = {
  /** WearCategory0 to WearCategory4, WearCategoryNA. */
  exteriors?: Array<string> | null | undefined;
  /** true: only items of which a robot delivers at least one listing. The other three zones likewise. */
  isAutomatic?: boolean | null | undefined;
  /** true: only items whose lowest ask is at most 90 % of the reference price. */
  isBargain?: boolean | null | undefined;
  /** true: only items of which at least one copy was sold in the last 24 hours. */
  isHot?: boolean | null | undefined;
  /** true: only items with one to three copies on sale. */
  isLowStock?: boolean | null | undefined;
  /** Collections, such as set_train_2021. */
  itemSets?: Array<string> | null | undefined;
  /** Words in any order, found in the Chinese, English or market hash name. */
  keyword?: string | null | undefined;
  /** Lowest ask at most this. */
  maxPriceCents?: number | null | undefined;
  /** Lowest ask at least this. */
  minPriceCents?: number | null | undefined;
  /** normal, strange (StatTrak), tournament (souvenir), unusual (star), unusual_strange. */
  qualities?: Array<string> | null | undefined;
  /** Such as Rarity_Ancient_Weapon. */
  rarities?: Array<string> | null | undefined;
  /** Such as CSGO_Type_Rifle. */
  types?: Array<string> | null | undefined;
  /** Sub-types, such as weapon_ak47. */
  weapons?: Array<string> | null | undefined;
};

/** Who must act, or who acted. */
export type OrderActor =
  | 'BUYER'
  | 'NOBODY'
  | 'PLATFORM'
  | 'SELLER'
  | 'STEAM';

/** Why Steam does not take an offer to the buyer's trade link. */
export type OrderDeliveryIssue =
  /** Steam does not let the account of the link trade. */
  | 'PARTNER_BLOCKED'
  /** The link is no longer good: its owner made a new one. */
  | 'TRADE_LINK';

/** From the reader's side. */
export type OrderDirection =
  | 'BUY'
  | 'SELL';

/** An account that an order's money moves by, as the reader knows it. */
export type OrderMovementAccount =
  /** The buyer, to the seller. */
  | 'BUYER'
  /** The reader's deposit: spendable only. */
  | 'DEPOSIT'
  /** Held by the platform for this order. */
  | 'ESCROW'
  /** The platform's fee, told to the seller. */
  | 'FEE'
  /** The reader's proceeds: withdrawable. */
  | 'PROCEEDS'
  /** The seller, to the buyer. */
  | 'SELLER'
  /** The reader's money that is not mature yet. */
  | 'SETTLING';

/** Where an order stands. Only the edges of the documented table lead from one to another. */
export type OrderPhase =
  | 'AWAITING_ACCEPT'
  | 'AWAITING_OFFER'
  | 'AWAITING_PAYMENT'
  | 'COMPLETED'
  | 'CREATING'
  | 'DELIVERING'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PROTECTED'
  | 'VERIFYING';

/** The stable name of the text that people read for an order's state. */
export type OrderStatusText =
  | 'AWAITING_ACCEPT'
  | 'AWAITING_OFFER'
  | 'AWAITING_PAYMENT'
  | 'BUYER_CANCELLED'
  | 'BUYER_CANCEL_VERIFYING'
  | 'BUYER_COUNTER_OFFER'
  | 'BUYER_DECLINED'
  | 'BUYER_RECEIVE_TIMEOUT'
  | 'COMPLETED'
  | 'CREATING'
  | 'DELIVERING'
  | 'ITEM_GONE'
  | 'ON_HOLD'
  | 'PAYMENT_TIMEOUT'
  | 'PROTECTED'
  | 'REVERSED'
  | 'SELLER_CANCELLED'
  | 'SELLER_CANCEL_VERIFYING'
  | 'SELLER_REVOKED'
  | 'SELLER_SHIPMENT_TIMEOUT'
  | 'SYSTEM_CANCELLED'
  | 'SYSTEM_CANCEL_VERIFYING'
  | 'VERIFYING';

/** The four steps that people see. */
export type OrderStep =
  | 'ORDER'
  | 'PAYMENT'
  | 'RECEIPT'
  | 'SHIPMENT';

/** How Steam does. */
export type SteamHealthState =
  /** A good part of the calls fails. */
  | 'DEGRADED'
  /** It does not work: orders' deadlines stand still. */
  | 'DOWN'
  /** It works. */
  | 'UP';

export type RequestCodeMutationVariables = Exact<{
  phone: string;
  work?: string | null | undefined;
}>;


export type RequestCodeMutation = { requestSignInCode:
    | { __typename: 'CodeNotSent', code: string, message: string }
    | { __typename: 'PhoneInvalid', code: string, message: string }
    | { __typename: 'ProofOfWorkRequired', code: string, challenge: string, difficulty: number, message: string }
    | { __typename: 'RequestSignInCodePayload', resendAfterSeconds: number }
    | { __typename: 'TooManyCodes', code: string, retryAfterSeconds: number, message: string }
   };

export type SignInMutationVariables = Exact<{
  phone: string;
  code: string;
  keep: boolean;
  agreed?: boolean | null | undefined;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'AgreementMissing', code: string, message: string }
    | { __typename: 'CodeWrong', code: string, message: string }
    | { __typename: 'PhoneInvalid', code: string, message: string }
    | { __typename: 'SignInPayload', viewer: { id: string, phone: string, nickname: string } }
    | { __typename: 'TooManyCodes', code: string, message: string }
   };

export type PrepareMutationVariables = Exact<{
  amountCents: number;
  request: string;
}>;


export type PrepareMutation = { takeSandboxTradeUrl: { viewer: { tradeUrl: string | null } }, topUpInSandbox:
    | { __typename: 'AmountInvalid', code: string }
    | { __typename: 'RequestIdReused', code: string }
    | { __typename: 'TopUpInSandboxPayload', viewer: { wallet: { totalCents: number, spendableCents: number } } }
   };

export type ListingsQueryVariables = Exact<{
  filter?: MarketItemFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type ListingsQuery = { marketItems: { edges: Array<{ node: { id: string, marketHashName: string, lowestAskCents: number | null, listingCount: number, listings: { edges: Array<{ node: { id: string, askCents: number, status: ListingStatus } }> } | null } }> } | null };

export type BuyMutationVariables = Exact<{
  listingId: string | number;
  priceCents: number;
  request: string;
}>;


export type BuyMutation = { buyListing:
    | { __typename: 'AccountBlocked', code: string, message: string }
    | { __typename: 'BuyListingPayload', order: { id: string, orderNo: string, phase: OrderPhase, statusCode: number, actor: OrderActor, priceCents: number }, listing: { id: string, status: ListingStatus }, viewer: { wallet: { totalCents: number, spendableCents: number, escrowCents: number } } }
    | { __typename: 'InsufficientFunds', code: string, missingCents: number, spendableCents: number, message: string }
    | { __typename: 'ListingGone', code: string, message: string }
    | { __typename: 'OwnListing', code: string, message: string }
    | { __typename: 'PriceChanged', code: string, priceCents: number, message: string }
    | { __typename: 'RequestIdReused', code: string, message: string }
    | { __typename: 'TradeUrlMissing', code: string, message: string }
   };

export type OrderByNumberQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderByNumberQuery = { viewer: { wallet: { totalCents: number, spendableCents: number, depositCents: number, proceedsCents: number, settlingCents: number, escrowCents: number, frozenCents: number }, order: { id: string, orderNo: string, phase: OrderPhase, statusText: OrderStatusText, statusCode: number, step: OrderStep, direction: OrderDirection, actor: OrderActor, deadlineAt: string | null, isFinal: boolean, isPending: boolean, priceCents: number, feeCents: number, terminalPriceCents: number, tradedAt: string | null, settlesAt: string | null, confirmedAt: string | null, holdEndsAt: string | null, pausedAt: string | null, deliveryIssue: OrderDeliveryIssue | null, heldFromDepositCents: number | null, heldFromProceedsCents: number | null, steamTradeOfferId: string | null, canCancel: boolean, canBuyerCancelAt: string | null, events: Array<{ sequence: number, phase: OrderPhase, statusText: OrderStatusText, actor: OrderActor, cause: string, evidence: Array<{ name: string, value: string }>, movements: Array<{ account: OrderMovementAccount, amountCents: number }> }> } | null } | null };

export type CancelMutationVariables = Exact<{
  orderId: string | number;
}>;


export type CancelMutation = { cancelOrder:
    | { __typename: 'CancelNotAllowed', code: string, allowedFrom: string | null }
    | { __typename: 'CancelOrderPayload', order: { phase: OrderPhase, statusText: OrderStatusText }, viewer: { wallet: { spendableCents: number } } }
   };

export type SetOrderTradeUrlMutationVariables = Exact<{
  orderId: string | number;
  tradeUrl: string;
}>;


export type SetOrderTradeUrlMutation = { setOrderTradeUrl:
    | { __typename: 'SetOrderTradeUrlPayload', order: { phase: OrderPhase, deliveryIssue: OrderDeliveryIssue | null, actor: OrderActor }, viewer: { tradeUrl: string | null } }
    | { __typename: 'TradeUrlInvalid', code: string }
    | { __typename: 'TradeUrlNotWanted', code: string }
   };

export type SteamHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SteamHealthQuery = { steamHealth: { state: SteamHealthState, since: string | null, hosts: Array<{ host: string, state: SteamHealthState, callCount: number, failureCount: number, lastSuccessAt: string | null }> } | null };

export type ImportedItemQueryVariables = Exact<{
  name: string;
  days?: number | null | undefined;
}>;


export type ImportedItemQuery = { marketItem: { nameZh: string, tagType: string | null, tagQuality: string | null, tagRarity: string | null, isReadFromName: boolean, referencePriceCents: number | null, referencePriceHistory: Array<{ day: string, priceCents: number }> | null } | null };

export type RateQueryVariables = Exact<{ [key: string]: never; }>;


export type RateQuery = { exchangeRate: { usdPerCny: number, cnyPerUsd: number, fetchedAt: string } | null };


export const RequestCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"work"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"proofOfWork"},"value":{"kind":"Variable","name":{"kind":"Name","value":"work"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSignInCodePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyCodes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProofOfWorkRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestCodeMutation, RequestCodeMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keep"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"keepSignedIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keep"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasAgreed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PrepareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Prepare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSandboxTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topUpInSandbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopUpInSandboxPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PrepareMutation, PrepareMutationVariables>;
export const ListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Listings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItemFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}},{"kind":"Field","name":{"kind":"Name","value":"lowestAskCents"}},{"kind":"Field","name":{"kind":"Name","value":"listingCount"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListingsQuery, ListingsQueryVariables>;
export const BuyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Buy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedPriceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyListingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsufficientFunds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"missingCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BuyMutation, BuyMutationVariables>;
export const OrderByNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderByNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"depositCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"settlingCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"terminalPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"tradedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryIssue"}},{"kind":"Field","name":{"kind":"Name","value":"heldFromDepositCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldFromProceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"steamTradeOfferId"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canBuyerCancelAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderByNumberQuery, OrderByNumberQueryVariables>;
export const CancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Cancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMutation, CancelMutationVariables>;
export const SetOrderTradeUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderTradeUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"tradeUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrderTradeUrlPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryIssue"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetOrderTradeUrlMutation, SetOrderTradeUrlMutationVariables>;
export const SteamHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SteamHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"hosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"callCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]}}]}}]} as unknown as DocumentNode<SteamHealthQuery, SteamHealthQueryVariables>;
export const ImportedItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marketHashName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"tagQuality"}},{"kind":"Field","name":{"kind":"Name","value":"tagRarity"}},{"kind":"Field","name":{"kind":"Name","value":"isReadFromName"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}}]}}]} as unknown as DocumentNode<ImportedItemQuery, ImportedItemQueryVariables>;
export const RateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usdPerCny"}},{"kind":"Field","name":{"kind":"Name","value":"cnyPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<RateQuery, RateQueryVariables>;