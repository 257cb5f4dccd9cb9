import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { requestTradeUrl, setOrderTradeUrl } from '../../../api/orders/order/orderTradeUrl.ts';
import { CANCEL, STEAM_HEALTH } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { pollOrdersOnce } from '../../kit/pollOrdersOnce.ts';
import { steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene } from './deliveryScene.ts';

let front: SteamFront;
let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket({ STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
  await front.close();
});

const round = () => pollOrdersOnce(market.worker);

async function health() {
  return (await market.visitor().must(STEAM_HEALTH, {})).steamHealth;
}

async function recover(): Promise<void> {
  front.clear();
  for (const _ of [1, 2, 3]) await round();
}

describe('Steam is down for an hour', () => {
  test('O-06 nobody’s deadline passes, nothing is sent twice, and everything goes on with the time that was left', async () => {
    const sold = await buyAs(market, 'ignore');
    const offered = await buyAs(market, 'accept');
    await worker.send(offered.orderNo);
    const before = await readOrder(offered.buyer, offered.orderNo);
    front.add({ pathContains: '', times: 1_000, isLost: true, answer: () => ({ status: 503, body: '' }) });
    for (const _ of [1, 2])
      await expect(worker.send(sold.orderNo)).rejects.toMatchObject({ name: 'SteamError' });
    // Four failures of one kind of call: those of the sends, and those of the polls of each run. The clocks stop in the run after it is known.
    const isPaused = async ({ buyer, orderNo }: typeof sold) =>
      (await readOrder(buyer, orderNo)).order.pausedAt !== null;
    for (let runs = 0; runs < 8 && !((await isPaused(sold)) && (await isPaused(offered))); runs += 1)
      await round();
    expect(await health()).toMatchObject({ state: 'DOWN' });
    for (const { buyer, orderNo } of [sold, offered]) {
      const { order } = await readOrder(buyer, orderNo);
      expect(order.pausedAt).not.toBeNull();
      expect(order.events.at(-1)).toMatchObject({ cause: 'PAUSED', actor: 'PLATFORM' });
    }
    await market.advanceClock(HOUR_MS);
    for (const { orderNo } of [sold, offered]) await worker.conclude(orderNo);
    await round();
    expect((await readOrder(sold.buyer, sold.orderNo)).order.phase).toBe('AWAITING_OFFER');
    expect((await readOrder(offered.buyer, offered.orderNo)).order.phase).toBe('AWAITING_ACCEPT');

    await recover();
    expect(await health()).toMatchObject({ state: expect.not.stringMatching('DOWN') });
    const after = await readOrder(offered.buyer, offered.orderNo);
    expect(after.order.pausedAt).toBeNull();
    expect(after.order.events.at(-1)).toMatchObject({ cause: 'RESUMED' });
    const shiftMs = Date.parse(after.order.deadlineAt ?? '') - Date.parse(before.order.deadlineAt ?? '');
    expect(Math.abs(shiftMs - HOUR_MS)).toBeLessThan(60_000);
    await worker.send(sold.orderNo);
    expect(await steamOffersOf(market, sold.orderNo)).toHaveLength(1);
    expect((await readOrder(sold.buyer, sold.orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    const events = after.order.events.filter(({ cause }) => cause === 'PAUSED' || cause === 'RESUMED');
    expect(events.map(({ cause }) => cause)).toEqual(['PAUSED', 'RESUMED']);
  });

  test('while it is down the worker asks for a sign of life and nothing else', async () => {
    const { orderNo } = await buyAs(market, 'ignore');
    front.add({ pathContains: '', times: 1_000, isLost: true, answer: () => ({ status: 500, body: '' }) });
    for (const _ of [1, 2]) await worker.send(orderNo).catch(() => {});
    for (const _ of [1, 2, 3]) await round();
    const { rows } = await market.owner.query<{ name: string }>(
      "delete from pgboss.job where name <> '' returning name",
    );
    expect(rows.length).toBeGreaterThan(0);
    await round();
    const { rows: again } = await market.owner.query<{ name: string }>(
      "select name from pgboss.job where name in ('trade-offer-send', 'order-verify', 'steam-poll')",
    );
    expect(again).toEqual([]);
    await recover();
    await round();
    const { rows: sent } = await market.owner.query(
      "select 1 from pgboss.job where name = 'trade-offer-send'",
    );
    expect(sent.length).toBeGreaterThan(0);
  });

  test('a phase that begins during the outage stands still as well, and one that ends takes its standstill along', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    front.add({ pathContains: '', times: 1_000, isLost: true, answer: () => null });
    for (const _ of [1, 2, 3]) await worker.send(orderNo).catch(() => {});
    for (const _ of [1, 2, 3]) await round();
    expect((await readOrder(buyer, orderNo)).order.pausedAt).not.toBeNull();
    const late = await buyAs(market, 'ignore');
    await round();
    expect((await readOrder(late.buyer, late.orderNo)).order.pausedAt).not.toBeNull();
    await recover();
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.send(orderNo);
    const { rows } = await market.owner.query<{ ms: number; at: Date | null }>(
      'select paused_ms::int as ms, paused_at as at from market_order where order_no = $1',
      [orderNo],
    );
    expect(rows[0]?.at).toBeNull();
    expect(rows[0]?.ms).toBeGreaterThan(0);
  });

  /** When an order's clock stopped and resumed according to its history, and how long it was paused (milliseconds). */
  async function standstills({ orderNo, buyer }: Pick<Scene, 'orderNo' | 'buyer'>) {
    const { order } = await readOrder(buyer, orderNo);
    const { rows } = await market.owner.query<{ ms: number }>(
      'select paused_ms::int as ms from market_order where order_no = $1',
      [orderNo],
    );
    const told = order.events
      .filter(({ cause }) => cause === 'RESUMED')
      .flatMap(({ evidence }) => evidence.filter(({ name }) => name === 'pausedMs'));
    const ms = rows[0]?.ms ?? 0;
    expect(told.reduce((sum, { value }) => sum + Number(value), 0)).toBe(ms);
    return { causes: order.events.slice(2).map(({ cause }) => cause), hours: Math.round(ms / HOUR_MS) };
  }

  async function goDown(orderNo: string): Promise<void> {
    front.add({ pathContains: '', times: 1_000, isLost: true, answer: () => ({ status: 503, body: '' }) });
    for (const _ of [1, 2, 3]) await worker.send(orderNo).catch(() => {});
    for (const _ of [1, 2, 3]) await round();
  }

  test('a link that is refused and replaced meanwhile: each new deadline ends a standstill, none of it is lost', async () => {
    const scene = await buyAs(market, 'ignore');
    const { rows } = await market.owner.query<{ id: string; tradeUrl: string; buyerId: string }>(
      'select id, buyer_trade_url as "tradeUrl", buyer_id as "buyerId" from market_order where order_no = $1',
      [scene.orderNo],
    );
    const { id: orderId, tradeUrl, buyerId } = rows[0] ?? { id: '', tradeUrl: '', buyerId: '' };
    await goDown((await buyAs(market, 'ignore')).orderNo);
    await market.advanceClock(HOUR_MS);
    await requestTradeUrl(market.worker, orderId, 'tradeLink');
    await round();
    await market.advanceClock(2 * HOUR_MS);
    await setOrderTradeUrl(market.platform, { buyerId, orderId, tradeUrl, isPartner: false });
    await round();
    await market.advanceClock(4 * HOUR_MS);
    await recover();
    expect(await standstills(scene)).toEqual({
      causes: [
        'PAUSED',
        'RESUMED',
        'TRADE_LINK_REFUSED',
        'PAUSED',
        'RESUMED',
        'TRADE_LINK_REPLACED',
        'PAUSED',
        'RESUMED',
      ],
      hours: 7,
    });
  });

  test('a cancel of what is being verified ends the standstill', async () => {
    const scene = await buyAs(market, 'ignore');
    for (const _ of [1, 2, 3]) {
      front.add({ pathContains: '/tradeoffer/new/send', times: 1, isLost: true, answer: () => null });
      await worker.send(scene.orderNo).catch(() => {});
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    await goDown(scene.orderNo);
    await market.advanceClock(HOUR_MS);
    expect((await scene.buyer.must(CANCEL, { orderId: scene.orderId })).cancelOrder).toMatchObject({
      order: { display: { statusText: 'BUYER_CANCEL_VERIFYING' } },
    });
    expect(await standstills(scene)).toEqual({
      causes: ['SEND_DOUBTFUL', 'PAUSED', 'RESUMED', 'CANCEL_ASKED'],
      hours: 1,
    });
    await recover();
  });
});
