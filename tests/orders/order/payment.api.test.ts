import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { signMessage } from '../../../api/sandbox/payment/alipaySignature.ts';
import { alipayStage } from '../../kit/alipayStage.ts';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { workerFor } from '../../kit/rounds.ts';
import { readOrder, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { PAY_ORDER, PAYMENT } from './paymentDocuments.ts';
import { paymentsIn } from './paymentScene.ts';

let market: TestMarket;
let scene: ReturnType<typeof paymentsIn>;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  scene = paymentsIn(market);
});
afterEach(async () => {
  await scene.control('/sandbox/faults/off');
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const signedAgain = (
  { sign: _, sign_type: __, ...fields }: Record<string, string>,
  changes: Record<string, string>,
) => signMessage(alipayStage(), { ...fields, ...changes });

describe('an order paid directly', () => {
  test('O-02 O-06 waits for its payment with ten minutes, is paid by the app, held, and delivered as any other', async () => {
    buyer = await scene.buyer();
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const request = crypto.randomUUID();
    const answer = await scene.buy(buyer, listing, request);
    expect(answer).toMatchObject({
      order: {
        phase: 'AWAITING_PAYMENT',
        display: { statusText: 'AWAITING_PAYMENT' },
        actor: 'BUYER',
        canCancel: true,
        payment: { status: 'OPEN' },
      },
      listing: { status: 'RESERVED' },
      viewer: { wallet: { totalCents: 1, spendableCents: 1, escrowCents: 0 } },
    });
    if (answer.__typename !== 'BuyListingPayload') return;
    const { orderNo, payment, deadlineAt } = answer.order;
    const number = payment?.number ?? '';
    const left = Date.parse(String(deadlineAt)) - Date.now();
    expect(left).toBeGreaterThan(9 * MINUTE_MS);
    expect(left).toBeLessThanOrEqual(10 * MINUTE_MS);
    // The same again is the same order and the same page; by the other way it is a mistake.
    const again = await scene.buy(buyer, listing, request);
    expect(again).toMatchObject({ order: { orderNo } });
    const places = [answer, again].map((one) => scene.open(('payUrl' in one && one.payUrl) || ''));
    expect(new Set(await Promise.all(places)).size).toBe(1);
    expect(await scene.transfersOf({ orderNo })).toBe('');
    expect(await scene.pay(number, 'sent')).toEqual({ isPaid: true });
    await eventually(
      () => scene.notifiesOf(number),
      ([notify]) => notify?.isHeard === true,
    );
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({
      phase: 'AWAITING_OFFER',
      heldFromDepositCents: listing.askCents,
      heldFromProceedsCents: 0,
    });
    expect(order.events.map((event) => [event.phase, event.actor, event.cause])).toEqual([
      ['CREATING', 'BUYER', 'ORDERED'],
      ['AWAITING_PAYMENT', 'BUYER', 'PAYMENT_APP_CHOSEN'],
      ['AWAITING_OFFER', 'BUYER', 'PAID'],
    ]);
    expect(order.events.at(-1)).toMatchObject({
      evidence: [{ name: 'paymentNumber', value: number }],
      movements: [
        { account: 'PAYMENT_APP', amountCents: -listing.askCents },
        { account: 'ESCROW', amountCents: listing.askCents },
      ],
    });
    expect(wallet).toMatchObject({ spendableCents: 1, escrowCents: listing.askCents });
    expect(await scene.transfersOf({ orderNo })).toBe('payment,hold');
    expect(await scene.templatesOf({ orderNo })).toEqual(['orderPaid', 'orderSoldByRobot']);
    await workerFor(market).send(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    expect((await buyer.must(PAY_ORDER, { orderId: answer.order.id })).payOrder).toMatchObject({
      code: 'ORDER_UNPAYABLE',
    });
  });

  test('O-06 money of an order that fails afterwards is on its way back to the payment app, and can buy nothing', async () => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    await scene.pay(unpaid.number);
    await scene.refresh(unpaid.number);
    expect(await scene.phaseOf(unpaid)).toBe('awaitingOffer');
    await market.advanceClock(31 * MINUTE_MS);
    await buyer.must(CANCEL, { orderId: unpaid.orderId });
    const { order, wallet } = await readOrder(buyer, unpaid.orderNo);
    expect(order.display.statusText).toBe('BUYER_CANCELLED');
    expect(wallet).toMatchObject({ spendableCents: 1, returningCents: unpaid.askCents, escrowCents: 0 });
    expect(await scene.transfersOf(unpaid)).toBe('payment,hold,refund');
    expect(await scene.templatesOf(unpaid)).toContain('orderFailedToPaymentApp');
    expect(await scene.statusOf(unpaid.number)).toBe('refunding');
    await scene.refresh(unpaid.number);
  });

  test("O-08 its payment is its buyer's alone, to read and to pay", async () => {
    buyer = await scene.buyer();
    const { orderId, orderNo } = await scene.begin(buyer);
    const stranger = await scene.buyer();
    expect((await stranger.must(PAY_ORDER, { orderId })).payOrder).toMatchObject({ code: 'ORDER_UNPAYABLE' });
    expect((await stranger.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      code: 'CANCEL_NOT_ALLOWED',
    });
    expect((await stranger.must(PAYMENT, { orderNo })).viewer?.order).toBeNull();
    expect((await buyer.must(PAYMENT, { orderNo })).viewer?.order?.payment?.status).toBe('OPEN');
    const { rows } = await market.owner.query(
      'update app_user set phone = $2 where id = (select seller_id from market_order where order_no = $1) returning id',
      [orderNo, '+8613900001111'],
    );
    expect(rows).toHaveLength(1);
    const seller = await market.visitor().signIn('13900001111');
    expect((await seller.must(PAYMENT, { orderNo })).viewer?.order).toMatchObject({
      phase: 'AWAITING_PAYMENT',
      payment: null,
    });
    expect((await seller.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      code: 'CANCEL_NOT_ALLOWED',
    });
  });
});

describe('what is refused', () => {
  test('a listing that is gone or dearer, another input, a closed app, and too many unpaid at a time', async () => {
    buyer = await scene.buyer();
    const listings = await takeListings(buyer, 5);
    const [first, second, third, fourth, fifth] = listings;
    if (!first || !second || !third || !fourth || !fifth) throw new Error('nothing on sale');
    const request = crypto.randomUUID();
    expect(await scene.buy(buyer, first, request)).toMatchObject({ order: { phase: 'AWAITING_PAYMENT' } });
    expect(await scene.buy(buyer, second, request)).toMatchObject({ code: 'REQUEST_ID_REUSED' });
    expect(await scene.buy(buyer, first)).toMatchObject({ code: 'LISTING_GONE' });
    expect(await scene.buy(buyer, { ...second, askCents: second.askCents + 1 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    // Of three more at once there is room for two.
    const answers = await Promise.all([second, third, fourth].map((listing) => scene.buy(buyer, listing)));
    expect(answers.filter((answer) => 'code' in answer)).toEqual([
      { __typename: 'UnpaidOrdersFull', code: 'UNPAID_ORDERS_FULL' },
    ]);
    const { rows } = await market.owner.query('select id from app_user limit 1');
    const choice = {
      buyerId: rows[0].id,
      listingId: newId(),
      expectedPriceCents: 1n,
      payBy: 'paymentApp',
    } as const;
    const platform = { ...market.platform, config: { ...market.config, ALIPAY_APP_ID: '' } };
    await market.owner.query("update app_user set trade_url = 'x' where id = $1", [rows[0].id]);
    const requested = buyListing(platform, { ...choice, clientRequestId: newId() });
    await expect(requested).rejects.toMatchObject({ code: 'paymentAppClosed' });
  });

  test('who lets ten orders run out in an hour pays from the balance', async () => {
    buyer = await scene.buyer();
    const listings = await takeListings(buyer, 11);
    for (const listing of listings.slice(0, 10)) {
      const answer = await scene.buy(buyer, listing);
      if (answer.__typename !== 'BuyListingPayload') throw new Error(JSON.stringify(answer));
      await buyer.must(CANCEL, { orderId: answer.order.id });
    }
    const last = listings[10];
    if (!last) throw new Error('nothing on sale');
    expect(await scene.buy(buyer, last)).toMatchObject({ code: 'UNPAID_ORDERS_FULL' });
    await market.advanceClock(61 * MINUTE_MS);
    expect(await scene.buy(buyer, last)).toMatchObject({ order: { phase: 'AWAITING_PAYMENT' } });
  });
});

describe("T-19 messages about an order's payment", () => {
  test('fifty copies at once beside two queries are one payment, and each is answered success', async () => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    await scene.pay(unpaid.number);
    const message = await scene.messageOf(unpaid.number);
    const copies = Array.from({ length: 50 }, () => scene.tell(message));
    const queries = [scene.refresh(unpaid.number), scene.refresh(unpaid.number)];
    expect(new Set(await Promise.all(copies))).toEqual(new Set(['200 success']));
    await Promise.all(queries);
    expect(await scene.transfersOf(unpaid)).toBe('payment,hold');
    const { rows } = await market.owner.query(
      "select count(*)::int as count from pgboss.job where name = 'trade-offer-send' and data->>'orderId' = (select id::text from market_order where order_no = $1)",
      [unpaid.orderNo],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await market.advanceClock(24 * 60 * MINUTE_MS);
    expect(await scene.tell(message)).toBe('200 success');
    expect(await scene.transfersOf(unpaid)).toBe('payment,hold');
  });

  test.each([
    ['another amount', { total_amount: '0.02' }],
    ['another seller', { seller_id: '2088999999999999' }],
    ['a number of nobody', { out_trade_no: 'DD0' }],
    ['a number of another kind', { out_trade_no: 'XX0' }],
    ['no trade', { trade_no: '' }],
  ])('%s, well signed: refused, and the order waits on', async (_title, changes) => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    await scene.pay(unpaid.number);
    const message = await scene.messageOf(unpaid.number);
    expect(await scene.tell(signedAgain(message, changes))).toBe('200 fail');
    expect(await scene.phaseOf(unpaid)).toBe('awaitingPayment');
    expect(await scene.tell(message)).toBe('200 success');
    expect(await scene.phaseOf(unpaid)).toBe('awaitingOffer');
  });
});

test('T-19 the audit finds a payment that nobody holds, one of another price, and one that the app took back', async () => {
  const { number } = await scene.begin(await scene.buyer());
  await scene.pay(number);
  const found = async () =>
    (await auditInvariants(market.ownerUrl)).flatMap(({ id, offenderCount }) => (offenderCount ? [id] : []));
  await market.advanceClock(3 * MINUTE_MS);
  expect(await found()).toEqual(['I14s']);
  await scene.refresh(number);
  const amount = (sign: string) => `update order_payment set amount_cents = amount_cents ${sign} 1`;
  const status = (word: string) => `update sandbox.alipay_trade set status = '${word}'`;
  for (const [spoil, mend, column, ids] of [
    [amount('+'), amount('-'), 'number', 'I14,I14s'],
    [status('TRADE_CLOSED'), status('TRADE_SUCCESS'), 'out_trade_no', 'I14s'],
  ] as const) {
    await market.owner.query(`${spoil} where ${column} = $1`, [number]);
    expect((await found()).join(), spoil).toBe(ids);
    await market.owner.query(`${mend} where ${column} = $1`, [number]);
  }
  expect(await found()).toEqual([]);
});
