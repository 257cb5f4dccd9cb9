import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';

/** Bounds of the percent, inclusive. */
export const PERCENT_MIN = 1;
export const PERCENT_MAX = 90;
/** Shortest and longest time of a discount, and how far ahead it may begin. */
export const LASTS_MIN_MS = HOUR_MS;
export const LASTS_MAX_MS = 30 * DAY_MS;
export const AHEAD_MAX_MS = 30 * DAY_MS;
/** How long a price must have been on sale to be shown as the former one. */
export const STOOD_MS = 7 * DAY_MS;

/** A discount as a seller asks for it. */
export interface Discount {
  /** Whole percent off the ask that a listing has when it starts. */
  percent: number;
  /** Null: at once. */
  startsAt: Date | null;
  endsAt: Date;
  /** Confirms asks that are below half of the reference price. */
  isPriceConfirmed: boolean;
}

/**
 * Checks a requested discount, except its times.
 * @throws InvalidInput naming the field.
 */
export function requirePercent(discount: Discount): Discount {
  const { percent } = discount;
  if (!Number.isInteger(percent) || percent < PERCENT_MIN || percent > PERCENT_MAX)
    throw new InvalidInput('percent', `a whole number from ${PERCENT_MIN} to ${PERCENT_MAX}`);
  return discount;
}

/**
 * Checks the times of a requested discount. A start that has passed means at once.
 * @throws InvalidInput naming the field.
 */
export function requirePeriod({ startsAt, endsAt }: Discount, now: Date): void {
  const start = Math.max(startsAt?.getTime() ?? 0, now.getTime());
  if (start - now.getTime() > AHEAD_MAX_MS) throw new InvalidInput('startsAt', 'within the next 30 days');
  const lasts = endsAt.getTime() - start;
  if (!(lasts >= LASTS_MIN_MS && lasts <= LASTS_MAX_MS))
    throw new InvalidInput('endsAt', 'from an hour to 30 days after the start');
}

/** An ask less a percentage, rounded down to the fen. */
export function discountedAsk(askCents: Cents, percent: number): Cents {
  return (askCents * BigInt(100 - percent)) / 100n;
}

/** The percentage between a former and a present ask, rounded down, so that it never promises too much. */
export function percentOff(formerCents: Cents, askCents: Cents): number {
  return Number(((formerCents - askCents) * 100n) / formerCents);
}
