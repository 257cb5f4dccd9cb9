import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../../api/kernel/log.ts';
import { lookAgain } from '../../api/kernel/lookAgain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a look that takes longer than its pause is not begun a second time beside itself; one that failed is followed by the next', async () => {
  let begun = 0;
  let end: (isFailed: boolean) => void = () => {};
  const look = () =>
    new Promise((done, fail) => {
      begun += 1;
      end = (isFailed) => (isFailed ? fail(new Error('broken')) : done(null));
    });
  const stop = lookAgain({ log: openLog('test', 'silent') }, 1_000, 'things', look);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(begun).toBe(1);
  end(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(2);
  end(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(3);
  stop();
  end(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(3);
});
