import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
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
import { transfer } from './transfer.ts';

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
 * Moves an order's money under the key `movement:ORDER`, so that each movement happens once for an order (I5, I9).
 * @throws if the order has made this movement before, which means a bug in the state machine.
 */
export async function moveOrderMoney(
  tx: Tx,
  order: OrderMoney,
  movement: OrderMovement,
  by: { actor: string; cause: string },
): Promise<void> {
  const legs = LEGS[movement](order);
  if (legs.length === 0) return;
  const isMoved = await transfer(
    tx,
    { key: `${movement}:${order.id}`, reason: movement, orderId: order.id, ...by },
    legs,
  );
  assert(isMoved, `order ${order.id} has made the movement ${movement} before`);
}
