import type { Tx } from '../kernel/db.ts';
import type { Platform } from '../kernel/platform.ts';
import { readSteamHealth } from '../steam/readSteamHealth.ts';
import { isSteamSuspect } from '../steam/steamHealth.ts';
import { holdForReview } from '../user/holdForReview.ts';
import { advanceOrder } from './advanceOrder.ts';
import { lockOrder } from './orderStore.ts';

/**
 * Ends an order whose cancel Steam never answered for, though it works. The buyer is not left waiting for ever; but nobody knows who has
 * the item, so both sides are held for review.
 */
export async function concludeUnanswered(tx: Tx, platform: Platform, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.phase !== 'verifying' || !order.reason) return;
  if (isSteamSuspect(await readSteamHealth(tx))) return;
  const by = { actor: 'platform', cause: 'verifyTimeout' } as const;
  await advanceOrder(tx, platform, orderId, { to: 'failed', reason: order.reason }, by);
  await holdForReview(tx, [order.buyerId, order.sellerId]);
}
