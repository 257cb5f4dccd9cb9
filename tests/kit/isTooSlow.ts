import { slowness } from './slowness.ts';

/** Maximum response time in ms on an otherwise idle machine. */
const ANSWER_MS_MAX = 5_000;

/** Whether a response took too long, adjusted to how slow this machine is at present. */
export function isTooSlow(ms: number): boolean {
  return ms > ANSWER_MS_MAX && ms > ANSWER_MS_MAX * slowness();
}
