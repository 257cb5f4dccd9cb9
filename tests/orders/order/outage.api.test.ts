import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { measureStatus } from '../../../api/ops/metrics/measureStatus.ts';
import { pollSteamAccount } from '../../../api/orders/tradeOffer/pollSteamAccount.ts';
import { processDueOrder } from '../../../api/orders/tradeOffer/processDueOrder.ts';
import { sendTradeOffer } from '../../../api/orders/tradeOffer/sendTradeOffer.ts';
import { settleAccount } from '../../../api/orders/tradeOffer/settleAccount.ts';
import { verifyCancel } from '../../../api/orders/tradeOffer/verifyCancel.ts';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import { CANCEL, STEAM_HEALTH } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { pollOrdersOnce } from '../../kit/pollOrdersOnce.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyFromOrdinary } from './handScene.ts';

const STEP_MINUTES = 3;

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

const QUEUES: Record<string, (data: { orderId: string; steamAccountId: string }) => Promise<unknown>> = {
  'trade-offer-send': ({ orderId }) => sendTradeOffer(market.worker, orderId),
  'order-due': ({ orderId }) => processDueOrder(market.worker, orderId),
  settlement: ({ steamAccountId }) => settleAccount(market.worker, steamAccountId),
  'order-verify': ({ orderId }) => verifyCancel(market.worker, orderId),
  'steam-poll': ({ steamAccountId }) => pollSteamAccount(market.worker, steamAccountId),
};

/** One run of the worker and of the jobs that it requests. */
async function workOnce(): Promise<void> {
  await pollOrdersOnce(market.worker);
  const { rows } = await market.owner.query<{
    name: string;
    data: { orderId: string; steamAccountId: string };
  }>('delete from pgboss.job where name = any($1) returning name, data', [Object.keys(QUEUES)]);
  for (const { name, data } of rows) {
    await QUEUES[name]?.(data).catch((error: unknown) => {
      if (!(error instanceof SteamError)) throw error;
    });
  }
}

/** Works through so many minutes of the market's clock. */
async function workFor(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += STEP_MINUTES) {
    await workOnce();
    await market.advanceClock(STEP_MINUTES * MINUTE_MS);
  }
  await workOnce();
}

interface Placed {
  buyer: Awaited<ReturnType<typeof buyAs>>['buyer'];
  orderNo: string;
}

const orderOf = async ({ buyer, orderNo }: Placed) => (await readOrder(buyer, orderNo)).order;

async function phasesOf(orders: Record<string, Placed>): Promise<Record<string, string>> {
  const entries = Object.entries(orders).map(async ([name, placed]) => [name, (await orderOf(placed)).phase]);
  return Object.fromEntries(await Promise.all(entries));
}

const healthState = async () => (await market.visitor().must(STEAM_HEALTH, {})).steamHealth?.state;

/** How many minutes longer than before an order may take. */
async function grantedMinutes(placed: Placed, before: string | null | undefined): Promise<number> {
  const { deadlineAt } = await orderOf(placed);
  return Math.round((Date.parse(deadlineAt ?? '') - Date.parse(before ?? '')) / MINUTE_MS);
}

async function accountOf({ orderNo }: Placed): Promise<string> {
  const { rows } = await market.owner.query<{ steamId: string }>(
    `select account.steam_id as "steamId" from market_order o join asset on asset.id = o.asset_id
     join steam_account account on account.id = asset.steam_account_id where o.order_no = $1`,
    [orderNo],
  );
  return rows[0]?.steamId ?? '';
}

async function placeOne(behaviour: string, phase: string): Promise<Placed> {
  const placed = await buyAs(market, behaviour);
  if (phase !== 'AWAITING_OFFER') await worker.send(placed.orderNo);
  if (phase === 'PROTECTED') {
    await untilOffer(market, placed.orderNo, [3]);
    await worker.poll(placed.orderNo);
  }
  expect((await orderOf(placed)).phase).toBe(phase);
  return placed;
}

async function placeUnconfirmed(): Promise<Placed & { steamId: string }> {
  const placed = await buyAs(market, 'ignore');
  const steamId = await accountOf(placed);
  await sandbox(market, `accounts/${steamId}`, { confirmations: 'hidden' });
  await worker.send(placed.orderNo).catch(() => {});
  expect((await orderOf(placed)).phase).toBe('DELIVERING');
  return { ...placed, steamId };
}

/** An order delivered by hand, without the job of the robot that its account was at the time of purchase. */
async function placeByHand(): Promise<Placed> {
  const placed = await buyFromOrdinary(market, 'ignore');
  await market.owner.query("delete from pgboss.job where name = 'trade-offer-send'");
  return placed;
}

async function endAllFaults(): Promise<void> {
  await fetch(`${market.sandboxUrl}/sandbox/faults/off`, { method: 'POST' });
}

describe('O-06 Steam answers every call with 500 for an hour', () => {
  test('clocks stand still from the first failure on, nothing ends, and everything goes on afterwards', async () => {
    const placed = {
      unsent: await placeOne('ignore', 'AWAITING_OFFER'),
      byHand: await placeByHand(),
      offered: await placeOne('ignore', 'AWAITING_ACCEPT'),
      cancelled: await placeOne('ignore', 'AWAITING_OFFER'),
      settling: await placeOne('accept', 'PROTECTED'),
    };
    const unconfirmed = await placeUnconfirmed();
    const orders = { ...placed, unconfirmed };
    const before = (await orderOf(orders.offered)).deadlineAt;
    const beforeByHand = (await orderOf(orders.byHand)).deadlineAt;
    await market.advanceClock(15 * MINUTE_MS);
    await sandbox(market, 'faults', { service: 'steam', status: '500', minutes: '60' });
    await sandbox(market, `accounts/${unconfirmed.steamId}`, { confirmations: 'asked' });
    await worker.send(orders.cancelled.orderNo).catch(() => {});
    await workOnce();
    await market.owner.query(
      "update market_order set created_at = created_at - interval '1 day' where order_no = $1",
      [orders.cancelled.orderNo],
    );
    await orders.cancelled.buyer.must(CANCEL, { orderId: (await orderOf(orders.cancelled)).id });
    await workFor(57);
    expect(await phasesOf(orders)).toEqual({
      unsent: 'AWAITING_OFFER',
      byHand: 'AWAITING_OFFER',
      unconfirmed: 'DELIVERING',
      offered: 'AWAITING_ACCEPT',
      cancelled: 'VERIFYING',
      settling: 'PROTECTED',
    });
    expect(await healthState()).toBe('DOWN');
    await measureStatus(market.worker);
    const { rows } = await market.owner.query(
      "select state from status_sample where part = 'steam' order by minute desc limit 1",
    );
    expect(rows).toEqual([{ state: 'down' }]);

    await market.advanceClock(3 * MINUTE_MS);
    for (const _ of [1, 2, 3, 4]) await workOnce();
    expect(await healthState()).not.toBe('DOWN');
    // Nothing of the outage is lost: it counts from its first failure, not from when it was known for one.
    expect(Math.abs((await grantedMinutes(orders.offered, before)) - 60)).toBeLessThanOrEqual(1);
    expect(Math.abs((await grantedMinutes(orders.byHand, beforeByHand)) - 60)).toBeLessThanOrEqual(1);
    await market.advanceClock(MINUTE_MS);
    await workOnce();
    expect(await phasesOf(orders)).toEqual({
      unsent: 'AWAITING_ACCEPT',
      byHand: 'AWAITING_OFFER',
      unconfirmed: 'AWAITING_ACCEPT',
      offered: 'AWAITING_ACCEPT',
      cancelled: 'FAILED',
      settling: 'PROTECTED',
    });
    expect((await orderOf(orders.cancelled)).display.statusText).toBe('BUYER_CANCELLED');
    for (const { orderNo } of [orders.unsent, orders.unconfirmed])
      expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });
});

describe('O-06 a part of Steam fails for an hour', () => {
  beforeEach(endAllFaults);

  test.each([
    ['trading, while its information server answers', ['/IEconService/', '/tradeoffer/', '/mobileconf/']],
    ['the community, while its api answers', ['/tradeoffer', '/mobileconf/', '/inventory/', '/profiles/']],
    ['its api, while the community answers', ['/I']],
    ['the making of offers alone', ['/tradeoffer/new/send']],
  ])('%s: nothing ends, and everything goes on afterwards', async (_name, paths) => {
    const orders = {
      unsent: await placeOne('ignore', 'AWAITING_OFFER'),
      byHand: await placeByHand(),
      offered: await placeOne('ignore', 'AWAITING_ACCEPT'),
    };
    const before = (await orderOf(orders.offered)).deadlineAt;
    await market.advanceClock(15 * MINUTE_MS);
    for (const path of paths)
      await sandbox(market, 'faults', { service: 'steam', status: '500', minutes: '60', path });
    await workFor(57);
    expect(await healthState()).toBe('DOWN');
    expect((await phasesOf(orders)).byHand).toBe('AWAITING_OFFER');
    expect((await phasesOf(orders)).offered).toBe('AWAITING_ACCEPT');
    expect(['AWAITING_OFFER', 'VERIFYING']).toContain((await phasesOf(orders)).unsent);
    await endAllFaults();
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await market.advanceClock(MINUTE_MS);
      await workOnce();
    }
    expect(await healthState()).not.toBe('DOWN');
    expect(await phasesOf(orders)).toEqual({
      unsent: 'AWAITING_ACCEPT',
      byHand: 'AWAITING_OFFER',
      offered: 'AWAITING_ACCEPT',
    });
    expect(await grantedMinutes(orders.offered, before)).toBeGreaterThanOrEqual(50);
    expect(await steamOffersOf(market, orders.unsent.orderNo)).toHaveLength(1);
  });
});
