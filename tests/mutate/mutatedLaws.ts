/** Laws of which every mutant must be killed (`safety.md` 2.2, P3): the ledger, the order machine, signatures. */
export const STRICT_LAWS: readonly string[] = [
  'api/ledger/ledger.ts',
  'api/ledger/planHold.ts',
  'api/ledger/platformLeg.ts',
  'api/ledger/withdrawalLegs.ts',
  'api/order/dispute.ts',
  'api/order/operatorCancel.ts',
  'api/order/order.ts',
  'api/order/orderCancel.ts',
  'api/order/orderDuty.ts',
  'api/order/orderGroup.ts',
  'api/order/orderMessages.ts',
  'api/order/orderMovements.ts',
  'api/order/orderPath.ts',
  'api/order/orderPause.ts',
  'api/order/orderPayment.ts',
  'api/order/orderSearch.ts',
  'api/order/orderSide.ts',
  'api/order/orderStatus.ts',
  'api/order/orderTidings.ts',
  'api/order/orderTimes.ts',
  'api/order/proceedsReview.ts',
  'api/order/reviewRules.ts',
  'api/order/selfTrade.ts',
  'api/tradeOffer/deadlineEnd.ts',
  'api/tradeOffer/fault.ts',
  'api/tradeOffer/steamFact.ts',
  'api/open/compatibleSignature.ts',
  'api/open/platformKey.ts',
  'api/open/signature.ts',
  'api/callback/callbackHeaders.ts',
];

/**
 * Laws that are mutated too: money and fees, who may see what, keys, the limiter of one-time codes. Deeds and shelves are not: each test of
 * theirs wants a market with its database, seconds for every one of thousands of mutants, and the races and crashes that they are made for
 * are shown by tests of their own (`npm run prove`).
 */
export const OTHER_LAWS: readonly string[] = [
  'api/kernel/money.ts',
  'api/wallet/entryLegs.ts',
  'api/wallet/historyRange.ts',
  'api/wallet/points.ts',
  'api/wallet/wallet.ts',
  'api/withdrawal/withdrawal.ts',
  'api/withdrawal/withdrawalAnswer.ts',
  'api/payment/trade.ts',
  'api/listing/priceRules.ts',
  'api/callback/callback.ts',
  'api/partner/allowedAddresses.ts',
  'api/partner/partnerKey.ts',
  'api/session/codeHash.ts',
  'api/session/proofOfWork.ts',
  'api/session/session.ts',
  'api/steamAccount/ownRow.ts',
];

/** Laws of the strict folders that are no part of this, each with its reason. */
export const NOT_MUTATED: readonly string[] = [
  // Queries as text: only a database can tell a wrong one, and the tests of the audit do.
  'api/ledger/invariant.ts',
  'api/ledger/invariants.ts',
  'api/ledger/paymentInvariants.ts',
  // Words of the operators' command line.
  'api/order/orderCommand.ts',
];
