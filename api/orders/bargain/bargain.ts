import { addMs } from '../../kernel/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { Cents } from '../../kernel/money.ts';
import { tickOf } from '../bid/bid.ts';

/** How long an offer waits for its answer, and a counter-offer for its own. */
export const OFFER_MS = 24 * HOUR_MS;
export const COUNTER_MS = 12 * HOUR_MS;
/** From how long after it was made an offer may be withdrawn that was not countered (K-07). */
export const WITHDRAW_AFTER_MS = 10 * MINUTE_MS;
/** More offers withdrawn within the period pause new ones. */
export const WITHDRAWN_MAX = 10;
export const WITHDRAWN_PERIOD_MS = 24 * HOUR_MS;
/** Maximum number of open offers of one buyer, and for one listing. */
export const OFFERS_OF_BUYER_MAX = 20;
export const OFFERS_OF_LISTING_MAX = 50;
/** The smallest offer that any seller takes, in percent of the ask. */
export const LEAST_PERCENT = 70;

export const OFFER_STATES = [
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'ended',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];
/** Why the listing ended an offer: it was sold or taken off sale, or its ask changed, `priceCut` to the offer or under it. */
export const OFFER_END_REASONS = ['sold', 'unlisted', 'repriced', 'priceCut'] as const;
export type OfferEndReason = (typeof OFFER_END_REASONS)[number];

/** An offer as it is stored. Amounts in fen. */
export interface OfferRow {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  /** The ask when it was made; another ask ends it. */
  askCents: Cents;
  priceCents: Cents;
  /** What the seller asks instead. */
  counterCents: Cents | null;
  /** A partner's own number of it; null if it was made on the site. */
  ownNo: string | null;
  /** The trade link that receives the copy; empty for the buyer's own. */
  tradeUrl: string;
  state: string;
  endReason: string | null;
  heldFromDepositCents: Cents;
  heldFromProceedsCents: Cents;
  isReleased: boolean;
  orderId: string | null;
  expiresAt: Date;
  createdAt: Date;
}

/** What offers a seller takes for a listing or for the shop. Each bound is in fen, in percent of the ask, or missing. */
export interface Terms {
  isOpen: boolean;
  leastCents: Cents | null;
  leastPercent: number | null;
  /** The smallest offer that is accepted by itself. */
  acceptCents: Cents | null;
  acceptPercent: number | null;
  /** The ask of the listing when `acceptCents` was set for it; null without one, and for a shop. */
  acceptAskCents: Cents | null;
}

/** The terms of a seller who has set none. */
export const USUAL_TERMS: Terms = {
  isOpen: true,
  leastCents: null,
  leastPercent: null,
  acceptCents: null,
  acceptPercent: null,
  acceptAskCents: null,
};

/** What the smallest offer follows from: the market's share of the ask, the seller's floor, or the best buy order. */
export type OfferBound = 'share' | 'floor' | 'bid';

function percentOf(askCents: Cents, percent: number): Cents {
  return (askCents * BigInt(percent) + 99n) / 100n;
}

function boundOf(askCents: Cents, cents: Cents | null, percent: number | null): Cents | null {
  return cents ?? (percent === null ? null : percentOf(askCents, percent));
}

/**
 * The smallest offer for a listing, in fen, and what it follows from: the highest of the market's share, the seller's floor, and a step
 * above the best buy order that the copy fits (K-01). From the ask on there is no room for an offer.
 */
export function leastOffer(
  askCents: Cents,
  terms: Terms,
  bestBidCents: Cents | null,
): { leastCents: Cents; bound: OfferBound } {
  const bounds: [OfferBound, Cents | null][] = [
    ['share', percentOf(askCents, LEAST_PERCENT)],
    ['floor', boundOf(askCents, terms.leastCents, terms.leastPercent)],
    ['bid', bestBidCents === null ? null : bestBidCents + tickOf(bestBidCents)],
  ];
  let least: { leastCents: Cents; bound: OfferBound } = { leastCents: 0n, bound: 'share' };
  for (const [bound, cents] of bounds)
    if (cents !== null && cents > least.leastCents) least = { leastCents: cents, bound };
  return least;
}

/**
 * True if a seller's terms accept an offer by themselves (K-04). An amount that was set for a listing counts up to the ask of that moment: for
 * a copy that costs more by now its seller is asked.
 */
export function isAcceptedAtOnce(askCents: Cents, terms: Terms, priceCents: Cents): boolean {
  if (terms.acceptAskCents !== null && askCents > terms.acceptAskCents) return false;
  const bound = boundOf(askCents, terms.acceptCents, terms.acceptPercent);
  return bound !== null && priceCents >= bound;
}

/** True while an offer waits for an answer. */
export function isPending({ state }: { state: string }): boolean {
  return state === 'open' || state === 'countered';
}

/** From when an offer may be withdrawn; null for at once. */
export function withdrawableFrom({ state, createdAt }: Pick<OfferRow, 'state' | 'createdAt'>): Date | null {
  return state === 'countered' ? null : addMs(createdAt, WITHDRAW_AFTER_MS);
}

/** The sides of an offer: who makes it, and who sells the listing. */
export const OFFER_SIDES = ['buyer', 'seller'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** What one side of an offer can do with it. */
export const OFFER_ACTIONS = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** What a side of an offer may do now, in the order in which it is shown. */
export function actionsOf(
  offer: Pick<OfferRow, 'state' | 'createdAt' | 'expiresAt'>,
  side: OfferSide,
  now: Date,
): OfferAction[] {
  if (!isPending(offer) || offer.expiresAt <= now) return [];
  const isCountered = offer.state === 'countered';
  if (side === 'seller') return isCountered ? ['decline'] : ['accept', 'counter', 'decline'];
  if (isCountered) return ['accept', 'decline', 'withdraw'];
  const from = withdrawableFrom(offer);
  return from === null || from <= now ? ['withdraw'] : [];
}
