import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasOrderMessage } from '../../notifications/message/message.store.ts';
import { postOrderMessage, postOrdersMessage } from '../../notifications/message/postMessages.ts';
import { lockOrder } from './order.store.ts';
import { dutyOf, orderTimesOf } from './orderDuty.ts';
import { listOrdersToRemindBuyer, listSellersToRemind, lockOrdersToSend } from './remindDue.store.ts';

/** How long before a deadline whoever has to meet it is reminded. */
const BEFORE_MS = 3_600_000;
/**
 * What else a reminded seller has to send by then is in the same message, so that orders which end one after another are not a message
 * each.
 */
const TOGETHER_MS = BEFORE_MS + 1_800_000;
const ROWS_MAX = 500;

/**
 * Reminds everybody whose order ends within the hour unless they act, once an order and step: the seller who has not
 * sent or confirmed the offer, in one message for all of them, and the buyer who has not accepted it or given another trade link. Robots need no
 * reminder. A step that lasts less than two hours from its start has none either.
 */
export async function remindDue({ db, config, log }: Platform): Promise<void> {
  const { sellerOfferMs, buyerAcceptMs } = orderTimesOf(config);
  const isOfferLong = sellerOfferMs >= 2 * BEFORE_MS;
  const soon = { withinMs: BEFORE_MS, limit: ROWS_MAX };
  await doEach(log, 'remind-seller', isOfferLong ? await listSellersToRemind(db, soon) : [], {
    keyOf: (id) => id,
    act: (id) => inTransaction(db, (tx) => remindSeller(tx, id)),
  });
  const steps = { accept: buyerAcceptMs >= 2 * BEFORE_MS, link: isOfferLong };
  await doEach(log, 'remind', await listOrdersToRemindBuyer(db, { ...soon, ...steps }), {
    keyOf: (id) => id,
    act: (id) => inTransaction(db, (tx) => remindBuyer(tx, id)),
  });
}

async function remindSeller(tx: Tx, sellerId: string): Promise<void> {
  const orders = await lockOrdersToSend(tx, { sellerId, withinMs: TOGETHER_MS, limit: ROWS_MAX });
  const [first] = orders;
  if (!first || first.deadlineAt.getTime() - (await readClock(tx)).getTime() > BEFORE_MS) return;
  if (orders.length > 1) {
    await postOrdersMessage(tx, {
      userId: sellerId,
      orderIds: orders.map(({ id }) => id),
      template: 'offersDueSoon',
      params: { count: orders.length, until: first.deadlineAt.toISOString() },
    });
    return;
  }
  const { id: orderId, orderNo, itemZh, itemEn, priceCents } = first;
  await postOrderMessage(tx, {
    userId: sellerId,
    orderId,
    isSale: true,
    template: 'offerDueSoon',
    params: { orderNo, itemZh, itemEn, amount: formatYuan(priceCents) },
  });
}

async function remindBuyer(tx: Tx, orderId: string): Promise<void> {
  // Under its lock: it may have moved on, and another worker may remind, too.
  const order = await lockOrder(tx, orderId);
  if (!order?.deadlineAt || dutyOf(order) !== 'buyer') return;
  if (order.deadlineAt.getTime() - (await readClock(tx)).getTime() > BEFORE_MS) return;
  const { buyerId: userId, orderNo } = order;
  const template = order.phase === 'awaitingAccept' ? 'acceptDueSoon' : 'linkDueSoon';
  if (await hasOrderMessage(tx, { orderId, userId, template })) return;
  const { nameZh: itemZh, nameEn: itemEn } = order.marketItem;
  await postOrderMessage(tx, {
    userId,
    orderId,
    isSale: false,
    template,
    params: { orderNo, itemZh, itemEn, amount: formatYuan(order.priceCents) },
  });
}
