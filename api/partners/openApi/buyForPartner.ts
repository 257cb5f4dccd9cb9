import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest, findRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { ListingGone, OwnListing, PriceChanged } from '../../orders/order/order.errors.ts';
import { placePurchase } from '../../orders/order/placePurchase.ts';
import { updateRecipient } from '../../orders/order/purchase.store.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { MarketItemUnknown, NoListingWithinLimit } from './open.errors.ts';
import {
  type Candidate,
  type CandidateSearch,
  findCandidate,
  insertPartnerOrder,
  listCandidates,
} from './openOrder.store.ts';

/** What a partner wants to buy: one copy, or the cheapest of an item. */
export type PartnerChoice = { listingId: string } | { marketItemId: string; isAutomatic: boolean };

/** A purchase request of a partner. */
export interface PartnerPurchase {
  partnerId: string;
  userId: string;
  outOrderNo: string;
  choice: PartnerChoice;
  /** The highest price that is paid. */
  limitCents: Cents;
  /** The trade link that receives the item; null for the partner's own. */
  tradeUrl: string | null;
  /** Of a batch (`inPress`). */
  pressId?: string;
}

/**
 * What a purchase names: exactly one of a listing and an item.
 * @throws MarketItemUnknown, InvalidInput naming what is too much or missing.
 */
export function choiceOf(
  market: MarketIndex,
  named: {
    listingId?: string | null | undefined;
    marketHashName?: string | null | undefined;
    isAutomatic: boolean;
  },
): PartnerChoice {
  const { listingId = null, marketHashName = null, isAutomatic } = named;
  const rule = 'name either listingId or marketHashName';
  if (listingId !== null && marketHashName !== null) throw new InvalidInput('marketHashName', rule);
  if (listingId !== null) return { listingId };
  if (marketHashName === null) throw new InvalidInput('listingId', rule);
  const item = market.findByName(marketHashName);
  if (!item) throw new MarketItemUnknown();
  return { marketItemId: item.id, isAutomatic };
}

/** How many of the cheapest copies are tried in a round, because others may buy them meanwhile. */
const TRIES = 10;
/** Maximum number of rounds: as many simultaneous purchases as there are copies within the limit must each find one. */
const ROUNDS = 5;

async function candidatesOf(
  { db }: Platform,
  { choice, limitCents, userId }: PartnerPurchase,
  passed: CandidateSearch['passed'],
): Promise<Candidate[]> {
  if (!('listingId' in choice))
    return listCandidates(db, { ...choice, limitCents, buyerId: userId, passed, count: TRIES });
  const candidate = await findCandidate(db, choice.listingId);
  if (!candidate) throw new ListingGone();
  if (candidate.askCents > limitCents) throw new PriceChanged({ priceCents: candidate.askCents });
  return [candidate];
}

function claimOf({ userId, outOrderNo, choice, limitCents, tradeUrl }: PartnerPurchase) {
  const asked = JSON.stringify({ ...choice, limitCents: String(limitCents), tradeUrl });
  return { userId, operation: 'openBuy', clientRequestId: `open_${outOrderNo}`, input: { asked } };
}

async function buy(platform: Platform, purchase: PartnerPurchase, candidate: Candidate): Promise<string> {
  const { partnerId, userId: buyerId, outOrderNo, tradeUrl, pressId } = purchase;
  const { listingId, askCents: expectedPriceCents } = candidate;
  return inTransaction(platform.db, async (tx) => {
    const orderId = newId();
    const repeated = await claimRequest(tx, { ...claimOf(purchase), resultId: orderId });
    if (repeated) return repeated;
    await placePurchase(tx, platform, {
      orderId,
      buyerId,
      listingId,
      expectedPriceCents,
      payBy: 'balance',
      tradeUrl,
      pressId,
    });
    checkpoint('openBuy.placed');
    await insertPartnerOrder(tx, { orderId, partnerId, outOrderNo });
    await updateRecipient(tx, orderId);
    checkpoint('openBuy.noted');
    return orderId;
  });
}

/** The copy was sold meanwhile, or the buyer is its seller; the next copy is tried. */
function isPassing(error: unknown): boolean {
  return error instanceof ListingGone || error instanceof PriceChanged || error instanceof OwnListing;
}

/** Tries one copy after the other, round by round. A seller who is the same person as the buyer is passed with all copies. */
async function buyFirstOf(platform: Platform, purchase: PartnerPurchase): Promise<string> {
  const isNamed = 'listingId' in purchase.choice;
  const passed = { listingIds: [] as string[], sellerIds: [] as string[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const candidates = await candidatesOf(platform, purchase, passed);
    for (const candidate of candidates) {
      if (passed.sellerIds.includes(candidate.sellerId)) continue;
      try {
        return await buy(platform, purchase, candidate);
      } catch (error) {
        if (isNamed || !isPassing(error)) throw error;
        passed.listingIds.push(candidate.listingId);
        if (error instanceof OwnListing) passed.sellerIds.push(candidate.sellerId);
      }
    }
    if (candidates.length < TRIES) break;
  }
  throw new NoListingWithinLimit();
}

/**
 * Buys one copy for a partner at its ask, if it does not exceed the limit: a named copy, or the cheapest of an item.
 * Repeating the same `outOrderNo` returns the first order; a rejected purchase does not use up the number.
 * @returns the order's id.
 * @throws ServiceClosed; ListingGone, PriceChanged, OwnListing for a named copy; NoListingWithinLimit;
 * InsufficientFunds, TradeUrlMissing, TradeUrlInvalid, AccountBlocked, RequestIdReused.
 */
export async function buyForPartner(platform: Platform, purchase: PartnerPurchase): Promise<string> {
  if (purchase.tradeUrl !== null && !parseTradeUrl(purchase.tradeUrl)) throw new TradeUrlInvalid();
  const repeated = await findRequest(platform.db, claimOf(purchase));
  if (repeated) return repeated;
  try {
    return await buyFirstOf(platform, purchase);
  } catch (error) {
    // A concurrent copy of the same request may have bought what this one no longer finds.
    const first = await findRequest(platform.db, claimOf(purchase));
    if (first) return first;
    throw error;
  }
}
