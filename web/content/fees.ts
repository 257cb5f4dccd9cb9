import { type FeeQuote, quoteFee } from '../app/feeQuote.ts';

/** Prices that the examples of a sale show, in cents; amounts of a withdrawal. */
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

/** The fee of an amount as it is quoted and posted, and what is left by the books (requirement W-09). */
export function feeExample(amount: number, basisPoints: number): FeeExample {
  const fee = quoteFee(amount, basisPoints);
  return { amount, fee, received: amount - fee.postedCents };
}

/** A rate as people write it: 250 basis points are 2.5%. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
