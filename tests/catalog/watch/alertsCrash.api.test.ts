import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendAlerts } from '../../../api/catalog/watch/sendAlerts.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { someOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { messagesOf, mutate, setAsk, takeItems } from './watchClient.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await sendAlerts(market.worker, market.feed.index, null);
});
afterAll(() => market.close());

describe('a worker killed while it judges', () => {
  test.each(someOf(['alerts.taken', 'alerts.told', 'alerts.noted', 'alerts.cleared'], 2))(
    'at %s: the next one tells, and nothing twice',
    async (place) => {
      const client = await market.visitor().signIn();
      const [item] = await takeItems(market, 1);
      if (!item) throw new Error('nothing on sale');
      await mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents: 400 });
      const filter = { keyword: item.marketHashName, maxPriceCents: 400 };
      await mutate(client, 'saveFilter', { name: place, filter, wantsAlerts: true });
      await setAsk(market, item.rowId, 390);
      const { died } = startWorkerProcess(market, place);
      expect(await died).toBe('SIGKILL');
      const stop = await startFreshWorker(market);
      await expect.poll(async () => (await messagesOf(client)).length).toBe(2);
      await stop();
      // Another pass over all items finds no alert to send.
      await sendAlerts(market.worker, market.feed.index, null);
      const messages = await messagesOf(client);
      expect(messages.map(({ titleEn }) => titleEn).sort()).toEqual([
        `New for “${place}”`,
        'Your price is reached',
      ]);
    },
    60_000,
  );

  test('a change while no worker runs, and one while it runs, both arrive', async () => {
    const client = await market.visitor().signIn();
    const [before, during] = await takeItems(market, 2);
    if (!before || !during) throw new Error('nothing on sale');
    for (const item of [before, during])
      await mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents: 400 });
    await setAsk(market, before.rowId, 390);
    const stop = await startFreshWorker(market);
    await expect.poll(async () => (await messagesOf(client)).length).toBe(1);
    await setAsk(market, during.rowId, 380);
    await expect.poll(async () => (await messagesOf(client)).length).toBe(2);
    await stop();
  });
});
