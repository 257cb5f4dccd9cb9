import type { Tx } from '../../kernel/db.ts';
import { insertSale, type SettledOrder } from './sale.store.ts';

/** Notes the sale of an order, inside the transaction that settles it. Charts and counts follow with the next fold (`foldSales`). */
export async function recordSale(tx: Tx, order: SettledOrder, now: Date): Promise<void> {
  await insertSale(tx, order, now);
}
