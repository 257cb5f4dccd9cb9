const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Remaining time in the specification's units (section 5); null once it is over. */
export type RemainingTime =
  | { readonly unit: 'day' | 'hour'; readonly count: number }
  | { readonly unit: 'lessThanHour' }
  | null;

/**
 * Null for a past deadline; from a day, whole days rounded up; from an hour, whole hours rounded down; below that,
 * less than an hour (requirement O-07). Both times in milliseconds since 1970.
 */
export function remainingTime(deadlineMs: number, nowMs: number): RemainingTime {
  const leftMs = deadlineMs - nowMs;
  if (leftMs <= 0) {
    return null;
  }
  if (leftMs >= DAY_MS) {
    return { unit: 'day', count: Math.ceil(leftMs / DAY_MS) };
  }
  return leftMs >= HOUR_MS ? { unit: 'hour', count: Math.floor(leftMs / HOUR_MS) } : { unit: 'lessThanHour' };
}
