import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSite } from '../../../api/http/site/buildSite.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { freePort } from '../../kit/freePort.ts';
import { type MarketProcess, startMarketProcess } from '../../kit/marketProcess.ts';
import { steamOffersOf } from '../../kit/rounds.ts';
import { type Offered, openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import { IS_PROVING } from '../../kit/someOf.ts';
import { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilTrue } from '../../kit/untilTrue.ts';
import { type Balancer, openBalancer } from './balancer.ts';

const ROUNDS = IS_PROVING ? 20 : 2;
/** Fifty a second, where the machine follows. */
const PACE_MS = 20;
/** Enough for that rate where a response takes less than 60 ms. A slower machine runs at its own rate. */
const UNDER_WAY_MAX = 3;
const EXIT_MS_MAX = 30_000;
const API = { DRAIN_MS: '700', REQUESTS_PER_MINUTE: '1000000', WORK_MS_PER_MINUTE: '100000000' };
const WORKER = { STEAM_POLL_MS: '300' };
const WALLET = '{ viewer { wallet { spendableCents } } }';
const MARKET = '{ marketItems(first: 20) { totalCount edges { node { marketHashName lowestAskCents } } } }';

let market: TestMarket;
let ports: number[];
let apis: MarketProcess[];
let worker: MarketProcess;
let balancer: Balancer;
beforeAll(async () => {
  await ensureSite();
  market = await openTestMarket();
  ports = [await freePort(), await freePort()];
  apis = await Promise.all(ports.map((port) => startMarketProcess(market, 'api', API, port)));
  worker = await startMarketProcess(market, 'worker', WORKER);
  balancer = await openBalancer(apis.map(({ url }) => url));
}, 120_000);
afterAll(async () => {
  await balancer.close();
  await Promise.all([...apis, worker].map((process) => process.stop()));
  await expectInvariantsHold(market);
  await market.close();
});

/** What the visitors of one run met. */
interface Visits {
  count: number;
  failures: string[];
  orderNos: string[];
}

async function post(client: TestClient, query: string, variables: object = {}): Promise<string> {
  const body = JSON.stringify({ query, variables });
  const response = await client.fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors"')) throw new Error(`${response.status} ${text}`);
  return text;
}

async function get(client: TestClient, path: string): Promise<void> {
  const response = await client.fetch(path, { headers: { accept: 'text/html,application/json' } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
}

async function buy(client: TestClient, listing: Offered, visits: Visits): Promise<void> {
  const variables = { listingId: listing.id, priceCents: listing.askCents, request: crypto.randomUUID() };
  const text = await post(client, print(BUY), variables);
  const orderNo = /"orderNo":"(\w+)"/.exec(text)?.[1];
  if (!orderNo) throw new Error(`bought nothing: ${text}`);
  visits.orderNos.push(orderNo);
}

/** Visitors, fifty a second: lists, pages, wallets, and one purchase. @returns how they end. */
function startVisits(buyer: TestClient, listings: Offered[]): () => Promise<Visits> {
  const visits: Visits = { count: 0, failures: [], orderNos: [] };
  const guest = new TestClient(balancer.url, market.sandboxUrl);
  const under = new Set<Promise<void>>();
  const deeds = [
    () => get(guest, `/web/market?limit=${10 + (visits.count % 40)}`),
    () => post(buyer, WALLET),
    () => post(guest, MARKET),
    () => get(guest, `/goods?${new URLSearchParams({ hashName: listings[0]?.marketHashName ?? '' })}`),
    () => get(guest, '/market'),
  ];
  const visit = async (): Promise<void> => {
    const listing = visits.count % 50 === 0 ? listings.shift() : undefined;
    const deed = deeds[visits.count % deeds.length];
    visits.count += 1;
    await (listing ? buy(buyer, listing, visits) : deed?.());
  };
  const timer = setInterval(() => {
    // A machine with other load is not asked for a higher rate than it reaches: failures would then be caused by the machine.
    if (under.size >= UNDER_WAY_MAX) return;
    const going: Promise<void> = visit()
      .catch((error: unknown) => void visits.failures.push(String(error)))
      .finally(() => under.delete(going));
    under.add(going);
  }, PACE_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    return visits;
  };
}

/** Ends an api as a deployment does and starts its successor at the same address. @returns how long it took to end. */
async function replaceApi(index: number): Promise<number> {
  const old = apis[index];
  if (!old) throw new Error('no such api');
  const { ms, code } = await old.stop();
  expect(code).toBe(0);
  apis[index] = await startMarketProcess(market, 'api', API, ports[index]);
  await untilTrue(async () => balancer.readyCount() === 2, 10_000);
  return ms;
}

async function replaceWorker(): Promise<number> {
  const { ms, code } = await worker.stop();
  expect(code).toBe(0);
  worker = await startMarketProcess(market, 'worker', WORKER);
  return ms;
}

test(
  `L11 ${ROUNDS} processes ended one by one at up to fifty requests a second: none fails, and what was bought is delivered`,
  async () => {
    const direct = await openBuyer(market, 10_000_000);
    const buyer = new TestClient(balancer.url, market.sandboxUrl);
    for (const [name, value] of direct.cookies) buyer.cookies.set(name, value);
    const endVisits = startVisits(buyer, await takeListings(direct, IS_PROVING ? 200 : 60));
    const exits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      exits.push(...(await Promise.all([replaceApi(round % 2), replaceWorker()])));
    }
    const { count, failures, orderNos } = await endVisits();
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(ROUNDS * 50);
    expect(Math.max(...exits)).toBeLessThan(EXIT_MS_MAX * slowness());
    expect(orderNos.length).toBeGreaterThan(ROUNDS);
    for (const orderNo of orderNos) {
      await untilTrue(async () => (await readOrder(direct, orderNo)).order.phase === 'PROTECTED', 60_000);
      expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    }
    console.log(
      `${count} requests, ${orderNos.length} orders; exits after ${exits.map(Math.round).join(', ')} ms`,
    );
  },
  ROUNDS * 60_000,
);
