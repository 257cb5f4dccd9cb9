import type { Tx } from '../../kernel/db.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { transferParts } from './ledger.store.ts';
import {
  holdLegs,
  type Leg,
  latePaymentKeptLegs,
  type OrderMoney,
  payBackLegs,
  payBackRefusedLegs,
  paymentLegs,
  refundLegs,
  releaseLegs,
  releaseToDepositLegs,
  reverseLegs,
  settleLegs,
} from './ledger.ts';

/**
 * The movements of an order's money: those of the transition table's edges; those between the order and the payment app
 * (payment, refund, rejected refund); and an operator's decision after a review.
 */
export type OrderMovement =
  | 'hold'
  | 'settle'
  | 'refund'
  | 'release'
  | 'releaseToDeposit'
  | 'reverse'
  | PaymentMovement;
export type PaymentMovement = 'payment' | 'payBack' | 'payBackRefused' | 'latePaymentKept';

const LEGS: Record<OrderMovement, (order: OrderMoney) => Leg[]> = {
  payment: paymentLegs,
  payBack: payBackLegs,
  payBackRefused: payBackRefusedLegs,
  latePaymentKept: latePaymentKeptLegs,
  hold: holdLegs,
  settle: settleLegs,
  refund: refundLegs,
  release: releaseLegs,
  releaseToDeposit: releaseToDepositLegs,
  reverse: reverseLegs,
};

/**
 * A movement of an order's money as parts of one statement, under the key `movement:ORDER`, so that each movement
 * happens once for an order (I5, I9). A second time is a bug in the state machine and aborts the transaction.
 */
export function orderMoneyParts(
  order: OrderMoney,
  movement: OrderMovement,
  by: { actor: string; cause: string },
): StatementPart[] {
  const legs = LEGS[movement](order);
  if (legs.length === 0) return [];
  const row = { key: `${movement}:${order.id}`, reason: movement, orderId: order.id, ...by };
  return transferParts(row, legs, { isRepeatable: false });
}

/** Moves an order's money outside of a transition: between the order and the payment app, or after a review. */
export async function moveOrderMoney(
  tx: Tx,
  order: OrderMoney,
  movement: OrderMovement,
  by: { actor: string; cause: string },
): Promise<void> {
  const parts = orderMoneyParts(order, movement, by);
  if (parts.length > 0) await writeTogether(tx, parts);
}
