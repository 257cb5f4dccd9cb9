import type { Tx } from '../../kernel/db.ts';
import { updateReversed } from './sale.store.ts';

/** Takes back the sale of an order, inside the transaction that reverses it: its day, counts and reference lose it with the next fold. */
export async function markSaleReversed(tx: Tx, orderId: string): Promise<void> {
  await updateReversed(tx, orderId);
}
