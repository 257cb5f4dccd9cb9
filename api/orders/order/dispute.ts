/**
 * Why a trade differs from what was ordered: reversed under protection, reversed after completion, an offer with other
 * items accepted, an offer accepted after its order failed, or a trade that Steam never reported.
 */
export type DisputeCause = 'reversed' | 'reversedLate' | 'wrongItem' | 'strayOffer' | 'unanswered';

/** The side at fault, as far as Steam shows it. */
export type Fault = 'unknown' | 'seller' | 'buyer';

/** The longest time that a trade's money waits while the fault is unknown, in milliseconds. */
export const DISPUTE_MS = 72 * 3_600_000;

const FIRST_LOOK_MS = 10 * 60_000;
const LOOK_MS_MAX = 6 * 3_600_000;

/** How long to wait before Steam is asked again who reversed a trade, in milliseconds, after `lookCount` queries. */
export function nextLookMs(lookCount: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** lookCount, LOOK_MS_MAX);
}
