import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { reconcileDue } from '../../../api/payments/reconciliation/reconcile.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { rechargesIn } from '../recharge/rechargeScene.ts';
import { goRounds, openWithdrawer, withdraw } from '../withdrawal/withdrawalScene.ts';

/** Noon in Beijing. */
const NOON_MS = 4 * HOUR_MS;
const lines: string[] = [];
let market: TestMarket;
let stage: ReturnType<typeof rechargesIn>;
beforeAll(async () => {
  market = await openTestMarket({ ALIPAY_TIMEOUT_MS: '700' }, null, {
    write: (line) => void lines.push(line),
  });
  stage = rechargesIn(market);
  // A day later the day of now is over and its night has begun, whenever the test runs.
  await market.advanceClock(DAY_MS - ((Date.now() - NOON_MS) % DAY_MS));
});
afterAll(() => market.close());
afterEach(async () => {
  await market.owner.query('delete from sandbox.fault_switch');
});

/** Moves the clock to the next morning and compares whatever is due. @returns the newest report. */
async function nextMorning() {
  await market.advanceClock(DAY_MS);
  while (await reconcileDue(market.worker));
  return newest();
}

async function newest(back = 0) {
  const { rows } = await market.owner.query(
    `select day::text, matched_count::int as matched, in_cents::int as "in", out_cents::int as out, other_count as other,
       difference_count as differing, differences from reconciliation_report order by day desc offset $1 limit 1`,
    [back],
  );
  return rows[0];
}

async function recharged(amountCents: number): Promise<string> {
  const client = await market.visitor().signIn();
  await stage.sign(client);
  const { id, number } = await stage.begin(client, amountCents);
  await stage.pay(number);
  await stage.refresh(id);
  return number;
}

test('a day of recharges and withdrawals agrees; the fees of the app are told apart', async () => {
  // The week before the market began has nothing, and is compared as such.
  while (await reconcileDue(market.worker));
  await recharged(10_000);
  const person = await openWithdrawer(market, 50_000n);
  const { id } = await withdraw(market, person, 20_000);
  expect(await goRounds(market, id, 3)).toBe('success');
  expect(await nextMorning()).toMatchObject({ matched: 2, in: 10_000, out: 19_800, other: 1, differing: 0 });
  expect(await reconcileDue(market.worker)).toBeNull();
});

test('each kind of difference is told, to operators as well, and is gone the night after it was mended', async () => {
  const credited = await recharged(700);
  const unheard = await market.visitor().signIn();
  await stage.sign(unheard);
  const { id, number } = await stage.begin(unheard, 800);
  await stage.pay(number);
  await market.owner.query('delete from sandbox.alipay_trade where out_trade_no = $1', [credited]);
  const other = await recharged(900);
  await market.owner.query('update sandbox.alipay_trade set total_cents = 950 where out_trade_no = $1', [
    other,
  ]);
  lines.length = 0;
  const report = await nextMorning();
  expect(report.differing).toBe(3);
  expect(
    report.differences.toSorted((a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind)),
  ).toEqual([
    { number, kind: 'missingHere', ourCents: '0', theirCents: '800' },
    { number: credited, kind: 'missingThere', ourCents: '700', theirCents: '0' },
    { number: other, kind: 'otherAmount', ourCents: '900', theirCents: '950' },
  ]);
  expect(
    lines.filter((line) => line.includes(`"day":"${report.day}"`) && line.includes("payment app's differ")),
  ).toHaveLength(1);

  await stage.refresh(id);
  await nextMorning();
  const again = await newest(1);
  expect(again.day).toBe(report.day);
  expect(again.differing).toBe(2);
});

test('a payout that is posted hours after the app moved the money, and across midnight, differs in no later night', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const { id, serialNo } = await withdraw(market, person, 20_000);
  // At eight in the evening the app pays, and its answer is lost.
  await market.advanceClock(8 * HOUR_MS);
  await stage.fault('alipay.fund.trans.uni.transfer', {
    kind: 'refusal',
    code: 'SYSTEM_ERROR',
    withEffect: true,
    count: 1,
  });
  expect(await goRounds(market, id)).toBe('processing');
  const isNamed = ({ differences }: { differences: { number: string }[] }) =>
    differences.some(({ number }) => number === serialNo);
  // In the night it is missing here; at nine in the morning it is posted.
  await market.advanceClock(12 * HOUR_MS);
  while (await reconcileDue(market.worker));
  const first = await newest();
  expect(isNamed(first)).toBe(true);
  await market.advanceClock(HOUR_MS);
  expect(await goRounds(market, id, 2)).toBe('success');
  // At noon of the next day, when both nights are over.
  await market.advanceClock(27 * HOUR_MS);
  while (await reconcileDue(market.worker));
  const [second, again] = [await newest(), await newest(1)];
  expect(again.day).toBe(first.day);
  expect([again, second].map(isNamed)).toEqual([false, false]);
  // It is counted once, on the day of the app's line.
  expect(again.matched - first.matched).toBe(1);
  expect(second).toMatchObject({ matched: 0, out: 0 });
});

test('while the app is silent nothing is written; the next look compares', async () => {
  await market.advanceClock(DAY_MS);
  await stage.fault('alipay.data.bill.accountlog.query', { kind: 'status', status: 502, count: 1 });
  expect(await reconcileDue(market.worker)).toBeNull();
  expect(await reconcileDue(market.worker)).not.toBeNull();
});

test('two workers at one moment compare a day once', async () => {
  await market.advanceClock(DAY_MS);
  const days = await Promise.all([reconcileDue(market.worker), reconcileDue(market.worker)]);
  const compared = days.filter((day) => day !== null);
  expect(compared.length).toBeGreaterThan(0);
  expect(new Set(compared).size).toBe(compared.length);
});
