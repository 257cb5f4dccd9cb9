import type { Config } from '../../config.ts';
import type { Cents } from '../../kernel/money.ts';

/**
 * Why the proceeds of a sale wait for an operator (T-22): buyer and seller are known to be one person, were paid from
 * one account, signed in from one browser or one network, the price is far above the reference, or the seller sells
 * almost only to this buyer.
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

/**
 * An operator's decision: release to the seller's proceeds, or to the seller's deposit, which can be spent but never
 * withdrawn.
 */
export type ReviewDecision = 'released' | 'toDeposit';
export type ReviewState = 'waiting' | ReviewDecision;

/** The configured limits: amounts in fen, the factor in basis points of the reference price. */
export interface ReviewRules {
  minCents: Cents;
  days: number;
  priceBasisPoints: bigint;
  excessCents: Cents;
  pairCount: number;
  pairCents: Cents;
}

/**
 * Totals in fen of the trades between two people over some days, in either direction, including the one that is judged.
 */
export interface PairFigures {
  pairCount: number;
  pairCents: Cents;
  /** By how much the other overpriced trades exceed their reference price. */
  otherExcessCents: Cents;
  /** Everything that the seller sold to anybody in those days. */
  sellerCents: Cents;
}

/** The facts about a sale and its two sides that decide whether it is reviewed. */
export interface ReviewSigns extends PairFigures {
  priceCents: Cents;
  /** The reference price at the time of purchase; null if it was unknown. */
  referenceCents: Cents | null;
  isSamePerson: boolean;
  /** True if one account of the payment app paid for both sides, or signed a contract for both. */
  hasSharedPayer: boolean;
  hasSharedDevice: boolean;
  hasSharedNetwork: boolean;
}

/** By how much a price exceeds its reference, if that is far; otherwise 0. */
export function excessOf(
  { priceCents, referenceCents }: Pick<ReviewSigns, 'priceCents' | 'referenceCents'>,
  { priceBasisPoints }: Pick<ReviewRules, 'priceBasisPoints'>,
): Cents {
  if (!referenceCents || priceCents * 10_000n < referenceCents * priceBasisPoints) return 0n;
  return priceCents - referenceCents;
}

/**
 * The reasons to review a sale; empty for none. One person, one payer or one browser is enough alone. Strangers can
 * share a network, a pattern can justify a price, and a good shop has regular buyers: these signs only count together,
 * from a minimum total, or if the seller has hardly another buyer.
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
 * The outcome of an operator's decision: done, repeated, decided otherwise before, or nothing to decide.
 * @param state null if the order has no review.
 */
export function judgeDecision(
  state: ReviewState | null,
  decision: ReviewDecision,
): 'done' | 'unchanged' | 'decided' | 'none' {
  if (state === null) return 'none';
  if (state === 'waiting') return 'done';
  return state === decision ? 'unchanged' : 'decided';
}

/** The configured limits of reviews. */
export function reviewRulesOf(config: Config): ReviewRules {
  return {
    minCents: BigInt(config.PROCEEDS_REVIEW_MIN_CENTS),
    days: config.PROCEEDS_REVIEW_DAYS,
    priceBasisPoints: BigInt(config.PROCEEDS_REVIEW_PRICE_BASIS_POINTS),
    excessCents: BigInt(config.PROCEEDS_REVIEW_EXCESS_CENTS),
    pairCount: config.PROCEEDS_REVIEW_PAIR_COUNT,
    pairCents: BigInt(config.PROCEEDS_REVIEW_PAIR_CENTS),
  };
}
