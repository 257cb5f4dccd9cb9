import type { DutyState } from './orderDuty.ts';
import { reasonOfDeadline } from './orderDuty.ts';

/** The clock of an order: its deadline, since when it stands still, and how long it stood still before (milliseconds). */
export interface OrderClock {
  deadlineAt: Date | null;
  pausedAt: Date | null;
  pausedMs: bigint;
}

/** True where a deadline runs that somebody must keep, so that it stands still while Steam is down. */
export function isPausable(order: OrderClock & DutyState): boolean {
  return order.deadlineAt !== null && order.pausedAt === null && reasonOfDeadline(order) !== null;
}

/**
 * From when on a deadline stands still: since Steam began to fail, but not before the phase began, and not after the deadline, which
 * would be a time that nobody gets back.
 */
export function pauseStart(order: { deadlineAt: Date; enteredAt: Date }, failingSince: Date): Date {
  const start = Math.max(failingSince.getTime(), order.enteredAt.getTime());
  return new Date(Math.min(start, order.deadlineAt.getTime()));
}

/** The clock as it runs on: the deadline later by as long as it stood still. One that runs already is left alone. */
export function resumeClock({ deadlineAt, pausedAt, pausedMs }: OrderClock, now: Date): OrderClock {
  if (!pausedAt) return { deadlineAt, pausedAt, pausedMs };
  const standstillMs = Math.max(0, now.getTime() - pausedAt.getTime());
  return {
    deadlineAt: deadlineAt && new Date(deadlineAt.getTime() + standstillMs),
    pausedAt: null,
    pausedMs: pausedMs + BigInt(standstillMs),
  };
}

/** The line in the history of a clock that stood still and runs on, with the change that it stands for. */
export function resumption(order: OrderClock, now: Date) {
  const change = resumeClock(order, now);
  const evidence = {
    pausedMs: String(change.pausedMs - order.pausedMs),
    ...(change.deadlineAt ? { deadlineAt: change.deadlineAt.toISOString() } : {}),
  };
  return { actor: 'platform', cause: 'resumed', evidence, change } as const;
}
