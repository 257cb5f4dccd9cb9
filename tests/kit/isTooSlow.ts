import { slowness } from './slowness.ts';

/** No answer may take longer, on a machine that does nothing else (safety.md 2.2, F1), in ms. */
const ANSWER_MS_MAX = 5_000;

/** Whether a response took too long, adjusted to how slow this machine is at present. */
export function isTooSlow(ms: number): boolean {
  return ms > ANSWER_MS_MAX && ms > ANSWER_MS_MAX * slowness();
}
