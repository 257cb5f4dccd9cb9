import { readClock } from '../kernel/clock.ts';
import { PaymentError } from '../payment/paymentGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { reconcileDay } from './reconcileDay.ts';
import { comparableDays, nightStart } from './reconciliation.ts';
import { findDueDay } from './reconciliationStore.ts';

/**
 * Compares the oldest day that wants it, if there is one: each day once the night after it, and again each night of a week while it has
 * differences. One worker at a time; where the payment app is silent the next look tries again.
 * @returns the day that was compared.
 */
export async function reconcileDue(worker: WorkerPlatform): Promise<string | null> {
  const { db, log, payment, locks } = worker;
  if (!payment) return null;
  const now = await readClock(db);
  let day: string | null = null;
  await locks.hold('reconciliation', async () => {
    const due = await findDueDay(db, comparableDays(now), nightStart(now));
    if (!due) return;
    try {
      await reconcileDay({ db, log, payment }, due);
      day = due;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn(
        { day: due, error: error.message },
        'the payment app did not show its account; asked again soon',
      );
    }
  });
  return day;
}
