/** How a price stands to the reference price, in tenths of a percent, rounded; null without both. */
export function referenceDistance(
  priceCents: number | null | undefined,
  referenceCents: number | null | undefined,
): number | null {
  if (priceCents == null || referenceCents == null || referenceCents <= 0) {
    return null;
  }
  return Math.round(((priceCents - referenceCents) / referenceCents) * 1000);
}

/** From 3 % below on a price is worth pointing out (look.md 3.2). */
export const REMARKABLE_DISTANCE = -30;
