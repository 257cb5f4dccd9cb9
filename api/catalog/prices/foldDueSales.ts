import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Log } from '../../kernel/log.ts';
import { foldSales } from './foldSales.ts';
import { listUnfoldedIds } from './saleFold.store.ts';

/** Maximum number of sales that one run of the job aggregates one by one. */
const SINGLES_MAX = 500;

/**
 * Aggregates all waiting sales: in batches, and one by one if a batch fails, so that a sale that cannot be aggregated does not block the
 * others.
 */
export async function foldDueSales({ db, log }: { db: Db; log: Log }): Promise<void> {
  try {
    while (await foldSales(db));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    await doEach(log, 'sale-fold', await listUnfoldedIds(db, SINGLES_MAX), {
      keyOf: (id) => id,
      act: (id) => foldSales(db, id),
    });
  }
}
