import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseDueHolds } from '../../../api/accounts/user/accountHold.ts';
import { blockUser, unblockUser, viewHolds } from '../../../api/accounts/user/blockUser.ts';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { listFailures } from '../../../api/kernel/workFailures.ts';
import { openWorkerMetrics } from '../../../api/ops/metrics/workerMetrics.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BLOCK, openOperator } from '../../ops/commands/operateScene.ts';
import { buyAs, type Scene } from '../../orders/order/deliveryScene.ts';
import { userIdOf } from '../../payments/statistics/statisticsScene.ts';
import { openWithdrawer, WITHDRAW } from '../../payments/withdrawal/withdrawalScene.ts';
import { holdAccount } from './holdScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function holdBuyer({ orderNo }: Scene): Promise<string> {
  const { rows } = await market.owner.query<{ id: string; userId: string; endsAt: Date }>(
    `select id, buyer_id as "userId", clock_now() + interval '72 hours' as "endsAt" from market_order where order_no = $1`,
    [orderNo],
  );
  const { id: orderId = '', userId = '', endsAt = null } = rows[0] ?? {};
  const reversed = { scope: 'withdrawals', cause: 'reversedTrade', orderId, endsAt } as const;
  await holdAccount(market, userId, reversed, { orderNo });
  return orderId;
}

const HOLD = '{ viewer { hold { scope cause orderNo note endsAt } } }';
/** What the user reads of the hold. */
interface Seen {
  restrictions: { decidedBy: string; since: string; until: string }[];
  messages: { edges: { node: { bodyZh: string; bodyEn: string } }[] };
}
const isHeld = async ({ buyer }: Scene) =>
  (await buyer.query<{ viewer: { hold: object | null } }>(HOLD)).data?.viewer.hold !== null;

describe('a hold of the market', () => {
  test('X-03 ends by itself after 72 hours, and is told at its begin and its end; one that cannot be ended keeps nobody else', async () => {
    const [scene, other] = [await buyAs(market, 'ignore'), await buyAs(market, 'ignore')];
    const orderId = await holdBuyer(scene);
    await holdBuyer(other);
    expect((await scene.buyer.query(HOLD)).data).toMatchObject({
      viewer: { hold: { scope: 'WITHDRAWALS', cause: 'REVERSED_TRADE', orderNo: scene.orderNo, note: null } },
    });
    await market.advanceClock(71 * HOUR_MS);
    await releaseDueHolds(market.worker);
    for (const each of [scene, other]) expect(await isHeld(each)).toBe(true);
    await market.owner.query(`create function poison_hold() returns trigger language plpgsql as $$
      begin if old.order_id = '${orderId}' then raise exception 'poisoned'; end if; return new; end $$`);
    await market.owner.query(
      'create trigger poison before update on account_hold for each row execute function poison_hold()',
    );
    await market.advanceClock(2 * HOUR_MS);
    await releaseDueHolds(market.worker);
    expect(await isHeld(scene)).toBe(true);
    expect(await isHeld(other)).toBe(false);
    expect(listFailures().some(({ work }) => work === 'account-hold')).toBe(true);
    await market.owner.query('drop trigger poison on account_hold; drop function poison_hold()');
    await Promise.all([releaseDueHolds(market.worker), releaseDueHolds(market.worker)]);
    expect(await isHeld(scene)).toBe(false);
    const { rows } = await market.owner.query<{ template: string; body: string }>(
      `select m.template, m.params->>'orderNo' as "orderNo" from message m join market_order o on o.buyer_id = m.user_id
       where o.order_no = $1 and m.type = 4 order by m.created_at, m.id`,
      [scene.orderNo],
    );
    expect(rows).toEqual([
      { template: 'withdrawalsHeld', orderNo: scene.orderNo },
      { template: 'withdrawalsReleased', orderNo: null },
    ]);
  });
});

test('X-03 an operator decides within the 72 hours: withdrawals stay held after them, or go on before', async () => {
  const [kept, freed] = [await buyAs(market, 'ignore'), await buyAs(market, 'ignore')];
  const buyerOf = async ({ orderNo }: Scene): Promise<string> => {
    const { rows } = await market.owner.query<{ id: string }>(
      'select buyer_id as id from market_order where order_no = $1',
      [orderNo],
    );
    return rows[0]?.id ?? '';
  };
  for (const each of [kept, freed]) await holdBuyer(each);
  const [keptId, freedId] = [await buyerOf(kept), await buyerOf(freed)];
  const operator = await openOperator(market);
  await blockUser(operator, { ...BLOCK, scope: 'withdrawals', userId: keptId });
  await unblockUser(operator, { reason: 'x', operator: 'tester', userId: freedId });
  await operator.close();
  expect(await isHeld(freed)).toBe(false);
  await market.advanceClock(73 * HOUR_MS);
  await releaseDueHolds(market.worker);
  expect((await kept.buyer.query(HOLD)).data).toMatchObject({
    viewer: { hold: { scope: 'WITHDRAWALS', cause: 'OPERATOR', endsAt: null } },
  });
  const { rows } = await market.owner.query(
    "select template from message where user_id = $1 and template = 'withdrawalsReleased'",
    [keptId],
  );
  expect(rows).toEqual([]);
});

test('X-03 an operator’s hold says by when it is decided; the day moves, is listed once it is over, and counted until it is decided', async () => {
  const scene = await buyAs(market, 'ignore');
  const userId = await userIdOf(scene.buyer);
  const operator = await openOperator(market);
  const hold = (withinDays: number | null) =>
    blockUser(operator, { ...BLOCK, scope: 'withdrawals', userId, withinDays });
  const RESTRICTIONS =
    '{ viewer { restrictions { kind decidedBy since until } messages(first: 1) { edges { node { bodyZh bodyEn } } } } }';
  const read = async () => {
    const { data } = await scene.buyer.query<{ viewer: Seen }>(RESTRICTIONS);
    const [restriction] = data?.viewer.restrictions ?? [];
    const { decidedBy, since = '', until = '' } = restriction ?? {};
    const days = Math.round((Date.parse(until) - Date.parse(since)) / DAY_MS);
    return { decidedBy, days, message: data?.viewer.messages.edges[0]?.node };
  };
  expect(await hold(null)).toBe('done');
  expect(await read()).toMatchObject({
    decidedBy: 'OPERATORS',
    days: 7,
    message: {
      bodyZh: expect.stringMatching(/最迟 北京时间 \d{4}-.* 给出结果。/),
      bodyEn: expect.stringMatching(/They decide by \d{4}-.* \(Beijing time\) at the latest\./),
    },
  });
  expect([await hold(null), await hold(2)]).toEqual(['unchanged', 'done']);
  expect((await read()).days).toBe(2);
  const listed = async () =>
    (await viewHolds(operator.db, 'tester')).filter((each) => each.userId === userId);
  expect(await listed()).toMatchObject([{ scope: 'withdrawals', isLate: false }]);
  const late = async () =>
    (await openWorkerMetrics(market.worker).metrics()).match(/^hold_late_seconds (\d+)/m)?.[1];
  expect(await late()).toBe('0');
  await market.advanceClock(2 * DAY_MS + HOUR_MS);
  expect(await listed()).toMatchObject([{ isLate: true }]);
  expect(Number(await late())).toBeGreaterThanOrEqual(3_600);
  await releaseDueHolds(market.worker);
  expect(await isHeld(scene)).toBe(true);
  await unblockUser(operator, { reason: 'x', operator: 'tester', userId });
  expect(await listed()).toEqual([]);
  expect(await late()).toBe('0');
  await operator.close();
});

test('X-03 a hold refuses a withdrawal before its code is used up; when its time is over the same code is good', async () => {
  const person = await openWithdrawer(market, 100_000n);
  const code = await person.code();
  const ask = async () =>
    (
      await person.client.must(WITHDRAW, {
        input: { amountCents: 1_000, code, clientRequestId: crypto.randomUUID() },
      })
    ).withdraw;
  await holdAccount(market, person.userId, { scope: 'withdrawals', endsAt: new Date(Date.now() - 1_000) });
  expect(await ask()).toMatchObject({ code: 'WITHDRAWALS_HELD' });
  const request = { userId: person.userId, amountCents: 1_000n, clientRequestId: crypto.randomUUID() };
  await expect(beginWithdrawal(market.platform, request, null)).rejects.toMatchObject({
    code: 'withdrawalsHeld',
  });
  await releaseDueHolds(market.worker);
  expect((await ask()).__typename).toBe('WithdrawPayload');
});
