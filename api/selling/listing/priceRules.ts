import type { Config } from '../../config.ts';
import type { Cents } from '../../kernel/money.ts';
import { divideHalfUp, feeOf } from '../../kernel/money.ts';

/** The bounds of an ask, all from the configuration. Amounts in fen. */
export interface PriceRules {
  lowBasisPoints: number;
  highFactor: number;
  minCents: Cents;
  maxCents: Cents;
  feeBasisPoints: number;
}

/** The configured bounds. */
export function priceRulesOf(config: Config): PriceRules {
  return {
    lowBasisPoints: config.ASK_LOW_BASIS_POINTS,
    highFactor: config.ASK_HIGH_FACTOR,
    minCents: BigInt(config.ASK_MIN_CENTS),
    maxCents: BigInt(config.ASK_MAX_CENTS),
    feeBasisPoints: config.SALE_FEE_BASIS_POINTS,
  };
}

/** The preset multipliers, in thousandths of the reference price (I-06). */
export const MULTIPLIER_PRESETS: readonly number[] = [995, 990, 980];
/** Bounds of a custom multiplier, in thousandths, inclusive (I-06). */
export const MULTIPLIER_MIN = 970;
export const MULTIPLIER_MAX = 1_100;

/** Below and above these shares of the reference price an ask looks like a typing error. */
const FAR_BELOW_PERCENT = 70n;
const FAR_ABOVE_PERCENT = 200n;

/** The requested price of one copy: fen, or a multiplier of the reference price as a decimal number. */
export interface PriceInput {
  priceCents: Cents | null;
  multiplier: number | null;
  /** The seller has confirmed the price, however low. */
  isPriceConfirmed: boolean;
  /** Its seller does not see the ask before it holds: a price that is too high is rejected, where it would be lowered. */
  isUnattended?: boolean;
}

/** Why a request has no valid ask. */
export type PriceReason = 'priceMissing' | 'priceInvalid' | 'priceTooLow';
/** Whether an ask is far below or far above the reference price. */
export type PriceWarning = 'farBelow' | 'farAbove';

/** The result of the rules: the ask, the price it was lowered from and a warning, or the reason for rejecting it. */
export type JudgedPrice =
  | { askCents: Cents; loweredFromCents: Cents | null; warning: PriceWarning | null; reason: null }
  | { askCents: Cents | null; loweredFromCents: Cents | null; warning: null; reason: PriceReason };

/** A multiplier in thousandths. Null if it has more than three decimals or is outside 0.97 to 1.1 (I-06). */
export function thousandthsOf(multiplier: number): number | null {
  const thousandths = Math.round(multiplier * 1_000);
  if (Math.abs(multiplier * 1_000 - thousandths) > 1e-9) return null;
  return thousandths >= MULTIPLIER_MIN && thousandths <= MULTIPLIER_MAX ? thousandths : null;
}

/** A share of the reference price in whole fen, rounded half up (I-06). */
export function multiplierPrice(referenceCents: Cents, thousandths: number): Cents {
  return divideHalfUp(referenceCents * BigInt(thousandths), 1_000n);
}

/** What an ask pays the seller after the fee, in fen. */
export function netOf(askCents: Cents, feeBasisPoints: number): Cents {
  return askCents - feeOf(askCents, feeBasisPoints);
}

/** The highest ask: a multiple of the reference price if there is one, and never above the absolute bound. */
function highestAsk(rules: PriceRules, referenceCents: Cents | null): Cents {
  if (referenceCents === null) return rules.maxCents;
  const high = referenceCents * BigInt(rules.highFactor);
  return high < rules.maxCents ? high : rules.maxCents;
}

/** The lowest ask that needs no confirmation: below this share of the reference price a person has to confirm it. */
export function lowestUnconfirmed(rules: PriceRules, referenceCents: Cents | null): Cents {
  return referenceCents === null ? 0n : (referenceCents * BigInt(rules.lowBasisPoints) + 9_999n) / 10_000n;
}

function requestedPrice(input: PriceInput, referenceCents: Cents | null): Cents | PriceReason {
  const { priceCents, multiplier } = input;
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
 * Checks the ask of one copy (I-05, I-06). A price that is too high is lowered first, so that the lowered ask is what
 * is compared with the reference price; unattended it is rejected.
 * @param referenceCents of its item and phase; null if unknown.
 */
export function judgePrice(rules: PriceRules, input: PriceInput, referenceCents: Cents | null): JudgedPrice {
  const requested = requestedPrice(input, referenceCents);
  const none = { askCents: null, loweredFromCents: null, warning: null };
  if (typeof requested === 'string') return { ...none, reason: requested };
  if (requested < rules.minCents) return { ...none, reason: 'priceInvalid' };
  const highest = highestAsk(rules, referenceCents);
  const isLowered = requested > highest;
  if (isLowered && input.isUnattended) return { ...none, reason: 'priceInvalid' };
  const askCents = isLowered ? highest : requested;
  const loweredFromCents = isLowered ? requested : null;
  if (askCents < lowestUnconfirmed(rules, referenceCents) && !input.isPriceConfirmed)
    return { askCents, loweredFromCents, warning: null, reason: 'priceTooLow' };
  return { askCents, loweredFromCents, warning: warningOf(askCents, referenceCents), reason: null };
}
