import type { HostCall } from '../client/callSteam.ts';

/** Calls of a lane that Steam limits together: those to one host, and inventories, which it limits for hours. */
export const PACE_KINDS = ['api', 'community', 'inventory'] as const;
export type PaceKind = (typeof PACE_KINDS)[number];

/** Limits on the rate of calls to Steam, in milliseconds. */
export interface PaceLimits {
  /** Minimum time between the starts of two calls of one kind in one lane. */
  readonly spacingMs: number;
  /** Pause after the first 429. Each further one doubles it. */
  readonly backoffMs: number;
  /** Maximum pause, whatever Steam requests. 0 disables pauses. */
  readonly backoffMsMax: number;
}

/** How the last calls of one kind in one lane ended. Times are milliseconds of one clock. */
export interface LanePace {
  /** No call is made before this time: Steam returned 429 or is down. */
  readonly closedUntilMs: number;
  /** Consecutive 429 responses, and consecutive outages. */
  readonly limited: number;
  readonly outages: number;
}

/** How a call ended, as far as the pace is concerned. */
export type PaceOutcome = { kind: 'answered' | 'outage' } | { kind: 'limited'; retryAfterMs: number | null };

/** Initial pace. */
export const NEW_PACE: LanePace = { closedUntilMs: 0, limited: 0, outages: 0 };

/** A lane closes after this many consecutive outages. Each call that fails after a pause closes it again. */
export const OUTAGES_MAX = 8;

const INVENTORY = /^\/inventory\//;

/** The kind whose limits hold for a call. */
export function paceKindOf({ host, path }: Pick<HostCall, 'host' | 'path'>): PaceKind {
  return INVENTORY.test(path) ? 'inventory' : host;
}

function pauseMs(times: number, limits: Omit<PaceLimits, 'spacingMs'>): number {
  return Math.min(limits.backoffMs * 2 ** Math.min(times - 1, 20), limits.backoffMsMax);
}

/** Milliseconds until the lane opens. 0 if it is open. */
export function closedForMs(pace: LanePace, nowMs: number): number {
  return Math.max(0, pace.closedUntilMs - nowMs);
}

/**
 * The pace after a call. A 429 closes the lane for as long as Steam requests, or for pauses that double; many consecutive outages close it
 * too. Any other response opens it.
 */
export function paceAfter(
  pace: LanePace,
  outcome: PaceOutcome,
  nowMs: number,
  limits: Omit<PaceLimits, 'spacingMs'>,
): LanePace {
  if (outcome.kind === 'answered') return { ...pace, limited: 0, outages: 0 };
  if (outcome.kind === 'limited') {
    const limited = pace.limited + 1;
    const asked = Math.min(outcome.retryAfterMs ?? 0, limits.backoffMsMax);
    const closedUntilMs = nowMs + Math.max(asked, pauseMs(limited, limits));
    return { ...pace, limited, closedUntilMs: Math.max(pace.closedUntilMs, closedUntilMs) };
  }
  const outages = pace.outages + 1;
  if (outages < OUTAGES_MAX) return { ...pace, outages };
  return { ...pace, outages, closedUntilMs: nowMs + pauseMs(outages - OUTAGES_MAX + 1, limits) };
}
