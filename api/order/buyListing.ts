import { newId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { claimRequest } from '../request/claimRequest.ts';
import type { PayWay } from './orderPayment.ts';
import { placePurchase } from './placePurchase.ts';

/** A wish to buy one listing at the price that the buyer saw. */
export interface Purchase {
  buyerId: string;
  listingId: string;
  expectedPriceCents: Cents;
  clientRequestId: string;
  /** From the balance unless told otherwise. */
  payBy?: PayWay;
}

/**
 * Buys a listing in one transaction (`placePurchase`). The same `clientRequestId` again answers the first order.
 * @returns the order's id.
 * @throws ListingGone, PriceChanged, OwnListing, InsufficientFunds, TradeUrlMissing, AccountBlocked, PaymentAppClosed, UnpaidOrdersFull,
 * RequestIdReused, InvalidInput.
 */
export async function buyListing(platform: Platform, purchase: Purchase): Promise<string> {
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
