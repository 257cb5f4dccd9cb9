import { holdUser } from '../../../api/accounts/user/accountHold.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

const HOLD_MS = 72 * 3_600_000;

/** Holds a user's withdrawals for 72 hours, with a note that they read. */
export async function holdWithdrawals(market: TestMarket, userId: string): Promise<void> {
  const hold = {
    scope: 'withdrawals',
    cause: 'operator',
    orderId: null,
    note: 'SJ-1',
    decideBy: null,
  } as const;
  const endsAt = new Date(Date.now() + HOLD_MS);
  await inTransaction(market.worker.db, (tx) => holdUser(tx, { userId, endsAt, ...hold }));
}
