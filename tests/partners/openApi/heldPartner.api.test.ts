import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseHolds } from '../../../api/accounts/user/accountHold.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { resolveDispute } from '../../../api/orders/order/dispute.ts';
import { requestTradeUrl } from '../../../api/orders/order/orderTradeUrl.ts';
import { holdAccount } from '../../accounts/user/holdScene.ts';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, serveTo, until } from '../callbacks/callbackScene.ts';
import { openReceiver, type Receiver } from '../callbacks/receiver.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

const CUSTOMERS_LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12';
const CUSTOMERS_STEAM_ID = '76561198083722517';
const NEW_LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=GhIjKl34';

let market: TestMarket;
let receiver: Receiver;
let stop: () => Promise<void>;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  receiver = await openReceiver();
  stop = await serveTo(market, [receiver]);
  ({ partner } = await openPartner(market, { callbackUrl: receiver.url }));
});
afterEach(async () => {
  await stop();
  await receiver.close();
});

const heard = (type: string) =>
  receiver.received.filter(({ event }) => event.type === type).map(({ event }) => event.data);

let count = 0;
async function buyFor(tradeUrl: string | undefined) {
  const [listing] = await takeListings(market.visitor(), 1);
  const bought = await partner.post('/orders', {
    outOrderNo: `held-${process.pid}-${++count}`,
    listingId: Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':')[1],
    priceLimitCents: listing?.askCents,
    tradeUrl,
  });
  return bought;
}

async function orderIdOf(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

describe('P-04 a partner whose account is held', () => {
  test('reads on, is told why it cannot buy, and hears of begin and end', async () => {
    const { orderNo } = (await buyFor(undefined)).body.data;
    const orderId = await orderIdOf(orderNo);
    await holdAccount(market, partner.userId, { orderId, note: 'Two reversals in a week' }, { orderNo });
    expect((await partner.get(`/orders/${orderNo}`)).status).toBe(200);
    expect((await partner.get('/wallet')).status).toBe(200);
    const query = JSON.stringify({ query: '{ viewer { isOpenPlatformOn } }' });
    expect((await partner.send('POST', '/graphql', query)).status).toBe(200);
    expect(await buyFor(undefined)).toMatchObject({
      status: 422,
      body: { error: 'accountBlocked', data: { action: 'buy', reason: 'operator', orderNo } },
    });
    await until(() => heard('account.held')).toMatchObject([
      { scope: 'everything', cause: 'operator', orderNo, note: 'Two reversals in a week', endsAt: null },
    ]);
    await inTransaction(market.worker.db, (tx) => releaseHolds(tx, partner.userId, 'all'));
    const [held] = heard('account.held');
    await until(() => heard('account.released')).toMatchObject([{ holdId: held?.holdId }]);
    expect((await buyFor(undefined)).status).toBe(200);
    // An event is in the list once no older transaction runs any more, in any database of the cluster.
    const listed = async () => (await partner.get('/events')).body.data.events.map(({ type }) => type);
    await until(listed).toContain('account.held');
  });

  test.each([
    ['its customer', CUSTOMERS_LINK, null, 0],
    ['the partner itself', undefined, null, 1],
    ['the partner, whose link is another one by now,', undefined, CUSTOMERS_LINK, 1],
    ['its customer, whose account the partner took over by now,', CUSTOMERS_LINK, CUSTOMERS_LINK, 0],
  ])('X-03 a trade that %s reversed holds only who did it', async (_, tradeUrl, laterUrl, holds) => {
    const { orderNo } = (await buyFor(tradeUrl)).body.data;
    const orderId = await orderIdOf(orderNo);
    if (laterUrl !== null)
      await market.owner.query('update app_user set trade_url = $2 where id = $1', [
        partner.userId,
        laterUrl,
      ]);
    await market.owner.query(
      `insert into order_dispute (order_id, cause, waits_until) values ($1, 'reversed', clock_now() + interval '72 hours')`,
      [orderId],
    );
    await inTransaction(market.worker.db, (tx) =>
      resolveDispute(tx, orderId, { fault: 'buyer', evidence: {} }),
    );
    const { rows } = await market.owner.query('select 1 from account_hold where order_id = $1', [orderId]);
    expect(rows).toHaveLength(holds);
  });
});

describe('P-05 a trade link that Steam refuses', () => {
  test('is told at once, by callback, state and order, and another one can be sent', async () => {
    const bought = (await buyFor(CUSTOMERS_LINK)).body.data;
    expect(bought).toMatchObject({ recipientSteamId: CUSTOMERS_STEAM_ID, deliveryIssue: null });
    const { orderNo } = bought;
    await requestTradeUrl(market.worker, await orderIdOf(orderNo), 'tradeLink');
    await until(() => heard('order.changed').find(({ sequence }) => sequence === 3)).toMatchObject({
      orderNo,
      cause: 'tradeLinkRefused',
      phase: 'awaitingOffer',
      previousPhase: 'awaitingOffer',
      deliveryIssue: 'tradeLink',
      recipientSteamId: CUSTOMERS_STEAM_ID,
      deadlineAt: expect.any(String),
    });
    const { states } = (await partner.post('/orders/states', { orderNos: [orderNo] })).body.data;
    expect(states).toMatchObject([{ deliveryIssue: 'tradeLink' }]);
    const replace = (tradeUrl: string) => partner.post(`/orders/${orderNo}/trade-url`, { tradeUrl });
    expect(await replace('https://example.com/')).toMatchObject({
      status: 422,
      body: { error: 'tradeUrlInvalid' },
    });
    expect(await replace(NEW_LINK)).toMatchObject({ status: 200, body: { data: { deliveryIssue: null } } });
    expect((await replace(NEW_LINK)).status).toBe(200);
    expect(await replace(CUSTOMERS_LINK)).toMatchObject({
      status: 422,
      body: { error: 'tradeUrlNotNeeded' },
    });
    const sequences = () => heard('order.changed').map(({ sequence }) => sequence);
    await until(() => sequences().toSorted()).toEqual([1, 2, 3, 4]);
    const history = (await partner.send('GET', `/open/v1/orders/${orderNo}/history`)).body.data;
    expect(history).toMatchObject({
      events: [
        { sequence: 1, cause: 'ordered', previousPhase: null },
        { sequence: 2, cause: 'paid', phase: 'awaitingOffer' },
        { sequence: 3, cause: 'tradeLinkRefused', actor: 'steam' },
        { sequence: 4, cause: 'tradeLinkReplaced', actor: 'buyer' },
      ],
    });
    const other = (await openPartner(market)).partner;
    expect((await other.send('GET', `/open/v1/orders/${orderNo}/history`)).status).toBe(404);
    expect((await other.post(`/orders/${orderNo}/trade-url`, { tradeUrl: NEW_LINK })).status).toBe(404);
  });
});

describe('E-06 a call of the open platform', () => {
  test.each([
    ['a misspelt trade link', '/orders', { tradeURL: CUSTOMERS_LINK }, 'tradeURL'],
    [
      'a field of no row',
      '/listings',
      { items: [{ inventoryItemId: crypto.randomUUID(), priceCents: 1, price: 1 }] },
      'items[0].price',
    ],
    ['a body where none is taken', '/orders/1/cancel', { reason: 'x' }, 'reason'],
  ])('refuses %s by name, in both languages', async (_, path, extra, field) => {
    const [listing] = await takeListings(market.visitor(), 1);
    const purchase = {
      outOrderNo: `strict-${++count}`,
      marketHashName: listing?.marketHashName,
      priceLimitCents: listing?.askCents,
    };
    const body =
      path === '/orders'
        ? { ...purchase, ...extra }
        : path === '/listings'
          ? { requestId: 'strict-00001', ...extra }
          : extra;
    const english = await partner.send('POST', `/open/v1${path}`, body);
    expect(english).toMatchObject({ status: 400, body: { error: 'badInput', field } });
    expect(english.body.msg).toBe(`The request is malformed: ${field}: is not a field of this call`);
    const headers = { 'accept-language': 'zh-CN' };
    const chinese = await partner.send('POST', `/open/v1${path}`, body, { headers });
    expect(chinese.body.msg).toBe(`请求参数有误: ${field}: 不是这个接口的字段`);
    expect((await partner.get('/orders')).body.data.rows).toEqual([]);
  });

  test.each([
    ['/wallet?currency=usd', 'currency'],
    ['/market-items?serach=ak', 'serach'],
    ['/orders?page=2', 'page'],
  ])('refuses the parameters of %s by name', async (path, field) => {
    expect(await partner.send('GET', `/open/v1${path}`)).toMatchObject({ status: 400, body: { field } });
  });

  test('names what is missing, and reports what is not JSON', async () => {
    const sent = await partner.post('/orders', {});
    expect(sent.body).toMatchObject({ error: 'badInput', field: 'outOrderNo' });
    expect(sent.body.msg).toBe('The request is malformed: outOrderNo: is required');
    const broken = await partner.post('/orders', '{"outOrderNo":');
    expect(broken).toMatchObject({ status: 400, body: { error: 'badInput' } });
    expect(broken.body.msg).toMatch(/the body is no valid JSON$/);
    const untyped = await partner.post('/orders', '{}', { headers: { 'content-type': 'text/plain' } });
    expect(untyped).toMatchObject({ status: 415, body: { error: 'mediaTypeWrong' } });
    expect(untyped.body.msg).toMatch(/Content-Type: application\/json/);
  });

  test('carries what belongs to a domain error', async () => {
    const [listing] = await takeListings(market.visitor(), 1);
    const listingId = Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':')[1];
    const low = { outOrderNo: `data-${++count}`, listingId, priceLimitCents: 1 };
    expect((await partner.post('/orders', low)).body).toMatchObject({
      error: 'priceChanged',
      data: { priceCents: listing?.askCents },
    });
    await buyAs(partner, market);
    const { rows } = await market.owner.query(
      "select id from listing where status = 'sold' or status = 'reserved' limit 1",
    );
    const gone = { outOrderNo: `data-${++count}`, listingId: rows[0].id, priceLimitCents: 100 };
    expect((await partner.post('/orders', gone)).body).toMatchObject({ error: 'listingGone', data: null });
  });
});
