import { performance } from 'node:perf_hooks';

/** How often a process looks whether it has anything to do, in milliseconds. */
const LOOK_MS = 5_000;
/** Share of an interval that a quiet process works, at most. */
const QUIET_SHARE = 0.1;
/** Growth since the last collection that is worth one, in bytes. A collection stops an api for up to a quarter of a second. */
const WORTH_BYTES = 32 * 1024 ** 2;

/** Bytes that scripts use, garbage included. */
function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Collects garbage while there is nothing else to do (decision 0342). V8 collects when a heap grows, and that of a quiet
 * process does not grow: it would hold what its start or a burst of requests left, up to a third of its memory. Does nothing without Node's flag `--expose-gc`.
 */
export function collectWhenQuiet(lookMs = LOOK_MS): void {
  const { gc } = globalThis;
  if (!gc) return;
  let usedAfter: number | null = null;
  let lastLook = performance.eventLoopUtilization();
  const look = (): void => {
    const thisLook = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(thisLook, lastLook);
    lastLook = thisLook;
    const used = usedBytes();
    // V8 may have collected what was still in use then.
    if (usedAfter !== null) usedAfter = Math.min(usedAfter, used);
    const isWorth = usedAfter === null || used >= usedAfter + WORTH_BYTES;
    if (utilization > QUIET_SHARE || !isWorth) return;
    // What a start leaves is scattered: only this way of collecting moves it together and returns the pages.
    gc({ type: 'major', flavor: usedAfter === null ? 'last-resort' : 'regular' });
    usedAfter = usedBytes();
  };
  setInterval(look, lookMs).unref();
}
