import { admitBuyer } from '../../accounts/user/admitUser.ts';
import { assert } from '../../kernel/assert.ts';
import { addMs } from '../../kernel/clock.ts';
import { admitService, hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { newOrderNo } from '../../kernel/ids.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { MESSAGE_TYPES } from '../../notifications/message/message.ts';
import { planHold } from '../../payments/ledger/ledger.ts';
import { askForTradeOffer } from './offerIntent.ts';
import { ListingGone, PaymentAppClosed, PriceChanged, UnpaidOrdersFull } from './order.errors.ts';
import { findEdge } from './order.ts';
import { deadlineMs } from './orderDuty.ts';
import { tidingsOf } from './orderNotifications.ts';
import { holdUnpaidCounts } from './orderPayment.store.ts';
import { isPaymentAppOpen, mayLeaveUnpaid, ORDER_PAYMENT_PREFIX, type PayWay } from './orderPayment.ts';
import { orderTimesOf } from './orderTimes.ts';
import {
  findAskAgain,
  insertPurchase,
  type PurchaseGround,
  type PurchaseRows,
  reserveForPurchase,
} from './purchase.store.ts';
import { rejectSelfTrade } from './rejectSelfTrade.ts';
import { rejectTradeBan } from './rejectTradeBan.ts';

/** The listing, the buyer, the expected price and the way to pay. */
export interface PlacedPurchase {
  orderId: string;
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  payBy: PayWay;
  /** The trade link that receives the item; null for the buyer's own. */
  tradeUrl: string | null;
}

type ReservedForPurchase = NonNullable<PurchaseGround['listing']>;

/**
 * Buys a listing in the caller's transaction. It reserves the listing, then either moves the money from the balance
 * into the order's escrow and starts the delivery, or lets the order wait for its full price from the payment app. One
 * statement reads and locks, one writes, and one enqueues the offer.
 * @throws ServiceClosed, ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked,
 * PaymentAppClosed, UnpaidOrdersFull, TradeBanned.
 */
export async function placePurchase(tx: Tx, platform: Platform, purchase: PlacedPurchase): Promise<void> {
  const { orderId, payBy } = purchase;
  const ground = await reserveForPurchase(tx, purchase);
  if (ground.isClosed) await admitService(tx, 'purchases');
  const tradeUrl = admitBuyer(ground.buyer, purchase.tradeUrl);
  rejectTradeBan(ground.buyer, tradeUrl);
  if (payBy === 'paymentApp') await admitUnpaid(tx, platform, purchase.buyerId);
  const { buyer, listing } = ground;
  if (!listing) throw await errorOf(tx, purchase);
  const hashKey = platform.config.IDENTITY_HASH_KEY;
  rejectSelfTrade({
    buyer,
    seller: listing.seller,
    isOwn: listing.sellerId === purchase.buyerId,
    tradeUrl,
    hashKey,
  });
  const held =
    payBy === 'balance' ? planHold(listing.askCents, ground) : { deposit: listing.askCents, proceeds: 0n };
  await insertPurchase(
    tx,
    rowsOf(platform, { purchase, listing, tradeUrl, held, now: ground.now }),
    ground.now,
  );
  if (payBy === 'balance')
    await askForTradeOffer(tx, platform.jobs, { orderId, isAutomatic: listing.isAutomatic });
}

async function admitUnpaid(tx: Tx, { config }: Platform, buyerId: string): Promise<void> {
  if (!isPaymentAppOpen(config) || (await hasClosure(tx, 'order-payments'))) throw new PaymentAppClosed();
  if (!mayLeaveUnpaid(await holdUnpaidCounts(tx, buyerId))) throw new UnpaidOrdersFull();
}

/** Why a listing could not be reserved. */
async function errorOf(tx: Tx, { listingId, expectedPriceCents }: PlacedPurchase): Promise<Error> {
  const askCents = await findAskAgain(tx, listingId);
  return askCents !== null && askCents !== expectedPriceCents
    ? new PriceChanged({ priceCents: askCents })
    : new ListingGone();
}

/** The values that a purchase is written with. */
interface Placing {
  purchase: PlacedPurchase;
  listing: ReservedForPurchase;
  tradeUrl: string;
  held: { deposit: Cents; proceeds: Cents };
  now: Date;
}

function rowsOf(platform: Platform, placing: Placing): PurchaseRows {
  const { purchase, listing, held, now } = placing;
  const isPaid = purchase.payBy === 'balance';
  const edge = findEdge('creating', isPaid ? 'awaitingOffer' : 'awaitingPayment');
  assert(edge, 'a new order can be paid, or wait for it');
  const order = orderOf(platform, placing, edge.to);
  const { changes, messages } = tidingsOf({ ...order, marketItem: listing.marketItem }, edge, false);
  const evidence = { depositCents: held.deposit.toString(), proceedsCents: held.proceeds.toString() };
  return {
    order,
    edge,
    cause: isPaid ? { cause: 'paid', evidence } : { cause: 'paymentAppChosen', evidence: {} },
    steamAccountId: listing.steamAccountId,
    payment: isPaid ? null : paymentOf(platform, order.orderNo, now),
    messages: messages.map((message) => ({ ...message, type: MESSAGE_TYPES.trade })),
    changes,
  };
}

function orderOf(
  { config }: Platform,
  placing: Placing,
  phase: PurchaseRows['order']['phase'],
): PurchaseRows['order'] {
  const { purchase, listing, held, now } = placing;
  const { id: listingId, assetId, marketItemId, sellerId, isAutomatic, askCents: priceCents } = listing;
  const ms = deadlineMs(phase, isAutomatic, orderTimesOf(config));
  return {
    id: purchase.orderId,
    orderNo: newOrderNo(now),
    ...{ listingId, assetId, marketItemId, sellerId, isAutomatic, priceCents, phase },
    buyerId: purchase.buyerId,
    feeCents: feeOf(priceCents, config.SALE_FEE_BASIS_POINTS),
    buyerTradeUrl: placing.tradeUrl,
    heldFromDepositCents: held.deposit,
    heldFromProceedsCents: held.proceeds,
    deadlineAt: ms === null ? null : addMs(now, ms),
  };
}

/** The payment that an order waits for: its whole price, which is first credited to the deposit and held from there. */
function paymentOf({ config }: Platform, orderNo: string, now: Date): NonNullable<PurchaseRows['payment']> {
  return {
    number: ORDER_PAYMENT_PREFIX + orderNo,
    expiresAt: addMs(now, config.ORDER_PAYMENT_MS),
    queryAt: addMs(now, Math.min(config.RECHARGE_QUERY_MS, config.ORDER_PAYMENT_MS)),
  };
}
