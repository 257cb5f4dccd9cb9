import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import type { TransferRow } from './ledger.store.ts';
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
  type WithdrawalMoney,
  type WithdrawalMovement,
  withdrawalLegs,
} from './ledger.ts';

/**
 * Moves money between accounts, at most once for each key; repeating a key changes nothing.
 * @returns false if the key has been used before.
 * @throws if an account that must not be negative would fall below zero: a database constraint rejects it and the
 * caller's transaction is aborted.
 */
export async function transfer(tx: Tx, row: TransferRow, legs: readonly Leg[]): Promise<boolean> {
  const { posting } = await writeTogether(tx, transferParts(row, legs, { isRepeatable: true }));
  return posting !== 0;
}

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
/** The movements between an order and the payment app. */
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

/**
 * Moves a withdrawal's money under the key `movement:WITHDRAWAL`, so that each movement happens once for a withdrawal
 * (I5, I13).
 * @throws if it has made this movement before, which means a bug in the state machine.
 */
export async function moveWithdrawalMoney(
  tx: Tx,
  withdrawal: WithdrawalMoney,
  movement: WithdrawalMovement,
  by: { actor: string; cause: string },
): Promise<void> {
  const row = { key: `${movement}:${withdrawal.id}`, reason: movement, orderId: null, ...by };
  const isMoved = await transfer(tx, row, withdrawalLegs(withdrawal, movement));
  assert(isMoved, `withdrawal ${withdrawal.id} has made the movement ${movement} before`);
}
