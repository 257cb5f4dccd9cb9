import { slowness } from './slowness.ts';

const TRIES = 20;

/**
 * The shortest duration of `work` in ms, tried until it is within `goalMs` of a quiet machine (see `slowness`), at most 20 times: what is
 * tested is that the code can be that fast, and a single try also measures what else the machine did just then.
 */
export async function bestTimeMs(goalMs: number, work: () => Promise<unknown>): Promise<number> {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && bestMs >= goalMs * slowness(); turn += 1) {
    const start = performance.now();
    await work();
    bestMs = Math.min(bestMs, performance.now() - start);
  }
  return bestMs;
}
