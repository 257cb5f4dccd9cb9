import type { Cents } from '../../kernel/money.ts';

/**
 * Why the proceeds of a sale wait for an operator (T-22): the two are one person by what is known now, paid from one account, signed in
 * from one browser or one network, the price is far over the reference, or the seller lives of this one buyer.
 */
export const REVIEW_REASONS = [
  'samePerson',
  'sharedPayer',
  'sharedDevice',
  'sharedNetwork',
  'overpriced',
  'repeatedPair',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** What an operator decides: to the seller's proceeds, or to the seller's deposit, which buys and is never withdrawn. */
export type ReviewDecision = 'released' | 'toDeposit';
export type ReviewState = 'waiting' | ReviewDecision;

/** The configured limits. Cents; the factor in basis points of the reference price. */
export interface ReviewRules {
  minCents: Cents;
  days: number;
  priceBasisPoints: bigint;
  excessCents: Cents;
  pairCount: number;
  pairCents: Cents;
}

/** What two people's deals of some days were, in either direction, the one that is judged among them. Cents. */
export interface PairFigures {
  pairCount: number;
  pairCents: Cents;
  /** What the other overpriced ones of them came over the reference. */
  otherExcessCents: Cents;
  /** All that the seller sold in those days, to anybody. */
  sellerCents: Cents;
}

/** What of a sale and its two sides decides. */
export interface ReviewSigns extends PairFigures {
  priceCents: Cents;
  /** When it was bought; null: nobody knew. */
  referenceCents: Cents | null;
  isSamePerson: boolean;
  /** One account of the payment app paid for both, or signed for both. */
  hasSharedPayer: boolean;
  hasSharedDevice: boolean;
  hasSharedNetwork: boolean;
}

/** By how much a price is over its reference, where that is far; else 0. */
export function excessOf(
  { priceCents, referenceCents }: Pick<ReviewSigns, 'priceCents' | 'referenceCents'>,
  { priceBasisPoints }: Pick<ReviewRules, 'priceBasisPoints'>,
): Cents {
  if (!referenceCents || priceCents * 10_000n < referenceCents * priceBasisPoints) return 0n;
  return priceCents - referenceCents;
}

/**
 * Why a sale is reviewed; empty: it is not. One person, one payer or one browser is enough. A network is shared by strangers, too, a price may be
 * a pattern's, and a good shop has regular buyers: these count together, from a sum on, or where the seller has hardly another buyer.
 */
export function reviewReasons(signs: ReviewSigns, rules: ReviewRules): ReviewReason[] {
  if (signs.pairCents < rules.minCents) return [];
  const excessCents = excessOf(signs, rules);
  const isOverpriced = excessCents > 0n;
  const isOften = signs.pairCount >= rules.pairCount && signs.pairCents * 2n >= signs.sellerCents;
  const found: Record<ReviewReason, boolean> = {
    samePerson: signs.isSamePerson,
    sharedPayer: signs.hasSharedPayer,
    sharedDevice: signs.hasSharedDevice,
    sharedNetwork: signs.hasSharedNetwork && (isOverpriced || isOften),
    overpriced: isOverpriced && excessCents + signs.otherExcessCents >= rules.excessCents,
    repeatedPair: isOften && signs.pairCents >= rules.pairCents,
  };
  return REVIEW_REASONS.filter((reason) => found[reason]);
}

/**
 * What an operator's word about a review comes to: it is done, it was said before, another one was, or there is nothing to decide.
 * @param state null: the order has no review.
 */
export function judgeDecision(
  state: ReviewState | null,
  decision: ReviewDecision,
): 'done' | 'unchanged' | 'decided' | 'none' {
  if (state === null) return 'none';
  if (state === 'waiting') return 'done';
  return state === decision ? 'unchanged' : 'decided';
}
