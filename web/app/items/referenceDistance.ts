import { AMOUNT_MAX_CENTS } from '../../watch/amountMax.ts';

/**
 * How a price stands to the reference price, in tenths of a percent, rounded; null without both, and for what is worth more than any ask
 * may be: it is cheap by the bound alone, which is no bargain.
 */
export function referenceDistance(
  priceCents: number | null | undefined,
  referenceCents: number | null | undefined,
): number | null {
  if (
    priceCents == null ||
    referenceCents == null ||
    referenceCents <= 0 ||
    referenceCents > AMOUNT_MAX_CENTS
  ) {
    return null;
  }
  return Math.round(((priceCents - referenceCents) / referenceCents) * 1000);
}

/** From 3 % below on a price is worth pointing out (look.md 3.2). */
export const REMARKABLE_DISTANCE = -30;
