import type { Db } from '../../kernel/db.ts';
import { type PayOutSum, sumPayOuts } from './payOut.store.ts';

/**
 * What a user was paid out in each of some periods that follow each other: `starts` are the first moments of them, `endsAt` the first that is
 * too late for the last. Periods without a withdrawal are left out.
 */
export async function readPayOuts(
  db: Db,
  userId: string,
  { starts, endsAt }: { starts: readonly Date[]; endsAt: Date },
): Promise<PayOutSum[]> {
  return sumPayOuts(db, userId, starts, endsAt);
}
