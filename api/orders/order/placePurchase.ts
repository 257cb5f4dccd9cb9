import { admitBuyer } from '../../accounts/user/admitUser.ts';
import { isTradeBanned, isTradeHeld } from '../../accounts/user/restriction.ts';
import { assert } from '../../kernel/assert.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs } from '../../kernel/clock.ts';
import { admitService, hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { newOrderNo } from '../../kernel/ids.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { planHold, type SplitCents } from '../../payments/ledger/ledger.ts';

import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { sendOfferJob } from './offerJobs.ts';
import {
  ListingGone,
  OwnListing,
  PaymentAppClosed,
  PriceChanged,
  TradeBanned,
  TradeHeld,
  UnpaidOrdersFull,
} from './order.errors.ts';
import type { OrderRow } from './order.store.ts';
import { findEdge } from './order.ts';
import { lockUnpaidCounts } from './orderPayment.store.ts';
import { isPaymentAppOpen, mayLeaveUnpaid, ORDER_PAYMENT_PREFIX, type PayWay } from './orderPayment.ts';
import { applyTransition } from './orderTransition.ts';
import {
  findAskAgain,
  insertOrder,
  type NewPayment,
  type PurchaseFacts,
  reserveForPurchase,
} from './purchase.store.ts';
import { hashTraits, isSamePerson, type KnownPerson } from './selfTrade.ts';

/** The listing, the buyer, the expected price and the way to pay. */
export interface PlacedPurchase {
  orderId: string;
  buyerId: string;
  listingId: string;
  /** The ask as the buyer saw it, in fen, which the buyer pays unless another price was agreed on. */
  expectedPriceCents: Cents;
  /** True if the ask may be lower than what is paid: a copy that its seller offers to a standing buy order. */
  isAtMost?: boolean;
  /** What buyer and seller have agreed on and the buyer pays instead of the ask, in fen. */
  agreedCents?: Cents;
  payBy: PayWay;
  /** Which of the buyer's spendable money pays, if it was held for this before. Default: the deposit first. */
  held?: SplitCents;
  /** The trade link that receives the item; null for the buyer's own. */
  tradeUrl: string | null;
  /** Id of the press that buys several copies (`inPress`). Robots send them in as few offers as they can. */
  pressId?: string | undefined;
}

/** A purchase that was admitted: the reserved listing, and the buyer's money that pays for it. */
interface AdmittedPurchase {
  purchase: PlacedPurchase;
  listing: NonNullable<PurchaseFacts['listing']>;
  tradeUrl: string;
  held: SplitCents;
  now: Date;
}

/**
 * Buys a listing in the caller's transaction. It reserves the listing, inserts the order, and applies the order's first
 * transition: the money moves from the balance into escrow and the delivery starts, or the order waits for its full
 * price from the payment app. One statement reads and locks, one inserts, one applies the transition, and one enqueues
 * the offer, which waits for the rest of a press.
 * @returns the order's number.
 * @throws ServiceClosed, ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked,
 * PaymentAppClosed, UnpaidOrdersFull, TradeBanned, TradeHeld.
 */
export async function placePurchase(tx: Tx, platform: Platform, purchase: PlacedPurchase): Promise<string> {
  const { config } = platform;
  const admitted = await admitPurchase(tx, platform, purchase);
  const { held, now } = admitted;
  const isPaid = purchase.payBy === 'balance';
  const order = newOrder(platform, admitted);
  const edge = findEdge('creating', isPaid ? 'awaitingOffer' : 'awaitingPayment');
  assert(edge, 'a new order can be paid, or wait for it');
  await insertOrder(tx, order, isPaid ? null : paymentOf(platform, order.orderNo, now), now);
  checkpoint('purchase.inserted');
  const evidence = { depositCents: held.deposit.toString(), proceedsCents: held.proceeds.toString() };
  const cause = isPaid ? { cause: 'paid', evidence } : { cause: 'paymentAppChosen' };
  await applyTransition(
    tx,
    config,
    order,
    edge,
    { actor: 'buyer', actorId: purchase.buyerId, pressId: purchase.pressId, ...cause },
    now,
  );
  if (isPaid && !purchase.pressId) await sendOfferJob(tx, platform.jobs, order);
  return order.orderNo;
}

function priceOf({ agreedCents, expectedPriceCents }: PlacedPurchase): Cents {
  return agreedCents ?? expectedPriceCents;
}

async function admitPurchase(
  tx: Tx,
  platform: Platform,
  purchase: PlacedPurchase,
): Promise<AdmittedPurchase> {
  const facts = await reserveForPurchase(tx, purchase);
  if (facts.isClosed) await admitService(tx, 'purchases');
  const tradeUrl = await admitBuyer(tx, { ...facts.buyer, id: purchase.buyerId }, purchase.tradeUrl);
  rejectTradeBan(facts.buyer, tradeUrl);
  if (purchase.payBy === 'paymentApp') await admitUnpaid(tx, platform, purchase.buyerId);
  const { buyer, listing, now } = facts;
  if (!listing) throw await errorOf(tx, purchase);
  const { seller, sellerId } = listing;
  const hashKey = platform.config.IDENTITY_HASH_KEY;
  rejectSelfTrade({ buyer, seller, isOwn: sellerId === purchase.buyerId, tradeUrl, hashKey });
  const priceCents = priceOf(purchase);
  const isPaid = purchase.payBy === 'balance';
  const held =
    purchase.held ?? (isPaid ? planHold(priceCents, facts) : { deposit: priceCents, proceeds: 0n });
  return { purchase, listing, tradeUrl, held, now };
}

async function admitUnpaid(tx: Tx, { config }: Platform, buyerId: string): Promise<void> {
  if (!isPaymentAppOpen(config) || (await hasClosure(tx, 'order-payments'))) throw new PaymentAppClosed();
  if (!mayLeaveUnpaid(await lockUnpaidCounts(tx, buyerId))) throw new UnpaidOrdersFull();
}

/** Why a listing could not be reserved. */
async function errorOf(tx: Tx, { listingId, expectedPriceCents }: PlacedPurchase): Promise<Error> {
  const askCents = await findAskAgain(tx, listingId);
  return askCents !== null && askCents !== expectedPriceCents
    ? new PriceChanged({ priceCents: askCents })
    : new ListingGone();
}

function newOrder(
  { config }: Platform,
  { purchase, listing, tradeUrl, held, now }: AdmittedPurchase,
): OrderRow {
  const { assetId, marketItemId, sellerId, isAutomatic, referenceCents, marketItem } = listing;
  const priceCents = priceOf(purchase);
  return {
    id: purchase.orderId,
    orderNo: newOrderNo(now),
    listingId: listing.id,
    buyerId: purchase.buyerId,
    priceCents,
    feeCents: feeOf(priceCents, config.SALE_FEE_BASIS_POINTS),
    assetId,
    marketItemId,
    sellerId,
    isAutomatic,
    referenceCents,
    marketItem,
    phase: 'creating',
    verifyingFrom: null,
    reason: null,
    buyerTradeUrl: tradeUrl,
    deliveryIssue: null,
    pausedAt: null,
    pausedMs: 0n,
    heldFromDepositCents: held.deposit,
    heldFromProceedsCents: held.proceeds,
    eventSequence: 1,
    deadlineAt: null,
    holdEndsAt: null,
    confirmedAt: null,
    tradedAt: null,
    settlesAt: null,
    createdAt: now,
    updatedAt: now,
    payment: null,
  };
}

/** The payment that an order waits for: its whole price, which is first credited to the deposit and held from there. */
function paymentOf({ config }: Platform, orderNo: string, now: Date): NewPayment {
  return {
    number: ORDER_PAYMENT_PREFIX + orderNo,
    expiresAt: addMs(now, config.ORDER_PAYMENT_MS),
    queryAt: addMs(now, Math.min(config.RECHARGE_QUERY_MS, config.ORDER_PAYMENT_MS)),
  };
}

/**
 * Rejects a purchase from oneself, also through a second account (T-22).
 * @throws OwnListing
 */
function rejectSelfTrade({
  buyer,
  seller,
  isOwn,
  tradeUrl,
  hashKey,
}: {
  buyer: KnownPerson;
  seller: KnownPerson;
  isOwn: boolean;
  tradeUrl: string;
  hashKey: string;
}): void {
  if (isOwn) throw new OwnListing();
  const delivery = parseTradeUrl(tradeUrl)?.steamId;
  const buying = hashTraits(buyer, hashKey);
  const steamIds = delivery ? [...buying.steamIds, delivery] : buying.steamIds;
  if (isSamePerson({ ...buying, steamIds }, hashTraits(seller, hashKey))) throw new OwnListing();
}

/**
 * Rejects a purchase that Steam would not deliver because it forbids the receiving account to trade, or would hold for
 * days, so that nobody pays for what they cannot receive. If Steam has not answered about that account yet, the purchase
 * continues.
 * @throws TradeBanned, TradeHeld
 */
function rejectTradeBan(
  buyer: { bannedSteamId: string | null; heldSteamId: string | null },
  tradeUrl: string,
): void {
  if (isTradeHeld(buyer, tradeUrl)) throw new TradeHeld();
  if (isTradeBanned(buyer, tradeUrl)) throw new TradeBanned();
}
