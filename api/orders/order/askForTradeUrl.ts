import { addMs, readClock } from '../../kernel/clock.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postOrderMessage.ts';
import { lockOrder } from './order.store.ts';
import type { DeliveryIssue } from './order.ts';
import { advanceOrder, recordOrderEvent } from './orderTransition.ts';

/**
 * Handles an offer that Steam does not accept for the buyer's trade link. The buyer is notified and has as long as for
 * accepting an offer to give another link. After that the order fails as not received by the buyer, and the listing is
 * on sale again.
 */
export async function askForTradeUrl(
  platform: Platform,
  orderId: string,
  issue: DeliveryIssue,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    let order = await lockOrder(tx, orderId);
    if (order?.phase === 'verifying' && !order.reason) {
      const by = { actor: 'platform', cause: 'offerAbsent' } as const;
      order = await advanceOrder(tx, platform, orderId, { to: 'awaitingOffer' }, by);
    }
    if (order?.phase !== 'awaitingOffer' || order.deliveryIssue) return;
    const now = await readClock(tx);
    const deadlineAt = addMs(now, platform.config.ORDER_BUYER_ACCEPT_MS);
    const change = { deliveryIssue: issue, deadlineAt };
    await recordOrderEvent(
      tx,
      order,
      { actor: 'steam', cause: 'tradeLinkRefused', evidence: { deliveryIssue: issue }, change },
      now,
    );
    const { orderNo, buyerId, marketItem, priceCents } = order;
    const params = {
      orderNo,
      itemZh: marketItem.nameZh,
      itemEn: marketItem.nameEn,
      amount: formatYuan(priceCents),
    };
    await postOrderMessage(tx, { userId: buyerId, orderId, template: 'tradeLinkRefused', params });
  });
}
