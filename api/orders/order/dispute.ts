/**
 * How a trade turned out otherwise than it was ordered: reversed under protection, reversed after completion, an offer with other items
 * accepted, an offer accepted after its order had failed, or one of which Steam told nothing.
 */
export type DisputeCause = 'reversed' | 'reversedLate' | 'wrongItem' | 'strayOffer' | 'unanswered';

/** Whose doing it is, as far as Steam shows it. */
export type Fault = 'unknown' | 'seller' | 'buyer';

/** How long a trade's money waits at the longest while its fault is unknown. */
export const DISPUTE_MS = 72 * 3_600_000;

const FIRST_LOOK_MS = 10 * 60_000;
const LOOK_MS_MAX = 6 * 3_600_000;

/** How long until Steam is asked again who reversed, after so many looks. */
export function nextLookMs(lookCount: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** lookCount, LOOK_MS_MAX);
}
