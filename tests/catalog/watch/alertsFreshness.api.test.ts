import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followMarket, type MarketFeed } from '../../../api/catalog/market/followMarket.ts';
import { MarketIndex } from '../../../api/catalog/market/marketIndex.ts';
import { searchWhenAsked } from '../../../api/catalog/search/searchIndex.ts';
import { sendFilterAlerts } from '../../../api/catalog/watch/filterMatch.ts';
import { followAlerts } from '../../../api/catalog/watch/followAlerts.ts';
import { FILTER_PAUSE_MS } from '../../../api/catalog/watch/savedFilter.ts';
import { sendAlerts } from '../../../api/catalog/watch/sendAlerts.ts';
import type { Db } from '../../../api/kernel/db.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { messagesOf, mutate, type PricedItem, setAsk, takeItems } from './watchClient.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  await sendAlerts(market.worker, market.feed.index, null);
});
afterAll(() => market.close());
beforeEach(async () => {
  client = await market.visitor().signIn();
});

/** The worker's database, with something that happens before each call of one of its methods. */
function interrupted(before: (method: string | symbol, input: unknown[]) => Promise<void>): Db {
  const { db } = market.worker;
  // Not of the client itself, whose methods a proxy may not replace.
  return new Proxy({} as Db, {
    get(_target, name) {
      const value: unknown = Reflect.get(db, name);
      if (typeof value !== 'function') return value;
      return async (...input: unknown[]) => {
        await before(name, input);
        return value.apply(db, input);
      };
    },
  });
}

async function takeOne(): Promise<PricedItem> {
  const [item] = await takeItems(market, 1);
  if (!item) throw new Error('nothing on sale');
  return item;
}

async function save(filter: object): Promise<void> {
  const { errors } = await mutate(client, 'saveFilter', { name: 'wanted', filter, wantsAlerts: true });
  expect(errors).toEqual([]);
}

const bodiesOf = async () => (await messagesOf(client)).map(({ bodyEn }) => bodyEn);

/** A market in memory that hears of no change. */
async function loadOnce(db: Db = market.worker.db): Promise<MarketFeed> {
  const feed = followMarket(db, market.worker.log, searchWhenAsked);
  await feed.load();
  return feed;
}

describe('N-03 a saved filter', () => {
  test('tells of an ask that falls between the read of the market and its evaluation', async () => {
    const item = await takeOne();
    await setAsk(market, item.rowId, 10_000);
    let isRead = false;
    let isFalling = false;
    const db = interrupted(async (method, input) => {
      if (method === '$queryRaw' && String(input[0]).includes('from market_item where id = any'))
        isRead = true;
      if (method !== '$transaction' || !isFalling) return;
      isFalling = false;
      await setAsk(market, item.rowId, 5_000);
    });
    const alerts = await followAlerts({ ...market.worker, db });
    try {
      await alerts.run();
      // Without a keyword, whose search would take long enough for memory to hear of the fall.
      await save({ maxPriceCents: 6_000 });
      isRead = false;
      await setAsk(market, item.rowId, 9_900);
      await expect.poll(() => isRead).toBe(true);
      isFalling = true;
      await alerts.run();
      expect(isFalling).toBe(false);
      await alerts.run();
      expect(await bodiesOf()).toEqual([`${item.marketHashName} ¥50.00`]);
    } finally {
      await alerts.close?.();
    }
  });

  test('tells at once where the memory of the worker lags, of prices and of copies on sale', async () => {
    const item = await takeOne();
    const putOnSale = (count: number) =>
      market.owner.query('update market_item set listing_count = $2 where id = $1', [item.rowId, count]);
    await setAsk(market, item.rowId, null);
    await putOnSale(0);
    const lagging = await loadOnce();
    await sendAlerts(market.worker, lagging.index, [item.rowId]);
    await save({ keyword: item.marketHashName, maxPriceCents: 6_000, isOnSale: true });
    await putOnSale(1);
    await setAsk(market, item.rowId, 5_000);
    await sendAlerts(market.worker, lagging.index, [item.rowId]);
    expect(await bodiesOf()).toEqual([`${item.marketHashName} ¥50.00`]);
  });

  test('keeps an item whose ask rose and was not evaluated, since nobody would record its return', async () => {
    const item = await takeOne();
    const judge = async () => {
      await market.settleFeed();
      await sendAlerts(market.worker, market.feed.index, [item.rowId]);
    };
    await setAsk(market, item.rowId, 7_000);
    await judge();
    await save({ keyword: item.marketHashName, maxPriceCents: 6_000 });
    await setAsk(market, item.rowId, 5_000);
    await judge();
    for (const ask of [7_000, 4_000]) {
      await setAsk(market, item.rowId, ask);
      await judge();
    }
    await market.advanceClock(FILTER_PAUSE_MS);
    await setAsk(market, item.rowId, 7_000);
    await market.settleFeed();
    expect(await sendFilterAlerts(market.worker)).toEqual([]);
    expect(await bodiesOf()).toHaveLength(1);
    await setAsk(market, item.rowId, 4_000);
    await judge();
    expect(await bodiesOf()).toEqual([`${item.marketHashName} ¥40.00`, `${item.marketHashName} ¥50.00`]);
  });

  test('tells of an item that memory did not know yet, as soon as it does', async () => {
    const item = await takeOne();
    await setAsk(market, item.rowId, 10_000);
    await market.settleFeed();
    await sendAlerts(market.worker, market.feed.index, [item.rowId]);
    await save({ keyword: item.marketHashName, maxPriceCents: 6_000 });
    await setAsk(market, item.rowId, 5_000);
    await sendAlerts(market.worker, new MarketIndex(searchWhenAsked), [item.rowId]);
    expect(await bodiesOf()).toEqual([]);
    await sendAlerts(market.worker, market.feed.index, [item.rowId]);
    expect(await bodiesOf()).toEqual([`${item.marketHashName} ¥50.00`]);
  });
});

test('who waits for the market in memory learns that it could not be read, and the next one has it', async () => {
  const item = await takeOne();
  let isAway = false;
  const feed = await loadOnce(
    interrupted(async () => {
      if (isAway) throw new Error('the database is away');
    }),
  );
  try {
    await setAsk(market, item.rowId, 4_321);
    feed.note(item.rowId);
    isAway = true;
    await expect(feed.settled()).rejects.toThrow('the database is away');
    isAway = false;
    await feed.settled();
    expect(feed.index.findById(item.rowId)?.lowestAskCents).toBe(4_321n);
  } finally {
    feed.close();
  }
});
