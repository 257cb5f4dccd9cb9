import { type FeeQuote, quoteFee } from '../../shell/feeQuote.ts';

/** Example amounts in cents: prices of sales, and amounts of withdrawals. */
export const FEE_EXAMPLES = {
  sale: [50, 1_000, 12_345, 500_000],
  withdrawal: [1_000, 50_000, 5_000_000],
} as const;

/** One line of the examples, in cents. */
export interface FeeExample {
  readonly amount: number;
  readonly fee: FeeQuote;
  readonly received: number;
}

/** The fee of an amount as shown and as posted, and the amount that remains (requirement W-09). */
export function feeExample(amount: number, basisPoints: number): FeeExample {
  const fee = quoteFee(amount, basisPoints);
  return { amount, fee, received: amount - fee.postedCents };
}

/** Formats a rate: 250 basis points are 2.5%. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
