import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUY, OPEN_BID } from '../kit/documents.ts';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { steamOffersOf } from '../kit/rounds.ts';
import { openBuyer } from '../kit/shopper.ts';
import { IS_PROVING, seedOf } from '../kit/someOf.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { type Fleet, openFleet } from './fleet.ts';

/** Kills per role. The whole proof (L5) has a hundred, with a thousand orders and ten restarts of the database. */
const KILLS = IS_PROVING ? 100 : 2;
const CUTS = IS_PROVING ? 10 : 1;
const ORDERS = IS_PROVING ? 1_000 : 12;
const BIDS = IS_PROVING ? 200 : 4;
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

/** How long a client waits for one answer, and for any of them. */
const ANSWER_MS = 20_000;
const ANSWERED_MS = 90_000;

/**
 * Asks as a client does whose responses are lost: it repeats the same request at the other API process until an answer arrives.
 * @throws Error with what it met last.
 */
async function askForSure<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const end = performance.now() + ANSWERED_MS;
  let met: unknown;
  for (let attempt = 0; performance.now() < end; attempt += 1) {
    const late = pause(ANSWER_MS).then(() => Promise.reject(new Error(`no answer in ${ANSWER_MS} ms`)));
    try {
      return await Promise.race([fleet.at(attempt, buyer).must(document, variables), late]);
    } catch (error) {
      met = error;
      console.log(`asked again: ${error}`);
    }
    await pause(200);
  }
  throw new Error('no api answered', { cause: met });
}

async function buyForSure(listing: Offered): Promise<string> {
  const input = { listingId: listing.id, priceCents: listing.askCents, request: crypto.randomUUID() };
  const { buyListing: bought } = await askForSure(BUY, input);
  if (bought.__typename !== 'BuyListingPayload') throw new Error(`refused: ${bought.__typename}`);
  return bought.order.orderNo;
}

/** Items whose copies nobody buys here otherwise, with a price on a step that their cheapest copy does not exceed. */
async function listWanted(count: number, besides: readonly Offered[]) {
  const { rows } = await market.owner.query<{ id: string; priceCents: number }>(
    `select replace(encode(convert_to('MarketItem:' || market_item_id, 'UTF8'), 'base64'), E'\\n', '') as id,
       (ceil(min(ask_cents) / 100.0) * 100)::int as "priceCents"
     from listing where status = 'active' group by market_item_id
     having not array_agg(id::text) && $2 order by min(ask_cents) limit $1`,
    [count, besides.map(({ id }) => Buffer.from(id, 'base64').toString().split(':')[1])],
  );
  return rows;
}

/** Opens buy orders, which the workers fill. */
async function bidForSure(wanted: readonly { id: string; priceCents: number }[]): Promise<void> {
  for (const { id, priceCents } of wanted) {
    const input = { marketItemId: id, priceCents, quantity: 1, filter: null, request: crypto.randomUUID() };
    const { openBid: opened } = await askForSure(OPEN_BID, input);
    if (opened.__typename !== 'OpenBidPayload') throw new Error(`refused: ${opened.__typename}`);
    await pause(200);
  }
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

/** Orders on their way, and buy orders that are still to be filled, each as one line. */
async function listMoving(): Promise<string[]> {
  const { rows } = await market.owner.query<{ line: string }>(
    `select concat_ws(' ', 'order', order_no, phase, reason) as line from market_order
       where phase not in ('protected', 'completed', 'failed')
     union all
     select concat_ws(' ', 'bid', b.id, b.state, b.sleep_reason, 'needs match:', b.needs_match,
       (select string_agg(concat_ws(' ', o.order_no, o.phase, o.reason), ', ')
         from bid_fill f join market_order o on o.id = f.order_id where f.bid_id = b.id))
       from bid b where b.state <> 'filled'`,
  );
  return rows.map(({ line }) => line);
}

test(
  `L5 B-04 ${ORDERS} purchases and ${BIDS} buy orders while ${KILLS} apis and ${KILLS} workers are killed and the database is cut ${CUTS} times: each is delivered once (STORM_SEED=${SEED})`,
  async () => {
    const listings = await listOffered(ORDERS);
    expect(listings).toHaveLength(ORDERS);
    const wanted = await listWanted(BIDS, listings);
    expect(wanted).toHaveLength(BIDS);
    const orderNos: string[] = [];
    const lanes = Array.from({ length: LANES }, () => runLane(listings, orderNos));
    await Promise.all([storm(), bidForSure(wanted), ...lanes]);
    const calmAt = performance.now();
    await expect.poll(listMoving, { timeout: CONVERGED_MS }).toEqual([]);
    console.log(
      `all orders at rest ${Math.round((performance.now() - calmAt) / 1_000)} s after the last blow`,
    );
    const { rows: filled } = await market.owner.query<{ orderNo: string }>(
      'select order_no as "orderNo" from bid_fill f join market_order o on o.id = f.order_id',
    );
    expect(filled).toHaveLength(BIDS);
    orderNos.push(...filled.map(({ orderNo }) => orderNo));
    const { rows } = await market.owner.query<{ orderNo: string; phase: string }>(
      'select order_no as "orderNo", phase from market_order',
    );
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(orderNos.toSorted());
    expect(rows.filter(({ phase }) => phase !== 'protected')).toEqual([]);
    for (const orderNo of orderNos) expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    await expectInvariantsHold(market);
  },
  CONVERGED_MS + KILLS * 60_000,
);
