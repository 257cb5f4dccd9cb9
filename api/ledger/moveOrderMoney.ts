import { assert } from '../kernel/assert.ts';
import type { Tx } from '../kernel/db.ts';
import {
  holdLegs,
  type Leg,
  type OrderMoney,
  paymentLegs,
  refundLegs,
  releaseLegs,
  reverseLegs,
  settleLegs,
} from './ledger.ts';
import { transfer } from './transfer.ts';

/** What an order's money can do: come from the payment app, and what the transition table names for each edge that moves it. */
export type OrderMovement = 'payment' | 'hold' | 'settle' | 'refund' | 'release' | 'reverse';

const LEGS: Record<OrderMovement, (order: OrderMoney) => Leg[]> = {
  payment: paymentLegs,
  hold: holdLegs,
  settle: settleLegs,
  refund: refundLegs,
  release: releaseLegs,
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
