import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockOrder } from './order.store.ts';
import { resumption } from './orderPause.ts';
import { recordOrderEvent } from './orderTransition.ts';

/** Resumes an order's clock with as much time left as there was when Steam went down. */
export async function resumeOrder(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.pausedAt) return;
    const now = await readClock(tx);
    await recordOrderEvent(tx, order, resumption(order, now), now);
  });
}
