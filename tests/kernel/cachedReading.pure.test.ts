import { expect, test, vi } from 'vitest';
import { cachedReading } from '../../api/kernel/cachedReading.ts';
import type { Db } from '../../api/kernel/db.ts';

test('a reading that comes too late for whoever asked is there for all who ask after it', async () => {
  vi.useFakeTimers();
  try {
    const reading = Promise.withResolvers<string>();
    const read = cachedReading(() => reading.promise, 'nothing', 60_000);
    const db = {} as Db;
    const first = read(db);
    await vi.advanceTimersByTimeAsync(300);
    expect(await first).toBe('nothing');
    reading.resolve('read');
    await vi.advanceTimersByTimeAsync(0);
    expect(await read(db)).toBe('read');
  } finally {
    vi.useRealTimers();
  }
});
