import type { SteamHost } from './steamGateway.ts';

/** How Steam does. While it is `down`, deadlines of orders stand still and only harmless things are asked of it. */
export type SteamHealthState = 'up' | 'degraded' | 'down';

/**
 * What calls are for. Each kind is measured by itself, since Steam fails in parts: reading offers, sessions, making and ending offers,
 * mobile confirmations, and pages such as inventories.
 */
export type SteamCallKind = 'offers' | 'session' | 'send' | 'confirm' | 'pages';

/** Which of Steam's hosts answers calls of a kind. */
export const HOST_OF_KIND = {
  offers: 'api',
  session: 'api',
  send: 'community',
  confirm: 'community',
  pages: 'community',
} as const satisfies Record<SteamCallKind, SteamHost>;

/** What is known of one kind of calls. */
export interface CallHealth {
  host: SteamHost;
  kind: SteamCallKind;
  state: SteamHealthState;
  /** Since when it is in this state; for `down`, when its failures began. */
  since: Date;
  /** Failures without a success between, and successes without a failure. */
  failureStreak: number;
  successStreak: number;
  /** Signs of life of the host since the last failure of this kind. */
  signStreak: number;
  /** When the trouble began that has not ended yet: its first failure. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** When a call of this kind was last made. */
  calledAt: Date | null;
}

/** What calls of a kind met since the last measurement. */
export interface CallTally {
  calls: number;
  failures: number;
  /** Failures after the last success, successes after the last failure; all of them where there was no other. */
  failureTail: number;
  successTail: number;
}

/** What a kind was asked besides: whether its host gave a sign of life (null: it was not asked), and whether no real call could be made. */
export interface Probe {
  hasSign: boolean | null;
  isIdle: boolean;
}

/** What a kind is measured by that nothing was asked of. */
export const NO_CALLS: CallTally = { calls: 0, failures: 0, failureTail: 0, successTail: 0 };

/** After so many failures in a row, or at this share of enough calls, a kind is down. */
const DOWN_AFTER_FAILURES = 4;
const DOWN_SHARE = 0.7;
const DOWN_CALLS_MIN = 10;
/** So many successes in a row lead out of it: Steam flaps when it comes back. */
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

/** Signs of life count beside real calls, and alone only where there is no real call to make. */
function isBackWith(
  { successStreak, signStreak }: ReturnType<typeof streaksAfter>,
  { isIdle }: Probe,
): boolean {
  if (successStreak === 0 && !isIdle) return false;
  return successStreak + signStreak >= BACK_AFTER_SUCCESSES;
}

/**
 * How a kind of calls does after more of them.
 * @param window calls and failures of the last two minutes, these included.
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
    // What was degraded stays so until calls show that it is not.
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

/** A kind that was not called for so long is tried even where its host gives no sign of life: the sign itself may be what fails. */
const QUIET_MS = 60_000;

/** True where nothing of this kind was asked for a minute. */
export function isQuiet({ calledAt }: Pick<CallHealth, 'calledAt'>, now: Date): boolean {
  return !calledAt || now.getTime() - calledAt.getTime() >= QUIET_MS;
}

/** True where a call of this kind may show how it does, without knocking all the time at a door that is shut. */
export function mayTry(health: CallHealth, now: Date): boolean {
  return health.state !== 'down' || health.signStreak > 0 || isQuiet(health, now);
}

const WORST: readonly SteamHealthState[] = ['down', 'degraded', 'up'];

/** No order waits for a page: an outage of pages alone stops no clock. */
function isTrading({ kind }: Pick<CallHealth, 'kind'>): boolean {
  return kind !== 'pages';
}

/**
 * The state of Steam as a whole: that of its worst kind of calls, pages alone being no more than degraded. Of several, since when the first
 * of them is in it.
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

/**
 * True where a deadline must not be held against anybody: a kind of calls that trading needs is down, or has failed and has not shown yet
 * that it works.
 */
export function isSteamSuspect(kinds: readonly CallHealth[]): boolean {
  return kinds.some(
    (health) => isTrading(health) && (health.state === 'down' || health.failingSince !== null),
  );
}
