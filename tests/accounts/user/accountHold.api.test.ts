import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdUser, releaseDueHolds } from '../../../api/accounts/user/accountHold.ts';
import { blockUser, unblockUser } from '../../../api/accounts/user/blockUser.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { listFailures } from '../../../api/kernel/workFailures.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BLOCK, openOperator } from '../../ops/commands/operateScene.ts';
import { buyAs, type Scene } from '../../orders/order/deliveryScene.ts';
import { openWithdrawer, WITHDRAW } from '../../payments/withdrawal/withdrawalScene.ts';

const HOUR_MS = 3_600_000;
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
  const why = { scope: 'withdrawals', cause: 'reversedTrade', note: null } as const;
  await inTransaction(market.worker.db, (tx) =>
    holdUser(tx, { userId, orderId, endsAt, ...why }, { orderNo }),
  );
  return orderId;
}

const HOLD = '{ viewer { hold { scope cause orderNo note endsAt } } }';
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

test('X-03 a hold refuses a withdrawal before its code is used up; when its time is over the same code is good', async () => {
  const person = await openWithdrawer(market, 100_000n);
  const code = await person.code();
  const ask = async () =>
    (
      await person.client.must(WITHDRAW, {
        input: { amountCents: 1_000, code, clientRequestId: crypto.randomUUID() },
      })
    ).withdraw;
  await inTransaction(market.worker.db, (tx) =>
    holdUser(tx, {
      userId: person.userId,
      scope: 'withdrawals',
      cause: 'operator',
      orderId: null,
      note: null,
      endsAt: new Date(Date.now() - 1_000),
    }),
  );
  expect(await ask()).toMatchObject({ code: 'WITHDRAWALS_HELD' });
  const request = { userId: person.userId, amountCents: 1_000n, clientRequestId: crypto.randomUUID() };
  await expect(beginWithdrawal(market.platform, request, null)).rejects.toMatchObject({
    code: 'withdrawalsHeld',
  });
  await releaseDueHolds(market.worker);
  expect((await ask()).__typename).toBe('WithdrawPayload');
});
