import type { Tx } from '../../kernel/db.ts';
import { updateReversed } from './sale.store.ts';

/**
 * Marks the sale of an order as reversed, in the transaction that reverses it. The next aggregation removes it from its day, counts and
 * reference price.
 */
export async function markSaleReversed(tx: Tx, orderId: string): Promise<void> {
  await updateReversed(tx, orderId);
}
