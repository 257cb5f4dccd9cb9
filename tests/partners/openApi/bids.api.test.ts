import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireBids, wakeBids } from '../../../api/orders/bid/bid.jobs.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { sleepBid } from '../../../api/orders/bid/sleepBid.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, readBid, takeItem } from '../../orders/bid/bidScene.ts';
import { serveTo, until } from '../callbacks/callbackScene.ts';
import { openReceiver, type Receiver } from '../callbacks/receiver.ts';
import { openPartner } from './openStage.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

const CUSTOMERS_LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12';
const CUSTOMERS_STEAM_ID = '76561198083722517';

let market: TestMarket;
let receiver: Receiver;
let stop: () => Promise<void>;
let partner: PartnerClient;
let stranger: PartnerClient;
let matching: ReturnType<typeof openMatching>;

beforeAll(async () => {
  market = await openTestMarket();
  receiver = await openReceiver();
  stop = await serveTo(market, [receiver]);
  ({ partner } = await openPartner(market, { callbackUrl: receiver.url }));
  ({ partner: stranger } = await openPartner(market));
  matching = openMatching(market.worker);
});
afterAll(async () => {
  await stop();
  await receiver.close();
  await expectInvariantsHold(market);
  await market.close();
});

let count = 0;
const ownNo = () => `bid-${process.pid}-${++count}`;

/** An item of which nothing is on sale, by id and by name. */
async function takeNamed(): Promise<{ id: string; marketHashName: string }> {
  const id = await takeItem(market);
  const { rows } = await market.owner.query(
    'select market_hash_name as name from market_item where id = $1',
    [id],
  );
  return { id, marketHashName: rows[0].name };
}

/** The terms of a bid that is taken. */
async function terms(more: object = {}) {
  const { id: itemId, marketHashName } = await takeNamed();
  return { itemId, asked: { ownNo: ownNo(), marketHashName, quantity: 2, priceLimitCents: 9_000, ...more } };
}

const patch = (bidId: string, body: object, by = partner) => by.send('PATCH', `/open/v1/bids/${bidId}`, body);
const cancel = (bidId: string, by = partner) => by.send('DELETE', `/open/v1/bids/${bidId}`);
const toldOf = (bidId: string) =>
  receiver.received.filter(({ event }) => event.data.bidId === bidId).map(({ event }) => event);

describe('B-09 buy orders of partners', () => {
  test('are opened, found by number and id, and the same number returns the first, also ten times at once', async () => {
    const { asked } = await terms({ conditions: 'wear<0.3', tradeUrl: CUSTOMERS_LINK });
    const walletOf = async () => (await partner.get('/wallet')).body.data;
    const before = await walletOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => partner.post('/bids', asked)));
    expect(new Set(answers.map(({ body }) => body.data.bidId)).size).toBe(1);
    const bid = answers[0]?.body.data;
    expect(bid).toMatchObject({
      ownNo: asked.ownNo,
      quantity: 2,
      remaining: 2,
      priceLimitCents: 9_000,
      heldCents: 18_000,
      conditions: 'wear<0.3',
      status: 'open',
      sleepReason: null,
      recipientSteamId: CUSTOMERS_STEAM_ID,
    });
    const { depositCents, biddingCents } = await walletOf();
    expect([biddingCents - before.biddingCents, before.depositCents - depositCents]).toEqual([
      18_000, 18_000,
    ]);
    expect((await partner.get(`/bids?ownNo=${asked.ownNo}`)).body.data).toEqual({ rows: [bid], next: null });
    expect((await partner.get(`/bids/${bid?.bidId}`)).body.data).toEqual(bid);
    expect(await partner.post('/bids', { ...asked, quantity: 3 })).toMatchObject({
      status: 422,
      body: { error: 'requestIdReused' },
    });
  });

  test('B-17 with a limit that only their partner reads, which can be changed and taken away', async () => {
    const { asked } = await terms({ upToCents: 9_500 });
    const bid = (await partner.post('/bids', asked)).body.data;
    expect(bid).toMatchObject({ priceLimitCents: 9_000, upToCents: 9_500, heldCents: 19_000 });
    const path = `/open/v1/market-items/book?marketHashName=${encodeURIComponent(asked.marketHashName)}`;
    expect((await stranger.send('GET', path)).body.data).toMatchObject({
      bids: [{ priceCents: 9_000, copies: 2, ownCopies: 0, conditions: '' }],
    });
    expect((await patch(bid.bidId, { upToCents: 9_600 })).body.data).toMatchObject({
      priceLimitCents: 9_000,
      upToCents: 9_600,
      heldCents: 19_200,
    });
    expect((await patch(bid.bidId, { upToCents: 9_000 })).body.data).toMatchObject({
      priceLimitCents: 9_000,
      upToCents: null,
      heldCents: 18_000,
    });
  });

  test('are listed newest first in pages', async () => {
    const opened: string[] = [];
    for (let n = 0; n < 3; n += 1)
      opened.unshift((await partner.post('/bids', (await terms()).asked)).body.data.bidId);
    const first = (await partner.get('/bids?limit=2')).body.data;
    expect(first.rows.map(({ bidId }) => bidId)).toEqual(opened.slice(0, 2));
    const second = (await partner.get(`/bids?limit=1&after=${first.next}`)).body.data;
    expect(second.rows.map(({ bidId }) => bidId)).toEqual(opened.slice(2));
  });

  test.each([
    [
      'a price off its step',
      { priceLimitCents: 9_050 },
      422,
      { error: 'bidTick', data: { lowerCents: 9_000, higherCents: 9_100 } },
    ],
    ['a limit below the price', { upToCents: 8_900 }, 400, { error: 'badInput', field: 'upToCents' }],
    ['a limit off its step', { upToCents: 9_050 }, 400, { error: 'badInput', field: 'upToCents' }],
    ['a price far above', { priceLimitCents: 16_000 }, 422, { error: 'bidFarAbove' }],
    ['a price beyond ten times', { priceLimitCents: 100_100 }, 422, { error: 'bidPriceTooHigh' }],
    ['an unknown item', { marketHashName: 'No such item' }, 422, { error: 'marketItemUnknown' }],
    ['a wrong condition', { conditions: 'weer<0.1' }, 422, { error: 'filterInvalid' }],
    ['a wrong trade link', { tradeUrl: 'https://example.com/' }, 422, { error: 'tradeUrlInvalid' }],
    ['no copies', { quantity: 0 }, 400, { error: 'badInput', field: 'quantity' }],
    ['too many copies', { quantity: 101 }, 400, { error: 'badInput', field: 'quantity' }],
    ['no price', { priceLimitCents: 0 }, 400, { error: 'badInput', field: 'priceLimitCents' }],
    ['an end too far', { expiresAt: '2099-01-01T00:00:00Z' }, 400, { error: 'badInput', field: 'expiresAt' }],
    ['a field that it does not have', { price: 1 }, 400, { error: 'badInput', field: 'price' }],
    ['a number too short', { ownNo: 'x' }, 400, { error: 'badInput', field: 'ownNo' }],
  ])('with %s are refused by name, and the number stays free', async (_, wrong, status, body) => {
    const { asked } = await terms();
    expect(await partner.post('/bids', { ...asked, ...wrong })).toMatchObject({ status, body });
    expect((await partner.get(`/bids?ownNo=${asked.ownNo}`)).body.data.rows).toEqual([]);
    const { bidId } = (await partner.post('/bids', asked)).body.data;
    await cancel(bidId);
  });

  test('hold what they may cost at once, or are refused', async () => {
    await openBuyer(market, 10_000);
    const { rows } = await market.owner.query('select id from app_user order by id desc limit 1');
    const poor = await enrolPartner(market, rows[0].id);
    const { asked } = await terms();
    expect(await poor.post('/bids', asked)).toMatchObject({
      status: 422,
      body: { error: 'insufficientFunds', data: { missingCents: 8_000 } },
    });
    const once = await poor.post('/bids', { ...asked, quantity: 1 });
    expect(once.body.data).toMatchObject({ heldCents: 9_000 });
  });

  test('may be equal for two recipients, not for one', async () => {
    const { asked } = await terms();
    expect((await partner.post('/bids', asked)).status).toBe(200);
    expect((await partner.post('/bids', { ...asked, ownNo: ownNo() })).body.error).toBe('bidExists');
    const other = { ...asked, ownNo: ownNo(), tradeUrl: CUSTOMERS_LINK };
    expect((await partner.post('/bids', other)).status).toBe(200);
  });

  test('change all at once or not at all, and are cancelled once', async () => {
    const { asked } = await terms();
    const { bidId } = (await partner.post('/bids', asked)).body.data;
    expect((await patch(bidId, { quantity: 3, isPaused: true })).body.data).toMatchObject({
      quantity: 3,
      heldCents: 27_000,
      status: 'asleep',
      sleepReason: 'paused',
    });
    expect(await patch(bidId, { priceLimitCents: 9_001, isPaused: false })).toMatchObject({
      status: 422,
      body: { error: 'bidTick' },
    });
    expect((await partner.get(`/bids/${bidId}`)).body.data).toMatchObject({ status: 'asleep', quantity: 3 });
    expect((await patch(bidId, { isPaused: false })).body.data).toMatchObject({ status: 'open' });
    expect(await patch(bidId, {})).toMatchObject({ status: 400, body: { field: 'quantity' } });
    for (let n = 0; n < 2; n += 1)
      expect(await cancel(bidId)).toMatchObject({
        status: 200,
        body: { data: { status: 'cancelled', heldCents: 0 } },
      });
    expect(await patch(bidId, { quantity: 1 })).toMatchObject({ status: 422, body: { error: 'bidEnded' } });
  });

  test('are paused beside another change also while they sleep for another reason, and stay so once it is gone', async () => {
    const opened = [(await terms()).asked, (await terms()).asked];
    const [bidId = '', otherId = ''] = await Promise.all(
      opened.map(async (asked) => (await partner.post('/bids', asked)).body.data.bidId),
    );
    for (const id of [bidId, otherId]) await sleepBid(market.platform, id, 'noTradeLink');
    const paused = { quantity: 3, status: 'asleep', sleepReason: 'paused' };
    expect((await patch(bidId, { quantity: 3, isPaused: true })).body.data).toMatchObject(paused);
    // Their partner has a trade link.
    await wakeBids(market.worker);
    expect((await partner.get(`/bids/${bidId}`)).body.data).toMatchObject(paused);
    expect((await partner.get(`/bids/${otherId}`)).body.data).toMatchObject({ status: 'open' });
    // Resuming wakes a buy order whatever it sleeps for, beside another change as alone.
    for (const change of [{ isPaused: false }, { isPaused: false, quantity: 4 }]) {
      await sleepBid(market.platform, otherId, 'noTradeLink');
      expect((await patch(otherId, change)).body.data).toMatchObject({ status: 'open', sleepReason: null });
    }
  });

  test('change what they ask for and when they end', async () => {
    const { asked } = await terms();
    const { bidId } = (await partner.post('/bids', asked)).body.data;
    const expiresAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
    expect((await patch(bidId, { conditions: 'wear<0.1', expiresAt })).body.data).toMatchObject({
      conditions: 'wear<0.1',
      expiresAt,
      quantity: 2,
      heldCents: 18_000,
    });
    expect(await patch(bidId, { conditions: 'wear<' })).toMatchObject({
      status: 422,
      body: { error: 'filterInvalid' },
    });
    expect(await patch(bidId, { expiresAt: new Date().toISOString() })).toMatchObject({
      status: 400,
      body: { field: 'expiresAt' },
    });
    expect((await patch(bidId, { conditions: '' })).body.data).toMatchObject({ conditions: '', expiresAt });
    expect((await partner.post('/bids', { ...asked, ownNo: ownNo() })).body.error).toBe('bidExists');
    const other = await partner.post('/bids', { ...asked, ownNo: ownNo(), conditions: 'seed:661' });
    expect(await patch(other.body.data.bidId, { conditions: '' })).toMatchObject({
      status: 422,
      body: { error: 'bidExists' },
    });
  });

  test('of another partner do not exist', async () => {
    const { asked } = await terms();
    const { bidId } = (await partner.post('/bids', asked)).body.data;
    const answers = [
      await stranger.get(`/bids/${bidId}`),
      await patch(bidId, { quantity: 1 }, stranger),
      await cancel(bidId, stranger),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { error: 'notFound' } });
    expect((await stranger.get(`/bids?ownNo=${asked.ownNo}`)).body.data.rows).toEqual([]);
    expect((await partner.get(`/bids/${bidId}`)).body.data).toMatchObject({ status: 'open', quantity: 2 });
  });

  test('in a batch have an outcome each, and return the first ones when it is repeated', async () => {
    const [one, two] = [(await terms()).asked, (await terms()).asked];
    const bids = [
      one,
      { ...one, ownNo: ownNo(), priceLimitCents: 9_001 },
      { ...one, ownNo: ownNo(), expiresAt: '2099-01-01T00:00:00Z' },
      { ...one, ownNo: ownNo(), marketHashName: 'No such item' },
      two,
    ];
    const { outcomes } = (await partner.post('/bids/batch', { bids })).body.data;
    expect(outcomes.map(({ index, error, field }) => [index, error, field])).toEqual([
      [0, null, null],
      [1, 'bidTick', null],
      [2, 'badInput', 'expiresAt'],
      [3, 'marketItemUnknown', null],
      [4, null, null],
    ]);
    const again = (await partner.post('/bids/batch', { bids })).body.data.outcomes;
    expect(again.map(({ bid }) => bid?.bidId)).toEqual(outcomes.map(({ bid }) => bid?.bidId));
    expect(await partner.post('/bids/batch', { bids: [one, one] })).toMatchObject({
      status: 400,
      body: { field: 'bids[1].ownNo' },
    });
    expect(await partner.post('/bids/batch', { bids: [] })).toMatchObject({
      status: 400,
      body: { field: 'bids' },
    });
  });

  test('show in the book of the item, for everybody without a name', async () => {
    const { itemId, asked } = await terms({ conditions: 'wear<0.1' });
    await partner.post('/bids', asked);
    await offerCopy(market, await openRobot(market), { itemId, askCents: 9_500 });
    const path = `/open/v1/market-items/book?marketHashName=${encodeURIComponent(asked.marketHashName)}`;
    expect((await stranger.send('GET', path)).body.data).toEqual({
      asks: [{ priceCents: 9_500, copies: 1, ownCopies: 0 }],
      bids: [{ priceCents: 9_000, copies: 2, ownCopies: 0, conditions: 'wear<0.1' }],
    });
  });
});

describe('B-09 callbacks of buy orders', () => {
  test('a fill goes to the recipient of the bid and is told once', async () => {
    const { itemId, asked } = await terms({ tradeUrl: CUSTOMERS_LINK });
    const { bidId } = (await partner.post('/bids', asked)).body.data;
    await offerCopy(market, await openRobot(market), { itemId, askCents: 8_000 });
    await matching.run();
    await until(() => toldOf(bidId).map(({ type }) => type)).toEqual(['bid.filled']);
    const [order] = (await readBid(market, bidId)).fills;
    expect(toldOf(bidId)[0]?.data).toMatchObject({
      ...{
        ownNo: asked.ownNo,
        remaining: 1,
        status: 'open',
        priceCents: 9_000,
        orderNo: order?.order.orderNo,
      },
    });
    expect(order?.isForOthers).toBe(true);
    const bought = (await partner.get(`/orders/${order?.order.orderNo}`)).body.data;
    expect(bought.recipientSteamId).toBe(CUSTOMERS_STEAM_ID);
    const { rows } = await market.owner.query(
      `select count(*)::int as count from callback_event where data->>'bidId' = $1`,
      [bidId],
    );
    expect(rows[0].count).toBe(1);
  });

  test('sleep, waking, the end and cancelling are told; a receiver that fails at one gets the others', async () => {
    const { bidId } = (await partner.post('/bids', (await terms()).asked)).body.data;
    receiver.answer = (response, { event }) =>
      void response.writeHead(event.type === 'bid.slept' ? 500 : 204).end();
    await sleepBid(market.platform, bidId, 'noTradeLink');
    await patch(bidId, { isPaused: false });
    await cancel(bidId);
    const types = ['bid.slept', 'bid.woken', 'bid.cancelled'];
    await until(() =>
      toldOf(bidId)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(types.toSorted());
    const waiting = async () => {
      const { rows } = await market.owner.query(
        `select type from callback_event where data->>'bidId' = $1 and state = 'waiting'`,
        [bidId],
      );
      return rows;
    };
    await until(waiting).toEqual([{ type: 'bid.slept' }]);
    receiver.answer = (response) => void response.writeHead(204).end();
    const slept = toldOf(bidId).find(({ type }) => type === 'bid.slept');
    expect(slept?.data).toMatchObject({ status: 'asleep', sleepReason: 'noTradeLink' });
  });

  test('an end by time is told, and all are in the list of events', async () => {
    const { bidId } = (await partner.post('/bids', (await terms()).asked)).body.data;
    await market.owner.query(`update bid set expires_at = clock_now() - interval '1 second' where id = $1`, [
      bidId,
    ]);
    await expireBids(market.worker);
    await until(() => toldOf(bidId).map(({ type }) => type)).toEqual(['bid.expired']);
    // An event is in the list once no older transaction runs any more.
    const listed = async () => {
      const { events } = (await partner.get('/events?limit=100')).body.data;
      return events.some(({ type }) => type === 'bid.expired');
    };
    await until(listed).toBe(true);
  });
});
