const MINUTE_MS = 60_000;

/** When a rule runs next: so many intervals after it was due that it lies ahead. A worker that was away makes up for one run, not for all. */
export function nextRunAt(dueAt: Date, now: Date, intervalMinutes: number): Date {
  const step = intervalMinutes * MINUTE_MS;
  const missed = Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / step));
  return new Date(dueAt.getTime() + (missed + 1) * step);
}
