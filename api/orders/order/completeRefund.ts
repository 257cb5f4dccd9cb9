import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder } from './order.store.ts';
import { endOrderPayment, lockOrderPayment } from './orderPayment.store.ts';
import { type RefundEnd, refundMovement, refundTemplate } from './orderPayment.ts';

/**
 * Completes the refund of a payment, once, in one transaction. The money leaves the ledger for the payment app, or
 * becomes the buyer's deposit if the app rejects the refund. The buyer is notified which. Safe to repeat and to run
 * concurrently.
 */
export async function completeRefund(
  { db }: Pick<WorkerPlatform, 'db'>,
  orderId: string,
  end: RefundEnd,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const { id, status, isTaken, amountCents } = await lockOrderPayment(tx, orderId);
    if (status !== 'refunding') return;
    await endOrderPayment(tx, id, end);
    checkpoint('refund.ended');
    const movement = refundMovement(isTaken, end);
    if (movement) await moveOrderMoney(tx, order, movement, { actor: 'platform', cause: 'paymentApp' });
    checkpoint('refund.moved');
    const { orderNo, buyerId: userId, marketItem } = order;
    const amount = formatYuan(amountCents);
    const params = { orderNo, itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount };
    await postOrderMessage(tx, { userId, orderId, template: refundTemplate(isTaken, end), params });
    await notifyChanged(tx, { topic: 'order', id: orderId, userId });
    if (movement) await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
  checkpoint('refund.concluded');
}
