import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { markOverdue } from './withdrawal.store.ts';
import { OVERDUE_MS } from './withdrawal.ts';

/** Notifies operators, once a day for each, of withdrawals that take longer than the promised business day (W-07). */
export async function reportOverdue({ db, log }: { db: Db; log: Log }): Promise<number> {
  const overdue = await markOverdue(db, OVERDUE_MS);
  for (const { serialNo, createdAt, isFrozen } of overdue)
    log.error({ serialNo, createdAt, isFrozen }, 'a withdrawal is older than a day and still processing');
  return overdue.length;
}
