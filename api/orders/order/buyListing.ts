import { newId } from '../../kernel/ids.ts';
import { inLine } from '../../kernel/inLine.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest, isRequestId } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { ListingGone } from './order.errors.ts';
import type { PayWay } from './orderPayment.ts';
import { placePurchase } from './placePurchase.ts';
import { isTaken } from './purchase.store.ts';

/** A request to buy one listing at the price that the buyer saw. */
export interface Purchase {
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  clientRequestId: string;
  /** Default: from the balance. */
  payBy?: PayWay;
}

/**
 * How many buyers may wait for the row of one listing at the same time. The others queue without a database connection.
 */
const BUYERS_AT_ONCE = 4;

/**
 * Buys a listing in one transaction (`placePurchase`). Repeating the same `clientRequestId` returns the first order.
 * When many buyers compete, nearly all of them are too late: one read without a lock rejects them.
 * @returns the order's id.
 * @throws ServiceClosed, ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked,
 * PaymentAppClosed, UnpaidOrdersFull, RequestIdReused, InvalidInput, TradeBanned, TradeHeld.
 */
export async function buyListing(platform: Platform, purchase: Purchase): Promise<string> {
  const { db } = platform;
  return inLine(db, { key: `listing:${purchase.listingId}`, width: BUYERS_AT_ONCE }, async () => {
    // For the other ways to pay, their own errors take precedence over whether the listing is available.
    const isPlain = purchase.payBy !== 'paymentApp' && isRequestId(purchase.clientRequestId);
    if (isPlain && (await isTaken(db, purchase))) throw new ListingGone();
    return buyInTransaction(platform, purchase);
  });
}

function buyInTransaction(platform: Platform, purchase: Purchase): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    const orderId = newId();
    const { buyerId, listingId, expectedPriceCents, clientRequestId, payBy = 'balance' } = purchase;
    const input = { listingId, expectedPriceCents: expectedPriceCents.toString() };
    const repeated = await claimRequest(tx, {
      userId: buyerId,
      operation: 'buyListing',
      clientRequestId,
      input: payBy === 'balance' ? input : { ...input, payBy },
      resultId: orderId,
    });
    if (repeated) return repeated;
    await placePurchase(tx, platform, {
      orderId,
      buyerId,
      listingId,
      expectedPriceCents,
      payBy,
      tradeUrl: null,
    });
    return orderId;
  });
}
