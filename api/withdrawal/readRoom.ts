import { readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { readProceeds } from '../ledger/readProceeds.ts';
import { capDayStart, type WithdrawalRoom } from './withdrawal.ts';
import { sumWithdrawn } from './withdrawalStore.ts';

/** What decides at this moment whether a user may withdraw an amount; for showing, and for a first "no" before a code is asked for. */
export async function readRoom({ db, config }: Platform, userId: string): Promise<WithdrawalRoom> {
  const dayStart = capDayStart(await readClock(db));
  const [proceedsCents, withdrawnTodayCents] = [
    await readProceeds(db, userId),
    await sumWithdrawn(db, userId, dayStart),
  ];
  return { proceedsCents, withdrawnTodayCents, capCents: BigInt(config.WITHDRAWAL_DAY_CAP_CENTS) };
}
