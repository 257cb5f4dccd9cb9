import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { replaceTradeUrl } from '../../accounts/user/user.store.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';

import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { sendOfferJob } from './offerJobs.ts';
import { OwnListing, TradeUrlElsewhere, TradeUrlNotNeeded } from './order.errors.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import type { DeliveryIssue } from './order.ts';
import { advanceOrder, recordOrderEvent } from './orderTransition.ts';
import {
  findLinkFacts,
  updateFillRecipient,
  updateOfferRecipient,
  updateRecipient,
} from './purchase.store.ts';
import { listPressForLink } from './tradeOffer.store.ts';

/**
 * Handles an offer that Steam does not accept for the buyer's trade link. The buyer is notified and has as long as for
 * accepting an offer to give another link. After that the order fails as not received by the buyer, and the listing is
 * on sale again.
 */
export async function requestTradeUrl(
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
    await postOrderMessage(tx, {
      userId: buyerId,
      orderId,
      isSale: false,
      template: 'tradeLinkRefused',
      params,
    });
  });
}

/** A request to replace an order's trade link. */
export interface OrderTradeUrlRequest {
  buyerId: string;
  orderId: string;
  tradeUrl: string;
  /** True for a partner's signed request: a partner buys for others and names the recipient with each purchase. */
  isPartner: boolean;
}

/**
 * Replaces an order's trade link after Steam rejected the first; the offer is sent again. What the same press bought from the same account
 * and waits for another link too gets it as well, so that all of it comes in one offer. Without a rejected link, an
 * order keeps the link that it was made with. A session alone cannot send an item to another Steam account: such a link
 * must already be the buyer's own, which required a code by SMS (T-24).
 * @throws TradeUrlInvalid, TradeUrlElsewhere; OwnListing if the link belongs to the seller (T-22).
 * @throws TradeUrlNotNeeded also for somebody else's order, so that its existence is not revealed.
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
    if (!isWanted) throw new TradeUrlNotNeeded();
    await checkLink(tx, order, { ...request, tradeUrl: buyerTradeUrl });
    await replaceLink(tx, platform, order, buyerTradeUrl);
    for (const id of await listPressForLink(tx, order)) {
      const other = await lockOrder(tx, id);
      if (other?.buyerId === buyerId && other.phase === 'awaitingOffer' && other.deliveryIssue)
        await replaceLink(tx, platform, other, buyerTradeUrl);
    }
  });
}

/** Gives a locked order another trade link, and sends its offer again. */
async function replaceLink(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  buyerTradeUrl: string,
): Promise<void> {
  const { id: orderId, buyerId } = order;
  const now = await readClock(tx);
  const deadlineAt = addMs(now, platform.config.ORDER_ROBOT_OFFER_MS);
  const change = { buyerTradeUrl, deliveryIssue: null, deadlineAt };
  const by = { actor: 'buyer', actorId: buyerId, cause: 'tradeLinkReplaced', change } as const;
  await recordOrderEvent(tx, order, by, now);
  await updateRecipient(tx, orderId);
  await updateFillRecipient(tx, orderId);
  await updateOfferRecipient(tx, orderId);
  await sendOfferJob(tx, platform.jobs, order);
}

async function checkLink(
  tx: Tx,
  { buyerTradeUrl: refused, sellerId }: OrderRow,
  { buyerId, tradeUrl, isPartner }: OrderTradeUrlRequest,
): Promise<void> {
  const steamId = parseTradeUrl(tradeUrl)?.steamId ?? '';
  const link = await findLinkFacts(tx, { buyerId, sellerId, steamId });
  if (link.isSellers) throw new OwnListing();
  if (parseTradeUrl(refused)?.steamId === steamId) return replaceTradeUrl(tx, buyerId, refused, tradeUrl);
  if (!isPartner && link.ownTradeUrl !== tradeUrl) throw new TradeUrlElsewhere();
}
