import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { transfer } from './transfer.ts';
import { type WithdrawalMoney, type WithdrawalMovement, withdrawalLegs } from './withdrawalLegs.ts';

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
