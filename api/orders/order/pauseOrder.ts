import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockOrder } from './order.store.ts';
import { isPausable, pauseStart, resumption } from './orderPause.ts';
import { recordOrderEvent } from './orderTransition.ts';

/** Pauses an order's clock while Steam is down, because nobody can meet a deadline that Steam prevents. */
export async function pauseOrder(
  platform: Platform,
  { orderId, failingSince }: { orderId: string; failingSince: Date },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.deadlineAt || !isPausable(order)) return;
    const { deadlineAt, updatedAt: enteredAt } = order;
    const pausedAt = pauseStart({ deadlineAt, enteredAt }, failingSince);
    const evidence = { pausedAt: pausedAt.toISOString(), deadlineAt: deadlineAt.toISOString() };
    const event = { actor: 'platform', cause: 'paused', evidence, change: { pausedAt } } as const;
    await recordOrderEvent(tx, order, event, await readClock(tx));
  });
}

/** Resumes an order's clock with as much time left as there was when Steam went down. */
export async function resumeOrder(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.pausedAt) return;
    const now = await readClock(tx);
    await recordOrderEvent(tx, order, resumption(order, now), now);
  });
}
