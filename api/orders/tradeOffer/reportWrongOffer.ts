import { addMs, readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';

import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import type { TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder, type OrderRow } from '../order/order.store.ts';
import type { OrderEventCause } from '../order/order.ts';
import type { SeenCopy } from '../order/orderCopy.store.ts';
import { recordOrderEvent } from '../order/orderTransition.ts';
import { recordCopies } from '../order/recordCopies.ts';
import { hasTradeOfferEvent, insertTradeOfferEvent, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { hasLeft, isOpen, type OfferDifference, offeredCopies } from './orderedOffer.ts';

/** Steam allows a trade to be reversed for seven days. */
export const REVERSIBLE_MS = 7 * 24 * 3_600_000;

interface Taken {
  cause: OrderEventCause;
  buyer?: MessageTemplate;
  seller: MessageTemplate;
}

/**
 * The causes and messages for an offer that was accepted, by its difference: the buyer got another item, the ordered
 * one with more or in return for something, or another account got another item, of which the buyer has nothing.
 */
const TAKEN: Readonly<Record<OfferDifference['difference'], Taken>> = {
  asset: { cause: 'wrongItemTaken', buyer: 'wrongItemReceived', seller: 'wrongItemGiven' },
  extraAsked: { cause: 'pricedDeliveryTaken', buyer: 'pricedDeliveryTaken', seller: 'pricedDeliveryGiven' },
  extraGiven: { cause: 'extraItemsTaken', buyer: 'extraItemsReceived', seller: 'extraItemsGiven' },
  partner: { cause: 'otherItemElsewhere', seller: 'otherItemWentElsewhere' },
};

interface WrongOffer {
  offer: TradeOfferWork;
  steams: TradeOffer;
  difference: OfferDifference;
}

/**
 * Notifies both sides, once for each offer and each step, that an ordinary seller's offer differs from the order: while
 * it can be cancelled, when the buyer has accepted it, and when it has ended (O-10). It does not count as a delivery
 * and remains the seller's own (S-05); the order waits for the right one until its deadline. An accepted offer that
 * asked something of the buyer, or gave too much, has delivered all the same.
 */
export async function reportWrongOffer(
  worker: WorkerPlatform,
  { offer, steams, difference }: WrongOffer,
): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const order = await lockOrder(tx, offer.orderId);
    if (!order) return;
    if (isOpen(steams)) return reportSent(tx, order, { offer, steams, difference });
    if (hasLeft(steams)) return reportTaken(tx, order, { offer, steams, difference });
    // The end of an offer is only reported if the offer itself was.
    if (!(await hasTradeOfferEvent(tx, offer.id, `differs:${steams.tradeOfferId}`))) return;
    const isNew = await insertTradeOfferEvent(tx, offer.id, `over:${steams.tradeOfferId}`, difference);
    if (isNew) await record(tx, order, 'wrongOfferOver', difference);
  });
}

async function reportSent(tx: Tx, order: OrderRow, { offer, steams, difference }: WrongOffer): Promise<void> {
  if (!(await insertTradeOfferEvent(tx, offer.id, `differs:${steams.tradeOfferId}`, difference))) return;
  await recordCopies(tx, order.id, offeredCopies(offer, steams));
  await record(tx, order, 'offerPassedOver', difference);
  const buyer = difference.difference === 'partner' ? 'offerWentElsewhere' : 'wrongOfferReceived';
  await notifySides(tx, order, difference, { buyer, seller: 'wrongOfferSent' });
}

/**
 * Tells the seller once for each offer that the right one carries no message of the order. It counts all the same; but
 * the buyer has nothing to know it by, and of a wrong item nobody could have told whose it is.
 */
export async function reportUntagged(
  tx: Tx,
  offer: TradeOfferWork,
  evidence: Record<string, string>,
): Promise<void> {
  const order = await lockOrder(tx, offer.orderId);
  if (!order || (order.phase !== 'delivering' && order.phase !== 'awaitingAccept')) return;
  if (!(await insertTradeOfferEvent(tx, offer.id, `untagged:${evidence.steamOfferId}`, evidence))) return;
  await record(tx, order, 'offerUntagged', evidence);
  await notifySides(tx, order, {}, { seller: 'offerWithoutTag' });
}

async function reportTaken(
  tx: Tx,
  order: OrderRow,
  { offer, steams, difference }: WrongOffer,
): Promise<void> {
  if (!(await insertTradeOfferEvent(tx, offer.id, `taken:${steams.tradeOfferId}`, difference))) return;
  const { cause, ...templates } = TAKEN[difference.difference];
  await recordCopies(tx, order.id, takenCopies(offer, steams, difference));
  await record(tx, order, cause, { ...difference, ...(await reversibleUntil(tx, steams)) });
  await notifySides(tx, order, difference, templates);
}

/** Until when Steam lets an accepted offer be reversed, as evidence: by its own word, else seven days from now. */
export async function reversibleUntil(
  db: Db | Tx,
  { settlementDate }: TradeOffer,
): Promise<{ reversibleUntil: string }> {
  const until =
    settlementDate === null ? addMs(await readClock(db), REVERSIBLE_MS) : new Date(settlementDate * 1_000);
  return { reversibleUntil: until.toISOString() };
}

/** An accepted offer that gave another copy: what it gave is what the buyer received in place of the ordered one. */
function takenCopies(offer: TradeOfferWork, steams: TradeOffer, { difference }: OfferDifference): SeenCopy[] {
  const offered = offeredCopies(offer, steams);
  return difference === 'asset'
    ? [...offered, ...offered.map((copy) => ({ ...copy, stage: 'received' as const }))]
    : offered;
}

async function record(
  tx: Tx,
  order: OrderRow,
  cause: OrderEventCause,
  evidence: Record<string, string>,
): Promise<void> {
  await recordOrderEvent(tx, order, { actor: 'steam', cause, evidence }, await readClock(tx));
}

async function notifySides(
  tx: Tx,
  order: OrderRow,
  { difference }: Partial<OfferDifference>,
  templates: { buyer?: MessageTemplate; seller: MessageTemplate },
): Promise<void> {
  const { id: orderId, orderNo, buyerId, sellerId, marketItem, priceCents } = order;
  const item = { itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount: formatYuan(priceCents) };
  const params = { orderNo, ...item, ...(difference ? { difference } : {}) };
  const { buyer } = templates;
  if (buyer) await postOrderMessage(tx, { userId: buyerId, orderId, isSale: false, template: buyer, params });
  await postOrderMessage(tx, { userId: sellerId, orderId, isSale: true, template: templates.seller, params });
}
