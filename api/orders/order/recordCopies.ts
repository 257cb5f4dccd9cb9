import type { Tx } from '../../kernel/db.ts';
import { notifyAllChanged } from '../../kernel/events.ts';
import {
  type ArrivedOrder,
  insertArrivedCopies,
  insertOrderCopies,
  type SeenCopy,
} from './orderCopy.store.ts';

/**
 * Records which copy an offer gives or a trade has given for an order, as evidence of the order's check. A copy that
 * its buyer's synced inventory already holds is compared with it as well.
 */
export async function recordCopies(tx: Tx, orderId: string, copies: readonly SeenCopy[]): Promise<void> {
  if (copies.length === 0) return;
  await insertOrderCopies(tx, orderId, copies);
  if (copies.some(({ stage }) => stage === 'received')) await insertArrivedCopies(tx, { orderId });
}

/** Records the copies of orders that a synced inventory now shows at their buyer. Both sides' pages show it at once. */
export async function recordArrivals(tx: Tx, steamAccountId: string): Promise<void> {
  const arrived = await insertArrivedCopies(tx, { steamAccountId });
  const events = arrived.flatMap(({ orderId, buyerId, sellerId }: ArrivedOrder) =>
    [buyerId, sellerId].map((userId) => ({ topic: 'order', id: orderId, userId }) as const),
  );
  if (events.length > 0) await notifyAllChanged(tx, events);
}
