/** How fast Steam may be asked, in milliseconds. */
export interface PaceLimits {
  /** Between the starts of two calls of one lane. */
  readonly spacingMs: number;
  /** The first pause after a 429; each further one doubles it. */
  readonly backoffMs: number;
  /** No pause is longer, whatever Steam asks for. 0: no pauses at all. */
  readonly backoffMsMax: number;
}

/** What is known of one lane: a kind of calls to one host, which Steam limits together. Times in milliseconds of one clock. */
export interface Lane {
  /** The next call may start then. */
  readonly freeAtMs: number;
  /** Until then nothing is asked: Steam said "too many", or does not work. */
  readonly closedUntilMs: number;
  /** 429s, and calls that Steam did not work for, without another answer between. */
  readonly limited: number;
  readonly outages: number;
}

/** How a call ended, as far as the pace is concerned. */
export type PaceOutcome = { kind: 'answered' | 'outage' } | { kind: 'limited'; retryAfterMs: number | null };

/** A lane that nothing is known of. */
export const NEW_LANE: Lane = { freeAtMs: 0, closedUntilMs: 0, limited: 0, outages: 0 };

/** After so many outages in a row the lane is closed, and each call that fails after a pause closes it again. */
export const OUTAGES_MAX = 8;

function pauseMs(times: number, limits: PaceLimits): number {
  return Math.min(limits.backoffMs * 2 ** Math.min(times - 1, 20), limits.backoffMsMax);
}

/** When a call that wants to start now may start; the lane with its place taken. */
export function takePlace(lane: Lane, nowMs: number, limits: PaceLimits): { lane: Lane; startMs: number } {
  const startMs = Math.max(nowMs, lane.freeAtMs);
  return { startMs, lane: { ...lane, freeAtMs: startMs + limits.spacingMs } };
}

/** How long nothing may be asked any more; 0: the lane is open. */
export function closedForMs(lane: Lane, nowMs: number): number {
  return Math.max(0, lane.closedUntilMs - nowMs);
}

/**
 * The lane after a call. A 429 closes it for as long as Steam says, or for pauses that double (steam.md 3.6); so do many outages in a
 * row. Any other answer opens it.
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
