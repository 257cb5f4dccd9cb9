import { AMOUNT_MAX_CENTS } from './amountMax.ts';

/**
 * Distance of a price to the reference price in tenths of a percent, rounded. Null when either is missing, and for
 * items worth more than the largest possible ask: they are cheap because of that limit only, which is no bargain.
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

/** A price at least 3 % below the reference is highlighted (look.md 3.2). */
export const REMARKABLE_DISTANCE = -30;
