import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { readStatistics } from '../../../api/payments/statistics/readStatistics.ts';
import { STATISTICS_RANGES, spanOf } from '../../../api/payments/statistics/statisticsSpan.ts';
import { listEntries } from '../../../api/payments/wallet/entry.store.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { goRounds, withdraw } from '../withdrawal/withdrawalScene.ts';
import { lead, openTrader, sell, userIdOf } from './statisticsScene.ts';

const timeZone = 'Asia/Shanghai';
let market: TestMarket;
let buyerId: string;
beforeAll(async () => {
  market = await openTestMarket();
  buyerId = await userIdOf(await openBuyer(market));
});
afterAll(() => market.close());

/** Sums of a statement's own lines: what the figures must agree with. */
async function sumStatement(userId: string, from: Date, until: Date) {
  const page = { edgeId: null, isBackward: false, count: 20_000 };
  const lines = await listEntries(market.platform.db, userId, { from, until }, page);
  const sumOf = (sign: 1n | -1n, kinds: string[], reasons: string[]): bigint =>
    lines
      .filter((line) => kinds.includes(line.kind) && reasons.includes(line.reason))
      .reduce((total, { amountCents }) => total + sign * amountCents, 0n);
  const count = (kind: string, reason: string): number =>
    lines.filter((line) => line.kind === kind && line.reason === reason).length;
  return {
    salesNetCents: sumOf(1n, ['settling'], ['settle', 'reverse']),
    salesCount: count('settling', 'settle') - count('settling', 'reverse'),
    purchasesCents: sumOf(-1n, ['deposit', 'proceeds'], ['hold', 'refund', 'reverse']),
    withdrawnCents: sumOf(-1n, ['withdrawing'], ['payOut']),
    withdrawalsCount: count('withdrawing', 'payOut'),
  };
}

test('U-03 whatever happens in a market, the figures of any days are the sums over the statement’s lines of the same days', async () => {
  // A chance of its own that always falls alike.
  let seed = 20_261_121;
  const chance = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const traders = [await openTrader(market), await openTrader(market)] as const;
  const live = new Map<string, 'paid' | 'protected'>();
  for (const trader of traders)
    await market.owner.query(
      'update app_user set trade_url = (select trade_url from app_user where id = $2) where id = $1',
      [trader.userId, buyerId],
    );
  for (let step = 0; step < 60; step += 1) {
    await market.advanceClock(chance(40) * HOUR_MS + chance(HOUR_MS));
    const [one, other] = chance(2) === 0 ? traders : [traders[1], traders[0]];
    if (chance(2) === 0) {
      const priceCents = BigInt(500 + chance(2_000));
      const costCents = chance(3) === 0 ? null : BigInt(1 + chance(3_000));
      // Traders buy of each other as well, out of their proceeds.
      const by = chance(3) === 0 ? other.userId : buyerId;
      live.set(await sell(market, one, by, { priceCents, costCents }), 'paid');
    } else if (chance(10) === 0) {
      // Weeks go by, and sessions with them.
      await one.client.signIn(one.phone);
      await goRounds(market, (await withdraw(market, one, 2_000 + chance(3_000))).id);
    }
    for (const [orderId, phase] of live) {
      const fate = chance(6);
      if (fate > 2) continue;
      if (phase === 'paid' && fate === 0)
        await lead(market, orderId, { to: 'failed', reason: 'systemCancelled' });
      else if (phase === 'paid') await lead(market, orderId, { to: 'protected' });
      else if (fate === 0) await lead(market, orderId, { to: 'failed', reason: 'reversed' });
      else await lead(market, orderId, { to: 'completed' });
      if (phase === 'paid' && fate !== 0) live.set(orderId, 'protected');
      else live.delete(orderId);
    }
  }
  const now = await readClock(market.platform.db);
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const ranges = Object.keys(STATISTICS_RANGES) as (keyof typeof STATISTICS_RANGES)[];
  let counted = 0;
  for (const userId of [...traders.map((trader) => trader.userId), buyerId])
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati']) {
      const custom = { from: dayIn(-70 + chance(30)), to: dayIn(-chance(40)) };
      for (const input of [...ranges.map((range) => ({ range })), custom]) {
        const span = spanOf({ ...input, timeZone: zone }, now);
        const { total, periods } = await readStatistics(market.platform.db, userId, span);
        expect(total).toMatchObject(await sumStatement(userId, span.startsAt, span.endsAt));
        counted += Math.abs(total.salesCount) + total.withdrawalsCount + Math.abs(total.purchasesCount);
        for (const [name, value] of Object.entries(total))
          expect(
            periods.reduce((sum, { figures }) => sum + Number(figures[name as keyof typeof figures]), 0),
            name,
          ).toBe(Number(value));
      }
    }
  expect(counted).toBeGreaterThan(100);
  const { rows } = await market.owner.query(
    'select direction, kind, count(*)::int from order_figure group by 1, 2',
  );
  expect(rows.every(({ count }) => count > 3) && rows.length).toBe(4);
  const findings = await auditInvariants(market.ownerUrl);
  expect(findings.find(({ id }) => id === 'I22')).toMatchObject({ offenders: [] });
});

test('U-03 twenty thousand sales in ninety days are summed within 50 ms, by their index', async () => {
  const { userId } = await openTrader(market, 1n);
  const client = await market.owner.connect();
  try {
    // Rows as orders would have left them, mixed with many rows of other users. Their foreign keys are not checked one by one.
    await client.query(`begin; set local session_replication_role = replica;
      insert into order_figure (order_id, kind, direction, user_id, price_cents, fee_cents, cost_cents, created_at)
      select gen_random_uuid(), 'sale', 1, case when n % 10 = 0 then '${userId}'::uuid else md5((n % 97)::text)::uuid end, 1000 + n, 25,
        case when n % 3 = 0 then null else 900 end, clock_now() - n * interval '90 days' / 200000
      from generate_series(1, 200000) n; commit`);
    await client.query('vacuum analyze order_figure');
    const span = spanOf({ range: 'last90Days', timeZone }, await readClock(market.platform.db));
    const read = () => readStatistics(market.platform.db, userId, span);
    expect((await read()).total.salesCount).toBeGreaterThan(19_500);
    expect(await missedByMs(50, read)).toBe(0);
    const { rows } = await client.query(
      `explain select sum(price_cents), sum(fee_cents), count(cost_cents), min(kind), min(direction) from order_figure
       where user_id = $1 and created_at >= $2 and created_at < $3`,
      [userId, span.startsAt, span.endsAt],
    );
    expect(JSON.stringify(rows)).toContain('order_figure_summed');
  } finally {
    client.release();
  }
});
