import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readClosures } from '../../../api/kernel/closure/admitService.ts';
import type { Closure } from '../../../api/kernel/closure/closure.ts';
import type { Db } from '../../../api/kernel/db.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const CLOSED: Closure = { service: 'purchases', wordsZh: null, wordsEn: null, closedAt: new Date(0) };

/** A database that returns a configured result for each read. */
function databaseOf(...answers: (() => Promise<Closure[]>)[]): Db {
  return { serviceClosure: { findMany: () => answers.shift()?.() } } as unknown as Db;
}
const never = () => new Promise<Closure[]>(() => {});

test('a database that does not answer holds no page up: nothing is closed that was never read so', async () => {
  const looked = readClosures(databaseOf(never));
  await vi.advanceTimersByTimeAsync(250);
  expect(await looked).toEqual([]);
});

test('what was read last stands while the database does not answer, and what comes late counts from the next look on', async () => {
  let answer: (closures: Closure[]) => void = () => {};
  const late = new Promise<Closure[]>((done) => {
    answer = done;
  });
  const db = databaseOf(
    async () => [CLOSED],
    () => late,
    never,
  );
  expect(await readClosures(db)).toEqual([CLOSED]);
  await vi.advanceTimersByTimeAsync(501);
  const second = readClosures(db);
  await vi.advanceTimersByTimeAsync(250);
  expect(await second).toEqual([CLOSED]);
  answer([]);
  await vi.advanceTimersByTimeAsync(501);
  const third = readClosures(db);
  await vi.advanceTimersByTimeAsync(250);
  expect(await third).toEqual([]);
});

test('a failure that is not an outage is thrown, and the next call reads again at once', async () => {
  const db = databaseOf(
    async () => {
      throw new Error('permission denied');
    },
    async () => [CLOSED],
  );
  await expect(readClosures(db)).rejects.toThrow('permission denied');
  expect(await readClosures(db)).toEqual([CLOSED]);
});
