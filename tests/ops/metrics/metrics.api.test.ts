import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../../api/kernel/log.ts';
import { observeSteam } from '../../../api/ops/metrics/observeSteam.ts';
import { mayReadMetrics, serveMetrics } from '../../../api/ops/metrics/serveMetrics.ts';
import { openWorkerMetrics } from '../../../api/ops/metrics/workerMetrics.ts';
import { pauseBid } from '../../../api/orders/bid/changeBid.ts';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import type { SteamGateway } from '../../../api/steam/client/steamGateway.ts';
import { persistedIdOf } from '../../kit/persistedIdOf.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bid, openBidder, takeItem } from '../../orders/bid/bidScene.ts';

const TOKEN = 'a-token-of-the-tests';
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ METRICS_TOKEN: TOKEN });
});
afterAll(() => market.close());

async function readMetrics(url = market.url): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

/** The value of one line, whose labels must match exactly. */
function figureOf(text: string, line: string): number {
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1));
}

describe('who reads the metrics', () => {
  test.each([
    [{}, 404],
    [{ authorization: 'Bearer ' }, 404],
    [{ authorization: 'Bearer a-token-of-the-test' }, 404],
    [{ authorization: TOKEN }, 404],
    [{ authorization: `Bearer ${TOKEN}` }, 200],
  ])('with a token set: %j is answered %i', async (headers, status) => {
    expect((await fetch(`${market.url}/metrics`, { headers })).status).toBe(status);
  });

  test('without a token: programs of this machine, not what a proxy passes on, and nobody in production', () => {
    const ask = (headers: Record<string, string>, remoteAddress: string, NODE_ENV: 'test' | 'production') =>
      mayReadMetrics({ METRICS_TOKEN: undefined, NODE_ENV }, { headers, socket: { remoteAddress } });
    expect(ask({}, '127.0.0.1', 'test')).toBe(true);
    expect(ask({}, '::ffff:127.0.0.1', 'test')).toBe(true);
    expect(ask({}, '::1', 'test')).toBe(true);
    expect(ask({}, '203.0.113.9', 'test')).toBe(false);
    expect(ask({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 'test')).toBe(false);
    expect(ask({}, '127.0.0.1', 'production')).toBe(false);
  });
});

describe('what an api tells', () => {
  test('requests by class and status, those answered in front among them', async () => {
    const before = await readMetrics();
    for (let count = 0; count < 6; count++) await fetch(`${market.url}/web/market?limit=7`);
    await fetch(`${market.url}/web/market?page=0`);
    await fetch(`${market.url}/web/${crypto.randomUUID()}`);
    await fetch(`${market.url}/${crypto.randomUUID()}`);
    const after = await readMetrics();
    const grown = (line: string): number => figureOf(after, line) - (figureOf(before, line) || 0);
    expect(grown('http_request_duration_seconds_count{route="web/market",status="200"}')).toBe(6);
    expect(grown('http_request_duration_seconds_count{route="web/market",status="400"}')).toBe(1);
    expect(grown('http_request_duration_seconds_count{route="web/other",status="404"}')).toBe(1);
    expect(grown('http_request_duration_seconds_count{route="page",status="404"}')).toBe(1);
    expect(grown('kept_answers_hits_total')).toBe(4);
    expect(grown('kept_answers_misses_total')).toBeGreaterThanOrEqual(1);
    expect(figureOf(after, 'cache_bytes{cache="answers"}')).toBeGreaterThan(0);
  });

  test('operations by the site’s names, and all others as one', async () => {
    const before = await readMetrics();
    const visitor = market.visitor();
    await visitor.query('query MyOwnName { viewer { id } }');
    const answer = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ doc_id: persistedIdOf('MarketPageQuery'), variables: { sort: 'DEFAULT' } }),
    });
    expect(answer.status).toBe(200);
    const after = await readMetrics();
    const countOf = (text: string, name: string): number =>
      figureOf(text, `graphql_operation_duration_seconds_count{operation="${name}"}`) || 0;
    expect(countOf(after, 'free') - countOf(before, 'free')).toBe(1);
    expect(countOf(after, 'MarketPageQuery') - countOf(before, 'MarketPageQuery')).toBe(1);
    expect(after).not.toContain('MyOwnName');
  });

  test('the market in memory, the pool and the process', async () => {
    await market.settleFeed();
    const text = await readMetrics();
    expect(figureOf(text, 'market_index_items')).toBe(market.feed.index.rows.length);
    expect(figureOf(text, 'copies_in_memory')).toBe(market.copies.index.count);
    expect(figureOf(text, 'market_index_version')).toBe(market.feed.index.version);
    expect(figureOf(text, 'market_index_load_seconds')).toBeGreaterThan(0);
    expect(
      Math.abs(figureOf(text, 'market_index_refreshed_timestamp_seconds') * 1_000 - Date.now()),
    ).toBeLessThan(60_000);
    expect(figureOf(text, 'database_connections_open')).toBeGreaterThan(0);
    expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(figureOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  });
});

describe('what a worker tells', () => {
  test('orders by phase, jobs by queue, over a port of its own', async () => {
    const buyer = await openBuyer(market);
    for (const listing of await takeListings(buyer, 2)) await buyOne(buyer, listing);
    const bidder = await openBidder(market);
    const waiting = await bid(market, bidder, { marketItemId: await takeItem(market) });
    await market.owner.query(`update bid set queued_at = queued_at - interval '2 minutes' where id = $1`, [
      waiting,
    ]);
    await pauseBid(market.platform, {
      bidId: await bid(market, bidder, { marketItemId: await takeItem(market) }),
      userId: bidder.userId,
    });
    // One webhook is a minute late; the other one is off.
    await market.owner.query(
      `with alerts as (insert into copy_alert (id, user_id, name, filter, conditions)
         select gen_random_uuid(), $1, 'wanted', 'seed:' || n, '{}' from generate_series(1, 2) n returning id, filter),
       hooks as (insert into alert_webhook (id, alert_id, user_id, url, sealed_secret, next_attempt_at, off_at)
         select gen_random_uuid(), id, $1, 'https://example.com/', '', clock_now() - interval '1 minute',
           case when filter = 'seed:2' then clock_now() end from alerts returning id)
       insert into webhook_delivery (id, webhook_id, type, body, copy_count, created_at)
       select gen_random_uuid(), id, 'filter.matched', '{}', 1, clock_now() - interval '1 hour' from hooks`,
      [bidder.userId],
    );
    const registry = openWorkerMetrics(market.worker);
    const server = await serveMetrics(registry, market.config, openLog('test', 'silent'), 0);
    try {
      const url = `http://127.0.0.1:${server.port}`;
      const text = await readMetrics(url);
      const lateSeconds = figureOf(text, 'webhook_delay_seconds');
      expect([lateSeconds >= 60, lateSeconds < 600, figureOf(text, 'webhooks_off')]).toEqual([true, true, 1]);
      expect(figureOf(text, 'orders_live{phase="awaitingOffer"}')).toBe(2);
      expect(figureOf(text, 'deals_open{kind="bid",state="awake"}')).toBe(1);
      expect(figureOf(text, 'deals_open{kind="bid",state="paused"}')).toBe(1);
      expect(figureOf(text, 'bid_match_wait_seconds')).toBeGreaterThanOrEqual(120);
      expect(figureOf(text, 'jobs{queue="trade-offer-send",state="queued"}')).toBeGreaterThanOrEqual(0);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
      expect((await fetch(`${url}/`, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  test('calls to Steam by outcome, which pass through unchanged', async () => {
    const registry = new Registry();
    const failure = new SteamError('ambiguous', 'no answer');
    const gateway = observeSteam(
      {
        getTradeHold: async () => 5,
        cancelTradeOffer: async () => {
          throw failure;
        },
      } as unknown as SteamGateway,
      { take: () => null, noteSaved: () => {}, listSaved: () => new Map([['getTradeStatus', 99]]) },
      registry,
    );
    const session = {} as Parameters<SteamGateway['getTradeHold']>[0];
    expect(await gateway.getTradeHold(session, { partnerSteamId: '1', partnerToken: '2' })).toBe(5);
    await expect(gateway.cancelTradeOffer(session, '1')).rejects.toBe(failure);
    const text = await registry.metrics();
    expect(figureOf(text, 'steam_calls_total{call="getTradeHold",outcome="ok"}')).toBe(1);
    expect(figureOf(text, 'steam_calls_total{call="cancelTradeOffer",outcome="ambiguous"}')).toBe(1);
    expect(figureOf(text, 'steam_calls_saved_total{call="getTradeStatus"}')).toBe(99);
  });
});
