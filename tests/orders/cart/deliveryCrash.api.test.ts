import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { someOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import {
  endsOf,
  letReact,
  loseCopy,
  offersOf,
  openPress,
  type PressScene,
  pressTogether,
  sceneOf,
  swapCopy,
} from './deliveryScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Polls often, so that a test need not wait. */
const QUICK = { STEAM_POLL_MS: '300' };

/** Waits, with a worker that lives, until the orders of a press have ended or are protected. */
async function untilEnds(scene: PressScene, ends: readonly string[]): Promise<void> {
  const stop = await startFreshWorker(market, QUICK);
  for (let tries = 0; tries < 300; tries += 1) {
    await letReact(market, scene);
    if ((await endsOf(market, scene)).join() === ends.join()) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  expect(await endsOf(market, scene)).toEqual(ends);
}

/** Lets a worker die at each place, and the time pass in which a press may still be going on. */
async function dieAt(places: readonly string[]): Promise<void> {
  for (const place of places) expect(await startWorkerProcess(market, place, QUICK).died).toBe('SIGKILL');
  await market.advanceClock(31_000);
}

describe('a worker killed between a press and its accepted offer', () => {
  const PLACES = [
    ['send.joined'],
    ['send.begun'],
    ['send.sent'],
    ['send.known'],
    ['send.recorded'],
    ['send.confirmed'],
    ['poll.recorded'],
    ['send.sent', 'send.looked'],
  ];

  test.each(someOf(PLACES, 2).map((places) => [places.join(', then '), places] as const))(
    'C-07 at %s: every order goes on, and Steam holds one offer',
    async (_title, places) => {
      const scene = await pressTogether(market, 3);
      if (places.includes('poll.recorded')) {
        await workerFor(market).send(scene.orderNos[0] ?? '');
        await letReact(market, scene);
      }
      await dieAt(places);
      await untilEnds(scene, Array(3).fill('protected'));
      expect(await offersOf(market, scene)).toHaveLength(1);
    },
    40_000,
  );

  test.each(someOf(['send.parted', 'again.left'], 1))(
    'C-07 at %s, when a copy is gone: its order alone ends, and the others come in one offer',
    async (place) => {
      const scene = await pressTogether(market, 3);
      await loseCopy(market, scene.assetIds[0] ?? '');
      await dieAt([place]);
      await untilEnds(scene, ['itemGone', 'protected', 'protected']);
      const held = (await offersOf(market, scene)).map(({ assetIds }) => assetIds.length);
      expect(held.reduce((sum, count) => sum + count, 0)).toBe(2);
    },
    40_000,
  );

  test.each(someOf(['refuse.stopped', 'again.left'], 1))(
    'C-04 at %s, when a copy was swapped: its order alone ends, and nothing wrong is confirmed',
    async (place) => {
      const scene = await pressTogether(market, 3);
      await sandbox(market, 'faults', {
        path: '/tradeoffer/new/send',
        count: 1,
        status: 0,
        withEffect: true,
      });
      await expect(workerFor(market).send(scene.orderNos[0] ?? '')).rejects.toMatchObject({
        kind: 'ambiguous',
      });
      await swapCopy(market, scene, scene.assetIds[1] ?? '');
      await dieAt([place]);
      await untilEnds(scene, ['protected', 'systemCancelled', 'protected']);
      const delivered = (await offersOf(market, scene)).filter(({ state }) => state === 3);
      expect(delivered.flatMap(({ assetIds }) => assetIds).toSorted()).toEqual(
        [scene.assetIds[0] ?? '', scene.assetIds[2] ?? ''].toSorted(),
      );
    },
    40_000,
  );
});

test('C-07 an api killed between two copies of a press: what was bought is sent by the worker’s own round, half a minute later', async () => {
  const open = await openPress(market, 3);
  const call = { file: 'orders/cart/buyCart.ts', service: 'buyCart', args: [open.request] };
  expect(await dieInService(market, 'cart.lineDone', call)).toBe('SIGKILL');
  await market.advanceClock(31_000);
  await untilEnds(await sceneOf(market, open, 'accept'), ['protected']);
}, 40_000);
