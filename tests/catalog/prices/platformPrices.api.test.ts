import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetStalePrices } from '../../../api/catalog/prices/forgetStalePrices.ts';
import { importPrices } from '../../../api/catalog/prices/importPrices.ts';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const ITEM = graphql(`
  query ComparedItem($name: String!) {
    marketItem(marketHashName: $name) {
      platformPrices {
        platform askCents bidCents proceedsCents fetchedAt isStale
        buyHere { cents basisPoints } buyThere { cents basisPoints }
      }
      platformHistory(days: 30) { platform days { day priceCents } }
    }
  }
`);

const LIST = graphql(`
  query ComparedItems($sort: MarketItemSort!, $platform: PricePlatformName) {
    pricePlatforms { name rowCount isStale isSandbox isWalletOnly saleFeeBasisPoints }
    marketItems(first: 3, sort: $sort, platform: $platform, filter: { isOnSale: true }) {
      totalCount
      edges { node { marketHashName } }
    }
  }
`);

/** The price comparison from GraphQL, in the field names of `GET /web/multiplatform`. */
const COMPARISON = graphql(`
  query Comparison($sort: MarketItemSort!, $platform: PricePlatformName, $filter: MarketItemFilter) {
    pricePlatforms { name saleFeeBasisPoints withdrawalFeeBasisPoints isWalletOnly fetchedAt isStale isSandbox }
    marketItems(first: 20, sort: $sort, platform: $platform, filter: $filter) {
      totalCount
      edges { node {
        marketHashName lowestAskCents
        platformPrices {
          platform askCents bidCents proceedsCents fetchedAt isStale
          buyHere { cents basisPoints } buyThere { cents basisPoints }
        }
      } }
    }
  }
`);

const REDLINE = 'AK-47 | Redline (Field-Tested)';
const DOPPLER = '★ Karambit | Doppler (Factory New)';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await refreshExchangeRate(market.worker);
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.owner.query('truncate platform_price, platform_feed, platform_month');
  await market.owner.query(`update market_item set platform_asks_cents = '{}'`);
  await market.owner.query('update market_item set lowest_ask_cents = 10000 where market_hash_name = $1', [
    REDLINE,
  ]);
  await market.owner.query('update market_item set lowest_ask_cents = null where market_hash_name = $1', [
    DOPPLER,
  ]);
});

const run = (prices: Record<string, unknown>, metadata: Record<string, unknown> = {}, batchSize = 1_000) => {
  const feed = readPriceFeed(
    JSON.stringify({ metadata: { platform: 'buff', currency: 'CNY', ...metadata }, prices }),
  );
  const words = (): never => {
    throw new Error('a platform teaches no names');
  };
  return importPrices({ db: market.worker.db, words, batchSize }, feed);
};
const readItem = async (name: string) => {
  await market.settleFeed();
  return (await market.visitor().must(ITEM, { name })).marketItem;
};
const readList = async (variables: { sort: 'BUY_HERE' | 'BUY_THERE'; platform?: 'BUFF' | 'STEAM' }) => {
  await market.settleFeed();
  const { marketItems, pricePlatforms } = await market.visitor().must(LIST, variables);
  const names = marketItems?.edges.map(({ node }) => node.marketHashName) ?? [];
  return { names, total: marketItems?.totalCount, platforms: pricePlatforms ?? [] };
};
const now = async () => new Date((await market.owner.query('select clock_now() as now')).rows[0].now);
const ago = async (ms: number) => new Date((await now()).getTime() - ms).toISOString();

describe('R-01 prices of other platforms', () => {
  test('a platform’s feed shows its ask, bid and age, and what is left both ways after fees', async () => {
    const updated_at = await ago(HOUR_MS);
    expect(await run({ [REDLINE]: { ask: 11_000, bid: 10_200 } }, { updated_at })).toMatchObject({
      rowCount: 1,
      changedPriceCount: 1,
      changedItemCount: 1,
      historyPointCount: 1,
      cnyPerUsd: null,
    });
    expect(await readItem(REDLINE)).toEqual({
      platformPrices: [
        {
          platform: 'BUFF',
          askCents: 11_000,
          bidCents: 10_200,
          proceedsCents: 10_618,
          fetchedAt: updated_at,
          isStale: false,
          buyHere: { cents: 618, basisPoints: 618 },
          // Ours at 10,000: 2.5 % for the sale, 1 % of the rest for paying it out.
          buyThere: { cents: -1_348, basisPoints: -1_225 },
        },
      ],
      platformHistory: [{ platform: 'BUFF', days: [{ day: updated_at.slice(0, 10), priceCents: 11_000 }] }],
    });
  });

  test('dollars become fen by the kept rate; an item that nobody sells here has no difference', async () => {
    await run({ [DOPPLER]: 100_000 }, { platform: 'steam', currency: 'USD' });
    expect(await readItem(DOPPLER)).toMatchObject({
      platformPrices: [
        { platform: 'STEAM', askCents: 712_840, bidCents: null, buyHere: null, buyThere: null },
      ],
    });
  });

  test('the reference price stays, and a name that the market does not have makes no item', async () => {
    const before = (await market.owner.query('select count(*), sum(reference_price_cents) from market_item'))
      .rows;
    expect(await run({ [REDLINE]: 99_000, 'AK-47 | Redlime (Field-Tested)': 5 })).toMatchObject({
      unknownCount: 1,
      newItemCount: 0,
    });
    expect(
      (await market.owner.query('select count(*), sum(reference_price_cents) from market_item')).rows,
    ).toEqual(before);
  });

  test('the same feed again changes nothing, and an older one overwrites no newer figure', async () => {
    const updated_at = await ago(HOUR_MS);
    await run({ [REDLINE]: 11_000 }, { updated_at });
    const nothing = { changedPriceCount: 0, changedItemCount: 0, historyPointCount: 0 };
    expect(await run({ [REDLINE]: 11_000 }, { updated_at })).toMatchObject(nothing);
    expect(await run({ [REDLINE]: 5 }, { updated_at: await ago(9 * HOUR_MS) })).toMatchObject(nothing);
    expect((await readItem(REDLINE))?.platformPrices).toMatchObject([{ askCents: 11_000 }]);
  });

  test('a figure that grows old is told as old and leaves the orders', async () => {
    await run({ [REDLINE]: 11_000 });
    await run({ [DOPPLER]: 900_000 }, { updated_at: await ago(40 * HOUR_MS) });
    expect((await readItem(DOPPLER))?.platformPrices).toMatchObject([{ isStale: true, askCents: 900_000 }]);
    expect((await readList({ sort: 'BUY_HERE', platform: 'BUFF' })).total).toBe(1);
    expect(await forgetStalePrices(market.worker)).toBe(0);
    await market.advanceClock(25 * HOUR_MS);
    expect(await forgetStalePrices(market.worker)).toBe(1);
    const { total, platforms } = await readList({ sort: 'BUY_HERE', platform: 'BUFF' });
    expect([total, platforms]).toMatchObject([0, [{ name: 'BUFF', isStale: true }]]);
    expect((await readItem(REDLINE))?.platformPrices).toMatchObject([{ isStale: true, askCents: 11_000 }]);
    await run({ [REDLINE]: 11_500 });
    expect((await readList({ sort: 'BUY_HERE', platform: 'BUFF' })).total).toBe(1);
  });

  test('lists go by what is left: on one platform, or the best whose proceeds are money', async () => {
    const { rows } = await market.owner.query(
      `select market_hash_name as name, lowest_ask_cents::int as ask from market_item
       where listing_count > 0 and lowest_ask_cents > 1000 order by id limit 3`,
    );
    const at = (shares: readonly number[]) =>
      Object.fromEntries(rows.map(({ name, ask }, index) => [name, Math.round(ask * (shares[index] ?? 1))]));
    await run(at([1.1, 1.3, 0.7]));
    await run(at([2, 1.5, 3]), { platform: 'steam' });
    const names = rows.map(({ name }) => name);
    const order = (places: readonly number[]) => places.map((place) => names[place]);
    expect((await readList({ sort: 'BUY_HERE' })).names).toEqual(order([1, 0, 2]));
    expect((await readList({ sort: 'BUY_HERE', platform: 'STEAM' })).names).toEqual(order([2, 0, 1]));
    expect((await readList({ sort: 'BUY_THERE', platform: 'BUFF' })).names).toEqual(order([2, 0, 1]));
    expect((await readList({ sort: 'BUY_THERE' })).platforms).toMatchObject([
      { name: 'BUFF', rowCount: 3, isSandbox: false, isWalletOnly: false, saleFeeBasisPoints: 250 },
      { name: 'STEAM', isWalletOnly: true, saleFeeBasisPoints: 1_304 },
    ]);
  });

  test.each([
    ['', { sort: 'BUY_HERE' }],
    ['way=there&sort=0', { sort: 'BUY_THERE' }],
    ['platform=steam', { sort: 'BUY_HERE', platform: 'STEAM' }],
    ['platform=buff&way=there', { sort: 'BUY_THERE', platform: 'BUFF' }],
    ['sort=1&minPrice=10', { sort: 'PRICE_ASCENDING', filter: { minPriceCents: 1_000 } }],
    ['sort=2&stock=sale', { sort: 'PRICE_DESCENDING', filter: { isOnSale: true } }],
    ['sort=3&search=AK-47', { sort: 'SALES_PER_DAY', filter: { keyword: 'AK-47' } }],
  ] as const)('G-07 REST and GraphQL compare alike: %j', async (query, variables) => {
    const { rows } = await market.owner.query(
      'select market_hash_name as name, lowest_ask_cents::int as ask from market_item where lowest_ask_cents > 500 order by id limit 40',
    );
    const at = (share: number) =>
      Object.fromEntries(
        rows.map(({ name, ask }, place) => [name, { ask: Math.round(ask * share) + place, bid: ask }]),
      );
    await run({ ...at(1.1), [DOPPLER]: 900_000 });
    await run(at(1.4), { platform: 'steam', updated_at: await ago(30 * HOUR_MS) });
    await market.settleFeed();
    const visitor = market.visitor();
    const { body } = await visitor.rest('GET', `/web/multiplatform?${query}`);
    const { pricePlatforms, marketItems } = await visitor.must(COMPARISON, variables);
    const edges = marketItems?.edges ?? [];
    expect(body).toMatchObject({ code: 0, data: { pages: Math.ceil((marketItems?.totalCount ?? 0) / 20) } });
    const data = body.data as { platforms: unknown[]; list: Record<string, unknown>[] };
    expect(data.platforms).toEqual(
      (pricePlatforms ?? []).map(({ name, fetchedAt, ...terms }) => ({
        platform: name.toLowerCase(),
        fetchTime: fetchedAt,
        ...terms,
      })),
    );
    expect(data.list.map((item) => [item.hashName, item.price, item.prices])).toEqual(
      edges.map(({ node }) => [
        node.marketHashName,
        node.lowestAskCents ?? 0,
        (node.platformPrices ?? []).map(
          ({ platform, askCents, bidCents, proceedsCents, fetchedAt, ...gaps }) => ({
            platform: platform.toLowerCase(),
            price: askCents,
            bid: bidCents,
            proceeds: proceedsCents,
            fetchTime: fetchedAt,
            ...gaps,
          }),
        ),
      ]),
    );
    expect(edges.length > 0 || query === 'platform=steam').toBe(true);
  });

  test('a purchase, a batch and imports at once do not deadlock', async () => {
    const { rows } = await market.owner.query(
      'select market_hash_name as name from market_item order by random() limit 400',
    );
    const prices = Object.fromEntries(rows.map(({ name }) => [name, 500]));
    const reversed = Object.fromEntries(Object.entries(prices).reverse());
    const recount = `update market_item item set sales_per_week = sales_per_week + 1 from
      (select id from market_item where market_hash_name = any($1) order by id for no key update) own where own.id = item.id`;
    await Promise.all([
      run(prices, { platform: 'buff' }, 400),
      run(reversed, { platform: 'c5' }, 30),
      market.owner.query(recount, [Object.keys(reversed)]),
    ]);
    const { rows: counted } = await market.owner.query(
      `select count(*)::int as n from market_item where platform_asks_cents ?& array['buff', 'c5']`,
    );
    expect(counted[0].n).toBe(400);
  });
});
