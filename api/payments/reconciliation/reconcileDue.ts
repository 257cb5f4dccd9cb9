import { readClock } from '../../kernel/clock.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { PaymentError } from '../provider/paymentGateway.ts';
import { reconcileDay } from './reconcileDay.ts';
import { findDueDay } from './reconciliation.store.ts';
import { comparableDays, nightStart } from './reconciliation.ts';

/**
 * Compares the oldest day that is due, if any: each day once in the following night, and again each night for a week
 * while it has differences. Only one worker does it at a time. If the payment app does not answer, the next run
 * retries, and a day that cannot be compared does not block the others.
 * @returns the day that was compared, or null.
 */
export async function reconcileDue(worker: WorkerPlatform): Promise<string | null> {
  const { db, log, payment, locks } = worker;
  if (!payment) return null;
  const now = await readClock(db);
  let day: string | null = null;
  await locks.hold('reconciliation', async () => {
    const failed = new Set<string>();
    for (;;) {
      const days = comparableDays(now).filter((each) => !failed.has(each));
      const due = await findDueDay(db, days, nightStart(now));
      if (!due) return;
      try {
        await reconcileDay({ db, log, payment }, due);
        day = due;
        return;
      } catch (error) {
        noteFailure(log, 'reconciliation', due, error);
        if (error instanceof PaymentError) return;
        failed.add(due);
      }
    }
  });
  return day;
}
