import { addMs, readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { parseTradeUrl } from '../tradeOffer/tradeUrl.ts';
import { keepTradeUrl } from '../user/keepTradeUrl.ts';
import { TradeUrlInvalid } from '../user/user.errors.ts';
import { noteOrder } from './noteOrder.ts';
import { TradeUrlNotWanted } from './order.errors.ts';
import { lockOrder } from './orderStore.ts';

/**
 * A buyer gives an order another trade link after Steam refused the first; the offer goes out again, and the link becomes the user's own
 * where the refused one was.
 * While no link was refused an order keeps the one that it was made with (T-24).
 * @throws TradeUrlInvalid
 * @throws TradeUrlNotWanted also for an order of somebody else: whether it exists is not told.
 */
export async function setOrderTradeUrl(
  platform: Platform,
  { buyerId, orderId, tradeUrl }: { buyerId: string; orderId: string; tradeUrl: string },
): Promise<void> {
  const buyerTradeUrl = tradeUrl.trim();
  if (!parseTradeUrl(buyerTradeUrl)) throw new TradeUrlInvalid();
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isWanted = order?.buyerId === buyerId && order.phase === 'awaitingOffer' && order.deliveryIssue;
    // The same link again, answered twice, is no second deed.
    if (order?.buyerId === buyerId && !order.deliveryIssue && order.buyerTradeUrl === buyerTradeUrl) return;
    if (!isWanted) throw new TradeUrlNotWanted();
    const now = await readClock(tx);
    const deadlineAt = addMs(now, platform.config.ORDER_ROBOT_OFFER_MS);
    const change = { buyerTradeUrl, deliveryIssue: null, deadlineAt };
    await noteOrder(tx, order, { actor: 'buyer', actorId: buyerId, cause: 'tradeLinkReplaced', change }, now);
    await keepTradeUrl(tx, buyerId, { refused: order.buyerTradeUrl, tradeUrl: buyerTradeUrl });
    if (order.isAutomatic) await platform.jobs.send(tx, 'trade-offer-send', { orderId }, orderId);
  });
}
