import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addNewItems } from '../../../api/catalog/watch/savedFilter.store.ts';
import { SAVED_FILTERS_MAX } from '../../../api/catalog/watch/savedFilter.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listsOf, mutate, rowIdOf, userIdOf } from './watchClient.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  client = await market.visitor().signIn();
});

const RIFLES = { types: ['CSGO_Type_Rifle'], maxPriceCents: 10_000 };

interface SavedChoices {
  viewer: { savedFilters: { edges: { node: { webQuery: string; filter: Record<string, unknown> } }[] } };
}

/** The names of what a filter is written in, and of what a saved one is read in. */
async function filterFields(by: TestClient): Promise<{ saved: string[]; input: string[] }> {
  const { data } = await by.query<Record<'saved' | 'input', Record<string, { name: string }[]>>>(
    '{ saved: __type(name: "SavedMarketItemFilter") { fields { name } } input: __type(name: "MarketItemFilter") { inputFields { name } } }',
  );
  const names = (list?: { name: string }[]) => (list ?? []).map(({ name }) => name).sort();
  return { saved: names(data?.saved.fields), input: names(data?.input.inputFields) };
}

describe('a saved filter', () => {
  test('comes back in the shape it was given, with its address and how much it shows', async () => {
    const { payload } = await mutate(client, 'saveFilter', {
      name: ' 步枪 ',
      filter: RIFLES,
      wantsAlerts: true,
    });
    const { data } = await client.query<{ marketItems: { totalCount: number } }>(
      'query ($filter: MarketItemFilter) { marketItems(filter: $filter, first: 0) { totalCount } }',
      { filter: RIFLES },
    );
    expect(payload?.savedFilter).toMatchObject({
      name: '步枪',
      webQuery: 'maxPrice=100&tagType=CSGO_Type_Rifle&stock=all',
      itemCount: data?.marketItems.totalCount,
      wantsAlerts: true,
      priceLimitCents: null,
    });
  });

  test('is whole to its owner: what is read and saved again is the same filter, its zones too', async () => {
    const fields = await filterFields(client);
    expect(fields.saved).toEqual(fields.input);
    const filter = { ...RIFLES, keyword: 'ak', isBargain: true, isHot: true };
    await mutate(client, 'saveFilter', { name: 'x', filter, wantsAlerts: false });
    const read = async () => {
      const { data } = await client.query<SavedChoices>(
        `{ viewer { savedFilters { edges { node { webQuery filter { ${fields.input.join(' ')} } } } } } }`,
      );
      return data?.viewer.savedFilters.edges[0]?.node;
    };
    const before = await read();
    expect(before?.filter).toMatchObject({ ...filter, isAutomatic: false, weapons: [] });
    await mutate(client, 'saveFilter', { name: 'x', filter: before?.filter, wantsAlerts: true });
    expect(await read()).toEqual(before);
  });

  test('under a known name it takes that place: a repeat, or two at once, are one', async () => {
    const input = { name: 'x', filter: RIFLES, wantsAlerts: false };
    await Promise.all([1, 2, 3].map(() => mutate(client, 'saveFilter', input)));
    const { payload } = await mutate(client, 'saveFilter', {
      ...input,
      wantsAlerts: true,
      priceLimitCents: 5,
    });
    expect(payload?.savedFilter).toMatchObject({ wantsAlerts: true, priceLimitCents: 5 });
    expect((await listsOf(client)).filters).toMatchObject([{ name: 'x', wantsAlerts: true }]);
  });

  test('saved again with the same criteria it keeps what waits to be told; other criteria, or no alerts, discard it', async () => {
    const input = { name: 'x', filter: { ...RIFLES, isHot: true }, wantsAlerts: true };
    const { payload } = await mutate(client, 'saveFilter', input);
    const saved = payload?.savedFilter as { id: string };
    const filterId = rowIdOf(saved.id);
    const marketItemId = '00000000-0000-7000-8000-000000000001';
    const add = () => inTransaction(market.worker.db, (tx) => addNewItems(tx, [{ filterId, marketItemId }]));
    const waitingAfter = async (change: object) => {
      expect((await mutate(client, 'saveFilter', { ...input, ...change })).errors).toEqual([]);
      const { rows } = await market.owner.query<{ ids: string[] }>(
        'select new_item_ids as ids from saved_filter where id = $1',
        [filterId],
      );
      return rows[0]?.ids;
    };
    await add();
    expect(await waitingAfter({})).toEqual([marketItemId]);
    expect(await waitingAfter({ priceLimitCents: 500 })).toEqual([marketItemId]);
    expect(await waitingAfter({ filter: RIFLES })).toEqual([]);
    await add();
    expect(await waitingAfter({ filter: RIFLES, wantsAlerts: false })).toEqual([]);
  });

  test('one too many is refused, even when two race for the last place', async () => {
    await market.owner.query(
      `insert into saved_filter (id, user_id, name, filter) select gen_random_uuid(), $1, 'n' || i, '{}' from generate_series(1, $2) i`,
      [await userIdOf(client), SAVED_FILTERS_MAX - 1],
    );
    const answers = await Promise.all(
      ['a', 'b'].map((name) => mutate(client, 'saveFilter', { name, filter: {}, wantsAlerts: false })),
    );
    expect(answers.map(({ payload }) => payload?.__typename).sort()).toEqual([
      'SaveFilterPayload',
      'SavedFiltersFull',
    ]);
    expect(answers.find(({ payload }) => payload?.code)?.payload).toMatchObject({ limit: SAVED_FILTERS_MAX });
    expect((await listsOf(client)).filterCount).toBe(SAVED_FILTERS_MAX);
  });

  test('remembers the newest hundred items to tell, each once, also when two add at the same time', async () => {
    const { payload } = await mutate(client, 'saveFilter', { name: 'x', filter: {}, wantsAlerts: true });
    const saved = payload?.savedFilter as { id: string };
    const filterId = rowIdOf(saved.id);
    const ids = Array.from(
      { length: 120 },
      (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    );
    const add = (items: string[]) =>
      inTransaction(market.worker.db, (tx) =>
        addNewItems(
          tx,
          items.map((marketItemId) => ({ filterId, marketItemId })),
        ),
      );
    await add(ids.slice(0, 70));
    await Promise.all([add(ids.slice(60, 120)), add(ids.slice(0, 1))]);
    const { rows } = await market.owner.query<{ ids: string[] }>(
      'select new_item_ids as ids from saved_filter where id = $1',
      [filterId],
    );
    expect(rows[0]?.ids.toSorted()).toEqual([ids[0], ...ids.slice(21)]);
  });

  test('is removed by its user, once or twice, and by nobody else', async () => {
    await mutate(client, 'saveFilter', { name: 'mine', filter: RIFLES, wantsAlerts: false });
    const savedFilterId = (await listsOf(client)).filters[0]?.id;
    const stranger = await market.visitor().signIn();
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await stranger.query(node, { id: savedFilterId })).data).toEqual({ node: null });
    await mutate(stranger, 'removeSavedFilter', { savedFilterId });
    expect(
      (await mutate(market.visitor(), 'removeSavedFilter', { savedFilterId })).errors[0]?.extensions?.code,
    ).toBe('UNAUTHENTICATED');
    expect((await listsOf(client)).filterCount).toBe(1);
    for (const _ of [1, 2])
      expect((await mutate(client, 'removeSavedFilter', { savedFilterId })).errors).toEqual([]);
    expect((await listsOf(client)).filterCount).toBe(0);
  });

  test('names what cannot be', async () => {
    const good = { name: 'x', filter: {}, wantsAlerts: false };
    const cases: [Record<string, unknown>, string][] = [
      [{ ...good, name: '  ' }, 'name'],
      [{ ...good, name: 'x'.repeat(41) }, 'name'],
      [{ ...good, priceLimitCents: 0 }, 'priceLimitCents'],
      [{ ...good, filter: { minPriceCents: 2, maxPriceCents: 1 } }, 'minPriceCents'],
      [{ ...good, filter: { types: Array.from({ length: 101 }, String) } }, 'types'],
    ];
    for (const [input, field] of cases) {
      const { errors } = await mutate(client, 'saveFilter', input);
      expect(errors[0]?.extensions, field).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    expect((await mutate(market.visitor(), 'saveFilter', good)).errors[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
