import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { postOrderMessage } from '../../notifications/message/postOrderMessage.ts';
import type { OrderRow } from './order.store.ts';
import { recordOrderEvent } from './orderTransition.ts';
import { recordDispute } from './recordDispute.ts';

/**
 * Handles a completed trade that was rolled back, which only Steam's support can do. The seller's money has already
 * been released, so none moves automatically: the fact is recorded, both sides are notified, and the seller's proceeds
 * of the trade are held for 72 hours so that operators can check.
 * @param isPartys true if one of the parties reversed the trade, so that Steam can show which.
 */
export async function noteLateReversal(
  tx: Tx,
  order: OrderRow,
  { cause, evidence, isPartys }: { cause: string; evidence: Record<string, string>; isPartys: boolean },
): Promise<void> {
  const proof = { ...evidence, steamFact: cause };
  await recordOrderEvent(
    tx,
    order,
    { actor: 'steam', cause: 'reversedLate', evidence: proof },
    await readClock(tx),
  );
  const { id: orderId, orderNo, buyerId, sellerId, marketItem } = order;
  await recordDispute(tx, order.id, { cause: 'reversedLate', isSearched: isPartys });
  const amount = formatYuan(order.priceCents);
  const params = { orderNo, itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount };
  for (const userId of [buyerId, sellerId])
    await postOrderMessage(tx, { userId, orderId, template: 'tradeReversedLate', params });
}
