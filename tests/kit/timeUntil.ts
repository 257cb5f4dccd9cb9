import { expect } from 'vitest';
import { slowness } from './slowness.ts';

/** Waits for a value. @returns how long it took, in milliseconds. */
export async function timeUntil(read: () => unknown, expected: unknown): Promise<number> {
  const startedAt = performance.now();
  await expect.poll(read, { timeout: 10_000 * slowness(), interval: 20 }).toBe(expected);
  return performance.now() - startedAt;
}
