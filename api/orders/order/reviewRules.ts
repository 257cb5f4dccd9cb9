import type { Config } from '../../config.ts';
import type { ReviewRules } from './proceedsReview.ts';

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
