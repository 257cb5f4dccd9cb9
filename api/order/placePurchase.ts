import { assert } from '../kernel/assert.ts';
import { addMs, readClock } from '../kernel/clock.ts';
import type { Tx } from '../kernel/db.ts';
import { newOrderNo } from '../kernel/ids.ts';
import { type Cents, feeOf } from '../kernel/money.ts';
import type { Platform } from '../kernel/platform.ts';
import { planHold } from '../ledger/planHold.ts';
import type { ReservedListing } from '../listing/listing.ts';
import { reserveListing } from '../listing/reserveListing.ts';
import { refreshMarketItem } from '../market/refreshMarketItem.ts';
import { intendTradeOffer } from '../tradeOffer/intendTradeOffer.ts';
import { type AdmittedBuyer, admitBuyer } from '../user/admitBuyer.ts';
import { moveOrder } from './moveOrder.ts';
import { ListingGone, PaymentAppClosed, PriceChanged, UnpaidOrdersFull } from './order.errors.ts';
import { findEdge, type OrderPhase } from './order.ts';
import { isPaymentAppOpen, mayLeaveUnpaid, ORDER_PAYMENT_PREFIX, type PayWay } from './orderPayment.ts';
import { holdUnpaidCounts, insertOrderPayment } from './orderPaymentStore.ts';
import { insertOrder, insertOrderEvent, lockOrder, type OrderRow } from './orderStore.ts';
import { refuseSelfTrade } from './refuseSelfTrade.ts';

/** What is bought, by whom, at which price, and how it is paid. */
export interface PlacedPurchase {
  orderId: string;
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  payBy: PayWay;
  /** Where Steam delivers; null: to the buyer's own trade link. */
  tradeUrl: string | null;
}

/**
 * Buys a listing in the caller's transaction: reserves it, and either takes the money from the balance into the order's escrow and sets
 * the delivery going, or lets the order wait for its full price from the payment app.
 * @throws ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked, PaymentAppClosed, UnpaidOrdersFull.
 */
export async function placePurchase(tx: Tx, platform: Platform, purchase: PlacedPurchase): Promise<void> {
  const { orderId, buyerId, listingId, expectedPriceCents, payBy } = purchase;
  const buyer = await admitBuyer(tx, buyerId, purchase.tradeUrl);
  if (payBy === 'paymentApp') await admitUnpaid(tx, platform, buyerId);
  const reservation = await reserveListing(tx, listingId, expectedPriceCents);
  if ('askCents' in reservation) throw new PriceChanged(reservation.askCents);
  if ('isGone' in reservation) throw new ListingGone();
  const { listing } = reservation;
  const { sellerId } = listing;
  const hashKey = platform.config.IDENTITY_HASH_KEY;
  await refuseSelfTrade(tx, { buyerId, sellerId, tradeUrl: buyer.tradeUrl, hashKey });
  if (payBy === 'balance') await placePaid(tx, platform, { orderId, buyer, listing });
  else await placeUnpaid(tx, platform, { orderId, buyer, listing });
  await refreshMarketItem(tx, listing.marketItemId);
}

async function admitUnpaid(tx: Tx, { config }: Platform, buyerId: string): Promise<void> {
  if (!isPaymentAppOpen(config)) throw new PaymentAppClosed();
  if (!mayLeaveUnpaid(await holdUnpaidCounts(tx, buyerId))) throw new UnpaidOrdersFull();
}

/** What an order is made of. */
interface Placing {
  orderId: string;
  buyer: AdmittedBuyer;
  listing: ReservedListing;
}

/** An order that is paid from the balance at once. */
async function placePaid(tx: Tx, platform: Platform, placing: Placing): Promise<void> {
  const { orderId, buyer, listing } = placing;
  const split = await planHold(tx, buyer.id, listing.askCents);
  const { order, now } = await place(tx, platform, placing, split);
  const evidence = { depositCents: split.deposit.toString(), proceedsCents: split.proceeds.toString() };
  await moveOn(tx, platform, { order, to: 'awaitingOffer', cause: 'paid', evidence, now });
  await intendTradeOffer(tx, platform.jobs, {
    orderId,
    steamAccountId: listing.steamAccountId,
    isAutomatic: listing.isAutomatic,
  });
}

/** An order that waits for its payment: the whole price, which will be held from the deposit that it reaches first. */
async function placeUnpaid(tx: Tx, platform: Platform, placing: Placing): Promise<void> {
  const { config } = platform;
  const amountCents = placing.listing.askCents;
  const { order, now } = await place(tx, platform, placing, { deposit: amountCents, proceeds: 0n });
  const number = ORDER_PAYMENT_PREFIX + order.orderNo;
  const expiresAt = addMs(now, config.ORDER_PAYMENT_MS);
  const queryAt = addMs(now, Math.min(config.RECHARGE_QUERY_MS, config.ORDER_PAYMENT_MS));
  await insertOrderPayment(tx, { number, orderId: order.id, amountCents, expiresAt, queryAt });
  await moveOn(tx, platform, { order, to: 'awaitingPayment', cause: 'paymentAppChosen', evidence: {}, now });
}

async function moveOn(
  tx: Tx,
  { config }: Platform,
  move: { order: OrderRow; to: OrderPhase; cause: string; evidence: Record<string, string>; now: Date },
): Promise<void> {
  const { order, to, cause, evidence, now } = move;
  const edge = findEdge('creating', to);
  assert(edge, 'a new order can be paid, or wait for it');
  await moveOrder(tx, config, order, edge, { actor: 'buyer', actorId: order.buyerId, cause, evidence }, now);
}

/** Writes an order and its first event. */
async function place(
  tx: Tx,
  { config }: Platform,
  { orderId, buyer, listing }: Placing,
  held: { deposit: Cents; proceeds: Cents },
): Promise<{ order: OrderRow; now: Date }> {
  const priceCents = listing.askCents;
  const now = await readClock(tx);
  await insertOrder(tx, {
    id: orderId,
    orderNo: newOrderNo(now),
    listingId: listing.id,
    assetId: listing.assetId,
    marketItemId: listing.marketItemId,
    sellerId: listing.sellerId,
    buyerId: buyer.id,
    priceCents,
    feeCents: feeOf(priceCents, config.SALE_FEE_BASIS_POINTS),
    isAutomatic: listing.isAutomatic,
    buyerTradeUrl: buyer.tradeUrl,
    heldFromDepositCents: held.deposit,
    heldFromProceedsCents: held.proceeds,
    createdAt: now,
    updatedAt: now,
  });
  const created = {
    orderId,
    fromPhase: null,
    toPhase: 'creating',
    reason: null,
    actor: 'buyer',
    actorId: buyer.id,
    cause: 'ordered',
    evidence: {},
  } as const;
  await insertOrderEvent(tx, { ...created, sequence: 1 }, now);
  const order = await lockOrder(tx, orderId);
  assert(order, 'an order that was just written is there');
  return { order, now };
}
