import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAVED_VIEWS_MAX } from '../../../api/selling/views/savedView.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, list, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 3);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of documents written here
type Answer = any;

const VIEW = `savedView { id name count inventory { tab keyword steamAccountIds copies { types minPriceCents hasCost cooldownUntil } }
  listings { status keyword steamAccountIds copies { maxPriceCents minAboveLowest } } }`;

async function mutate(name: string, input: object, by: Seller = seller): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { data, errors } = await by.client.query<Answer>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Payload { ${VIEW} }
       ${name === 'deleteView' ? '' : '... on DomainError { code }'} } }`,
    { input },
  );
  return errors.length > 0 ? { errors } : data?.[name];
}

async function viewsOf(place: string, by: Seller = seller): Promise<{ name: string; count: number }[]> {
  const { data, errors } = await by.client.query<Answer>(
    `query ($place: SavedViewPlace!) { viewer { savedViews(place: $place) { name count } } }`,
    { place },
  );
  expect(errors).toEqual([]);
  return data.viewer.savedViews;
}

const item = (at: number) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };

describe('I-13 a saved view', () => {
  test('keeps a filter whole, and counts what matches it now', async () => {
    const [cheap = ''] = await giveCopies(market, seller, item(0).id, 3);
    await giveCopies(market, seller, item(1).id, 2);
    const account = globalId('SteamAccount', seller.accountId);
    const cooldownUntil = '2026-12-31T15:59:59.999Z';
    const inventory = {
      tab: 'UNLISTED',
      keyword: item(0).marketHashName,
      steamAccountIds: [account],
      copies: { minPriceCents: 1, hasCost: false },
    };
    const { savedView: view } = await mutate('saveView', { name: ' 没有成本 ', inventory });
    expect(view).toMatchObject({
      name: '没有成本',
      count: 3,
      listings: null,
      inventory: {
        ...inventory,
        copies: { types: [], minPriceCents: 1, hasCost: false, cooldownUntil: null },
      },
    });
    await market.owner.query('update asset set cost_cents = 5 where id = $1', [cheap]);
    await mutate('saveView', { name: 'cooling', inventory: { copies: { cooldownUntil } } });
    expect(await viewsOf('INVENTORY')).toEqual([
      { name: '没有成本', count: 2 },
      { name: 'cooling', count: 0 },
    ]);
    await list(seller.client, [{ assetId: cheap, multiplier: 1 }]);
    const listings = { status: 'ACTIVE', keyword: 'a', copies: { maxPriceCents: 10_000_000 } };
    expect((await mutate('saveView', { name: 'on sale', listings })).savedView).toMatchObject({
      inventory: null,
      listings: {
        status: 'ACTIVE',
        keyword: 'a',
        copies: { maxPriceCents: 10_000_000, minAboveLowest: null },
      },
    });
    expect(await viewsOf('LISTINGS')).toHaveLength(1);
  });

  test('a second one of the same name replaces the filter; a name is unique in its list alone', async () => {
    await giveCopies(market, seller, item(0).id, 2);
    await mutate('saveView', { name: 'x', inventory: { copies: { hasCost: true } } });
    await mutate('saveView', { name: 'x', inventory: {} });
    await mutate('saveView', { name: 'x', listings: {} });
    expect(await viewsOf('INVENTORY')).toEqual([{ name: 'x', count: 2 }]);
    expect(await viewsOf('LISTINGS')).toEqual([{ name: 'x', count: 0 }]);
  });

  test('is renamed, moved and deleted by its owner alone', async () => {
    const ids: Record<string, string> = {};
    for (const name of ['a', 'b', 'c'])
      ids[name] = (await mutate('saveView', { name, inventory: {} })).savedView.id;
    const names = async () => (await viewsOf('INVENTORY')).map(({ name }) => name);
    await mutate('moveView', { viewId: ids.c, place: 0 });
    expect(await names()).toEqual(['c', 'a', 'b']);
    expect(await mutate('renameView', { viewId: ids.a, name: 'c' })).toMatchObject({
      code: 'SAVED_VIEW_NAME_TAKEN',
    });
    await mutate('renameView', { viewId: ids.a, name: 'd' });
    expect(await names()).toEqual(['c', 'd', 'b']);
    const stranger = await openSeller(market);
    for (const [name, rest] of [
      ['renameView', { name: 'mine' }],
      ['moveView', { place: 1 }],
    ] as const)
      expect(await mutate(name, { viewId: ids.c, ...rest }, stranger)).toMatchObject({
        code: 'SAVED_VIEW_UNKNOWN',
      });
    await mutate('deleteView', { viewId: ids.c }, stranger);
    expect(await names()).toEqual(['c', 'd', 'b']);
    await mutate('deleteView', { viewId: ids.c });
    await mutate('deleteView', { viewId: ids.c });
    expect(await names()).toEqual(['d', 'b']);
  });

  test.each([
    ['name', { name: '  ', inventory: {} }],
    ['name', { name: 'x'.repeat(31), inventory: {} }],
    ['inventory', { name: 'x' }],
    ['inventory', { name: 'x', inventory: {}, listings: {} }],
    ['minPriceCents', { name: 'x', inventory: { copies: { minPriceCents: 2, maxPriceCents: 1 } } }],
    ['keyword', { name: 'x', inventory: { keyword: 'x'.repeat(101) } }],
    ['keyword', { name: 'x', listings: { keyword: 'x'.repeat(101) } }],
    ['steamAccountIds', { name: 'x', listings: { steamAccountIds: ['nothing'] } }],
  ])('is refused with a wrong %s', async (field, input) => {
    expect((await mutate('saveView', input)).errors[0].extensions.field).toBe(field);
    expect(await viewsOf('INVENTORY')).toEqual([]);
  });

  test('there are thirty of a list at most, also when two tabs save at once', async () => {
    await market.owner.query(
      `insert into saved_view (id, user_id, place, name, filter, position)
       select gen_random_uuid(), $1, 'listings', 'n' || n, '{"status": "open", "keyword": null, "steamAccountIds": null, "copies": {}}', n
       from generate_series(1, $2::int) n`,
      [seller.userId, SAVED_VIEWS_MAX - 1],
    );
    const answers = await Promise.all(
      ['one', 'two'].map((name) => mutate('saveView', { name, listings: {} })),
    );
    expect(answers.filter(({ code }) => code === 'SAVED_VIEWS_FULL')).toHaveLength(1);
    expect(await viewsOf('LISTINGS')).toHaveLength(SAVED_VIEWS_MAX);
    expect((await mutate('saveView', { name: 'other list', inventory: {} })).savedView.count).toBe(0);
  });

  test('the counts of all views over ten thousand copies come within 300 ms', async () => {
    await giveCopies(market, seller, item(0).id, 5_000);
    await giveCopies(market, seller, item(1).id, 5_000);
    await market.owner.query('analyze asset');
    for (let at = 0; at < SAVED_VIEWS_MAX; at += 1)
      await mutate('saveView', {
        name: `n${at}`,
        inventory: {
          ...(at % 5 === 0 ? { keyword: item(0).marketHashName } : {}),
          copies: {
            minPriceCents: at,
            maxDaysHeld: 10,
            hasCost: false,
            ...(at === 7 ? { minAboveLowest: 1 } : {}),
          },
        },
      });
    expect((await viewsOf('INVENTORY')).map(({ count }) => count)).toContain(10_000);
    expect(await viewsOf('INVENTORY')).toHaveLength(SAVED_VIEWS_MAX);
    expect(await missedByMs(300, () => viewsOf('INVENTORY'))).toBe(0);
  });
});
