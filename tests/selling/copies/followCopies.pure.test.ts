import { afterEach, expect, test, vi } from 'vitest';
import { isDatabaseOutage } from '../../../api/kernel/databaseOutage.ts';
import { openLog } from '../../../api/kernel/log.ts';
import { followCopies } from '../../../api/selling/copies/followCopies.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('A search before the first read waits some seconds and is told to come again', async () => {
  vi.useFakeTimers();
  const feed = followCopies({} as never, openLog('api', 'silent'));
  const told = feed.whenLoaded().catch((error: unknown) => isDatabaseOutage(error));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await told).toBe(true);
  await feed.close();
});
