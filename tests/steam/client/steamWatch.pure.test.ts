import { expect, test } from 'vitest';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import type { SteamGateway, SteamSession } from '../../../api/steam/client/steamGateway.ts';
import type { SteamSignIn } from '../../../api/steam/client/steamSignIn.ts';
import { watchSteam } from '../../../api/steam/client/steamWatch.ts';

/** A gateway whose offers fail for the accounts named. */
function openWatch(failing: ReadonlySet<string>, nowMs?: () => number) {
  const steam = {
    async listReceivedTradeOffers({ steamId }: SteamSession) {
      if (failing.has(steamId)) throw new SteamError('transient', 'no answer', { isOutage: true });
      return { offers: [], unreadable: [] };
    },
  } as unknown as SteamGateway;
  const watched = watchSteam(steam, {} as SteamSignIn, nowMs ? { nowMs } : {});
  const call = (steamId: string) =>
    watched.steam.listReceivedTradeOffers({ steamId } as SteamSession).catch(() => {});
  return { call, take: () => watched.watch.take('offers') };
}

test('S-12 failures of one account, while another is answered, are not an outage of Steam', async () => {
  const failing = new Set(['1']);
  const { call, take } = openWatch(failing);
  await call('1');
  await call('2');
  for (let times = 0; times < 5; times += 1) await call('1');
  expect(take()).toEqual({ calls: 1, failures: 0, failureTail: 0, successTail: 1 });
  await call('1');
  expect(take()).toBeNull();
  failing.add('2');
  await call('2');
  await call('1');
  expect(take()).toMatchObject({ calls: 2, failures: 2, failureTail: 2 });
});

test('S-12 where only one account calls, its failures count: nobody else could be answered', async () => {
  const failing = new Set<string>();
  const { call, take } = openWatch(failing);
  await call('2');
  failing.add('1');
  await call('1');
  await call('1');
  expect(take()).toMatchObject({ calls: 3, failures: 2, failureTail: 2 });
});

test('S-12 an old answer does not count as a sign of life, and an account that is no longer called does not count as failing', async () => {
  let now = 0;
  const failing = new Set(['1']);
  const { call, take } = openWatch(failing, () => now);
  await call('1');
  await call('2');
  await call('1');
  expect(take()).toMatchObject({ failures: 0 });
  now += 180_000;
  await call('1');
  expect(take()).toMatchObject({ calls: 1, failures: 1 });
  // Much later another one fails alone.
  now += 180_000;
  failing.add('3');
  await call('3');
  await call('2');
  await call('3');
  expect(take()).toMatchObject({ failures: 0 });
});

/** A gateway whose lanes fail by name; the lane of an account is the first letter of its id. */
function openLaneWatch(failing: Map<string, 'steam' | 'proxy'>) {
  const answer = async ({ steamId }: SteamSession) => {
    const why = failing.get(steamId.slice(0, 1));
    if (why) throw new SteamError('transient', 'no answer', { isOutage: true, isLaneFault: why === 'proxy' });
    return { offers: [], unreadable: [] };
  };
  const steam = { listReceivedTradeOffers: answer, sendTradeOffer: answer } as unknown as SteamGateway;
  const laneOf = (key: string) => key.slice(0, 1);
  const watched = watchSteam(steam, {} as SteamSignIn, { laneOf });
  const session = (steamId: string) => ({ steamId }) as SteamSession;
  return {
    take: watched.watch.take,
    call: (id: string) => watched.steam.listReceivedTradeOffers(session(id)).catch(() => {}),
    send: (id: string) => watched.steam.sendTradeOffer(session(id), {} as never).catch(() => {}),
  };
}

test('S-10 a failure of a single lane is not an outage of Steam, however many accounts use it', async () => {
  const failing = new Map<string, 'steam' | 'proxy'>([['a', 'steam']]);
  const { call, take } = openLaneWatch(failing);
  for (const id of ['a1', 'b1', 'a2', 'a3', 'b2', 'a4']) await call(id);
  expect(take('offers')).toEqual({ calls: 2, failures: 0, failureTail: 0, successTail: 2 });
  failing.set('b', 'steam');
  for (const id of ['a1', 'b1', 'a2', 'b2']) await call(id);
  expect(take('offers')).toMatchObject({ calls: 4, failures: 4, failureTail: 4 });
});

test('S-10 the only lane that is called speaks for Steam', async () => {
  const { call, take } = openLaneWatch(new Map([['a', 'steam']]));
  for (const id of ['a1', 'a2', 'a3']) await call(id);
  expect(take('offers')).toMatchObject({ calls: 3, failures: 3 });
});

test('S-10 proxies that fail say nothing about Steam while any lane is answered, in whatever kind of call', async () => {
  const failing = new Map<string, 'steam' | 'proxy'>([
    ['a', 'proxy'],
    ['b', 'proxy'],
  ]);
  const { call, send, take } = openLaneWatch(failing);
  for (const id of ['a1', 'b1']) await send(id);
  await call('c1');
  for (const id of ['a2', 'b2', 'a3']) await send(id);
  expect(take('send')).toBeNull();
  failing.set('c', 'proxy');
  for (const id of ['c1', 'a2', 'b2']) await send(id);
  expect(take('send')).toMatchObject({ calls: 3, failures: 3 });
});
