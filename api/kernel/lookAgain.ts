import type { Log } from './log.ts';

/**
 * Looks for something again and again: a round that fails is told and followed by the next.
 * @param what is looked through, for the log: "recharges".
 * @returns how to stop.
 */
export function lookAgain(
  { log }: { log: Log },
  everyMs: number,
  what: string,
  look: () => Promise<unknown>,
): () => void {
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      log.warn({ error: String(error) }, `${what} were not looked through; the next look comes soon`),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
