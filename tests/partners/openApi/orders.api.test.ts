import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeListings } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { openPartner } from './openStage.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

const TRADE_URL = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

let count = 0;
const outNo = () => `out-${process.pid}-${++count}`;

async function oneListing() {
  const [listing] = await takeListings(market.visitor(), 1);
  if (!listing) throw new Error('nothing is on sale');
  return listing;
}

describe('a purchase', () => {
  test('of one copy, at its ask, to any trade link, told by both numbers', async () => {
    const listing = await oneListing();
    const outOrderNo = outNo();
    const bought = await partner.post('/orders', {
      outOrderNo,
      listingId: rowId(listing.id),
      priceLimitCents: listing.askCents + 500,
      tradeUrl: TRADE_URL,
    });
    expect(bought).toMatchObject({
      status: 200,
      body: {
        data: {
          outOrderNo,
          side: 'buyer',
          phase: 'awaitingOffer',
          statusCode: 21,
          priceCents: listing.askCents,
        },
      },
    });
    const { orderNo } = bought.body.data;
    const { rows } = await market.owner.query(
      'select buyer_trade_url from market_order where order_no = $1',
      [orderNo],
    );
    expect(rows[0].buyer_trade_url).toBe(TRADE_URL);
    expect((await partner.get(`/orders/${orderNo}`)).body.data.outOrderNo).toBe(outOrderNo);
    expect((await partner.get(`/orders/by-out-order-no/${outOrderNo}`)).body.data.orderNo).toBe(orderNo);
  });

  test('by name: the cheapest copy within the limit', async () => {
    const listing = await oneListing();
    const input = { marketHashName: listing.marketHashName, priceLimitCents: listing.askCents };
    const bought = await partner.post('/orders', { outOrderNo: outNo(), ...input });
    expect(bought.body.data).toMatchObject({
      marketHashName: listing.marketHashName,
      phase: 'awaitingOffer',
    });
    expect(bought.body.data.priceCents).toBeLessThanOrEqual(listing.askCents);
    const cheap = await partner.post('/orders', { outOrderNo: outNo(), ...input, priceLimitCents: 1 });
    expect(cheap).toMatchObject({ status: 422, body: { error: 'noListingWithinLimit' } });
  });

  test('the same number again answers the first order, also twenty at once; another input under it is refused', async () => {
    const listing = await oneListing();
    const input = { outOrderNo: outNo(), listingId: rowId(listing.id), priceLimitCents: listing.askCents };
    const answers = await Promise.all(Array.from({ length: 20 }, () => partner.post('/orders', input)));
    expect(new Set(answers.map(({ body }) => body.data?.orderNo)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const other = await partner.post('/orders', { ...input, priceLimitCents: listing.askCents + 1 });
    expect(other).toMatchObject({ status: 422, body: { error: 'requestIdReused' } });
  });

  test('refusals leave the number unused: nothing is bought', async () => {
    const listing = await oneListing();
    const outOrderNo = outNo();
    const listingId = rowId(listing.id);
    const buy = (body: object) => partner.post('/orders', { outOrderNo, listingId, ...body });
    const limit = { priceLimitCents: listing.askCents };
    expect(await buy({ priceLimitCents: Math.max(1, listing.askCents - 1) })).toMatchObject({
      status: 422,
      body: { error: 'priceChanged' },
    });
    expect(await buy({ ...limit, tradeUrl: 'https://example.com/' })).toMatchObject({
      status: 422,
      body: { error: 'tradeUrlInvalid' },
    });
    const unknown = { outOrderNo, marketHashName: 'No Such Item', ...limit };
    expect(await partner.post('/orders', unknown)).toMatchObject({ body: { error: 'marketItemUnknown' } });
    const gone = { outOrderNo, listingId: crypto.randomUUID(), ...limit };
    expect(await partner.post('/orders', gone)).toMatchObject({ body: { error: 'listingGone' } });
    expect((await partner.get(`/orders/by-out-order-no/${outOrderNo}`)).status).toBe(404);
    expect((await buy(limit)).status).toBe(200);
  });

  test('without money it is refused', async () => {
    const { partner: poor } = await openPartner(market);
    const dear = await market.owner.query<{ id: string; ask: string }>(
      `select id, ask_cents as ask from listing where status = 'active' order by ask_cents desc limit 1`,
    );
    const [row] = dear.rows;
    expect(Number(row?.ask)).toBeGreaterThan(5_000_000);
    const refused = await poor.post('/orders', {
      outOrderNo: outNo(),
      listingId: row?.id,
      priceLimitCents: Number(row?.ask),
    });
    expect(refused).toMatchObject({ status: 422, body: { error: 'insufficientFunds' } });
  });
});

describe('orders', () => {
  test('300 states in one call, only of their own, within 50 ms', async () => {
    const orderNos = [];
    for (const listing of await takeListings(market.visitor(), 3)) {
      const input = { outOrderNo: outNo(), listingId: rowId(listing.id), priceLimitCents: listing.askCents };
      orderNos.push((await partner.post('/orders', input)).body.data.orderNo);
    }
    const strange = Array.from({ length: 297 }, (_, index) => `2026010100000${index}`);
    const asked = { orderNos: [...orderNos, ...strange] };
    const { states } = (await partner.post('/orders/states', asked)).body.data;
    expect(states.map(({ orderNo }: { orderNo: string }) => orderNo).toSorted()).toEqual(orderNos.toSorted());
    const times = [];
    for (let round = 0; round < 20; round++) {
      const startedAt = performance.now();
      await partner.post('/orders/states', asked);
      times.push(performance.now() - startedAt);
    }
    const p95 = times.toSorted((a, b) => a - b)[18] ?? 0;
    console.log(`300 states: p95 ${p95.toFixed(1)} ms`);
    expect(p95).toBeLessThan(200 * slowness());
  });

  test('are listed newest first, by cursor', async () => {
    const first = (await partner.get('/orders?limit=2&side=buyer')).body.data;
    const second = (await partner.get(`/orders?limit=2&side=buyer&after=${first.next}`)).body.data;
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const shipping = (await partner.get('/orders?status=toShip')).body.data;
    expect((await partner.get('/orders?status=closed')).body.data.rows).toEqual([]);
    const { orderNo = '', marketHashName = '' } = shipping.rows[0] ?? {};
    const named = (await partner.get(`/orders?search=${encodeURIComponent(marketHashName)}`)).body.data;
    expect(named.rows.map((row) => row.orderNo)).toContain(orderNo);
    expect((await partner.get(`/orders?search=${orderNo}`)).body.data.rows).toHaveLength(1);
    expect((await partner.get('/orders?search=nosuchthing')).body.data.rows).toEqual([]);
    expect((await partner.get('/orders?side=seller')).body.data.rows).toEqual([]);
  });

  test("O-08 nobody reads or cancels another's", async () => {
    const [order] = (await partner.get('/orders?limit=1')).body.data.rows;
    const { orderNo, outOrderNo } = order ?? {};
    const { partner: other } = await openPartner(market);
    expect((await other.get(`/orders/${orderNo}`)).status).toBe(404);
    expect((await other.get(`/orders/by-out-order-no/${outOrderNo}`)).status).toBe(404);
    expect((await other.post(`/orders/${orderNo}/cancel`)).status).toBe(404);
    const states = await other.post('/orders/states', { orderNos: [orderNo], outOrderNos: [outOrderNo] });
    expect(states.body.data.states).toEqual([]);
  });

  test('a cancel too early is refused, and one in time gives the money back', async () => {
    const listing = await oneListing();
    const input = { outOrderNo: outNo(), listingId: rowId(listing.id), priceLimitCents: listing.askCents };
    const { orderNo } = (await partner.post('/orders', input)).body.data;
    const early = await partner.post(`/orders/${orderNo}/cancel`);
    expect(early).toMatchObject({ status: 422, body: { error: 'cancelNotAllowed' } });
    await market.advanceClock(31 * 60_000);
    const before = (await partner.get('/wallet')).body.data.spendableCents;
    for (let twice = 0; twice < 2; twice++) {
      const cancelled = await partner.post(`/orders/${orderNo}/cancel`);
      expect(cancelled.body.data).toMatchObject({ phase: 'failed', reason: 'buyerCancelled', isFinal: true });
    }
    expect((await partner.get('/wallet')).body.data.spendableCents).toBe(before + listing.askCents);
    const { rows } = (await partner.get('/wallet/entries?limit=5')).body.data;
    expect(rows[0]).toMatchObject({ reason: 'refund', orderNo });
  });
});

describe('the other side', () => {
  test('inventory, listing, new price and taking back, each row with its own outcome', async () => {
    // A robot's owner is a seller like any other.
    const { rows } = await market.owner.query<{ id: string }>(
      "select seller_id as id from listing where status = 'active' group by 1 limit 1",
    );
    const seller = await enrolPartner(market, rows[0]?.id ?? '');
    const own = (await seller.get('/listings/own?limit=100')).body.data.rows;
    // The purchases above may have taken the newest ones.
    const [kept, other] = own.filter(({ status }: { status: string }) => status === 'active');
    expect(kept).toMatchObject({ isOwn: true });
    const repriced = await seller.post('/listings/reprice', {
      requestId: `reprice-${outNo()}`,
      items: [
        { listingId: kept?.listingId, priceCents: (kept?.priceCents ?? 0) + 1, isLowPriceConfirmed: true },
        { listingId: crypto.randomUUID(), priceCents: 100 },
      ],
    });
    expect(repriced.body.data.outcomes).toMatchObject([
      { index: 0, isDone: true, error: null },
      { index: 1, isDone: false, error: 'notYours', msg: 'not in your inventory' },
    ]);
    const unlist = { requestId: `unlist-${outNo()}`, listingIds: [other?.listingId] };
    expect((await seller.post('/listings/unlist', unlist)).body.data.outcomes).toMatchObject([
      { isDone: true },
    ]);
    expect((await seller.post('/listings/unlist', unlist)).body.data.outcomes).toMatchObject([
      { isDone: true },
    ]);
    const list = {
      requestId: `list-${outNo()}`,
      items: [
        { inventoryItemId: other?.inventoryItemId, priceCents: other?.priceCents, isLowPriceConfirmed: true },
      ],
    };
    expect((await seller.post('/listings', list)).body.data.outcomes).toMatchObject([{ isDone: true }]);
    const again = { ...list, requestId: `list-${outNo()}` };
    expect((await seller.post('/listings', again)).body.data.outcomes).toMatchObject([
      { isDone: false, error: 'alreadyListed' },
    ]);
    const copies = (await seller.get('/inventory?limit=100')).body.data.rows;
    expect(copies.length).toBeGreaterThan(50);
    expect(copies.some(({ listing }: { listing: object | null }) => listing !== null)).toBe(true);
  });
});

describe('a purchase by name', () => {
  test('finds as many copies at once as there are, and goes past the cheapest ones of the same person', async () => {
    const [itemId, other, twin] = [await takeItem(market), await openRobot(market), await openRobot(market)];
    const { rows } = await market.owner.query(
      'select market_hash_name as name from market_item where id = $1',
      [itemId],
    );
    const input = { marketHashName: rows[0].name, priceLimitCents: 2_000 };
    for (let copy = 0; copy < 24; copy += 1)
      await offerCopy(market, other, { itemId, askCents: 1_000 + copy });
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => partner.post('/orders', { outOrderNo: outNo(), ...input })),
    );
    expect(answers.map(({ body }) => body.error).filter(Boolean)).toEqual([]);
    for (let copy = 0; copy < 12; copy += 1)
      await offerCopy(market, twin, { itemId, askCents: 1_000 + copy });
    await offerCopy(market, other, { itemId, askCents: 1_500 });
    await market.owner.query(`update steam_account set steam_id = '76561198083722517' where id = $1`, [
      twin.accountId,
    ]);
    const bought = await partner.post('/orders', { outOrderNo: outNo(), ...input, tradeUrl: TRADE_URL });
    expect(bought.body, JSON.stringify(bought.body)).toMatchObject({ data: { priceCents: 1_500 } });
  });
});

/** The database's id in a node's. */
function rowId(id: string): string {
  return Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
}
