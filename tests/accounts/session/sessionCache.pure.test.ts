import { expect, test } from 'vitest';
import type { LiveSession } from '../../../api/accounts/session/session.store.ts';
import { SessionCache } from '../../../api/accounts/session/sessionCache.ts';

function sessionOf(userId: string, nickname = ''): LiveSession {
  return {
    id: `session of ${userId}`,
    isUseOld: true,
    now: new Date(1_000_000),
    user: { id: userId, nickname } as LiveSession['user'],
  };
}

/** What the cache returns, and how often it read. */
function counted(cache: SessionCache, userId: string) {
  let reads = 0;
  return {
    find: () =>
      cache.find(`key of ${userId}`, async () => {
        reads += 1;
        return sessionOf(userId, `name ${reads}`);
      }),
    reads: () => reads,
  };
}

test('T-4 a session is read once for all that ask within its time, and its clock goes on', async () => {
  const cache = new SessionCache(60_000);
  const one = counted(cache, 'a');
  const together = await Promise.all([one.find(), one.find()]);
  expect([together[0]?.isUseOld, one.reads(), cache.entryCount]).toEqual([true, 1, 1]);
  await new Promise((done) => setTimeout(done, 20));
  const later = await one.find();
  expect([later?.isUseOld, later?.user.nickname, one.reads()]).toEqual([false, 'name 1', 1]);
  expect(later?.now.getTime()).toBeGreaterThanOrEqual(1_000_015);
});

test('T-4 it is read anew after its time, and each time where none is kept', async () => {
  const [brief, never] = [counted(new SessionCache(5), 'a'), counted(new SessionCache(0), 'a')];
  for (const one of [brief, never]) {
    await one.find();
    await new Promise((done) => setTimeout(done, 20));
    await one.find();
    expect(one.reads()).toBe(2);
  }
  await never.find();
  expect(never.reads()).toBe(3);
});

test('T-4 the sessions of a user are forgotten, those of others are not; an empty id means all', async () => {
  const cache = new SessionCache(60_000);
  const [a, b] = [counted(cache, 'a'), counted(cache, 'b')];
  const other = () => cache.find('another key of a', async () => sessionOf('a'));
  for (const find of [a.find, b.find, other]) await find();
  cache.forget('a');
  expect(cache.entryCount).toBe(1);
  await Promise.all([a.find(), b.find()]);
  expect([a.reads(), b.reads()]).toEqual([2, 1]);
  cache.forget('');
  expect(cache.entryCount).toBe(0);
});

test('T-4 what was being read when something was forgotten is not kept', async () => {
  const cache = new SessionCache(60_000);
  const { promise, resolve } = Promise.withResolvers<LiveSession>();
  const old = cache.find('key of a', () => promise);
  cache.forget('a');
  const fresh = await cache.find('key of a', async () => sessionOf('a', 'new'));
  resolve(sessionOf('a', 'old'));
  expect([(await old)?.user.nickname, fresh?.user.nickname]).toEqual(['old', 'new']);
  const kept = await cache.find('key of a', async () => sessionOf('a', 'third'));
  expect(kept?.user.nickname).toBe('new');
});

test('T-4 neither an unknown session nor a failed read is kept', async () => {
  const cache = new SessionCache(60_000);
  expect(await cache.find('key', async () => null)).toBeNull();
  await expect(cache.find('key', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.find('key', async () => sessionOf('a')))?.user.id).toBe('a');
});
