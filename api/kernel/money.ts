import { assert } from './assert.ts';

/** An amount in fen (1/100 yuan). Only whole fen are booked. */
export type Cents = bigint;

/** The largest price or amount of one request: 100,000 yuan (I-05, T-20). */
export const AMOUNT_MAX_CENTS = 10_000_000n;

/** A computed fee below this is quoted with three decimals (W-09). */
const EXACT_BELOW_CENTS = 10n;

const YUAN = /^(0|[1-9][0-9]{0,8})(?:\.([0-9]{1,2}))?$/;

/**
 * Parses a decimal text in yuan with at most two decimals (W-11). Signs, exponents, spaces and digits of other scripts are rejected.
 * @returns fen, or null if the text is not an amount.
 */
export function parseYuan(text: string): Cents | null {
  const match = YUAN.exec(text);
  if (!match) return null;
  const [, yuan = '0', decimals = ''] = match;
  return BigInt(yuan) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** Formats fen as yuan with two decimals, for logs, messages and REST. */
export function formatYuan(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Divides non-negative amounts and rounds half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  assert(dividend >= 0n && divisor > 0n, 'only amounts that are not negative are rounded');
  return (dividend * 2n + divisor) / (divisor * 2n);
}

/** The booked fee of a price: whole fen, rounded half up, at most the price (W-09). */
export function feeOf(priceCents: Cents, feeBasisPoints: number): Cents {
  const fee = divideHalfUp(priceCents * BigInt(feeBasisPoints), 10_000n);
  return fee > priceCents ? priceCents : fee;
}

/** The computed fee of a price for quotes, in yuan: three decimals below 0.10, else two (W-09). The booked fee is `feeOf`, in whole fen. */
export function quoteFee(priceCents: Cents, feeBasisPoints: number): string {
  const computed = priceCents * BigInt(feeBasisPoints);
  if (computed >= EXACT_BELOW_CENTS * 10_000n) return formatYuan(divideHalfUp(computed, 10_000n));
  const digits = divideHalfUp(computed, 1_000n).toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** Converts fen to a JavaScript number for responses. */
export function toSafeNumber(cents: Cents): number {
  assert(
    cents <= BigInt(Number.MAX_SAFE_INTEGER) && cents >= -BigInt(Number.MAX_SAFE_INTEGER),
    'cents fit a safe integer',
  );
  return Number(cents);
}
