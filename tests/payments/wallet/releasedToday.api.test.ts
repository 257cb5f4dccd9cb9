import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumReleased } from '../../../api/payments/wallet/wallet.store.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { lead, openTrader, sell, userIdOf } from '../statistics/statisticsScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('W-01 what became withdrawable today is what releases brought, in the day of the reader', async () => {
  const trader = await openTrader(market, 10_000n);
  const buyerId = await userIdOf(await openBuyer(market, 300_000));
  const ask = async (zone = 'Asia/Shanghai') => {
    const { data, errors } = await trader.client.query<{
      viewer: { wallet: { proceedsCents: number; releasedTodayCents: number } };
    }>('query ($zone: String!) { viewer { wallet { proceedsCents releasedTodayCents(timeZone: $zone) } } }', {
      zone,
    });
    return { ...data?.viewer?.wallet, code: errors[0]?.extensions?.code };
  };
  const before = await ask();
  expect(before.proceedsCents).toBe(10_000);
  const orderId = await sell(market, trader, buyerId, { priceCents: 20_000n, costCents: null });
  await lead(market, orderId, { to: 'protected' });
  expect(await ask()).toEqual(before);
  await lead(market, orderId, { to: 'completed' });
  const after = await ask();
  expect(after.proceedsCents).toBe(29_500);
  expect((after.releasedTodayCents ?? 0) - (before.releasedTodayCents ?? 0)).toBe(19_500);
  expect((await ask('Nowhere/Here')).code).toBe('BAD_USER_INPUT');
  const { rows } = await market.owner.query<{ later: Date }>(
    "select clock_now() + interval '1 minute' as later",
  );
  const { db } = market.platform;
  expect(await sumReleased(db, trader.userId, rows[0]?.later ?? new Date())).toBe(0n);
  expect(await sumReleased(db, buyerId, new Date(0))).toBe(0n);
});
