import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInvariants } from '../../api/ops/audit/auditInvariants.ts';
import { BUY } from '../kit/documents.ts';
import { steamOffersOf } from '../kit/rounds.ts';
import { openBuyer } from '../kit/shopper.ts';
import { IS_PROVING, seedOf } from '../kit/someOf.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { untilTrue } from '../kit/untilTrue.ts';
import { type Fleet, openFleet } from './fleet.ts';

/** Kills per role. The whole proof (L5) has a hundred, with a thousand orders and ten restarts of the database. */
const KILLS = IS_PROVING ? 100 : 2;
const CUTS = IS_PROVING ? 10 : 1;
const ORDERS = IS_PROVING ? 1_000 : 12;
const LANES = 4;
const CONVERGED_MS = 120_000;
const SEED = seedOf('STORM_SEED');

let market: TestMarket;
let fleet: Fleet;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market, 10_000_000);
  fleet = await openFleet(market);
}, 180_000);
afterAll(async () => {
  await fleet.close();
  await market.close();
});

type Offered = { id: string; askCents: number };

/** The cheapest copies that robots have on sale. */
async function listOffered(count: number): Promise<Offered[]> {
  const { rows } = await market.owner.query<Offered>(
    `select replace(encode(convert_to('Listing:' || id, 'UTF8'), 'base64'), E'\\n', '') as id, ask_cents::int as "askCents"
     from listing where status = 'active' order by ask_cents limit $1`,
    [count],
  );
  return rows;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Buys as a client does whose responses are lost: it repeats the same request at the other API process until a response arrives. */
async function buyForSure(listing: Offered): Promise<string> {
  const input = { listingId: listing.id, priceCents: listing.askCents, request: crypto.randomUUID() };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fleet
      .at(attempt, buyer)
      .run(BUY, input)
      .catch(() => null);
    const bought = answer?.errors.length === 0 ? answer.data?.buyListing : null;
    if (bought?.__typename === 'BuyListingPayload') return bought.order.orderNo;
    if (bought) throw new Error(`refused: ${bought.__typename}`);
    await pause(200);
  }
  throw new Error('no api answered');
}

async function runLane(listings: Offered[], orderNos: string[]): Promise<void> {
  for (let listing = listings.shift(); listing; listing = listings.shift()) {
    orderNos.push(await buyForSure(listing));
    await pause(100);
  }
}

/** Kills and cuts, in an order of the seed's. */
async function storm(): Promise<void> {
  const blows = [
    ...Array.from({ length: KILLS }, () => 'api' as const),
    ...Array.from({ length: KILLS }, () => 'worker' as const),
    ...Array.from({ length: CUTS }, () => 'database' as const),
  ];
  const [order = []] = fc.sample(
    fc.array(fc.nat(1_000_000), { minLength: blows.length, maxLength: blows.length }),
    { seed: SEED, numRuns: 1 },
  );
  const ranked = blows.map((blow, index) => ({ blow, rank: order[index] ?? 0 }));
  for (const { blow, rank } of ranked.toSorted((one, other) => one.rank - other.rank)) {
    await pause(250 + (rank % 400));
    if (blow === 'database') await fleet.cutDatabase();
    else await fleet.kill(blow, rank);
  }
}

async function countMoving(): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    "select count(*)::int as count from market_order where phase not in ('protected', 'completed', 'failed')",
  );
  return rows[0]?.count ?? -1;
}

test(
  `L5 ${ORDERS} purchases while ${KILLS} apis and ${KILLS} workers are killed and the database is cut ${CUTS} times: each is delivered once (STORM_SEED=${SEED})`,
  async () => {
    const listings = await listOffered(ORDERS);
    expect(listings).toHaveLength(ORDERS);
    const orderNos: string[] = [];
    const lanes = Array.from({ length: LANES }, () => runLane(listings, orderNos));
    await Promise.all([storm(), ...lanes]);
    const calmAt = performance.now();
    await untilTrue(async () => (await countMoving()) === 0, CONVERGED_MS);
    console.log(
      `all orders at rest ${Math.round((performance.now() - calmAt) / 1_000)} s after the last blow`,
    );
    const { rows } = await market.owner.query<{ orderNo: string; phase: string }>(
      'select order_no as "orderNo", phase from market_order',
    );
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(orderNos.toSorted());
    expect(rows.filter(({ phase }) => phase !== 'protected')).toEqual([]);
    for (const orderNo of orderNos) expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    expect((await auditInvariants(market.ownerUrl)).filter(({ offenderCount }) => offenderCount > 0)).toEqual(
      [],
    );
  },
  CONVERGED_MS + KILLS * 20_000,
);
