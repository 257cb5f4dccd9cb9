import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';
import { readTheirFlows } from './readTheirFlows.ts';
import { listOurFlows, saveReport } from './reconciliation.store.ts';
import { type Comparison, compareFlows, isInDay, windowOf } from './reconciliation.ts';

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
    rows.map((row) => ({ ...row, isOfDay: isInDay(day, row.at) }));
  const found = compareFlows(marked(ours), marked(theirs.flows));
  const others = theirs.others.filter(({ at }) => isInDay(day, at));
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
