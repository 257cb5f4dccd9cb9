import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { listDueOrderIds } from '../../../api/orders/order/order.store.ts';
import { findTradeOffer } from '../../../api/orders/order/tradeOffer.store.ts';
import { evaluateOffer } from '../../../api/orders/tradeOffer/evaluateOffer.ts';
import type { SteamSession, TradeOffer } from '../../../api/steam/client/steamGateway.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { poison } from '../../kit/poison.ts';
import { pollOrdersOnce } from '../../kit/pollOrdersOnce.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyFromOrdinary, sendByHand } from './handScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

test('O-06 an attempt begins in the very moment in which the deadline comes: Steam is asked before money moves', async () => {
  const { buyer, orderNo, orderId } = await buyAs(market, 'accept');
  await market.advanceClock(31 * MINUTE_MS);
  const attempt = await market.owner.connect();
  await attempt.query('begin');
  await attempt.query('select id from market_order where order_no = $1 for update', [orderNo]);
  const concluding = worker.conclude(orderNo);
  await untilBlocked(market);
  await attempt.query(
    'update trade_offer set attempts = 1, attempted_at = clock_now() where order_id = (select id from market_order where order_no = $1)',
    [orderNo],
  );
  await attempt.query('commit');
  attempt.release();
  await concluding;
  const { order } = await readOrder(buyer, orderNo);
  expect(order).toMatchObject({
    id: orderId,
    phase: 'VERIFYING',
    display: { statusText: 'SYSTEM_CANCEL_VERIFYING' },
  });
  await market.advanceClock(MINUTE_MS);
  await worker.verify(orderNo);
  expect((await readOrder(buyer, orderNo)).order.phase).toBe('FAILED');
});

test('O-06 the offer goes out in the very moment in which the deadline comes: the new deadline counts', async () => {
  const { buyer, orderNo } = await buyAs(market, 'ignore');
  await market.advanceClock(31 * MINUTE_MS);
  const other = await market.owner.connect();
  await other.query('begin');
  await other.query('select id from market_order where order_no = $1 for update', [orderNo]);
  const concluding = worker.conclude(orderNo);
  await untilBlocked(market);
  await other.query(
    "update market_order set deadline_at = clock_now() + interval '12 hours' where order_no = $1",
    [orderNo],
  );
  await other.query('commit');
  other.release();
  await concluding;
  expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_OFFER');
});

test('T-25 an accepted offer without its items, or without its trade yet, is not a delivery', async () => {
  const { buyer, orderNo } = await buyAs(market, 'ignore');
  await worker.send(orderNo);
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  const offer = await findTradeOffer(market.worker.db, rows[0]?.id ?? '');
  if (!offer?.steamOfferId) throw new Error('no offer was sent');
  const { assetId } = offer.order.asset;
  const [book] = await steamOffersOf(market, orderNo);
  const steams: TradeOffer = {
    tradeOfferId: offer.steamOfferId,
    partnerSteamId: book?.recipientId ?? '',
    isOurOffer: true,
    message: offer.tag,
    state: 3,
    itemsToGive: [],
    itemsToReceive: [],
    tradeId: null,
    timeCreated: 0,
    timeUpdated: 0,
    expirationTime: 0,
    escrowEndDate: null,
    settlementDate: null,
  };
  const session: SteamSession = {
    steamId: '0',
    accessToken: '',
    identitySecret: '',
    deviceId: '',
    sessionId: '',
  };
  await evaluateOffer(market.worker, session, offer, steams);
  await evaluateOffer(market.worker, session, offer, { ...steams, state: 11 });
  const given = [{ appId: 730, assetId, classId: '1', instanceId: '0', contextId: '2' }];
  await evaluateOffer(market.worker, session, offer, { ...steams, itemsToGive: given });
  expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
});

test('S-08 a reversal is seen by the slow look at protected orders, long before their settlement', async () => {
  const { buyer, orderNo } = await buyAs(market, 'accept');
  await worker.send(orderNo);
  await untilOffer(market, orderNo, [3]);
  await worker.poll(orderNo);
  const [offer] = await steamOffersOf(market, orderNo);
  await sandbox(market, `trades/${offer?.tradeId}/reverse`);
  await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
  await pollOrdersOnce(market.worker);
  const { rows } = await market.owner.query(
    "select 1 from pgboss.job j join trade_offer t on t.steam_account_id::text = j.singleton_key join market_order o on o.id = t.order_id where j.name = 'steam-poll' and o.order_no = $1",
    [orderNo],
  );
  expect(rows.length).toBeGreaterThan(0);
  await worker.poll(orderNo);
  expect((await readOrder(buyer, orderNo)).order).toMatchObject({
    phase: 'FAILED',
    display: { statusText: 'REVERSED' },
  });
});

test('L10 W-05 a clock that steps back releases nothing early, and nothing twice when it comes by again', async () => {
  const { orderNo } = await buyAs(market, 'accept');
  await worker.send(orderNo);
  await untilOffer(market, orderNo, [3]);
  await worker.poll(orderNo);
  const goOn = async (ms: number): Promise<string> => {
    await market.advanceClock(ms);
    await pollOrdersOnce(market.worker);
    await worker.conclude(orderNo);
    await worker.poll(orderNo);
    const found = 'select phase from market_order where order_no = $1';
    const { rows } = await market.owner.query<{ phase: string }>(found, [orderNo]);
    return rows[0]?.phase ?? '';
  };
  expect(await goOn(-2 * HOUR_MS)).toBe('protected');
  expect(await goOn(7 * 24 * HOUR_MS)).toBe('protected');
  // Steam settles at a morning of its own: at most a day after the seventh.
  expect(await goOn(27 * HOUR_MS)).toBe('completed');
  expect(await goOn(-8 * 24 * HOUR_MS)).toBe('completed');
  expect(await goOn(16 * 24 * HOUR_MS)).toBe('completed');
  const { rows } = await market.owner.query<{ reason: string }>(
    'select t.reason from ledger_transfer t join market_order o on o.id = t.order_id where o.order_no = $1',
    [orderNo],
  );
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['hold', 'release', 'settle']);
});

test('O-09 a verification that fails inside again and again ends a day after its limit, and its deadline moves ever more slowly', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const offerId = await sendByHand(market, scene, { isConfirmed: false });
  await worker.poll(scene.orderNo);
  await market.advanceClock(12 * 60 * MINUTE_MS + MINUTE_MS);
  await worker.conclude(scene.orderNo);
  await sandbox(market, `offers/${offerId}/cancel`);
  const cure = await poison(market, 'trade_offer_event', "new.state = 'offer:6'");
  // Sessions of people end within the days that pass here.
  const read = async () => {
    const { rows } = await market.owner.query<{ phase: string; reason: string; wait: number | null }>(
      'select phase, reason, (extract(epoch from deadline_at - clock_now()) * 1000)::float8 as wait from market_order where order_no = $1',
      [scene.orderNo],
    );
    return rows[0] ?? { phase: '', reason: '', wait: null };
  };
  const waits: number[] = [];
  for (const hours of [15 * 24, 1, 8]) {
    await market.advanceClock(hours * 60 * MINUTE_MS);
    await expect(worker.conclude(scene.orderNo)).rejects.toThrow('poisoned');
    const { phase, wait } = await read();
    expect(phase).toBe('verifying');
    waits.push(wait ?? 0);
  }
  expect(waits[2]).toBeGreaterThan(60 * MINUTE_MS);
  expect(waits[0]).toBeLessThanOrEqual(MINUTE_MS);
  await market.advanceClock(15 * 60 * MINUTE_MS);
  await worker.conclude(scene.orderNo);
  expect(await read()).toMatchObject({ phase: 'failed', reason: 'sellerShipmentTimeout', wait: null });
  await cure();
  await market.owner.query('update app_user set is_blocked = false');
});

test('an order whose clock stands still keeps no other waiting for its end', async () => {
  const [paused, due] = [await buyAs(market, 'ignore'), await buyAs(market, 'ignore')];
  const { rows } = await market.owner.query<{ id: string; isPaused: boolean }>(
    `update market_order set deadline_at = clock_now() - interval '1 hour', paused_at = case when order_no = $1 then clock_now() end
     where order_no in ($1, $2) returning id, paused_at is not null as "isPaused"`,
    [paused.orderNo, due.orderNo],
  );
  const ids = await listDueOrderIds(market.worker.db, 200);
  for (const { id, isPaused } of rows) expect(ids.includes(id)).toBe(!isPaused);
});
