import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSite } from '../../../api/http/site/buildSite.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { freePort } from '../../kit/freePort.ts';
import { type MarketProcess, startMarketProcess } from '../../kit/marketProcess.ts';
import { openRedis, type TestRedis } from '../../kit/openRedis.ts';
import { steamOffersOf } from '../../kit/rounds.ts';
import { buyOne, openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import { TestClient } from '../../kit/testClient.ts';
import { cloneDatabase } from '../../kit/testDatabase.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilTrue } from '../../kit/untilTrue.ts';

const LIMIT = 200;
const TOKEN = 'a-token-of-the-tests';
const VIEWER = '{ viewer { id } }';
const ITEM =
  'query ($name: String!) { marketItem(marketHashName: $name) { listingCount lowestAskCents salesPerDay } }';

let market: TestMarket;
let redis: TestRedis;
let one: MarketProcess;
let other: MarketProcess;
let workers: MarketProcess[] = [];
beforeAll(async () => {
  await ensureSite();
  market = await openTestMarket();
  redis = await openRedis(await freePort());
  const settings = {
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: String(LIMIT),
    METRICS_TOKEN: TOKEN,
  };
  const copy = await cloneDatabase();
  await markSales(copy.ownerUrl);
  const replica = roleUrl(copy.ownerUrl, 'api');
  [one, other] = await Promise.all([
    startMarketProcess(market, 'api', { ...settings, DATABASE_READ_URL: replica }),
    startMarketProcess(market, 'api', settings),
  ]);
  workers = await Promise.all(
    [1, 2].map(() => startMarketProcess(market, 'worker', { STEAM_POLL_MS: '300' })),
  );
}, 300_000);
afterAll(async () => {
  const ends = await Promise.all([one, other, ...workers].map((process) => process.stop()));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  await expectInvariantsHold(market);
  await redis.close();
  await market.close();
});

/** Makes a copy that differs recognisably from the database that it replaces. */
async function markSales(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    'update price_month set median_cents = array(select least(cents, 7) from unnest(median_cents) cents)',
  );
  await client.end();
}

/** The same browser, sent to another process by the balancer. */
function at(process: MarketProcess, client: TestClient): TestClient {
  const same = new TestClient(process.url, market.sandboxUrl);
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  return same;
}

async function viewerOf(client: TestClient): Promise<string | null> {
  const { data } = await client.query<{ viewer: { id: string } | null }>(VIEWER);
  return data?.viewer?.id ?? null;
}

/** Statuses of many requests from one address to both processes by turns. */
async function knock(address: string, count: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let turn = 0; turn < count; turn += 1) {
    const { url } = turn % 2 === 0 ? one : other;
    const response = await fetch(`${url}/web/user`, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
  return statuses;
}

async function figureOf({ url }: MarketProcess, name: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await response.text())?.[1]);
}

describe('two apis and two workers on one database', () => {
  test('a session created at one api works at the other, and ends at both', async () => {
    const here = await new TestClient(one.url, market.sandboxUrl).signIn();
    const there = at(other, here);
    const id = await viewerOf(here);
    expect(id).not.toBeNull();
    expect(await viewerOf(there)).toBe(id);
    const stream = await openEventStream(here, 'subscription { messageAdded { titleEn } }');
    await there.query('mutation { signOut(input: {}) { __typename } }');
    expect(await viewerOf(here)).toBeNull();
    expect(await stream.next(10_000)).toBeNull();
  });

  test('a purchase at one shows live at the other within two seconds, and in its market within one', async () => {
    const times: { liveMs: number; inMarketMs: number }[] = [];
    // Each shows; how soon is said of the quickest of three, since others use this machine.
    for (const listing of await takeListings(at(one, market.visitor()), 3)) {
      // Somebody else each time: the workers go on changing the orders before.
      const here = at(one, await openBuyer(market));
      const there = at(other, here);
      const readCount = async () =>
        (
          await there.query<{ marketItem: { listingCount: number } }>(ITEM, {
            name: listing.marketHashName,
          })
        ).data?.marketItem.listingCount ?? 0;
      const count = await readCount();
      const stream = await openEventStream<{ orderChanged: { orderNo: string } }>(
        there,
        'subscription { orderChanged { orderNo } }',
      );
      const order = await buyOne(here, listing);
      const boughtAt = performance.now();
      const heard = stream.next().then((answer) => ({ answer, liveMs: performance.now() - boughtAt }));
      await untilTrue(async () => (await readCount()) === count - 1, 20_000);
      const inMarketMs = performance.now() - boughtAt;
      const { answer, liveMs } = await heard;
      expect(answer?.data?.orderChanged.orderNo).toBe(order.orderNo);
      times.push({ liveMs, inMarketMs });
      stream.close();
    }
    expect(times).toHaveLength(3);
    expect(Math.min(...times.map(({ liveMs }) => liveMs))).toBeLessThan(2_000 * slowness());
    expect(Math.min(...times.map(({ inMarketMs }) => inMarketMs))).toBeLessThan(1_000 * slowness());
  });

  test('what is asked of the workers is done once, whichever does it', async () => {
    const buyer = await openBuyer(market);
    const orders = [];
    for (const listing of await takeListings(buyer, 8)) orders.push(await buyOne(at(one, buyer), listing));
    for (const { orderNo } of orders) {
      await untilTrue(
        async () => ['PROTECTED', 'COMPLETED'].includes((await readOrder(buyer, orderNo)).order.phase),
        30_000,
      );
      expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    }
  });
});

test('the built site is served by another user than the one who built it, as in the image', async () => {
  const { clientDir, serverEntry } = await ensureSite();
  for (const folder of [join(clientDir, '..'), clientDir, join(serverEntry, '..')])
    expect((await stat(folder)).mode & 0o005, folder).toBe(0o005);
});

test('a replica answers price histories, and nothing that a reader may just have changed', async () => {
  const name = market.feed.index.rows.toSorted((a, b) => b.salesPerWeek - a.salesPerWeek)[0]?.marketHashName;
  const query =
    'query ($name: String!) { marketItem(marketHashName: $name) { priceHistory { medianCents } } }';
  const mediansAt = async ({ url }: MarketProcess) => {
    const client = new TestClient(url, market.sandboxUrl);
    type Answer = { marketItem: { priceHistory: { medianCents: string }[] } };
    const { data } = await client.query<Answer>(query, { name });
    return new Set(data?.marketItem.priceHistory.map(({ medianCents }) => Number(medianCents)));
  };
  expect(await mediansAt(one)).toEqual(new Set([7]));
  expect(await mediansAt(other)).not.toEqual(new Set([7]));
  const buyer = at(one, await openBuyer(market, 12_345));
  const { data } = await buyer.query<{ viewer: { wallet: { totalCents: string } } }>(
    '{ viewer { wallet { totalCents } } }',
  );
  expect(Number(data?.viewer.wallet.totalCents)).toBe(12_345);
});

describe('limits of all processes', () => {
  const failures = async () =>
    (await figureOf(one, 'shared_limits_failures_total')) +
    (await figureOf(other, 'shared_limits_failures_total'));

  /** Sends requests while Redis responds in time. On a busy machine it may not, and then each process counts by itself, as designed. */
  async function knockTogether(network: string, count: number) {
    for (let host = 1; host < 20; host++) {
      const before = await failures();
      const answers = await knock(`${network}.${host}`, count);
      if ((await failures()) === before) return answers;
      await untilTrue(async () => (await figureOf(one, 'shared_limits_up')) === 1, 5_000);
    }
    return 'Redis never answered in time';
  }

  test('T-33 one address is counted over both, by Redis', async () => {
    await untilTrue(async () => (await figureOf(one, 'shared_limits_up')) === 1, 5_000);
    expect(await knockTogether('203.0.113', LIMIT + 40)).toEqual({ 200: LIMIT, 429: 40 });
    expect(await knock('203.0.114.8', 2)).toEqual({ 200: 2 });
  });

  test('without Redis each process goes on and counts for itself, and says so; later they count together again', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.close();
    const start = performance.now();
    expect(await knock('203.0.113.9', 2 * LIMIT + 20)).toEqual({ 200: 2 * LIMIT, 429: 20 });
    expect((performance.now() - start) / (2 * LIMIT)).toBeLessThan(100 * slowness());
    expect(await figureOf(one, 'shared_limits_up')).toBe(0);
    expect(await figureOf(one, 'shared_limits_failures_total')).toBeGreaterThan(0);
    redis = await openRedis(port);
    await untilTrue(async () => (await figureOf(one, 'shared_limits_up')) === 1, 10_000);
    await untilTrue(async () => (await figureOf(other, 'shared_limits_up')) === 1, 10_000);
    expect(await knockTogether('203.0.115', LIMIT + 10)).toEqual({ 200: LIMIT, 429: 10 });
  });
});
