import type { Db, Tx } from '../../kernel/db.ts';
import { listOpenHolds } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { WithdrawalsHeld } from './user.errors.ts';

/**
 * Checks that a user's money may leave. Inside a transaction the user's row must be locked (`admitSeller`), so that no
 * hold begins meanwhile.
 * @throws WithdrawalsHeld
 */
export async function admitPayOut(db: Db | Tx, userId: string): Promise<void> {
  const hold = strictestHold(await listOpenHolds(db, userId));
  if (hold) throw new WithdrawalsHeld({ endsAt: hold.endsAt });
}
