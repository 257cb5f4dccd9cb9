import type { Log } from './log.ts';
import { noteFailure } from './workFailures.ts';

/**
 * Looks for something again and again: a round that fails is told and followed by the next, and one that takes long by none before its
 * end: rounds that pile up would take every connection of the worker.
 * @param what is looked through, for the log: "recharges".
 * @returns how to stop.
 */
export function lookAgain(
  { log }: { log: Log },
  everyMs: number,
  what: string,
  look: () => Promise<unknown>,
): () => void {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      noteFailure(log, what, 'round', error);
    } finally {
      isLooking = false;
    }
  }, everyMs);
  return () => clearInterval(timer);
}
