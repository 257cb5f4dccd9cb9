import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import { requireText } from '../../kernel/text.ts';

/** What a seller's copies must be like. Null and empty lists match everything; bounds are inclusive. */
export interface CopyFilter {
  /** Internal names of tags. */
  readonly types: readonly string[];
  readonly exteriors: readonly string[];
  readonly rarities: readonly string[];
  /** Of the ask; of the reference price where a copy is not offered. */
  readonly minPriceCents: Cents | null;
  readonly maxPriceCents: Cents | null;
  /** Days since the market first found the copy in the inventory. */
  readonly minDaysHeld: number | null;
  readonly maxDaysHeld: number | null;
  /** Days since it was listed. */
  readonly minDaysOnSale: number | null;
  readonly maxDaysOnSale: number | null;
  /** How far the ask is above the lowest ask of others, in 1/100 of a percent of that; negative: below it. */
  readonly minAboveLowest: number | null;
  readonly maxAboveLowest: number | null;
  readonly hasCost: boolean | null;
  /** In a cooldown that ends at this time or earlier. */
  readonly cooldownUntil: Date | null;
}

/** The filter that matches every copy. */
export const EVERY_COPY: CopyFilter = {
  types: [],
  exteriors: [],
  rarities: [],
  minPriceCents: null,
  maxPriceCents: null,
  minDaysHeld: null,
  maxDaysHeld: null,
  minDaysOnSale: null,
  maxDaysOnSale: null,
  minAboveLowest: null,
  maxAboveLowest: null,
  hasCost: null,
  cooldownUntil: null,
};

const TAGS_MAX = 50;
const TAG_LENGTH_MAX = 100;
const DAYS_MAX = 3_650;
const ABOVE_MAX = 1_000_000;

function requireBounds<T extends number | bigint>(
  name: string,
  [min, max]: readonly [T | null, T | null],
  [least, most]: readonly [T, T],
): void {
  for (const [side, value] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (value !== null && (value < least || value > most))
      throw new InvalidInput(`${side}${name}`, `from ${least} to ${most}`);
  if (min !== null && max !== null && min > max)
    throw new InvalidInput(`min${name}`, `must not be above max${name}`);
}

/**
 * Validates a filter.
 * @throws InvalidInput naming the field.
 */
export function requireCopyFilter(filter: CopyFilter): CopyFilter {
  for (const field of ['types', 'exteriors', 'rarities'] as const) {
    if (filter[field].length > TAGS_MAX) throw new InvalidInput(field, `at most ${TAGS_MAX}`);
    for (const tag of filter[field]) requireText(field, tag, TAG_LENGTH_MAX);
  }
  const { minPriceCents, maxPriceCents, minDaysHeld, maxDaysHeld, minDaysOnSale, maxDaysOnSale } = filter;
  requireBounds('PriceCents', [minPriceCents, maxPriceCents], [0n, 10_000_000_000n]);
  requireBounds('DaysHeld', [minDaysHeld, maxDaysHeld], [0, DAYS_MAX]);
  requireBounds('DaysOnSale', [minDaysOnSale, maxDaysOnSale], [0, DAYS_MAX]);
  requireBounds('AboveLowest', [filter.minAboveLowest, filter.maxAboveLowest], [-10_000, ABOVE_MAX]);
  return filter;
}
