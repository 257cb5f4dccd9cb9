/** Why a transfer of the ledger was made, each with its description in the GraphQL schema. */
export const WALLET_REASONS = {
  payment: 'The payment app paid an order.',
  hold: 'The price of a purchase went into escrow.',
  refund: 'The price of a failed order went back to its buyer.',
  payBack: 'A refund arrived at the payment app.',
  payBackRefused: 'The payment app refused a refund, which became deposit.',
  latePaymentKept: 'A payment that came after its order had closed became deposit.',
  settle: 'The proceeds of a sale went into the settling balance.',
  release: 'The proceeds of a sale became withdrawable.',
  releaseToDeposit: 'After a review, the proceeds of a sale became deposit.',
  reverse: 'A settled sale was reversed with its trade.',
  topUp: 'Play money was credited in the sandbox.',
  recharge: 'A recharge was credited to the deposit.',
  withdraw: 'Proceeds were reserved for a withdrawal.',
  payOut: 'A withdrawal was paid out.',
  withdrawReturn: 'A failed withdrawal returned to the proceeds.',
  bid: 'The money of a buy order was held.',
  bidRaise: 'More money was held for a buy order that was raised.',
  bidReturn: 'Money of a buy order returned to the balance that it came from.',
  bidFill: 'Money of a buy order became spendable for the purchase that filled it.',
  bidRefill: 'Money of a failed purchase was held for its buy order again.',
  offer: 'The money of an offer for a listing was held.',
  offerReturn: 'Money of an offer returned to the balance that it came from.',
  offerFill: 'Money of an offer became spendable for the purchase that was agreed on.',
  other: 'Another reason, such as a correction by the operators.',
} as const;
export type WalletReason = keyof typeof WALLET_REASONS;

/** The reason of a transfer as its reader sees it. */
export function walletReasonOf(stored: string): WalletReason {
  return Object.hasOwn(WALLET_REASONS, stored) ? (stored as WalletReason) : 'other';
}
