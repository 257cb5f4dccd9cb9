/** Limits on the rate of calls to Steam, in milliseconds. */
export interface PaceLimits {
  /** Minimum time between the starts of two calls of one lane. */
  readonly spacingMs: number;
  /** Pause after the first 429. Each further one doubles it. */
  readonly backoffMs: number;
  /** Maximum pause, whatever Steam requests. 0 disables pauses. */
  readonly backoffMsMax: number;
}

/** State of one lane: the calls to one host that Steam limits together. Times are milliseconds of one clock. */
export interface Lane {
  /** Earliest start of the next call. */
  readonly freeAtMs: number;
  /** No call is made before this time: Steam returned 429 or is down. */
  readonly closedUntilMs: number;
  /** Consecutive 429 responses, and consecutive outages. */
  readonly limited: number;
  readonly outages: number;
}

/** How a call ended, as far as the rate limiter needs to know. */
export type PaceOutcome = { kind: 'answered' | 'outage' } | { kind: 'limited'; retryAfterMs: number | null };

/** Initial state of a lane. */
export const NEW_LANE: Lane = { freeAtMs: 0, closedUntilMs: 0, limited: 0, outages: 0 };

/** The lane closes after this many consecutive outages. Each call that fails after a pause closes it again. */
export const OUTAGES_MAX = 8;

function pauseMs(times: number, limits: PaceLimits): number {
  return Math.min(limits.backoffMs * 2 ** Math.min(times - 1, 20), limits.backoffMsMax);
}

/** Reserves the next slot: returns the start time of the call and the updated lane. */
export function takePlace(lane: Lane, nowMs: number, limits: PaceLimits): { lane: Lane; startMs: number } {
  const startMs = Math.max(nowMs, lane.freeAtMs);
  return { startMs, lane: { ...lane, freeAtMs: startMs + limits.spacingMs } };
}

/** Milliseconds until the lane opens. 0 if it is open. */
export function closedForMs(lane: Lane, nowMs: number): number {
  return Math.max(0, lane.closedUntilMs - nowMs);
}

/**
 * The lane after a call. A 429 closes it for as long as Steam requests, or for pauses that double; many consecutive outages close it too.
 * Any other response opens it.
 */
export function laneAfter(lane: Lane, outcome: PaceOutcome, nowMs: number, limits: PaceLimits): Lane {
  if (outcome.kind === 'answered') return { ...lane, limited: 0, outages: 0 };
  if (outcome.kind === 'limited') {
    const limited = lane.limited + 1;
    const asked = Math.min(outcome.retryAfterMs ?? 0, limits.backoffMsMax);
    const closedUntilMs = nowMs + Math.max(asked, pauseMs(limited, limits));
    return { ...lane, limited, closedUntilMs: Math.max(lane.closedUntilMs, closedUntilMs) };
  }
  const outages = lane.outages + 1;
  if (outages < OUTAGES_MAX) return { ...lane, outages };
  return { ...lane, outages, closedUntilMs: nowMs + pauseMs(outages - OUTAGES_MAX + 1, limits) };
}
