import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { PaymentError, type PaymentGateway } from '../provider/paymentGateway.ts';
import { readTheirFlows } from './readTheirFlows.ts';
import { findDueDay, listOurFlows, saveReport } from './reconciliation.store.ts';
import {
  type Comparison,
  comparableDays,
  compareFlows,
  nightStart,
  placeOf,
  windowOf,
} from './reconciliation.ts';

/**
 * Compares the ledger with the payment app's own account for one day and writes the report. It corrects nothing:
 * differences are reported to operators, who decide. Safe to repeat; a later comparison of a day replaces the earlier
 * one.
 * @param day as `2026-11-21`, in Beijing time.
 * @throws PaymentError.
 */
export async function reconcileDay(
  { db, log, payment }: { db: Db; log: Log; payment: PaymentGateway },
  day: string,
): Promise<Comparison> {
  const window = windowOf(day, await readClock(db));
  const theirs = await readTheirFlows(payment, window);
  const ours = await listOurFlows(db, window);
  const marked = <Row extends { at: Date }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, place: placeOf(day, row.at) }));
  const found = compareFlows(marked(ours), marked(theirs.flows));
  const others = theirs.others.filter(({ at }) => placeOf(day, at) === 'on');
  const otherCents = others.reduce((sum, { cents }) => sum + cents, 0n);
  await saveReport(db, day, found, { count: others.length, cents: otherCents });
  const { matchedCount, differences } = found;
  if (differences.length > 0)
    log.error(
      { day, matchedCount, differences: differences.length, first: differences[0]?.number },
      "our books and the payment app's differ",
    );
  else log.info({ day, matchedCount }, "our books and the payment app's agree");
  return found;
}

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
