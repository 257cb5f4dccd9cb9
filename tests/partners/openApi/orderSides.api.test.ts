import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import type { OrderTarget } from '../../../api/orders/order/order.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { pauseOrder } from '../../../api/orders/order/pauseOrder.ts';
import type { OrderChanged } from '../../../docs/open/client/types.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems } from '../../selling/listing/sellerScene.ts';
import { changesIn, until } from '../callbacks/callbackScene.ts';
import { openPartner } from './openStage.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let buyer: PartnerClient;
let seller: PartnerClient;
let sellCopy: () => Promise<{ listingId: string; priceCents: number }>;

beforeAll(async () => {
  market = await openTestMarket({ SALE_FEE_BASIS_POINTS: '250' });
  ({ partner: buyer } = await openPartner(market));
  const person = await openSeller(market);
  seller = await enrolPartner(market, person.userId);
  const [item] = await pickItems(market, 1);
  sellCopy = async () => {
    const [inventoryItemId] = await giveCopies(market, person, item?.id ?? '', 1);
    const priceCents = item?.referenceCents ?? 0;
    const listed = await seller.post('/listings', {
      requestId: `sides-list-${++count}`,
      items: [{ inventoryItemId, priceCents }],
    });
    return { listingId: listed.body.data.outcomes[0]?.listingId ?? '', priceCents };
  };
});
afterAll(() => market.close());

let count = 0;

/** One partner lists a copy, the other one buys it under a number of its own. */
async function trade() {
  const { listingId, priceCents } = await sellCopy();
  const outOrderNo = `sides-${process.pid}-${++count}`;
  const bought = await buyer.post('/orders', { outOrderNo, listingId, priceLimitCents: priceCents });
  return { outOrderNo, orderNo: bought.body.data.orderNo };
}

const orderOf = async (partner: PartnerClient, orderNo: string) =>
  (await partner.get(`/orders/${orderNo}`)).body.data;

/** What a partner's list of events says of an order, once it has as many rows as the order has changes. */
async function changesOf(partner: PartnerClient, orderNo: string): Promise<OrderChanged[]> {
  const { sequence } = await orderOf(partner, orderNo);
  const read = async () =>
    changesIn((await partner.get('/events?limit=100')).body.data.events).filter(
      (change) => change.orderNo === orderNo,
    );
  // An event is in the list once no older transaction runs any more.
  await until(async () => (await read()).length).toBe(sequence);
  return read();
}

test("each side's states have its own number of the order, never the other side's", async () => {
  const { orderNo, outOrderNo } = await trade();
  const statesOf = async (partner: PartnerClient) =>
    (await partner.post('/orders/states', { orderNos: [orderNo] })).body.data.states;
  expect(await statesOf(buyer)).toMatchObject([{ orderNo, outOrderNo }]);
  expect(await statesOf(seller)).toMatchObject([{ orderNo, outOrderNo: null }]);
});

test('events tell the fee to the seller, and 0 to the buyer, as the order does', async () => {
  const { orderNo } = await trade();
  const { rows } = await market.owner.query<{ fee: number }>(
    'select fee_cents::int as fee from market_order where order_no = $1',
    [orderNo],
  );
  expect(rows[0]?.fee).toBeGreaterThan(0);
  for (const [partner, feeCents] of [
    [buyer, 0],
    [seller, rows[0]?.fee],
  ] as const) {
    expect((await orderOf(partner, orderNo)).feeCents).toBe(feeCents);
    const changes = await changesOf(partner, orderNo);
    expect(changes.map((change) => change.feeCents)).toEqual(changes.map(() => feeCents));
  }
});

test('an event while an order is verified has the numeric status of the order, that of the phase before', async () => {
  const { orderNo } = await trade();
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  const orderId = rows[0]?.id ?? '';
  const advance = (to: OrderTarget['to']) =>
    inTransaction(market.worker.db, (tx) =>
      advanceOrder(tx, market.worker, orderId, { to } as OrderTarget, { actor: 'steam', cause: 'played' }),
    );
  await advance('awaitingAccept');
  await advance('verifying');
  await pauseOrder(market.worker, { orderId, failingSince: new Date() });
  for (const partner of [buyer, seller]) {
    const { phase, statusCode } = await orderOf(partner, orderNo);
    expect([phase, statusCode]).toEqual(['verifying', 41]);
    const changes = await changesOf(partner, orderNo);
    expect(
      changes.slice(-3).map((change) => [change.previousPhase, change.phase, change.statusCode]),
    ).toEqual([
      ['awaitingOffer', 'awaitingAccept', 41],
      ['awaitingAccept', 'verifying', 41],
      ['verifying', 'verifying', statusCode],
    ]);
  }
});
