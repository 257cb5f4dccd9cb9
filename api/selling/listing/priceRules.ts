import type { Config } from '../../config.ts';
import type { Cents } from '../../kernel/money.ts';
import { divideHalfUp, feeOf } from '../../kernel/money.ts';

/** The bounds of an ask, all from the configuration. Money in cents. */
export interface PriceRules {
  lowBasisPoints: number;
  highFactor: number;
  minCents: Cents;
  maxCents: Cents;
  feeBasisPoints: number;
}

/** The bounds as they are set. */
export function priceRulesOf(config: Config): PriceRules {
  return {
    lowBasisPoints: config.ASK_LOW_BASIS_POINTS,
    highFactor: config.ASK_HIGH_FACTOR,
    minCents: BigInt(config.ASK_MIN_CENTS),
    maxCents: BigInt(config.ASK_MAX_CENTS),
    feeBasisPoints: config.SALE_FEE_BASIS_POINTS,
  };
}

/** The ready-made multiplier prices, in thousandths of the reference price (I-06). */
export const MULTIPLIER_PRESETS: readonly number[] = [995, 990, 980];
/** A multiplier of one's own, in thousandths, both ends included (I-06). */
export const MULTIPLIER_MIN = 970;
export const MULTIPLIER_MAX = 1_100;

/** Below and above these shares of the reference price an ask looks like a slip of the hand. */
const FAR_BELOW_PERCENT = 70n;
const FAR_ABOVE_PERCENT = 200n;

/** What a seller wishes for one copy: a price in cents, or a multiplier of the reference price as a decimal number. */
export interface PriceWish {
  priceCents: Cents | null;
  multiplier: number | null;
  /** The seller has said that this price is meant, however low. */
  isPriceConfirmed: boolean;
}

/** Why there is no ask. */
export type PriceReason = 'priceMissing' | 'priceInvalid' | 'priceTooLow';
/** Which way an ask lies far from the reference price. */
export type PriceWarning = 'farBelow' | 'farAbove';

/** A wish after the rules: the ask, what it was lowered from and what looks odd, or why there is none. */
export type JudgedPrice =
  | { askCents: Cents; loweredFromCents: Cents | null; warning: PriceWarning | null; reason: null }
  | { askCents: Cents | null; loweredFromCents: Cents | null; warning: null; reason: PriceReason };

/**
 * A multiplier in thousandths. Null where it has more than three decimals or lies outside of 0.97 to 1.1 (I-06).
 */
export function thousandthsOf(multiplier: number): number | null {
  const thousandths = Math.round(multiplier * 1_000);
  if (Math.abs(multiplier * 1_000 - thousandths) > 1e-9) return null;
  return thousandths >= MULTIPLIER_MIN && thousandths <= MULTIPLIER_MAX ? thousandths : null;
}

/** A share of the reference price in whole cents, half up (I-06). */
export function multiplierPrice(referenceCents: Cents, thousandths: number): Cents {
  return divideHalfUp(referenceCents * BigInt(thousandths), 1_000n);
}

/** What reaches the seller of an ask. */
export function netOf(askCents: Cents, feeBasisPoints: number): Cents {
  return askCents - feeOf(askCents, feeBasisPoints);
}

/** The highest ask: a multiple of the reference price where there is one, and never above the absolute bound. */
function highestAsk(rules: PriceRules, referenceCents: Cents | null): Cents {
  if (referenceCents === null) return rules.maxCents;
  const high = referenceCents * BigInt(rules.highFactor);
  return high < rules.maxCents ? high : rules.maxCents;
}

function wishedPrice(wish: PriceWish, referenceCents: Cents | null): Cents | PriceReason {
  const { priceCents, multiplier } = wish;
  if (priceCents !== null) return multiplier === null ? priceCents : 'priceInvalid';
  if (multiplier === null) return 'priceMissing';
  const thousandths = thousandthsOf(multiplier);
  if (thousandths === null) return 'priceInvalid';
  return referenceCents === null ? 'priceMissing' : multiplierPrice(referenceCents, thousandths);
}

function warningOf(askCents: Cents, referenceCents: Cents | null): PriceWarning | null {
  if (referenceCents === null) return null;
  const share = askCents * 100n;
  if (share < referenceCents * FAR_BELOW_PERCENT) return 'farBelow';
  return share > referenceCents * FAR_ABOVE_PERCENT ? 'farAbove' : null;
}

/**
 * Judges the ask of one copy (I-05, I-06). A price that is too high is lowered first, so that what is held against the reference price
 * is what the copy would really be sold for.
 * @param referenceCents of its item and phase; null: none is known.
 */
export function judgePrice(rules: PriceRules, wish: PriceWish, referenceCents: Cents | null): JudgedPrice {
  const wished = wishedPrice(wish, referenceCents);
  const none = { askCents: null, loweredFromCents: null, warning: null };
  if (typeof wished === 'string') return { ...none, reason: wished };
  if (wished < rules.minCents) return { ...none, reason: 'priceInvalid' };
  const highest = highestAsk(rules, referenceCents);
  const isLowered = wished > highest;
  const askCents = isLowered ? highest : wished;
  const loweredFromCents = isLowered ? wished : null;
  const isLow = referenceCents !== null && askCents * 10_000n < referenceCents * BigInt(rules.lowBasisPoints);
  if (isLow && !wish.isPriceConfirmed)
    return { askCents, loweredFromCents, warning: null, reason: 'priceTooLow' };
  return { askCents, loweredFromCents, warning: warningOf(askCents, referenceCents), reason: null };
}
