import { holdUser } from '../../../api/accounts/user/accountHold.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

const HOLD_MS = 72 * 3_600_000;

type Hold = Parameters<typeof holdUser>[1];

/** Holds everything of a user, as an operator does: without a note and without an end, where the test wants no other. */
export async function holdAccount(
  market: TestMarket,
  userId: string,
  chosen: Partial<Omit<Hold, 'userId'>> = {},
  about: { orderNo?: string } = {},
): Promise<void> {
  const plain: Hold = {
    userId,
    scope: 'everything',
    cause: 'operator',
    orderId: null,
    note: null,
    endsAt: null,
    decideBy: null,
  };
  await inTransaction(market.worker.db, (tx) => holdUser(tx, { ...plain, ...chosen }, about));
}

/** Holds a user's withdrawals for 72 hours, with a note that they read. */
export async function holdWithdrawals(market: TestMarket, userId: string): Promise<void> {
  const endsAt = new Date(Date.now() + HOLD_MS);
  await holdAccount(market, userId, { scope: 'withdrawals', note: 'SJ-1', endsAt });
}
