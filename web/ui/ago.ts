const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time since a moment in the largest whole unit; `now` below one minute. */
export function agoOf(
  momentMs: number,
  nowMs: number,
): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const passedMs = Math.max(0, nowMs - momentMs);
  if (passedMs < MINUTE_MS) {
    return { unit: 'now', count: 0 };
  }
  if (passedMs < HOUR_MS) {
    return { unit: 'minutes', count: Math.floor(passedMs / MINUTE_MS) };
  }
  return passedMs < DAY_MS
    ? { unit: 'hours', count: Math.floor(passedMs / HOUR_MS) }
    : { unit: 'days', count: Math.floor(passedMs / DAY_MS) };
}
