import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { notificationPart } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { writeTogether } from '../../kernel/writeTogether.ts';
import { ListingGone, OwnListing, PriceChanged, TradeBanned, TradeHeld } from '../order/order.errors.ts';
import { placePurchase } from '../order/placePurchase.ts';
import { updateFillRecipient } from '../order/purchase.store.ts';
import { insertFill, type LockedBid, lockOpenBid, takenUnitPart } from './bid.store.ts';
import { type ForcedSleep, heldOf, spendFrom } from './bid.ts';
import type { BidMatch, MatchOutcome } from './bidMatches.ts';
import { releaseParts } from './bidMoney.ts';
import { sleepBid } from './sleepBid.ts';

/** Why a bidder's account cannot buy now: the bid sleeps until it can. */
const SLEEPS: readonly [new (...values: never[]) => Error, ForcedSleep][] = [
  [TradeUrlMissing, 'noTradeLink'],
  [TradeBanned, 'tradeLinkRefused'],
  [TradeHeld, 'tradeLinkRefused'],
  [AccountBlocked, 'heldForReview'],
];

/**
 * Fills one copy of a bid in a transaction of its own.
 * @throws ServiceClosed while purchases are closed.
 */
export async function fillBid(platform: Platform, match: BidMatch, pressId?: string): Promise<MatchOutcome> {
  try {
    const orderId = await inTransaction(platform.db, (tx) => fillWithin(tx, platform, match, pressId));
    return orderId === null ? 'bidGone' : 'filled';
  } catch (error) {
    return outcomeOf(platform, match, error);
  }
}

/**
 * Fills one copy of a bid in the caller's transaction: the money for it becomes spendable and pays an ordinary order, in the classes it was
 * held from; what the price leaves stays spendable. The bid is locked before the listing and the accounts.
 * @param pressId set if several copies are sold or taken at once (`inPress`).
 * @returns the order's id; null if the bid is not as it was matched. Nothing is written then.
 * @throws what `placePurchase` throws; the transaction must be rolled back.
 */
export async function fillWithin(
  tx: Tx,
  platform: Platform,
  match: BidMatch,
  pressId?: string,
): Promise<string | null> {
  const bid = await lockOpenBid(tx, match.bid.id);
  if (!bid || !isFillable(bid, match)) return null;
  const orderId = newId();
  const { userId, limitCents } = bid;
  const unit = spendFrom(heldOf(bid), limitCents);
  const by = { userId, key: `bidFill:${orderId}`, reason: 'bidFill', cause: 'bidFilled', orderId } as const;
  await writeTogether(tx, [
    ...releaseParts(by, unit),
    takenUnitPart(bid, unit),
    notificationPart([{ topic: 'wallet', id: userId, userId }]),
  ]);
  checkpoint('bid.released');
  await placePurchase(tx, platform, {
    orderId,
    buyerId: userId,
    listingId: match.copy.id,
    ...(match.isBelowAsk
      ? { expectedPriceCents: match.copy.askCents, agreedCents: match.priceCents }
      : { expectedPriceCents: match.priceCents, isAtMost: match.isBidResting }),
    payBy: 'balance',
    held: spendFrom(unit, match.priceCents),
    tradeUrl: bid.tradeUrl || null,
    pressId,
  });
  await insertFill(tx, { orderId, bidId: bid.id, limitCents, unit });
  if (bid.ownNo !== null) await updateFillRecipient(tx, orderId);
  checkpoint('bid.filled');
  return orderId;
}

/** The bid as it was matched: its price and limit decide the price of the order, and its conditions were looked at. */
function isFillable(bid: LockedBid, { bid: matched }: BidMatch): boolean {
  const isSame =
    bid.priceCents === matched.priceCents &&
    bid.limitCents === matched.limitCents &&
    bid.queuedAt.getTime() === matched.queuedAt.getTime();
  return isSame && bid.sleepReason === null && bid.remaining > 0 && bid.expiresAt > bid.now;
}

/**
 * What a fill that failed says of its match. A bid whose bidder cannot buy now is put to sleep.
 * @throws the error, if it says nothing of the match.
 */
export async function outcomeOf(platform: Platform, match: BidMatch, error: unknown): Promise<MatchOutcome> {
  if (error instanceof OwnListing) return 'notEachOther';
  if (error instanceof ListingGone || error instanceof PriceChanged) return 'copyGone';
  const sleep = SLEEPS.find(([kind]) => error instanceof kind);
  if (!sleep) throw error;
  await sleepBid(platform, match.bid.id, sleep[1]);
  return 'bidGone';
}
