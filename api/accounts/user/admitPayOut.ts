import type { Db, Tx } from '../../kernel/db.ts';
import { listOpenHolds } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { WithdrawalsHeld } from './user.errors.ts';

/**
 * Lets a user's money leave. Inside a transaction it wants the user's row locked (`admitSeller`), so that nobody is held meanwhile.
 * @throws WithdrawalsHeld
 */
export async function admitPayOut(db: Db | Tx, userId: string): Promise<void> {
  const hold = strictestHold(await listOpenHolds(db, userId));
  if (hold) throw new WithdrawalsHeld({ endsAt: hold.endsAt });
}
