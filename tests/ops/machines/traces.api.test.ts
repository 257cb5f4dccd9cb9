import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSite } from '../../../api/http/site/buildSite.ts';
import { type MarketProcess, startMarketProcess } from '../../kit/marketProcess.ts';
import { buyOne, openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { newPhone, TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilTrue } from '../../kit/untilTrue.ts';
import { type CollectedSpan, type Collector, openCollector } from './collector.ts';

let market: TestMarket;
let collector: Collector;
let api: MarketProcess;
let worker: MarketProcess;
const lines: string[] = [];
beforeAll(async () => {
  await ensureSite();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  market = await openTestMarket({ LOG_LEVEL: 'debug' }, null, sink);
  collector = await openCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, STEAM_POLL_MS: '300' };
  [api, worker] = await Promise.all([
    startMarketProcess(market, 'api', settings),
    startMarketProcess(market, 'worker', settings),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await collector.close();
  await market.close();
});

/** The steps above a step, from the nearest to the first. */
function above(span: CollectedSpan): CollectedSpan[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent, ...above(parent)] : [];
}

test('one trace holds the request of a purchase, the job that it asked for, and the calls to Steam', async () => {
  const phone = newPhone();
  const direct = await openBuyer(market);
  const signedIn = await new TestClient(api.url, market.sandboxUrl).signIn(phone);
  expect(signedIn.cookies.size).toBeGreaterThan(0);
  const buyer = new TestClient(api.url, market.sandboxUrl);
  for (const [name, value] of direct.cookies) buyer.cookies.set(name, value);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(buyer, listing);
  await untilTrue(async () => (await readOrder(direct, orderNo)).order.phase === 'PROTECTED', 20_000);
  const find = (name: string) => collector.spans.find((span) => span.name === name);
  await untilTrue(async () => find('steam.sendTradeOffer') !== undefined, 10_000);
  await untilTrue(async () => find('job trade-offer-send') !== undefined, 10_000);
  const call = find('steam.sendTradeOffer');
  if (!call) throw new Error('no call');
  const trail = [call, ...above(call)].map(({ service, name }) => `${service} ${name}`);
  expect(trail).toEqual([
    'shiji-worker steam.sendTradeOffer',
    'shiji-worker job trade-offer-send',
    'shiji-api graphql free',
    'shiji-api POST graphql',
  ]);
  expect(new Set([call, ...above(call)].map(({ traceId }) => traceId)).size).toBe(1);
  expect(above(call).at(-1)?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const sms = find('sms.sendCode');
  expect(sms && above(sms).at(-1)?.name).toBe('POST graphql');
  // T-16: neither a phone number nor anything of the purchase goes there.
  const secrets = [phone, listing.id, listing.marketHashName, ...[...signedIn.cookies.values()]];
  for (const secret of secrets) expect(collector.text()).not.toContain(secret);
});

test('the lines of the log about a request bear its id, those after the body has come as well', async () => {
  lines.length = 0;
  const { status } = await market.visitor().query('{ viewer { id } }');
  expect(status).toBe(200);
  const about = lines
    .map((line) => JSON.parse(line) as { msg: string; request_id?: string })
    .filter(({ msg }) => /incoming request|request completed/.test(msg));
  expect(about.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  expect(about[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(about[1]?.request_id).toBe(about[0]?.request_id);
});
