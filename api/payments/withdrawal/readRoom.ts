import { readClock } from '../../kernel/clock.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readProceeds } from '../ledger/readProceeds.ts';
import { sumWaiting, sumWithdrawn } from './withdrawal.store.ts';
import { capDayStart, type WithdrawalRoom, withdrawableOf } from './withdrawal.ts';

/**
 * The current data that decides whether a user may withdraw an amount, for display and for an early rejection before a
 * code is requested. `waitingCents` of the proceeds are held, until `waitingUntil` at the latest, because the side at
 * fault of a trade is not known yet.
 */
export async function readRoom(
  { db, config }: Platform,
  userId: string,
): Promise<WithdrawalRoom & { waitingCents: Cents; waitingUntil: Date | null }> {
  const dayStart = capDayStart(await readClock(db));
  const [proceedsCents, withdrawnTodayCents, waiting] = [
    await readProceeds(db, userId),
    await sumWithdrawn(db, userId, dayStart),
    await sumWaiting(db, userId),
  ];
  return {
    proceedsCents: withdrawableOf(proceedsCents, waiting.cents),
    withdrawnTodayCents,
    capCents: BigInt(config.WITHDRAWAL_DAY_CAP_CENTS),
    waitingCents: waiting.cents < proceedsCents ? waiting.cents : proceedsCents,
    waitingUntil: waiting.until,
  };
}
