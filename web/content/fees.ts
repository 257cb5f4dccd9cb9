/** Prices that the examples of a sale show, in cents; amounts of a withdrawal. */
export const FEE_EXAMPLES = {
  sale: [50, 1_000, 12_345, 500_000],
  withdrawal: [1_000, 50_000, 5_000_000],
} as const;

/** One line of the examples, in cents. */
export interface FeeExample {
  readonly amount: number;
  readonly fee: number;
  readonly received: number;
}

/** The posted fee of an amount: whole cents, half up, at most the amount (requirement W-09). */
export function feeExample(amount: number, basisPoints: number): FeeExample {
  const fee = Math.min(amount, Math.floor((amount * basisPoints + 5_000) / 10_000));
  return { amount, fee, received: amount - fee };
}

/** A rate as people write it: 250 basis points are 2.5%. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
