import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockOrder } from './order.store.ts';
import { recordOrderEvent } from './orderTransition.ts';

/**
 * Records that Steam forbids the buyer's account to trade, on an order whose seller deadline is being verified. The
 * order then fails as caused by the buyer (`deadlineEnd`), and its history shows why.
 */
export async function noteBuyerBan(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.phase !== 'verifying' || order.deliveryIssue === 'partnerBlocked') return;
    const change = { deliveryIssue: 'partnerBlocked' } as const;
    const note = { actor: 'steam', cause: 'buyerBanned', evidence: { ...change }, change } as const;
    await recordOrderEvent(tx, order, note, await readClock(tx));
  });
}
