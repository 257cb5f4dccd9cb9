import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasOrderMessage } from '../../notifications/message/message.store.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { listEndingOrderIds, lockOrder, type OrderRow } from './order.store.ts';
import type { OrderPhase } from './order.ts';
import { dutyOf, orderTimesOf } from './orderDuty.ts';

/** How long before a deadline whoever has to meet it is reminded. */
const BEFORE_MS = 3_600_000;
const ROWS_MAX = 500;

/**
 * Reminds everybody whose order ends within the hour unless they act, once an order and step: the seller who has not
 * sent the offer, the buyer who has not accepted it or given another trade link. Robots need no reminder. A step that
 * lasts less than two hours from its start has none either.
 */
export async function remindDue({ db, config, log }: Platform): Promise<void> {
  const { sellerOfferMs, buyerAcceptMs } = orderTimesOf(config);
  const phases: OrderPhase[] = [];
  if (sellerOfferMs >= 2 * BEFORE_MS) phases.push('awaitingOffer');
  if (buyerAcceptMs >= 2 * BEFORE_MS) phases.push('awaitingAccept');
  await doEach(
    log,
    'remind',
    await listEndingOrderIds(db, { phases, withinMs: BEFORE_MS, limit: ROWS_MAX }),
    {
      keyOf: (id) => id,
      act: (id) => inTransaction(db, (tx) => remind(tx, id, phases)),
    },
  );
}

async function remind(tx: Tx, orderId: string, phases: readonly OrderPhase[]): Promise<void> {
  // Under its lock: it may have moved on, and another worker may remind, too.
  const order = await lockOrder(tx, orderId);
  if (!order || !phases.includes(order.phase) || !order.deadlineAt) return;
  if (order.deadlineAt.getTime() - (await readClock(tx)).getTime() > BEFORE_MS) return;
  const { template, userId } = reminderOf(order);
  if (await hasOrderMessage(tx, { orderId, userId, template })) return;
  const { nameZh: itemZh, nameEn: itemEn } = order.marketItem;
  await postOrderMessage(tx, {
    userId,
    orderId,
    isSale: userId === order.sellerId,
    template,
    params: { orderNo: order.orderNo, itemZh, itemEn, amount: formatYuan(order.priceCents) },
  });
}

function reminderOf(order: OrderRow): { template: MessageTemplate; userId: string } {
  if (dutyOf(order) === 'seller') return { template: 'offerDueSoon', userId: order.sellerId };
  const template = order.phase === 'awaitingAccept' ? 'acceptDueSoon' : 'linkDueSoon';
  return { template, userId: order.buyerId };
}
