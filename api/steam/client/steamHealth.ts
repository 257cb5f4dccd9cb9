import type { SteamHost } from './steamGateway.ts';

/** Availability of Steam. While it is `down`, the deadlines of orders are paused and only harmless calls are made. */
export type SteamHealthState = 'up' | 'degraded' | 'down';

/**
 * Purpose of a call. Each kind is measured separately, since Steam fails in parts: reading offers, sessions, sending and cancelling offers,
 * mobile confirmations, and pages such as inventories.
 */
export type SteamCallKind = 'offers' | 'session' | 'send' | 'confirm' | 'pages';

/** The host that serves each kind of call. */
export const HOST_OF_KIND = {
  offers: 'api',
  session: 'api',
  send: 'community',
  confirm: 'community',
  pages: 'community',
} as const satisfies Record<SteamCallKind, SteamHost>;

/** Health of one kind of call. */
export interface CallHealth {
  host: SteamHost;
  kind: SteamCallKind;
  state: SteamHealthState;
  /** Start of the current state; for `down`, the time of the first failure. */
  since: Date;
  /** Consecutive failures since the last success, and consecutive successes since the last failure. */
  failureStreak: number;
  successStreak: number;
  /** Successful pings of the host since the last failure of this kind. */
  signStreak: number;
  /** First failure of the trouble that has not ended yet, or null. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** Time of the last call of this kind. */
  calledAt: Date | null;
}

/** Calls of one kind since the last measurement. */
export interface CallTally {
  calls: number;
  failures: number;
  /** Failures after the last success, and successes after the last failure. All of them if there was no other. */
  failureTail: number;
  successTail: number;
}

/** Result of a probe: whether the host answered a ping (null: not pinged), and whether no real call could be made. */
export interface Probe {
  hasSign: boolean | null;
  isIdle: boolean;
}

/** Tally of a kind without calls. */
export const NO_CALLS: CallTally = { calls: 0, failures: 0, failureTail: 0, successTail: 0 };

/** A kind is down after this many consecutive failures, or at this share of failures among enough calls. */
const DOWN_AFTER_FAILURES = 4;
const DOWN_SHARE = 0.7;
const DOWN_CALLS_MIN = 10;
/** Consecutive successes that end an outage. More than one, because Steam flaps while it recovers. */
const BACK_AFTER_SUCCESSES = 3;
const DEGRADED_SHARE = 0.25;
const DEGRADED_CALLS_MIN = 5;

function streaksAfter(before: CallHealth, tally: CallTally, probe: Probe) {
  const hasSuccess = tally.calls > tally.failures;
  const signsBefore = tally.failures > 0 || probe.hasSign === false ? 0 : before.signStreak;
  return {
    failureStreak: hasSuccess ? tally.failureTail : before.failureStreak + tally.failures,
    successStreak: tally.failures > 0 ? tally.successTail : before.successStreak + tally.calls,
    signStreak: signsBefore + (probe.hasSign ? 1 : 0),
  };
}

/** Pings count in addition to real calls. They suffice alone only if there is no real call to make. */
function isBackWith(
  { successStreak, signStreak }: ReturnType<typeof streaksAfter>,
  { isIdle }: Probe,
): boolean {
  if (successStreak === 0 && !isIdle) return false;
  return successStreak + signStreak >= BACK_AFTER_SUCCESSES;
}

/**
 * Computes the health of a kind of call after further calls.
 * @param window calls and failures of the last two minutes, including these.
 */
export function nextHealth(
  before: CallHealth,
  { tally, probe }: { tally: CallTally; probe: Probe },
  window: { calls: number; failures: number },
  now: Date,
): CallHealth {
  const streaks = streaksAfter(before, tally, probe);
  const share = window.calls === 0 ? 0 : window.failures / window.calls;
  const isFailing =
    streaks.failureStreak >= DOWN_AFTER_FAILURES || (window.calls >= DOWN_CALLS_MIN && share >= DOWN_SHARE);
  const isBack = isBackWith(streaks, probe);
  const isDown = before.state === 'down' ? !isBack : isFailing && !isBack;
  const isDegraded =
    (window.calls >= DEGRADED_CALLS_MIN && share >= DEGRADED_SHARE) ||
    // Without calls, a degraded kind stays degraded.
    (before.state === 'degraded' && window.calls === 0);
  const state = isDown ? 'down' : isDegraded ? 'degraded' : 'up';
  const hasFailed = before.failingSince !== null || tally.failures > 0;
  const failingSince = hasFailed && !isBack ? (before.failingSince ?? now) : null;
  const begun = state === 'down' ? (failingSince ?? now) : now;
  return {
    ...before,
    ...streaks,
    state,
    since: state === before.state ? before.since : begun,
    failingSince,
    lastSuccessAt: tally.calls > tally.failures ? now : before.lastSuccessAt,
    calledAt: tally.calls > 0 ? now : before.calledAt,
  };
}

/** A kind without calls for this long is tried even if its host fails the ping: the ping itself may be what fails. */
const QUIET_MS = 60_000;

/** True if no call of this kind was made in the last minute. */
export function isQuiet({ calledAt }: Pick<CallHealth, 'calledAt'>, now: Date): boolean {
  return !calledAt || now.getTime() - calledAt.getTime() >= QUIET_MS;
}

/** True if a call of this kind may be made to test it, without calling a broken host all the time. */
export function mayTry(health: CallHealth, now: Date): boolean {
  return health.state !== 'down' || health.signStreak > 0 || isQuiet(health, now);
}

const WORST: readonly SteamHealthState[] = ['down', 'degraded', 'up'];

/** No order depends on pages, so an outage of pages alone pauses no deadline. */
function isTrading({ kind }: Pick<CallHealth, 'kind'>): boolean {
  return kind !== 'pages';
}

/**
 * State of Steam as a whole: that of the worst kind of call, where an outage of pages alone counts as degraded. If several kinds share it,
 * `since` is the earliest.
 */
export function worstOf(kinds: readonly CallHealth[]): { state: SteamHealthState; since: Date | null } {
  const stateOf = (health: CallHealth): SteamHealthState =>
    health.state === 'down' && !isTrading(health) ? 'degraded' : health.state;
  const state = WORST.find((candidate) => kinds.some((health) => stateOf(health) === candidate)) ?? 'up';
  const since = kinds
    .filter((health) => stateOf(health) === state)
    .map((health) => health.since)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { state, since: since[0] ?? null };
}

/** True if a missed deadline may be Steam's fault: a kind of call that trading needs is down, or has failed and not yet succeeded again. */
export function isSteamSuspect(kinds: readonly CallHealth[]): boolean {
  return kinds.some(
    (health) => isTrading(health) && (health.state === 'down' || health.failingSince !== null),
  );
}
