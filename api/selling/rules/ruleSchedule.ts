const MINUTE_MS = 60_000;

/**
 * The next run of a rule: the first multiple of its interval after the due time that lies in the future. A worker that
 * was down makes up for one run, not for all.
 */
export function nextRunAt(dueAt: Date, now: Date, intervalMinutes: number): Date {
  const step = intervalMinutes * MINUTE_MS;
  const missed = Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / step));
  return new Date(dueAt.getTime() + (missed + 1) * step);
}
