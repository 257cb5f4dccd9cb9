import { slowness } from './slowness.ts';

/** No answer may take longer, on a machine that does nothing else (safety.md 2.2, F1), in ms. */
const ANSWER_MS_MAX = 5_000;

/** Tells whether an answer took too long, for a machine that is as slow as this one is now. */
export function isTooSlow(ms: number): boolean {
  return ms > ANSWER_MS_MAX && ms > ANSWER_MS_MAX * slowness();
}
