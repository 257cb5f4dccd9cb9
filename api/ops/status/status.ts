import { MINUTE_MS } from '../../kernel/durations.ts';

/** Parts of the market with a status: up, slow or down. */
export const STATUS_PARTS = ['market', 'codes', 'steam', 'payments', 'withdrawals', 'callbacks'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];
export type PartState = 'up' | 'slow' | 'down';

/** Calls to a service in the last minutes, and failed ones. */
export interface CallCount {
  calls: number;
  failures: number;
}

/** Measurements for the status at one time. Times in milliseconds. Null: not measured, or not configured. */
export interface StatusFigures {
  /** Duration of a typical database query. */
  databaseMs: number;
  sms: CallCount;
  alipay: CallCount;
  steam: 'up' | 'degraded' | 'down' | null;
  /** Age of the oldest withdrawal in progress. Null without a payment app. */
  withdrawalWaitMs: number | null;
  /** Delay of the most overdue callback. Null where the open platform is closed. */
  callbackWaitMs: number | null;
}

const DATABASE_SLOW_MS = 1_000;
const FAILURES_MIN = 3;
const SLOW_SHARE = 0.2;
const DOWN_SHARE = 0.7;
const WITHDRAWAL_SLOW_MS = 30 * MINUTE_MS;
const WITHDRAWAL_DOWN_MS = 4 * 60 * MINUTE_MS;
const CALLBACK_SLOW_MS = MINUTE_MS;
const CALLBACK_DOWN_MS = 15 * MINUTE_MS;

/** One or two failures are not an outage. From three on, their share decides. Without a call nothing is known. */
function judgeCalls({ calls, failures }: CallCount): PartState | null {
  if (calls === 0) return null;
  if (failures < FAILURES_MIN) return 'up';
  if (failures >= calls * DOWN_SHARE) return 'down';
  return failures >= calls * SLOW_SHARE ? 'slow' : 'up';
}

function judgeWait(waitMs: number, slowMs: number, downMs: number): PartState {
  if (waitMs >= downMs) return 'down';
  return waitMs >= slowMs ? 'slow' : 'up';
}

const WORST: readonly PartState[] = ['down', 'slow', 'up'];

/** The worst of several states. */
export function worstState(states: readonly PartState[]): PartState {
  return WORST.find((state) => states.includes(state)) ?? 'up';
}

/** A withdrawal that waits shows the state by its age; without one, calls to the payment app do. */
function judgeWithdrawals(alipay: PartState | null, waitMs: number | null): PartState | null {
  if (waitMs === null || (alipay === null && waitMs === 0)) return null;
  return worstState([alipay ?? 'up', judgeWait(waitMs, WITHDRAWAL_SLOW_MS, WITHDRAWAL_DOWN_MS)]);
}

/** Computes the state of every part. Null where nothing was measured: no part is called up by default. */
export function judgeStatus(figures: StatusFigures): Record<StatusPart, PartState | null> {
  const alipay = judgeCalls(figures.alipay);
  const { callbackWaitMs } = figures;
  return {
    market: figures.databaseMs >= DATABASE_SLOW_MS ? 'slow' : 'up',
    codes: judgeCalls(figures.sms),
    steam: figures.steam === 'degraded' ? 'slow' : figures.steam,
    payments: alipay,
    withdrawals: judgeWithdrawals(alipay, figures.withdrawalWaitMs),
    callbacks: callbackWaitMs === null ? null : judgeWait(callbackWaitMs, CALLBACK_SLOW_MS, CALLBACK_DOWN_MS),
  };
}

/** A sample of one minute of a part. */
export interface Sample {
  minute: Date;
  state: PartState;
}

/**
 * Status of a part: its current state (null if nothing was measured for minutes), the start of that state, and the last day, oldest first.
 */
export interface PartHistory {
  state: PartState | null;
  since: Date | null;
  bars: (PartState | null)[];
}

/** Number of bars of the last day. */
export const BAR_COUNT = 48;
const BAR_MS = 30 * MINUTE_MS;
/** Without a sample for this time (milliseconds) the state is unknown. */
const STALE_MS = 5 * MINUTE_MS;

/** The newest samples back to a different state or a gap. */
function runOf(samples: readonly Sample[]): readonly Sample[] {
  const start = samples.findLastIndex((sample, index) => {
    const next = samples[index + 1];
    if (!next) return false;
    return sample.state !== next.state || next.minute.getTime() - sample.minute.getTime() > STALE_MS;
  });
  return samples.slice(start + 1);
}

/** @param samples of the last day, oldest first. */
export function describeHistory(samples: readonly Sample[], now: Date): PartHistory {
  const bars = Array.from({ length: BAR_COUNT }, (_, index): PartState | null => {
    const from = now.getTime() - (BAR_COUNT - index) * BAR_MS;
    const within = samples.filter(
      ({ minute }) => minute.getTime() >= from && minute.getTime() < from + BAR_MS,
    );
    return within.length === 0 ? null : worstState(within.map(({ state }) => state));
  });
  const newest = samples.at(-1);
  const isKnown = newest !== undefined && now.getTime() - newest.minute.getTime() <= STALE_MS;
  if (!isKnown) return { state: null, since: newest?.minute ?? null, bars };
  return { state: newest.state, since: runOf(samples)[0]?.minute ?? null, bars };
}
