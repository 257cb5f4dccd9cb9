import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { insertDispute } from './dispute.store.ts';
import { DISPUTE_MS, type DisputeCause } from './dispute.ts';
import { lockOrder } from './order.store.ts';

/**
 * Records that a trade differs from what was ordered, once for each order, in the transaction that found it. No account
 * is held: until Steam shows who is at fault, for at most 72 hours, only this trade's money waits, and its owner
 * is notified.
 * @param isSearched true if Steam can show who did it, and is asked.
 */
export async function recordDispute(
  tx: Tx,
  orderId: string,
  { cause, isSearched }: { cause: DisputeCause; isSearched: boolean },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const now = await readClock(tx);
  const waitsUntil = addMs(now, DISPUTE_MS);
  const isNew = await insertDispute(tx, {
    orderId: order.id,
    cause,
    waitsUntil,
    lookAt: isSearched ? now : null,
  });
  if (!isNew) return;
  const isLate = cause === 'reversedLate';
  const cents = isLate ? order.priceCents - order.feeCents : order.heldFromProceedsCents;
  if (cents === 0n) return;
  await postOrderMessage(tx, {
    userId: isLate ? order.sellerId : order.buyerId,
    orderId: order.id,
    template: 'tradeMoneyWaits',
    params: {
      orderNo: order.orderNo,
      itemZh: order.marketItem.nameZh,
      itemEn: order.marketItem.nameEn,
      amount: formatYuan(cents),
      until: waitsUntil.toISOString(),
    },
  });
}
