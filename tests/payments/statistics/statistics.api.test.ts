import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { globalId } from '../../kit/globalId.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { goRounds, withdraw } from '../withdrawal/withdrawalScene.ts';
import { lead, openTrader, STATISTICS, sell, userIdOf } from './statisticsScene.ts';

const timeZone = 'Asia/Shanghai';
let market: TestMarket;
let buyer: TestClient;
let buyerId: string;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market);
  buyerId = await userIdOf(buyer);
});
afterAll(() => market.close());

async function read(client: TestClient, input: Record<string, string> = { range: 'LAST_7_DAYS' }) {
  const { viewer } = await client.must(STATISTICS, { timeZone, ...input });
  if (!viewer?.statistics) throw new Error('no statistics');
  return viewer.statistics;
}

/** The market's today in Shanghai, moved by days. */
async function dayIn(days: number): Promise<string> {
  const now = await readClock(market.platform.db);
  return new Date(now.getTime() + 8 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);
}

describe('U-03 the statistics', () => {
  test('U-03 nobody’s life has no figures, and every step of the range all the same', async () => {
    const { total, periods, unit } = await read(await openBuyer(market));
    expect(Object.values(total).every((value) => value === 0)).toBe(true);
    expect([unit, periods.length]).toEqual(['DAY', 7]);
    expect(periods.at(-1)?.firstDay).toBe(await dayIn(0));
  });

  test('U-03 a sale counts when it settles, by its price, fee and cost; one of unknown cost is told apart', async () => {
    const trader = await openTrader(market);
    const known = await sell(market, trader, buyerId, { priceCents: 10_000n, costCents: 6_000n });
    const unknown = await sell(market, trader, buyerId, { priceCents: 4_000n, costCents: null });
    await lead(market, known, { to: 'awaitingAccept' });
    expect((await read(trader.client)).total.salesCount).toBe(0);
    await lead(market, known, { to: 'protected' });
    await lead(market, unknown, { to: 'protected' });
    const { total, periods } = await read(trader.client);
    expect(total).toMatchObject({
      salesCount: 2,
      salesGrossCents: 14_000,
      saleFeesCents: 350,
      salesNetCents: 13_650,
      unknownCostSalesCount: 1,
      unknownCostNetCents: 3_900,
      costCents: 6_000,
      profitCents: 9_750 - 6_000,
      purchasesCount: 0,
    });
    expect(periods.at(-1)?.figures).toMatchObject({ salesCount: 2, profitCents: 3_750 });
    await lead(market, known, { to: 'completed' });
    expect((await read(trader.client)).total).toEqual(total);
  });

  test('U-03 what a copy costs after its sale changes no past profit', async () => {
    const trader = await openTrader(market);
    const order = await sell(market, trader, buyerId, { priceCents: 10_000n, costCents: 6_000n });
    await lead(market, order, { to: 'protected' });
    await market.owner.query(
      'update asset set cost_cents = 1 from market_order o where o.asset_id = asset.id and o.id = $1',
      [order],
    );
    expect((await read(trader.client)).total.profitCents).toBe(3_750);
    await lead(market, order, { to: 'failed', reason: 'reversed' });
    expect((await read(trader.client)).total).toMatchObject({
      profitCents: 0,
      costCents: 0,
      reversedSalesCount: 1,
    });
  });

  test('U-03 a reversed sale stays in the figures of its day and is taken out on the day of the reversal', async () => {
    const trader = await openTrader(market);
    const shopper = await openBuyer(market);
    const order = await sell(market, trader, await userIdOf(shopper), {
      priceCents: 10_000n,
      costCents: 6_000n,
    });
    await lead(market, order, { to: 'protected' });
    const day = await dayIn(0);
    await market.advanceClock(3 * DAY_MS);
    await lead(market, order, { to: 'failed', reason: 'reversed' });
    const today = await dayIn(0);
    const then = { from: day, to: day };
    expect((await read(trader.client, then)).total).toMatchObject({ salesCount: 1, profitCents: 3_750 });
    expect((await read(trader.client, { from: today, to: today })).total).toMatchObject({
      salesCount: -1,
      reversedSalesCount: 1,
      salesNetCents: -9_750,
      profitCents: -3_750,
    });
    expect((await read(trader.client)).total).toMatchObject({
      salesCount: 0,
      salesNetCents: 0,
      profitCents: 0,
    });
    expect((await read(shopper, then)).total).toMatchObject({ purchasesCount: 1, purchasesCents: 10_000 });
    expect((await read(shopper)).total).toMatchObject({
      purchasesCount: 0,
      purchasesCents: 0,
      salesCount: 0,
    });
  });

  test('U-03 a withdrawal counts once it is paid, and its fee lowers the profit', async () => {
    const trader = await openTrader(market);
    const { id } = await withdraw(market, trader, 10_000);
    expect((await read(trader.client)).total.withdrawalsCount).toBe(0);
    expect(await goRounds(market, id)).toBe('success');
    expect((await read(trader.client)).total).toMatchObject({
      withdrawalsCount: 1,
      withdrawnCents: 10_000,
      withdrawalFeesCents: 100,
      receivedCents: 9_900,
      profitCents: -100,
    });
  });

  test('U-03 each range has the days that it says, by the market’s clock', async () => {
    const today = await dayIn(0);
    const monday = -((new Date(today).getUTCDay() + 6) % 7);
    const expected: Record<string, [string, string]> = {
      THIS_MONTH: [`${today.slice(0, 8)}01`, today],
      THIS_WEEK: [await dayIn(monday), today],
      LAST_WEEK: [await dayIn(monday - 7), await dayIn(monday - 1)],
      LAST_7_DAYS: [await dayIn(-6), today],
      LAST_30_DAYS: [await dayIn(-29), today],
      LAST_90_DAYS: [await dayIn(-89), today],
    };
    for (const [range, [firstDay, lastDay]] of Object.entries(expected)) {
      const statistics = await read(buyer, { range });
      expect(statistics, range).toMatchObject({ firstDay, lastDay });
      expect(Date.parse(statistics.startsAt), range).toBe(Date.parse(`${firstDay}T00:00:00+08:00`));
      expect(Date.parse(statistics.endsAt), range).toBe(Date.parse(`${lastDay}T00:00:00+08:00`) + DAY_MS);
    }
    expect(await read(buyer, { from: '2026-01-01', to: '2026-12-31' })).toMatchObject({ unit: 'MONTH' });
  });

  test.each([
    ['range', {}],
    ['range', { range: 'THIS_WEEK', from: '2026-11-01' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['to', { from: '2025-11-01', to: '2026-11-02' }],
    ['timeZone', { range: 'THIS_WEEK', timeZone: 'Mars/Olympus' }],
  ])('U-03 a wrong %s is refused by name: %j', async (field, input) => {
    const { data, errors } = await buyer.run(STATISTICS, { timeZone, ...input } as never);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    expect(data?.viewer?.statistics).toBeNull();
  });

  test.each([
    { from: '2026-11-31', to: '2026-12-01' },
    { from: '2026-11-01', to: 'tomorrow' },
  ])('U-03 an invalid day is refused: %j', async (input) => {
    const { errors } = await buyer.run(STATISTICS, { timeZone, ...input } as never);
    expect(errors[0]?.message).toContain('Date is a day such as 2026-11-21.');
  });

  test('U-03 statistics are the viewer’s alone: a visitor has none, and no id leads to another’s', async () => {
    expect((await market.visitor().must(STATISTICS, { range: 'THIS_WEEK', timeZone })).viewer).toBeNull();
    const viewerId = globalId('Viewer', buyerId);
    const stranger = await openBuyer(market);
    const ask = `query ($id: ID!) { node(id: $id) { ... on Viewer { statistics(range: THIS_WEEK, timeZone: "UTC") { unit } } } }`;
    expect((await stranger.query<{ node: unknown }>(ask, { id: viewerId })).data?.node ?? null).toBeNull();
    expect((await buyer.query<{ node: unknown }>(ask, { id: viewerId })).data?.node).not.toBeNull();
  });
});
