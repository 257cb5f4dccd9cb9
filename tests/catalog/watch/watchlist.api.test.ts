import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WATCHED_MAX } from '../../../api/catalog/watch/priceAlerts.ts';
import MARKET_PAGE from '../../../web/__generated__/MarketPageQuery.graphql.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { globalId } from '../../kit/globalId.ts';
import { recordStatements } from '../../kit/queries.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listsOf, mutate, type PricedItem, rowIdOf, takeItems, userIdOf } from './watchClient.ts';

let market: TestMarket;
let client: TestClient;
let item: PricedItem;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  client = await market.visitor().signIn();
  [item] = (await takeItems(market, 1)) as [PricedItem];
});

describe('a watched item', () => {
  test('is on the list and known by its heart, for its user alone', async () => {
    const { payload } = await mutate(client, 'watchItem', { marketItemId: item.id });
    expect(payload).toEqual({
      __typename: 'WatchItemPayload',
      marketItem: { id: item.id, isWatched: true, priceAlertCents: null },
    });
    expect(await listsOf(client)).toMatchObject({
      watchedCount: 1,
      watched: [{ marketItem: { id: item.id }, targetCents: null }],
    });
    const ask = '{ marketItem(marketHashName: $name) { isWatched } }';
    const query = `query ($name: String!) ${ask}`;
    const [own, other, visitor] = await Promise.all(
      [client, await market.visitor().signIn(), market.visitor()].map(
        async (each) => (await each.query(query, { name: item.marketHashName })).data,
      ),
    );
    expect([own, other, visitor].map((data) => data)).toEqual(
      [true, false, false].map((isWatched) => ({ marketItem: { isWatched } })),
    );
  });

  test('that moved most is found in the whole list, up or down, the largest change first', async () => {
    const items = await takeItems(market, 9);
    for (const { id } of items) await mutate(client, 'watchItem', { marketItemId: id });
    // The first watched, which a short list by age would miss, fell most; the second has no sale; the third rose.
    const write = (rowId: string, medians: readonly number[]) =>
      market.owner.query(
        `insert into price_month (market_item_id, phase, month, median_cents, sales_counts)
         select $1::uuid, '', date_trunc('month', day)::date, array_agg(coalesce(cents, 0) order by day), array_agg(case when cents is null then 0 else 1 end order by day)
         from generate_series(date_trunc('month', clock_now() at time zone 'UTC' - interval '6 days'), clock_now() at time zone 'UTC', '1 day') day
         left join unnest($2::bigint[]) with ordinality as known (cents, place)
           on day::date = (clock_now() at time zone 'UTC')::date - 7 + place::int
         group by 1, 3
         on conflict (market_item_id, phase, month) do update set median_cents = excluded.median_cents, sales_counts = excluded.sales_counts`,
        [rowId, medians],
      );
    const rowIds = items.map(({ id }) => rowIdOf(id));
    for (const [index, rowId] of rowIds.entries())
      await write(
        rowId,
        [[100, 0, 0, 0, 0, 0, 50], [], [100, 0, 130, 0, 0, 140, 0]][index] ?? [
          100,
          0,
          0,
          0,
          0,
          0,
          101 + index,
        ],
      );
    const { data } = await client.query<{
      viewer: { watchedMovers: { changePermille: number; marketItem: { id: string } }[] };
    }>('{ viewer { watchedMovers(first: 3) { changePermille marketItem { id } } } }');
    expect(data?.viewer.watchedMovers).toEqual([
      { changePermille: -500, marketItem: { id: items[0]?.id } },
      { changePermille: 400, marketItem: { id: items[2]?.id } },
      { changePermille: 90, marketItem: { id: items[8]?.id } },
    ]);
    const { errors } = await client.query('{ viewer { watchedMovers(first: 21) { changePermille } } }');
    expect(errors[0]?.message).toContain('first');
    const stranger = await market.visitor().signIn();
    const none = await stranger.query('{ viewer { watchedMovers { changePermille } } }');
    expect(none.data).toEqual({ viewer: { watchedMovers: [] } });
  });

  test('is a node to its user, and nothing to anybody else', async () => {
    await mutate(client, 'watchItem', { marketItemId: item.id });
    const { data } = await client.query<{ viewer: { watchedItems: { edges: { node: { id: string } }[] } } }>(
      '{ viewer { watchedItems(first: 1) { edges { node { id } } } } }',
    );
    const id = data?.viewer.watchedItems.edges[0]?.node.id;
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await client.query(node, { id })).data).toEqual({ node: { id } });
    for (const other of [await market.visitor().signIn(), market.visitor()])
      expect((await other.query(node, { id })).data).toEqual({ node: null });
  });

  test('twice is once, and two at once are one', async () => {
    await mutate(client, 'watchItem', { marketItemId: item.id });
    await Promise.all([1, 2, 3].map(() => mutate(client, 'watchItem', { marketItemId: item.id })));
    expect((await listsOf(client)).watchedCount).toBe(1);
    await Promise.all([1, 2].map(() => mutate(client, 'unwatchItem', { marketItemId: item.id })));
    const { payload, errors } = await mutate(client, 'unwatchItem', { marketItemId: item.id });
    expect([payload?.marketItem, errors]).toEqual([
      { id: item.id, isWatched: false, priceAlertCents: null },
      [],
    ]);
    expect((await listsOf(client)).watchedCount).toBe(0);
  });

  test('one too many is refused, even when two race for the last place', async () => {
    await market.owner.query(
      `insert into watched_item (id, user_id, market_item_id)
       select gen_random_uuid(), $1, id from market_item where id <> $2 order by id limit $3`,
      [await userIdOf(client), item.rowId, WATCHED_MAX - 1],
    );
    const [other] = await takeItems(market, 1);
    const spare = (
      await market.owner.query<{ id: string }>(
        'select id from market_item where id not in (select market_item_id from watched_item) and id <> $1 limit 2',
        [item.rowId],
      )
    ).rows.map(({ id }) => globalId('MarketItem', id));
    expect(other).toBeDefined();
    const answers = await Promise.all(spare.map((id) => mutate(client, 'watchItem', { marketItemId: id })));
    expect(answers.map(({ payload }) => payload?.__typename).sort()).toEqual([
      'WatchItemPayload',
      'WatchlistFull',
    ]);
    const { payload } = await mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents: 100 });
    expect(payload).toEqual({ __typename: 'WatchlistFull', code: 'WATCHLIST_FULL' });
    expect((await listsOf(client)).watchedCount).toBe(WATCHED_MAX);
  });

  test('asks for a session and for an item that there is', async () => {
    for (const name of ['watchItem', 'unwatchItem', 'setPriceAlert'] as const) {
      const { errors } = await mutate(market.visitor(), name, { marketItemId: item.id });
      expect(errors[0]?.extensions?.code, name).toBe('UNAUTHENTICATED');
      const missing = globalId('MarketItem', '00000000-0000-7000-8000-000000000000');
      const target = name === 'setPriceAlert' ? { targetCents: null } : {};
      const { payload } = await mutate(client, name, { marketItemId: missing, ...target });
      expect(payload, name).toEqual({ __typename: 'ItemUnknown', code: 'ITEM_UNKNOWN' });
    }
  });

  test('the hearts of a page of the market are one statement', async () => {
    await mutate(client, 'watchItem', { marketItemId: item.id });
    const body = JSON.stringify({
      doc_id: MARKET_PAGE.params.id,
      variables: { filter: null, sort: 'DEFAULT' },
    });
    const post = async () =>
      (await client.fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body })).text();
    await post();
    const { answer, statements } = await recordStatements('market_api', post);
    expect(answer).toContain('"isWatched":');
    expect(statements.filter((text) => text.includes('watched_item'))).toHaveLength(1);
  });
});

describe('a price alert', () => {
  test('is set, changed and ended; the item is watched from then on', async () => {
    for (const targetCents of [300, 200, null]) {
      const { payload } = await mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents });
      expect(payload?.marketItem).toEqual({ id: item.id, isWatched: true, priceAlertCents: targetCents });
    }
    await Promise.all(
      [250, 260].map((targetCents) =>
        mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents }),
      ),
    );
    const { watched } = await listsOf(client);
    expect(watched).toHaveLength(1);
    expect([250, 260]).toContain(watched[0]?.targetCents);
  });

  test('names a price that cannot be', async () => {
    for (const targetCents of [0, -1, 10_000_001]) {
      const { errors } = await mutate(client, 'setPriceAlert', { marketItemId: item.id, targetCents });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'targetCents' });
    }
    expect((await listsOf(client)).watchedCount).toBe(0);
  });
});
