import type { Tx } from '../../kernel/db.ts';
import { insertSale, type SettledOrder } from './sale.store.ts';

/** Records the sale of an order, in the transaction that settles it. The next aggregation (`foldSales`) updates charts and counts. */
export async function recordSale(tx: Tx, order: SettledOrder, now: Date): Promise<void> {
  await insertSale(tx, order, now);
}
