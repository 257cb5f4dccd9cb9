import { slowness } from './slowness.ts';

const TRIES = 60;
const LONGEST_MS = 20_000;

/**
 * By how many ms the best of several tries of `work` misses `goalMs` of a quiet machine (see `slowness`); 0 if one of them reaches it. Tried
 * until then, at most 60 times and for 20 s: what is tested is that the code can be that fast, and a single try also measures what else the
 * machine did just then.
 */
export async function missedByMs(goalMs: number, work: () => Promise<unknown>): Promise<number> {
  const endAt = performance.now() + LONGEST_MS;
  let missed = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && missed > 0 && performance.now() < endAt; turn += 1) {
    const start = performance.now();
    await work();
    const ms = performance.now() - start;
    missed = Math.min(missed, Math.max(0, ms - goalMs * slowness()));
  }
  return missed;
}
