import type { DutyState } from './orderDuty.ts';
import { reasonOfDeadline } from './orderDuty.ts';

/**
 * The clock of an order: its deadline, the start of the current pause, and the total of earlier pauses in milliseconds.
 */
export interface OrderClock {
  deadlineAt: Date | null;
  pausedAt: Date | null;
  pausedMs: bigint;
}

/** True if a deadline runs that somebody has to meet, so that it pauses while Steam is down. */
export function isPausable(order: OrderClock & DutyState): boolean {
  return order.deadlineAt !== null && order.pausedAt === null && reasonOfDeadline(order) !== null;
}

/**
 * The start of a pause: when Steam began to fail, but not before the phase began, and not after the deadline, because
 * time past the deadline is not given back.
 */
export function pauseStart(order: { deadlineAt: Date; enteredAt: Date }, failingSince: Date): Date {
  const start = Math.max(failingSince.getTime(), order.enteredAt.getTime());
  return new Date(Math.min(start, order.deadlineAt.getTime()));
}

/** The clock after a pause: the deadline moves by the length of the pause. A running clock is unchanged. */
export function resumeClock({ deadlineAt, pausedAt, pausedMs }: OrderClock, now: Date): OrderClock {
  if (!pausedAt) return { deadlineAt, pausedAt, pausedMs };
  const standstillMs = Math.max(0, now.getTime() - pausedAt.getTime());
  return {
    deadlineAt: deadlineAt && new Date(deadlineAt.getTime() + standstillMs),
    pausedAt: null,
    pausedMs: pausedMs + BigInt(standstillMs),
  };
}

/** The history row of a clock that resumes, and the column changes that belong to it. */
export function resumption(order: OrderClock, now: Date) {
  const change = resumeClock(order, now);
  const evidence = {
    pausedMs: String(change.pausedMs - order.pausedMs),
    ...(change.deadlineAt ? { deadlineAt: change.deadlineAt.toISOString() } : {}),
  };
  return { actor: 'platform', cause: 'resumed', evidence, change } as const;
}
