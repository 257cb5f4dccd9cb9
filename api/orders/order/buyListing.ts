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

/** A wish to buy one listing at the price that the buyer saw. */
export interface Purchase {
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  clientRequestId: string;
  /** From the balance unless told otherwise. */
  payBy?: PayWay;
}

/** So many buyers of one listing meet at its row; the others wait their turn without a connection. */
const BUYERS_AT_ONCE = 4;

/**
 * Buys a listing in one transaction (`placePurchase`). The same `clientRequestId` again answers the first order. Of a
 * crowd nearly all come too late: they learn it by one look, and lock nothing.
 * @returns the order's id.
 * @throws ServiceClosed, ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked, PaymentAppClosed,
 * UnpaidOrdersFull, RequestIdReused, InvalidInput, TradeBanned.
 */
export async function buyListing(platform: Platform, purchase: Purchase): Promise<string> {
  const { db } = platform;
  return inLine(db, { key: `listing:${purchase.listingId}`, width: BUYERS_AT_ONCE }, async () => {
    // What stands in the way of other payments is said before whether the listing is there.
    const isPlain = purchase.payBy !== 'paymentApp' && isRequestId(purchase.clientRequestId);
    if (isPlain && (await isTaken(db, purchase))) throw new ListingGone();
    return buyInTransaction(platform, purchase);
  });
}

function buyInTransaction(platform: Platform, purchase: Purchase): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    const orderId = newId();
    const { buyerId, listingId, expectedPriceCents, clientRequestId, payBy = 'balance' } = purchase;
    const wish = { listingId, expectedPriceCents: expectedPriceCents.toString() };
    const repeated = await claimRequest(tx, {
      userId: buyerId,
      operation: 'buyListing',
      clientRequestId,
      input: payBy === 'balance' ? wish : { ...wish, payBy },
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
