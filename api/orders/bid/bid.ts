import type { CopyFilter } from '../../catalog/filter/filter.ts';
import { tagsOfWord } from '../../catalog/filter/filterFields.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SplitCents } from '../../payments/ledger/ledger.ts';

/** Maximum number of copies of one bid, and of open bids of one user. */
export const QUANTITY_MAX = 100;
export const OPEN_BIDS_MAX = 200;
/** How long a bid may stay open, in days. */
export const LIFETIME_DAYS = { least: 1, most: 30, usual: 7 } as const;
/** Least time between two raises of a bid, in milliseconds. */
export const RAISE_PAUSE_MS = 60_000;
/** Maximum number of raises of a bid within a day. */
export const RAISES_A_DAY = 60;

/** Where a bid stands, and why it sleeps while it is open. */
export type BidState = 'open' | 'filled' | 'cancelled' | 'expired';
export const SLEEP_REASONS = [
  'paused',
  'noTradeLink',
  'tradeLinkRefused',
  'heldForReview',
  'buyerBroke',
] as const;
export type SleepReason = (typeof SLEEP_REASONS)[number];
/** Why a bid sleeps against its bidder's wish. */
export type ForcedSleep = Exclude<SleepReason, 'paused'>;

/** Where a bid stands as its bidder sees it. */
export const BID_STATUSES = ['open', 'asleep', 'filled', 'cancelled', 'expired'] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

/** Where a bid stands as its bidder sees it. */
export function bidStatusOf({ state, sleepReason }: Pick<BidRow, 'state' | 'sleepReason'>): BidStatus {
  return sleepReason === null ? (state as BidState) : 'asleep';
}

/** A bid as it is stored. Amounts in fen. */
export interface BidRow {
  id: string;
  userId: string;
  marketItemId: string;
  /** Copies wanted in all, and those that are still wanted. */
  quantity: number;
  remaining: number;
  /** Its price in the book, and the most that a copy may cost for which nobody else bids. */
  priceCents: Cents;
  /** The most that a copy may cost where others bid for it too: its price, or more. Nobody else sees it. */
  limitCents: Cents;
  /** What copies must be like, as text; empty if any copy will do. */
  filter: string;
  /** A partner's own number of it; null if it was opened on the site. */
  ownNo: string | null;
  /** The trade link that receives its copies; empty for the bidder's own. */
  tradeUrl: string;
  state: string;
  sleepReason: string | null;
  heldFromDepositCents: Cents;
  heldFromProceedsCents: Cents;
  movements: number;
  queuedAt: Date;
  raisedAt: Date | null;
  /** Number of raises since a moment, which moves on a day later. */
  raises: number;
  raisesSince: Date | null;
  expiresAt: Date;
}

/** Above one and a half times the reference price a bid needs a confirmation; above ten times it is refused. */
const FAR_ABOVE_PERCENT = 150n;
const HIGHEST_FACTOR = 10n;

/** The step of prices at a price, in fen: a fen under 1 yuan, 0.1 yuan under 50, a yuan from there. */
export function tickOf(priceCents: Cents): Cents {
  if (priceCents < 100n) return 1n;
  return priceCents < 5_000n ? 10n : 100n;
}

/** The limit of a bid that is above its price; null if it has none. */
export function limitAbove({
  priceCents,
  limitCents,
}: Pick<BidRow, 'priceCents' | 'limitCents'>): Cents | null {
  return limitCents > priceCents ? limitCents : null;
}

/** The least limit that drives another bid up to an ask, in fen: a step below it. */
export function lowestRival(askCents: Cents): Cents {
  return askCents - tickOf(askCents);
}

/** The prices on steps next to another one, in fen. */
export interface NearestPrices {
  lowerCents: Cents;
  higherCents: Cents;
}

/** The prices next to one that is not on a step; null for one that is. */
export function nearestPrices(priceCents: Cents): NearestPrices | null {
  const tick = tickOf(priceCents);
  const over = priceCents % tick;
  return over === 0n ? null : { lowerCents: priceCents - over, higherCents: priceCents - over + tick };
}

/** What a bid says of prices. */
export interface BidTerms {
  readonly userId: string;
  readonly priceCents: Cents;
  readonly limitCents: Cents;
}

/**
 * What a bid pays for a copy that others bid for too (B-17): a step more than the highest limit of somebody else, no less than any price
 * that the book shows, and no more than its own limit.
 * @param rivals bids that the copy fits, the highest limit first; the bid itself may be among them.
 */
export function outbiddingPrice(bid: BidTerms, rivals: Iterable<BidTerms>): Cents {
  if (bid.limitCents === bid.priceCents) return bid.priceCents;
  let cents = bid.priceCents;
  for (const { userId, priceCents, limitCents } of rivals) {
    const isOwn = userId === bid.userId;
    // Nobody is driven up by a bid of their own, but whoever sells gets what it shows.
    const enough = isOwn ? priceCents : limitCents + tickOf(limitCents);
    if (enough > cents) cents = enough;
    // Neither the limits nor the prices of those behind are higher.
    if (!isOwn) break;
  }
  return cents < bid.limitCents ? cents : bid.limitCents;
}

/** The phase that all copies of a filter in normal form have; null if it names none of them, or several. */
export function onlyPhaseOf(filter: CopyFilter): string | null {
  for (const part of 'all' in filter ? filter.all : [filter])
    if ('kind' in part && part.kind === 'words' && part.field === 'phase' && part.values.length === 1)
      return tagsOfWord('phase', part.values[0] ?? '')[0] ?? null;
  return null;
}

/** Whether a price is far above the reference price, or beyond what a bid may say. */
export function judgeBidPrice(
  priceCents: Cents,
  referenceCents: Cents | null,
): 'fine' | 'farAbove' | 'refused' {
  if (referenceCents === null) return 'fine';
  if (priceCents > referenceCents * HIGHEST_FACTOR) return 'refused';
  return priceCents * 100n > referenceCents * FAR_ABOVE_PERCENT ? 'farAbove' : 'fine';
}

/** The raises of a day, with one more now: the day begins with the first of them. */
export function countRaise(
  { raises, raisesSince }: Pick<BidRow, 'raises' | 'raisesSince'>,
  now: Date,
): Pick<BidRow, 'raises' | 'raisesSince'> {
  const isSameDay = raisesSince !== null && now.getTime() - raisesSince.getTime() < DAY_MS;
  return isSameDay ? { raises: raises + 1, raisesSince } : { raises: 1, raisesSince: now };
}

/** When a bid may be raised again; null for now. */
export function nextRaiseAt(
  bid: Pick<BidRow, 'raisedAt' | 'raises' | 'raisesSince'>,
  now: Date,
): Date | null {
  const { raises, raisesSince } = countRaise(bid, now);
  const isFull = raises > RAISES_A_DAY && raisesSince !== null;
  const retryAtMs = isFull ? raisesSince.getTime() + DAY_MS : (bid.raisedAt?.getTime() ?? 0) + RAISE_PAUSE_MS;
  return retryAtMs > now.getTime() ? new Date(retryAtMs) : null;
}

/** What an open bid holds. */
export function heldOf(bid: Pick<BidRow, 'heldFromDepositCents' | 'heldFromProceedsCents'>): SplitCents {
  return { deposit: bid.heldFromDepositCents, proceeds: bid.heldFromProceedsCents };
}

/** The part of an amount that is spent: the deposit first. */
export function spendFrom(held: SplitCents, cents: Cents): SplitCents {
  const deposit = held.deposit < cents ? held.deposit : cents;
  return { deposit, proceeds: cents - deposit };
}

/** The part of an amount that returns: the proceeds first. */
export function returnFrom(held: SplitCents, cents: Cents): SplitCents {
  const proceeds = held.proceeds < cents ? held.proceeds : cents;
  return { deposit: cents - proceeds, proceeds };
}

/** Both classes of two amounts added up. */
export function addSplits(one: SplitCents, other: SplitCents): SplitCents {
  return { deposit: one.deposit + other.deposit, proceeds: one.proceeds + other.proceeds };
}

/** What is left of an amount. */
export function subtractSplit(from: SplitCents, taken: SplitCents): SplitCents {
  return { deposit: from.deposit - taken.deposit, proceeds: from.proceeds - taken.proceeds };
}
