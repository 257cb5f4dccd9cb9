import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Log } from '../../kernel/log.ts';
import { foldSales } from './foldSales.ts';
import { listUnfoldedIds } from './saleFold.store.ts';

/** Sales that one round folds one by one. */
const SINGLES_MAX = 500;

/** Folds whatever is waiting: many sales at a time, and one by one where that fails, so that one sale that cannot be folded stops no other. */
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
