import { admitBuyer } from '../../accounts/user/admitUser.ts';
import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { planHold } from '../../payments/ledger/ledger.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { readBidder } from '../bid/bid.store.ts';
import { holdBidding } from '../bid/bidMoney.ts';
import { ListingGone, OwnListing } from '../order/order.errors.ts';
import { fillOffer } from './answerOffer.ts';
import {
  BargainClosed,
  OfferExists,
  OfferIsPurchase,
  OffersFull,
  OffersPaused,
  OfferTooLow,
} from './bargain.errors.ts';
import {
  type BargainListing,
  countOpenOffers,
  findTerms,
  findWithdrawn,
  insertOffer,
  lockListing,
} from './bargain.store.ts';
import {
  isAcceptedAtOnce,
  leastOffer,
  OFFER_MS,
  OFFERS_OF_BUYER_MAX,
  OFFERS_OF_LISTING_MAX,
  USUAL_TERMS,
  WITHDRAWN_MAX,
  WITHDRAWN_PERIOD_MS,
} from './bargain.ts';
import { bestFittingBid } from './bestFittingBid.ts';
import { notifyOffer } from './notifyOffer.ts';

/** A request to offer less than the ask for a listing. */
export interface OfferRequest {
  buyerId: string;
  listingId: string;
  /** What the buyer would pay, in fen. */
  priceCents: Cents;
  clientRequestId: string;
  /** A partner's own number of it. */
  ownNo?: string;
  /** The trade link that receives the copy; the buyer's own if omitted. */
  tradeUrl?: string;
}

/**
 * Offers a price for a listing in one transaction: the money is held at once, the deposit first. The seller is told, or the terms accept it
 * by themselves, which makes the purchase in the same transaction. Repeating the same `clientRequestId` returns the first offer.
 * @returns the offer's id.
 * @throws ServiceClosed, InvalidInput, ListingGone, OwnListing, BargainClosed, OfferTooLow, OfferIsPurchase, OfferExists, OffersFull,
 * OffersPaused, InsufficientFunds, TradeUrlMissing, TradeUrlInvalid, AccountBlocked, TradeBanned, TradeHeld, RequestIdReused.
 */
export async function makeOffer(platform: Platform, request: OfferRequest): Promise<string> {
  const { buyerId, listingId, priceCents, clientRequestId, tradeUrl = '' } = request;
  if (priceCents < 1n || priceCents > AMOUNT_MAX_CENTS)
    throw new InvalidInput('priceCents', '1 fen to 100,000 yuan');
  if (tradeUrl !== '' && !parseTradeUrl(tradeUrl)) throw new TradeUrlInvalid();
  return inTransaction(platform.db, async (tx) => {
    const id = newId();
    const repeated = await claimRequest(tx, {
      userId: buyerId,
      operation: 'makeOffer',
      clientRequestId,
      input: { listingId, priceCents: priceCents.toString(), ...(tradeUrl !== '' && { tradeUrl }) },
      resultId: id,
    });
    if (repeated) return repeated;
    await admitService(tx, 'purchases');
    const listing = await lockListing(tx, listingId);
    if (!listing?.isOnSale) throw new ListingGone();
    if (listing.sellerId === buyerId) throw new OwnListing();
    await admitBuyer(tx, await readBidder(tx, buyerId), tradeUrl || null);
    const isAccepted = await judgeOffer(tx, platform, listing, request);
    await placeOffer(tx, platform, { id, listing, request, isAccepted });
    return id;
  });
}

/** Checks the price and the numbers of offers. @returns whether the seller's terms accept the offer by themselves. */
async function judgeOffer(
  tx: Tx,
  platform: Platform,
  listing: BargainListing,
  { buyerId, priceCents }: OfferRequest,
): Promise<boolean> {
  const { askCents } = listing;
  const terms = (await findTerms(tx, { sellerId: listing.sellerId, listingId: listing.id })) ?? USUAL_TERMS;
  if (!terms.isOpen) throw new BargainClosed();
  if (priceCents >= askCents) throw new OfferIsPurchase({ askCents });
  const least = leastOffer(
    askCents,
    terms,
    await bestFittingBid({ db: tx, log: platform.log }, listing, buyerId),
  );
  if (least.leastCents >= askCents) throw new BargainClosed();
  if (priceCents < least.leastCents) throw new OfferTooLow(least);
  return isAcceptedAtOnce(askCents, terms, priceCents);
}

async function placeOffer(
  tx: Tx,
  platform: Platform,
  {
    id,
    listing,
    request,
    isAccepted,
  }: { id: string; listing: BargainListing; request: OfferRequest; isAccepted: boolean },
): Promise<void> {
  const { buyerId, priceCents, ownNo = null, tradeUrl = '' } = request;
  // The lock also puts the requests of one buyer in a row, so that the counts hold.
  const spendable = await lockSpendable(tx, buyerId);
  const now = await readClock(tx);
  await admitCounts(tx, { buyerId, listingId: listing.id, now });
  const held = planHold(priceCents, spendable);
  const { sellerId, askCents } = listing;
  const offer = await insertOffer(tx, {
    id,
    listingId: listing.id,
    buyerId,
    sellerId,
    askCents,
    priceCents,
    held,
    ownNo,
    tradeUrl,
    createdAt: now,
    expiresAt: addMs(now, OFFER_MS),
  });
  checkpoint('offer.inserted');
  await holdBidding(tx, { userId: buyerId, key: `offer:${id}`, reason: 'offer', cause: 'offerMade' }, held);
  await notifyChanged(tx, { topic: 'wallet', id: buyerId, userId: buyerId });
  if (isAccepted)
    await fillOffer(tx, platform, offer, { agreedCents: priceCents, askCents, told: 'offerAccepted' });
  else await notifyOffer(tx, offer, 'offerMade');
}

async function admitCounts(
  tx: Tx,
  { buyerId, listingId, now }: { buyerId: string; listingId: string; now: Date },
): Promise<void> {
  const { ofBuyer, ofListing, same } = await countOpenOffers(tx, { buyerId, listingId });
  if (same > 0) throw new OfferExists();
  if (ofBuyer >= OFFERS_OF_BUYER_MAX) throw new OffersFull({ most: OFFERS_OF_BUYER_MAX });
  if (ofListing >= OFFERS_OF_LISTING_MAX) throw new BargainClosed();
  const since = addMs(now, -WITHDRAWN_PERIOD_MS);
  const withdrawnAt = await findWithdrawn(tx, { buyerId, since, skip: WITHDRAWN_MAX });
  if (withdrawnAt) throw new OffersPaused({ until: addMs(withdrawnAt, WITHDRAWN_PERIOD_MS) });
}
