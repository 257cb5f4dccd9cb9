import { assert } from '../kernel/assert.ts';
import { readClock } from '../kernel/clock.ts';
import type { Tx } from '../kernel/db.ts';
import { newId, newOrderNo } from '../kernel/ids.ts';
import { type Cents, feeOf } from '../kernel/money.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { planHold } from '../ledger/planHold.ts';
import type { ReservedListing } from '../listing/listing.ts';
import { reserveListing } from '../listing/reserveListing.ts';
import { refreshMarketItem } from '../market/refreshMarketItem.ts';
import { claimRequest } from '../request/claimRequest.ts';
import { intendTradeOffer } from '../tradeOffer/intendTradeOffer.ts';
import { type AdmittedBuyer, admitBuyer } from '../user/admitBuyer.ts';
import { moveOrder } from './moveOrder.ts';
import { ListingGone, OwnListing, PriceChanged } from './order.errors.ts';
import { findEdge } from './order.ts';
import { insertOrder, insertOrderEvent, lockOrder } from './orderStore.ts';

/** A wish to buy one listing at the price that the buyer saw. */
export interface Purchase {
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  clientRequestId: string;
}

/**
 * Buys a listing: reserves it, takes the money into the order's escrow and sets the delivery going, all in one transaction.
 * The same `clientRequestId` again answers the first order.
 * @returns the order's id.
 * @throws ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked, RequestIdReused, InvalidInput.
 */
export async function buyListing(platform: Platform, purchase: Purchase): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    const orderId = newId();
    const { buyerId, listingId, expectedPriceCents, clientRequestId } = purchase;
    const input = { listingId, expectedPriceCents: expectedPriceCents.toString() };
    const repeated = await claimRequest(tx, {
      userId: buyerId,
      operation: 'buyListing',
      clientRequestId,
      input,
      resultId: orderId,
    });
    if (repeated) return repeated;
    const buyer = await admitBuyer(tx, buyerId);
    const reservation = await reserveListing(tx, listingId, expectedPriceCents);
    if ('askCents' in reservation) throw new PriceChanged(reservation.askCents);
    if ('isGone' in reservation) throw new ListingGone();
    if (reservation.listing.sellerId === buyerId) throw new OwnListing();
    await placeOrder(tx, platform, orderId, buyer, reservation.listing);
    return orderId;
  });
}

async function placeOrder(
  tx: Tx,
  platform: Platform,
  orderId: string,
  buyer: AdmittedBuyer,
  listing: ReservedListing,
): Promise<void> {
  const { config, jobs } = platform;
  const priceCents = listing.askCents;
  const split = await planHold(tx, buyer.id, priceCents);
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
    heldFromDepositCents: split.deposit,
    heldFromProceedsCents: split.proceeds,
    createdAt: now,
    updatedAt: now,
  });
  const by = { actor: 'buyer', actorId: buyer.id } as const;
  const created = {
    orderId,
    fromPhase: null,
    toPhase: 'creating',
    reason: null,
    cause: 'ordered',
    evidence: {},
  } as const;
  await insertOrderEvent(tx, { ...created, ...by, sequence: 1 }, now);
  const order = await lockOrder(tx, orderId);
  const edge = findEdge('creating', 'awaitingOffer');
  assert(order && edge, 'a new order can be paid');
  const evidence = { depositCents: split.deposit.toString(), proceedsCents: split.proceeds.toString() };
  await moveOrder(tx, config, order, edge, { ...by, cause: 'paid', evidence }, now);
  await intendTradeOffer(tx, jobs, {
    orderId,
    steamAccountId: listing.steamAccountId,
    isAutomatic: listing.isAutomatic,
  });
  await refreshMarketItem(tx, listing.marketItemId);
}
