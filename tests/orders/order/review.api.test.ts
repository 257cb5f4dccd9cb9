import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { recordLateReversal } from '../../../api/orders/order/dispute.ts';
import { lockOrder } from '../../../api/orders/order/order.store.ts';
import { decideReview, type ReviewRequest } from '../../../api/orders/order/reviewProceeds.ts';
import { readWithdrawalLimits } from '../../../api/payments/withdrawal/admitAmount.ts';

import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { actionsOn, command, openOperator, runScript } from '../../ops/commands/operateScene.ts';
import { DEAR_CENTS, DEAR_NET_CENTS, openReviewScene, type Pair, type ReviewScene } from './reviewScene.ts';

let market: TestMarket;
let scene: ReviewScene;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  expect(await scene.broken()).toEqual([]);
  await operator.close();
  await market.close();
});

const NET = DEAR_NET_CENTS;
const WISH = { reason: '核对过聊天记录', note: null, operator: '小王' };

/** A sale whose money waits. */
async function reviewed(): Promise<Pair & { orderId: string; orderNo: string }> {
  const pair = await scene.openPair();
  const orderId = await scene.trade(pair, DEAR_CENTS);
  return { ...pair, orderId, orderNo: (await scene.orderOf(orderId)).orderNo };
}

const decide = (orderNo: string, decision: ReviewRequest['decision']) =>
  decideReview(operator, { ...WISH, orderNo, decision });
const messagesOf = async (userId: string): Promise<string[]> => {
  const { rows } = await market.owner.query<{ template: string }>(
    'select template from message where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ template }) => template);
};

test('T-22 W-05 ten trades of one pair at five times the reference turn no deposit into what can be withdrawn', async () => {
  const pair = await scene.openPair();
  const orderIds: string[] = [];
  for (let count = 0; count < 10; count += 1) orderIds.push(await scene.deliver(pair, DEAR_CENTS));
  await scene.passProtection();
  for (const orderId of orderIds) await scene.settle(orderId, 2);
  expect(await scene.money(pair.sellerId)).toEqual({
    deposit: 5_000_000n,
    proceeds: 1n,
    settling: NET * 10n,
  });
  expect((await readWithdrawalLimits(market.platform, pair.sellerId)).proceedsCents).toBe(1n);
  const told = await messagesOf(pair.sellerId);
  expect(told.filter((template) => template === 'saleUnderReview')).toHaveLength(10);
  expect(told).not.toContain('saleSettled');
});

describe('T-22 an operator ends a review', () => {
  test('for the seller: the money can be withdrawn, once, and the same again changes nothing', async () => {
    const { sellerId, orderId, orderNo } = await reviewed();
    expect(await decide(orderNo, 'released')).toBe('done');
    expect(await decide(orderNo, 'released')).toBe('unchanged');
    expect(await decide(orderNo, 'toDeposit')).toBe('decided');
    expect(await scene.money(sellerId)).toEqual({ deposit: 5_000_000n, proceeds: NET + 1n, settling: 0n });
    expect(await scene.reviewOf(orderId)).toMatchObject({ state: 'released' });
    expect((await messagesOf(sellerId)).at(-1)).toBe('reviewReleased');
    expect(
      (await actionsOn(market, orderNo)).map((action) => `${action.command}: ${action.outcome}`),
    ).toEqual([
      'order review release: done',
      'order review release: unchanged',
      'order review deposit: refused',
    ]);
  });

  test('against: the money buys and is never withdrawn', async () => {
    const { sellerId, orderNo } = await reviewed();
    expect(await decide(orderNo, 'toDeposit')).toBe('done');
    expect(await scene.money(sellerId)).toEqual({ deposit: 5_000_000n + NET, proceeds: 1n, settling: 0n });
    expect((await readWithdrawalLimits(market.platform, sellerId)).proceedsCents).toBe(1n);
    expect((await messagesOf(sellerId)).at(-1)).toBe('reviewToDeposit');
  });

  test('two at the same moment: one of them counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sellerId, orderNo } = await reviewed();
      const steps = await Promise.all([decide(orderNo, 'released'), decide(orderNo, 'toDeposit')]);
      expect(steps.toSorted()).toEqual(['decided', 'done']);
      const { deposit, proceeds, settling } = await scene.money(sellerId);
      expect(deposit + proceeds).toBe(5_000_001n + NET);
      expect(settling).toBe(0n);
      expect(proceeds > 1n).toBe(steps[0] === 'done');
    }
  });

  test('killed on the way: nothing is done and nothing kept; the same again does it', async () => {
    const { sellerId, orderNo } = await reviewed();
    const words = ['review', orderNo, 'release', '--reason', 'x', '--operator', '小王'];
    const killed = await runScript(market, 'runOrder.ts', words, { CRASH_AT: 'review.moved' });
    expect(killed.signal).toBe('SIGKILL');
    expect(await scene.money(sellerId)).toMatchObject({ proceeds: 1n, settling: NET });
    expect(await actionsOn(market, orderNo)).toEqual([]);
    expect((await runScript(market, 'runOrder.ts', words)).code).toBe(0);
    expect(await scene.money(sellerId)).toMatchObject({ proceeds: NET + 1n, settling: 0n });
  });

  test('an order that waits for none, and no order', async () => {
    const orderId = await scene.trade(await scene.openPair(), 100n);
    expect(await decide((await scene.orderOf(orderId)).orderNo, 'released')).toBe('none');
    expect(await decide('20991231000000000000', 'released')).toBe(null);
  });

  test('by the command: the queue says why, the seller reads what was told, the order’s file has it', async () => {
    const { buyerId, sellerId, orderNo } = await reviewed();
    const queue = await command(market, 'runOrder.ts', 'review');
    expect(queue.code).toBe(0);
    for (const part of [orderNo, buyerId, sellerId, '¥1693.77', 'far over the reference price', '¥347.44'])
      expect(queue.text).toContain(part);
    const words = ['review', orderNo, 'deposit', '--reason', '互相转账', '--tell', '请勿高价互买'];
    expect(await command(market, 'runOrder.ts', ...words)).toMatchObject({ code: 0 });
    const { rows } = await market.owner.query(
      `select params ->> 'note' as note from message where user_id = $1 and template = 'reviewToDeposit'`,
      [sellerId],
    );
    expect(rows).toEqual([{ note: '请勿高价互买' }]);
    expect((await command(market, 'runOrder.ts', 'show', orderNo)).text).toMatch(
      /review \/ 货款核查: toDeposit.*by 小王: 互相转账/,
    );
    expect((await command(market, 'runOrder.ts', 'review')).text).not.toContain(orderNo);
    expect((await command(market, 'runOrder.ts', 'review', orderNo, 'release', '--reason', 'x')).code).toBe(
      1,
    );
  });
});

test('T-22 neither the api nor a worker can decide a review, and nobody twice', async () => {
  const { orderId, orderNo } = await reviewed();
  const change = `update proceeds_review set state = 'released' where order_id = '${orderId}'`;
  for (const { db } of [market.platform, market.worker])
    await expect(db.$executeRawUnsafe(change)).rejects.toThrow(/permission denied/);
  await expect(market.platform.db.$queryRawUnsafe('select reasons from proceeds_review')).rejects.toThrow(
    /permission denied/,
  );
  await decide(orderNo, 'toDeposit');
  await expect(market.owner.query(change)).rejects.toThrow(/was decided as toDeposit/);
});

test('I9 the audit sees money that is not where its review says', async () => {
  const { orderId, orderNo } = await reviewed();
  expect(await scene.broken()).toEqual([]);
  await market.owner.query('create table kept as select * from proceeds_review where order_id = $1', [
    orderId,
  ]);
  const put = (state: string | null) =>
    market.owner.query(
      `delete from proceeds_review where order_id = '${orderId}';` +
        (state
          ? `insert into proceeds_review (order_id, reasons, state, look_by, decided_at, decided_by, decision_reason)
             values ('${orderId}', '{overpriced}', '${state}', now(), now(), 'x', 'x')`
          : ''),
    );
  for (const state of [null, 'released', 'toDeposit']) {
    await put(state);
    expect(await scene.broken(), state ?? 'none').toEqual(['I9']);
  }
  await put(null);
  await market.owner.query('insert into proceeds_review select * from kept');
  await decide(orderNo, 'released');
  expect(await scene.broken()).toEqual([]);
});

test('X-03 a trade reversed after its completion keeps nothing else waiting while its own money waits for a review', async () => {
  const { sellerId, orderId, orderNo } = await reviewed();
  await inTransaction(market.worker.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('no order');
    await recordLateReversal(tx, order, { cause: 'trade:12', evidence: {}, isPartys: false });
  });
  expect(await readWithdrawalLimits(market.platform, sellerId)).toMatchObject({
    proceedsCents: 1n,
    waitingCents: 0n,
  });
  await decide(orderNo, 'released');
  expect(await readWithdrawalLimits(market.platform, sellerId)).toMatchObject({
    proceedsCents: 1n,
    waitingCents: NET,
  });
});
