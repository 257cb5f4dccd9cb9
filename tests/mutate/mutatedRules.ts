/** Rules of which every mutant must be killed: the ledger, the order machine, signatures. */
export const STRICT_RULES: readonly string[] = [
  'api/payments/ledger/ledger.ts',
  'api/orders/order/order.ts',
  'api/orders/order/orderCancel.ts',
  'api/orders/order/orderDuty.ts',
  'api/orders/order/orderList.ts',
  'api/orders/order/orderMovements.ts',
  'api/orders/order/orderPause.ts',
  'api/orders/order/orderPayment.ts',
  'api/orders/order/orderStatus.ts',
  'api/orders/order/orderNotifications.ts',
  'api/orders/order/proceedsReview.ts',
  'api/orders/order/selfTrade.ts',
  'api/orders/tradeOffer/deadlineEnd.ts',
  'api/orders/tradeOffer/fault.ts',
  'api/orders/tradeOffer/steamFact.ts',
  'api/partners/openApi/compatibleSignature.ts',
  'api/partners/openApi/platformKey.ts',
  'api/partners/openApi/signature.ts',
  'api/notifications/callback/callbackText.ts',
  'api/partners/callbacks/callbackHeaders.ts',
  'api/partners/callbacks/callbackKey.ts',
];

/**
 * Rules that are mutated too: money and fees, who may see what, keys, the limiter of one-time codes. Services and stores are not: each test of
 * theirs needs a market with its database, seconds for every one of thousands of mutants, and the races and crashes that they are made for
 * are shown by tests of their own (`npm run prove`).
 */
export const OTHER_RULES: readonly string[] = [
  'api/kernel/money.ts',
  'api/accounts/user/restriction.ts',
  'api/orders/order/copyCheck.ts',
  'api/catalog/prices/sellingTimes.ts',
  'api/orders/order/orderDisplay.ts',
  'api/orders/order/orderHistoryDisplay.ts',
  'api/orders/order/orderMoneyDisplay.ts',
  'api/orders/order/releaseCalendar.ts',
  'api/payments/wallet/entryWords.ts',
  'api/payments/wallet/historyRange.ts',
  'api/payments/wallet/points.ts',
  'api/payments/wallet/wallet.ts',
  'api/payments/withdrawal/withdrawal.ts',
  'api/payments/withdrawal/withdrawalAnswer.ts',
  'api/payments/provider/trade.ts',
  'api/selling/listing/priceRules.ts',
  'api/notifications/callback/callbackAnswer.ts',
  'api/partners/callbacks/callback.ts',
  'api/partners/application/allowedAddresses.ts',
  'api/partners/application/partnerKey.ts',
  'api/accounts/session/code.ts',
  'api/accounts/session/session.ts',
  'api/steam/account/ownRow.ts',
];

/** Rules of the strict folders that are no part of this, each with its reason. */
export const NOT_MUTATED: readonly string[] = [
  // Queries as text: only a database can detect a wrong one, and the tests of the audit do so.
  'api/ops/audit/invariants.ts',
  'api/ops/audit/paymentInvariants.ts',
  // Descriptions of the GraphQL schema.
  'api/orders/order/displayTerms.ts',
  // Words of the operators' command line.
  'api/orders/order/orderCommand.ts',
];
