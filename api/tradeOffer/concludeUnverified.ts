import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import { lockOrder } from '../order/orderStore.ts';
import { readSteamHealth } from '../steam/readSteamHealth.ts';
import { SteamError } from '../steam/steamError.ts';
import { isSteamSuspect } from '../steam/steamHealth.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { holdForReview } from '../user/holdForReview.ts';
import { verifyCancel } from './verifyCancel.ts';

/**
 * A cancel has waited for Steam's word for so long that Steam has ended any offer itself. Steam is asked once more. Where it still does
 * not tell for this account, though it works, the buyer is not left waiting for ever; but nobody knows who has the item, so both sides
 * are held for review.
 */
export async function concludeUnverified(worker: WorkerPlatform, orderId: string): Promise<void> {
  const isAsked = await ask(worker, orderId);
  if (!isAsked) return;
  await inTransaction(worker.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.phase !== 'verifying' || !order.reason) return;
    if (isSteamSuspect(await readSteamHealth(tx))) return;
    const by = { actor: 'platform', cause: 'verifyTimeout' } as const;
    await advanceOrder(tx, worker, orderId, { to: 'failed', reason: order.reason }, by);
    await holdForReview(tx, [order.buyerId, order.sellerId]);
  });
}

async function ask(worker: WorkerPlatform, orderId: string): Promise<boolean> {
  try {
    return await verifyCancel(worker, orderId);
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    // An outage is not this account's: it passes, and then Steam tells.
    return !error.isOutage;
  }
}
