import { keepTradeUrl } from '../../accounts/user/keepTradeUrl.ts';
import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { sendOfferJob } from './offerIntent.ts';
import { OwnListing, TradeUrlElsewhere, TradeUrlNotWanted } from './order.errors.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { recordOrderEvent } from './orderTransition.ts';
import { findLinkFacts } from './purchase.store.ts';

/** A request to replace an order's trade link. */
export interface OrderTradeUrlRequest {
  buyerId: string;
  orderId: string;
  tradeUrl: string;
  /** True for a partner's signed request: a partner buys for others and names the recipient with each purchase. */
  isPartner: boolean;
}

/**
 * Replaces an order's trade link after Steam rejected the first; the offer is sent again. Without a rejected link, an
 * order keeps the link that it was made with. A session alone cannot send an item to another Steam account: such a link
 * must already be the buyer's own, which required a code by SMS (T-24).
 * @throws TradeUrlInvalid, TradeUrlElsewhere; OwnListing if the link belongs to the seller (T-22).
 * @throws TradeUrlNotWanted also for somebody else's order, so that its existence is not revealed.
 */
export async function setOrderTradeUrl(platform: Platform, request: OrderTradeUrlRequest): Promise<void> {
  const { buyerId, orderId } = request;
  const buyerTradeUrl = request.tradeUrl.trim();
  if (!parseTradeUrl(buyerTradeUrl)) throw new TradeUrlInvalid();
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isWanted = order?.buyerId === buyerId && order.phase === 'awaitingOffer' && order.deliveryIssue;
    // Repeating the same link changes nothing.
    if (order?.buyerId === buyerId && !order.deliveryIssue && order.buyerTradeUrl === buyerTradeUrl) return;
    if (!isWanted) throw new TradeUrlNotWanted();
    await admitLink(tx, order, { ...request, tradeUrl: buyerTradeUrl });
    const now = await readClock(tx);
    const deadlineAt = addMs(now, platform.config.ORDER_ROBOT_OFFER_MS);
    const change = { buyerTradeUrl, deliveryIssue: null, deadlineAt };
    await recordOrderEvent(
      tx,
      order,
      { actor: 'buyer', actorId: buyerId, cause: 'tradeLinkReplaced', change },
      now,
    );
    await sendOfferJob(tx, platform.jobs, order);
  });
}

async function admitLink(
  tx: Tx,
  { buyerTradeUrl: refused, sellerId }: OrderRow,
  { buyerId, tradeUrl, isPartner }: OrderTradeUrlRequest,
): Promise<void> {
  const steamId = parseTradeUrl(tradeUrl)?.steamId ?? '';
  const link = await findLinkFacts(tx, { buyerId, sellerId, steamId });
  if (link.isSellers) throw new OwnListing();
  if (parseTradeUrl(refused)?.steamId === steamId) return keepTradeUrl(tx, buyerId, { refused, tradeUrl });
  if (!isPartner && link.ownTradeUrl !== tradeUrl) throw new TradeUrlElsewhere();
}
