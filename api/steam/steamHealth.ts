import type { SteamHost } from './steamGateway.ts';

/** How Steam does. While it is `down`, deadlines of orders stand still and nothing but a sign of life is asked of it. */
export type SteamHealthState = 'up' | 'degraded' | 'down';

/** What is known of one of Steam's hosts. */
export interface HostHealth {
  host: SteamHost;
  state: SteamHealthState;
  /** Since when it is in this state; for `down`, when its failures began. */
  since: Date;
  /** Failures without a success between, and successes without a failure. */
  failureStreak: number;
  successStreak: number;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
}

/** What calls to a host met since the last measurement. */
export interface CallTally {
  calls: number;
  failures: number;
  /** Failures after the last success, successes after the last failure; all of them where there was no other. */
  failureTail: number;
  successTail: number;
}

/** After so many failures in a row, or at this share of enough calls, a host is down. */
const DOWN_AFTER_FAILURES = 4;
const DOWN_SHARE = 0.7;
const DOWN_CALLS_MIN = 10;
/** So many successes in a row lead out of it: Steam flaps when it comes back. */
const BACK_AFTER_SUCCESSES = 3;
const DEGRADED_SHARE = 0.25;
const DEGRADED_CALLS_MIN = 5;

function streaksAfter(before: HostHealth, tally: CallTally, now: Date) {
  const hasSuccess = tally.calls > tally.failures;
  const failureStreak = hasSuccess ? tally.failureTail : before.failureStreak + tally.failures;
  const successStreak = tally.failures > 0 ? tally.successTail : before.successStreak + tally.calls;
  const isOld = !hasSuccess && before.failingSince !== null;
  const failingSince = failureStreak === 0 ? null : isOld ? before.failingSince : now;
  return {
    failureStreak,
    successStreak,
    failingSince,
    lastSuccessAt: hasSuccess ? now : before.lastSuccessAt,
  };
}

/**
 * How a host does after more calls.
 * @param window calls and failures of the last two minutes, these included.
 */
export function nextHealth(
  before: HostHealth,
  tally: CallTally,
  window: { calls: number; failures: number },
  now: Date,
): HostHealth {
  const streaks = streaksAfter(before, tally, now);
  const share = window.calls === 0 ? 0 : window.failures / window.calls;
  const isFailing =
    streaks.failureStreak >= DOWN_AFTER_FAILURES || (window.calls >= DOWN_CALLS_MIN && share >= DOWN_SHARE);
  const isBack = streaks.successStreak >= BACK_AFTER_SUCCESSES;
  const isDown = before.state === 'down' ? !isBack : isFailing && !isBack;
  const isDegraded =
    (window.calls >= DEGRADED_CALLS_MIN && share >= DEGRADED_SHARE) ||
    // What was degraded stays so until calls show that it is not.
    (before.state === 'degraded' && window.calls === 0);
  const state = isDown ? 'down' : isDegraded ? 'degraded' : 'up';
  const begun = state === 'down' ? (streaks.failingSince ?? now) : now;
  return { host: before.host, state, since: state === before.state ? before.since : begun, ...streaks };
}

const WORST: readonly SteamHealthState[] = ['down', 'degraded', 'up'];

/** The state of Steam as a whole: that of its worst host. Of several, since when the first of them is in it. */
export function worstOf(hosts: readonly HostHealth[]): { state: SteamHealthState; since: Date | null } {
  const state = WORST.find((candidate) => hosts.some((host) => host.state === candidate)) ?? 'up';
  const since = hosts
    .filter((host) => host.state === state)
    .map((host) => host.since)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { state, since: since[0] ?? null };
}

/** True where a deadline must not be held against anybody: Steam is down, or its last calls failed and nobody knows yet. */
export function isSteamSuspect(hosts: readonly HostHealth[]): boolean {
  return hosts.some((host) => host.state === 'down' || host.failureStreak > 0);
}
