import type { Db } from '../../kernel/db.ts';
import { type PayOutSum, sumPayOuts } from './payOut.store.ts';

/**
 * What a user was paid out in each of several consecutive periods. `starts` are their first moments; `endsAt` is the
 * exclusive end of the last one. Periods without a withdrawal are omitted.
 */
export async function readPayOuts(
  db: Db,
  userId: string,
  { starts, endsAt }: { starts: readonly Date[]; endsAt: Date },
): Promise<PayOutSum[]> {
  return sumPayOuts(db, userId, starts, endsAt);
}
