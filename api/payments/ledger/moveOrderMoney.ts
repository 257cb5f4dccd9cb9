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
 * What an order's money can do: what the transition table names for each edge that moves it, and what is between it and the payment app:
 * come from there, go back there, or be refused there; and an operator's word after a review.
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
 * Moves an order's money under the key `movement:ORDER`, so that each movement happens once in an order's life (I5, I9).
 * @throws where the order has made this movement before: the state machine would have to be wrong.
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
