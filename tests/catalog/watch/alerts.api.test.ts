import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeAskChanges } from '../../../api/catalog/watch/judgedAsk.store.ts';
import { FILTER_PAUSE_MS } from '../../../api/catalog/watch/savedFilter.ts';
import { sendAlerts } from '../../../api/catalog/watch/sendAlerts.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listsOf, messagesOf, mutate, type PricedItem, setAsk, takeItems } from './watchClient.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  await judge();
});
afterAll(() => market.close());
beforeEach(async () => {
  client = await market.visitor().signIn();
});

/** One pass of one worker over the items whose alerts are due. */
async function judge(ids: string[] | null = null): Promise<void> {
  await market.settleFeed();
  await sendAlerts(market.worker, market.feed.index, ids);
}

/** Prices one after the other, each judged. */
async function walk(item: PricedItem, asks: (number | null)[]): Promise<void> {
  for (const ask of asks) {
    await setAsk(market, item.rowId, ask);
    await judge([item.rowId]);
  }
}

async function takeOne(): Promise<PricedItem> {
  const [item] = await takeItems(market, 1);
  if (!item) throw new Error('nothing on sale');
  return item;
}

async function alertAt(item: PricedItem, targetCents: number | null, by = client): Promise<void> {
  expect((await mutate(by, 'setPriceAlert', { marketItemId: item.id, targetCents })).errors).toEqual([]);
}

test('a change of price belongs to one transaction alone, however many reach for it', async () => {
  const items = await takeItems(market, 3);
  const ids = items.map(({ rowId }) => rowId);
  const take = (each: string[]) =>
    inTransaction(market.worker.db, async (tx) => (await takeAskChanges(tx, each)).length);
  // Several times: the connections are open by then, and all reach for it in the same moment.
  for (let round = 1; round <= 12; round += 1) {
    for (const item of items) await setAsk(market, item.rowId, 100 + round);
    const counts = await Promise.all([ids, ids.toReversed(), ids, ids.toReversed()].map(take));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(items.length);
  }
});

describe('a price alert', () => {
  test('N-03 tells once when the price comes to the target, and again only after it was above', async () => {
    const item = await takeOne();
    await alertAt(item, 400);
    await walk(item, [401]);
    expect(await messagesOf(client)).toEqual([]);
    await walk(item, [400]);
    expect(await messagesOf(client)).toEqual([
      {
        type: 'SERVICE',
        titleZh: '降到你设的价格了',
        titleEn: 'Your price is reached',
        bodyZh: expect.stringContaining('最低在售 ¥4.00，不高于你设的 ¥4.00'),
        bodyEn: expect.stringContaining('is on sale from ¥4.00, not above your ¥4.00'),
        marketItem: { id: item.id },
        savedFilter: null,
      },
    ]);
    expect((await listsOf(client)).watched[0]?.notifiedAt).not.toBeNull();
    await walk(item, [399, null, 300, 400]);
    expect(await messagesOf(client)).toHaveLength(1);
    await walk(item, [401, 350]);
    expect((await messagesOf(client)).map(({ bodyEn }) => bodyEn)).toEqual([
      expect.stringContaining('¥3.50'),
      expect.stringContaining('¥4.00'),
    ]);
  });

  test('tells at once where the price is there already, and again when its user names another', async () => {
    const item = await takeOne();
    await alertAt(item, item.askCents);
    expect(await messagesOf(client)).toHaveLength(1);
    await alertAt(item, item.askCents);
    await judge([item.rowId]);
    expect(await messagesOf(client)).toHaveLength(1);
    await alertAt(item, item.askCents + 100);
    expect(await messagesOf(client)).toHaveLength(2);
    await alertAt(item, null);
    await walk(item, [item.askCents + 500, 100]);
    expect(await messagesOf(client)).toHaveLength(2);
  });

  test('answers with the time of the message that it has just sent', async () => {
    const item = await takeOne();
    await judge([item.rowId]);
    const { data } = await client.query<{ setPriceAlert: { watchedItem: { notifiedAt: string | null } } }>(
      `mutation ($input: SetPriceAlertInput!) {
        setPriceAlert(input: $input) { ... on SetPriceAlertPayload { watchedItem { notifiedAt } } } }`,
      { input: { marketItemId: item.id, targetCents: item.askCents } },
    );
    const [listed] = (await listsOf(client)).watched;
    expect(data?.setPriceAlert.watchedItem.notifiedAt).not.toBeNull();
    expect(data?.setPriceAlert.watchedItem).toEqual({ notifiedAt: listed?.notifiedAt });
  });

  test('is each watcher’s own, and ends with the heart', async () => {
    const item = await takeOne();
    const others = await Promise.all([1, 2, 3].map(() => market.visitor().signIn()));
    const [near, far, gone] = others as [TestClient, TestClient, TestClient];
    await Promise.all([alertAt(item, 300, near), alertAt(item, 200, far), alertAt(item, 300, gone)]);
    await mutate(gone, 'unwatchItem', { marketItemId: item.id });
    await mutate(client, 'watchItem', { marketItemId: item.id });
    await walk(item, [250]);
    const counts = await Promise.all(
      [near, far, gone, client].map(async (each) => (await messagesOf(each)).length),
    );
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  test('comes live', async () => {
    const item = await takeOne();
    await alertAt(item, 300);
    const stream = await openEventStream(
      client,
      'subscription { messageAdded { titleEn marketItem { marketHashName } } }',
    );
    await walk(item, [299]);
    expect(await stream.next()).toEqual({
      data: {
        messageAdded: {
          titleEn: 'Your price is reached',
          marketItem: { marketHashName: item.marketHashName },
        },
      },
    });
    stream.close();
  });

  test('two workers over the same changes tell it once', async () => {
    const items = await takeItems(market, 5);
    for (const item of items) await alertAt(item, 400);
    for (const item of items) await setAsk(market, item.rowId, 390);
    await market.settleFeed();
    const ids = items.map(({ rowId }) => rowId);
    const rounds = [ids, ids.toReversed(), null, ids];
    await Promise.all(rounds.map((each) => sendAlerts(market.worker, market.feed.index, each)));
    expect((await messagesOf(client)).map(({ marketItem }) => marketItem?.id).sort()).toEqual(
      items.map(({ id }) => id).sort(),
    );
  });

  test('a target set while the price falls is told once, whichever comes first', async () => {
    const items = await takeItems(market, 12);
    await judge();
    await Promise.all(
      items.map(async (item, place) => {
        const pause = () => new Promise((done) => setTimeout(done, (place % 4) * 3));
        await Promise.all([
          pause().then(() => alertAt(item, 400)),
          setAsk(market, item.rowId, 390).then(() =>
            sendAlerts(market.worker, market.feed.index, [item.rowId]),
          ),
        ]);
      }),
    );
    expect((await messagesOf(client)).map(({ marketItem }) => marketItem?.id).sort()).toEqual(
      items.map(({ id }) => id).sort(),
    );
  });
});

describe('a saved filter', () => {
  const filterOf = (item: PricedItem, more = {}) => ({ keyword: item.marketHashName, ...more });

  async function save(filter: object, more = {}, by = client): Promise<string> {
    const input = { name: '我的筛选', filter, wantsAlerts: true, ...more };
    const { payload, errors } = await mutate(by, 'saveFilter', input);
    expect(errors).toEqual([]);
    return (payload as { savedFilter: { id: string } }).savedFilter.id;
  }

  test('N-03 tells of an item that comes into it, and not of those that were in it', async () => {
    const item = await takeOne();
    const id = await save(filterOf(item, { maxPriceCents: 450 }));
    await walk(item, [460]);
    expect(await messagesOf(client)).toEqual([]);
    await walk(item, [450]);
    const [message, ...others] = await messagesOf(client);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      type: 'SERVICE',
      titleZh: '「我的筛选」有新饰品',
      titleEn: 'New for “我的筛选”',
      bodyEn: `${item.marketHashName} ¥4.50`,
      savedFilter: { id, webQuery: expect.stringContaining('maxPrice=4.5') },
      marketItem: null,
    });
    await market.advanceClock(FILTER_PAUSE_MS);
    await walk(item, [440, 430]);
    expect(await messagesOf(client)).toHaveLength(1);
  });

  test('tells of an item that was never evaluated although somebody sets a target for it first', async () => {
    const item = await takeOne();
    await market.owner.query('delete from judged_ask where market_item_id = $1', [item.rowId]);
    await save(filterOf(item));
    await alertAt(item, 1, await market.visitor().signIn());
    await judge([item.rowId]);
    expect((await messagesOf(client)).map(({ titleEn }) => titleEn)).toEqual(['New for “我的筛选”']);
  });

  test('gathers what comes within ten minutes, names three and counts the rest, without what was sold meanwhile', async () => {
    const [first, ...rest] = await takeItems(market, 6);
    if (!first) throw new Error('nothing on sale');
    await save({ maxPriceCents: 30 });
    await walk(first, [29]);
    expect(await messagesOf(client)).toHaveLength(1);
    for (const item of rest) await walk(item, [28]);
    expect(await messagesOf(client)).toHaveLength(1);
    await walk(rest[0] as PricedItem, [null]);
    await market.advanceClock(FILTER_PAUSE_MS);
    await judge([]);
    const [message, ...others] = await messagesOf(client);
    expect(others).toHaveLength(1);
    expect(message?.bodyZh).toMatch(/^(.+ ¥0\.28、){2}.+ ¥0\.28 等 4 件$/);
    expect(message?.bodyEn).toMatch(/ and 1 more$/);
    for (const item of [first, ...rest]) await setAsk(market, item.rowId, item.askCents);
    await judge();
  });

  test('tells of prices up to its limit, of nothing once alerts are off, and of nothing once it is removed', async () => {
    const [item, other] = (await takeItems(market, 2)) as [PricedItem, PricedItem];
    await save(filterOf(item), { priceLimitCents: 300 });
    await walk(item, [400, 301]);
    expect(await messagesOf(client)).toEqual([]);
    await walk(item, [300]);
    expect(await messagesOf(client)).toHaveLength(1);
    await market.advanceClock(FILTER_PAUSE_MS);
    await save(filterOf(item), { wantsAlerts: false });
    await walk(item, [400, 200]);
    const id = await save(filterOf(other, { maxPriceCents: 400 }));
    await mutate(client, 'removeSavedFilter', { savedFilterId: id });
    await walk(other, [500, 300]);
    expect(await messagesOf(client)).toHaveLength(1);
    expect((await messagesOf(client))[0]?.savedFilter).toBeNull();
  });

  test('two workers over the same changes tell it once', async () => {
    const items = await takeItems(market, 4);
    await save({ maxPriceCents: 20 });
    for (const item of items) await setAsk(market, item.rowId, 19);
    await market.settleFeed();
    const ids = items.map(({ rowId }) => rowId);
    await Promise.all(
      [ids, ids.toReversed(), null].map((each) => sendAlerts(market.worker, market.feed.index, each)),
    );
    const messages = await messagesOf(client);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.bodyEn).toMatch(/ and 1 more$/);
    for (const item of items) await setAsk(market, item.rowId, item.askCents);
    await judge();
  });
});
