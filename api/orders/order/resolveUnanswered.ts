import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { isSteamSuspect } from '../../steam/client/steamHealth.ts';
import { lockOrder } from './order.store.ts';
import { advanceOrder } from './orderTransition.ts';
import { recordDispute } from './recordDispute.ts';

/**
 * Ends an order whose cancel Steam never confirmed although Steam is available, so that the buyer does not wait for
 * ever. Nobody knows who has the item. Therefore what returned to the buyer's proceeds is held for 72 hours; neither
 * account is held.
 */
export async function resolveUnanswered(tx: Tx, platform: Platform, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.phase !== 'verifying' || !order.reason) return;
  if (isSteamSuspect(await readSteamHealth(tx))) return;
  const by = { actor: 'platform', cause: 'verifyTimeout' } as const;
  await advanceOrder(tx, platform, orderId, { to: 'failed', reason: order.reason }, by);
  await recordDispute(tx, order.id, { cause: 'unanswered', isSearched: false });
}
