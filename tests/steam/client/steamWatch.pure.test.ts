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
  const watched = watchSteam(steam, {} as SteamSignIn, nowMs);
  const call = (steamId: string) =>
    watched.steam.listReceivedTradeOffers({ steamId } as SteamSession).catch(() => {});
  return { call, take: () => watched.watch.take('offers') };
}

test('S-12 failures of one account alone, while another is answered, are no outage of Steam', async () => {
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

test('S-12 an answer of long ago is no sign of life, and an account that nobody calls any more is none that fails', async () => {
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
