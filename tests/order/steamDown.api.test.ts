import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvariants } from '../../api/setup/auditInvariants.ts';
import { runRound } from '../../api/tradeOffer/runRound.ts';
import { STEAM_HEALTH } from '../kit/documents.ts';
import { steamOffersOf, workerFor } from '../kit/rounds.ts';
import { readOrder } from '../kit/shopper.ts';
import { openSteamFront, type SteamFront } from '../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';

const HOUR_MS = 3_600_000;

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
  expect((await auditInvariants(market.ownerUrl)).filter((finding) => finding.offenderCount > 0)).toEqual([]);
  await market.close();
  await front.close();
});

const round = () => runRound(market.worker, { isPollDue: true });

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
    for (const _ of [1, 2, 3]) await round();
    expect(await health()).toMatchObject({ state: 'DOWN' });
    for (const { buyer, orderNo } of [sold, offered]) {
      const { order } = await readOrder(buyer, orderNo);
      expect(order.pausedAt).not.toBeNull();
      expect(order.events.at(-1)).toMatchObject({ cause: 'paused', actor: 'PLATFORM' });
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
    expect(after.order.events.at(-1)).toMatchObject({ cause: 'resumed' });
    const shiftMs = Date.parse(after.order.deadlineAt ?? '') - Date.parse(before.order.deadlineAt ?? '');
    expect(Math.abs(shiftMs - HOUR_MS)).toBeLessThan(60_000);
    await worker.send(sold.orderNo);
    expect(await steamOffersOf(market, sold.orderNo)).toHaveLength(1);
    expect((await readOrder(sold.buyer, sold.orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    const events = after.order.events.filter(({ cause }) => cause === 'paused' || cause === 'resumed');
    expect(events.map(({ cause }) => cause)).toEqual(['paused', 'resumed']);
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
});
