import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signOutUser } from '../../../api/accounts/session/signOut.ts';
import { blockUser, unblockUser } from '../../../api/accounts/user/blockUser.ts';
import { findUsers } from '../../../api/ops/commands/findByNumber.ts';
import { cancelByOperator } from '../../../api/orders/order/cancelOrder.ts';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offer, offerOne } from '../../orders/bargain/bargainScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { buyAs, listingStatus, untilOffer } from '../../orders/order/deliveryScene.ts';
import { actionsOn, BLOCK, command, openOperator, runScript } from './operateScene.ts';

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await operator.close();
  await market.close();
});

async function one<T>(sql: string, values: unknown[] = []): Promise<T> {
  return (await market.owner.query(sql, values)).rows[0] as T;
}

const sidesOf = (orderNo: string) =>
  one<{ buyerId: string; sellerId: string }>(
    'select buyer_id as "buyerId", seller_id as "sellerId" from market_order where order_no = $1',
    [orderNo],
  );

describe('users', () => {
  test('T-23 who is held buys nothing and sells nothing; after the review they can, and are told; each step is kept', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    const { buyerId } = await one<{ buyerId: string }>(
      'select id as "buyerId" from app_user order by id desc limit 1',
    );
    const buy = async () =>
      (
        await buyer.must(BUY, {
          listingId: listing?.id ?? '',
          priceCents: listing?.askCents ?? 0,
          request: crypto.randomUUID(),
        })
      ).buyListing;
    const input = { ...BLOCK, userId: buyerId, reason: '重复撤销', operator: '小王' };
    expect([await blockUser(operator, input), await blockUser(operator, input)]).toEqual([
      'done',
      'unchanged',
    ]);
    expect(await buy()).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    const release = { ...input, reason: '申诉属实' };
    const released = await Promise.all([unblockUser(operator, release), unblockUser(operator, release)]);
    expect(released.toSorted()).toEqual(['done', 'unchanged']);
    expect(await buy()).toMatchObject({ __typename: 'BuyListingPayload' });
    expect(await actionsOn(market, buyerId)).toEqual([
      { operator: '小王', command: 'user block', reason: '重复撤销', outcome: 'done' },
      { operator: '小王', command: 'user block', reason: '重复撤销', outcome: 'unchanged' },
      ...['done', 'unchanged'].map((outcome) => ({
        operator: '小王',
        command: 'user unblock',
        reason: '申诉属实',
        outcome,
      })),
    ]);
    const { told } = await one<{ told: number }>(
      `select count(*)::int as told from message where user_id = $1 and template = 'accountReleased'`,
      [buyerId],
    );
    expect(told).toBe(1);
  });

  test('a held seller’s listings leave the market and come back with the release', async () => {
    const { sellerId, itemId } = await one<{ sellerId: string; itemId: string }>(
      `select seller_id as "sellerId", market_item_id as "itemId" from listing where status = 'active' limit 1`,
    );
    const count = async () =>
      (await one<{ count: number }>('select listing_count as count from market_item where id = $1', [itemId]))
        .count;
    const before = await count();
    const input = { ...BLOCK, userId: sellerId };
    await blockUser(operator, input);
    expect(await count()).toBeLessThan(before);
    await unblockUser(operator, input);
    expect(await count()).toBe(before);
  });

  test('all sessions of a user end, and theirs alone', async () => {
    const [lost, other] = [await market.visitor().signIn(), await market.visitor().signIn()];
    const signedIn = async (client: typeof lost) =>
      (await client.query<{ viewer: object | null }>('{ viewer { id } }')).data?.viewer ?? null;
    const { userId } = await one<{ userId: string }>(
      'select user_id as "userId" from session order by id offset (select count(*) - 2 from session) limit 1',
    );
    const input = { userId, reason: '手机遗失', operator: 'tester' };
    expect([await signOutUser(operator, input), await signOutUser(operator, input)]).toEqual([1, 0]);
    expect(await signedIn(lost)).toBe(null);
    expect(await signedIn(other)).not.toBe(null);
  });

  test('nobody is held who is not there, and nothing is kept of it', async () => {
    const input = { ...BLOCK, userId: NOBODY };
    expect([await blockUser(operator, input), await unblockUser(operator, input)]).toEqual([null, null]);
    expect(await actionsOn(market, NOBODY)).toEqual([]);
  });

  test("a user's file names open buy orders and price offers, for the money that they hold", async () => {
    const [bidder, seller] = [await openBidder(market), await openRobot(market)];
    const bidId = await bid(market, bidder, { marketItemId: await takeItem(market), quantity: 2 });
    const { listingId } = await offerOne(market, seller);
    const offerId = await offer(market, bidder, { listingId });
    const own = (await command(market, 'runUser.ts', 'show', bidder.userId)).text;
    expect(own).toContain('biddingDeposit: ¥260.00');
    expect(own).toMatch(new RegExp(`buy order / 求购: ${bidId}  .+  2 × ¥90.00  held ¥180.00  awake`));
    expect(own).toContain(`price offer / 议价: ${offerId}  buyer  open  ¥80.00  until`);
    const sellers = (await command(market, 'runUser.ts', 'show', seller.userId)).text;
    expect(sellers).toContain(`price offer / 议价: ${offerId}  seller  open  ¥80.00`);
    expect(sellers).not.toContain(bidder.userId);
  });

  test('T-16 a look at a user is kept; the phone number is masked unless it was asked for, which is kept as well', async () => {
    await market.visitor().signIn();
    const { id, phone } = await one<{ id: string; phone: string }>(
      'select id, phone from app_user order by id desc limit 1',
    );
    const [found] = await findUsers(operator.db, { by: { phone }, operator: 'tester' });
    expect(found).toMatchObject({ id });
    const masked = await command(market, 'runUser.ts', 'show', id);
    expect(masked.code).toBe(0);
    expect(masked.text).toMatch(/phone \/ 手机: 138\*\*\*\*\d{4}\n/);
    expect(masked.text).not.toContain(phone.slice(3));
    expect((await command(market, 'runUser.ts', 'show', id, '--reveal')).text).toContain(
      `phone / 手机: ${phone}`,
    );
    expect((await actionsOn(market, id)).map((action) => action.command)).toEqual([
      'user find',
      'user show',
      'user show --reveal',
    ]);
    expect(await command(market, 'runUser.ts', 'show', NOBODY)).toMatchObject({ code: 1 });
    expect(await command(market, 'runUser.ts', 'block', id)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^--reason: /),
    });
  });
});

describe('orders', () => {
  const refund = (orderNo: string) =>
    cancelByOperator(operator, { orderNo, reason: '卖家失联', operator: '小王' });

  test('a refund before an offer was tried: at once, in full, once, also asked twice at the same moment', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    const steps = await Promise.all([refund(orderNo), refund(orderNo)]);
    expect(steps.toSorted()).toEqual(['fail', 'failed']);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SYSTEM_CANCELLED' } });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    expect(await listingStatus(market, orderNo)).toBe('withdrawn');
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
    // Both sides read the history, so it contains neither the operator nor the reason.
    expect(JSON.stringify(order.events)).not.toMatch(/小王|卖家失联/);
    const actions = await actionsOn(market, orderNo);
    // Two entries of the same moment have no fixed order.
    expect(actions.toSorted((a, b) => a.outcome.localeCompare(b.outcome))).toEqual([
      { operator: '小王', command: 'order refund', reason: '卖家失联', outcome: 'done' },
      { operator: '小王', command: 'order refund', reason: '卖家失联', outcome: 'refused' },
    ]);
  });

  test('where an offer is out Steam is asked first: taken back, the money returns', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    expect([await refund(orderNo), await refund(orderNo)]).toEqual(['verify', 'underWay']);
    expect((await readOrder(buyer, orderNo)).wallet.escrowCents).toBeGreaterThan(0);
    await worker.verify(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SYSTEM_CANCELLED' } });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    expect((await steamOffersOf(market, orderNo)).map(({ state }) => state)).toEqual([6]);
  });

  test('accepted at the same second: the order goes on, and what is settled is refused', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [3]);
    expect(await refund(orderNo)).toBe('verify');
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
    expect(await refund(orderNo)).toBe('settled');
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
  });

  test('while nobody knows whether an offer went out, the order ends by Steam’s word instead of going on', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    for (const _ of [1, 2, 3]) {
      await sandbox(market, 'faults', {
        path: '/tradeoffer/new/send',
        count: 1,
        status: 0,
        withEffect: false,
      });
      await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect([await refund(orderNo), await refund(orderNo)]).toEqual(['ask', 'underWay']);
    await worker.send(orderNo);
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'SYSTEM_CANCELLED' },
    });
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
  });

  test('the command shows history, books and what operators did; a look is kept, one at no order is not', async () => {
    expect(await refund('20200101000000000000')).toBe(null);
    expect(await actionsOn(market, '20200101000000000000')).toEqual([]);
    const { orderNo } = await buyAs(market, 'accept');
    const { buyerId } = await sidesOf(orderNo);
    expect((await command(market, 'runOrder.ts', 'refund', orderNo, '--reason', '误拍')).text).toContain(
      '货款已退回买家',
    );
    const { code, text } = await command(market, 'runOrder.ts', 'show', orderNo);
    expect(code).toBe(0);
    for (const part of [
      'platform: operatorCancel',
      'refund:',
      "buyer's deposit",
      `buyer / 买家: ${buyerId}`,
      '小王  order refund  done  误拍',
    ])
      expect(text).toContain(part);
    expect((await actionsOn(market, orderNo)).map((action) => action.command)).toEqual([
      'order refund',
      'order show',
    ]);
    const list = await runScript(market, 'runOrder.ts', ['list', '--user', buyerId]);
    expect(list.text).toContain(`${orderNo}  failed (systemCancelled)`);
  });
});

describe('the record', () => {
  test('I10 a deed that dies before its commit left neither a change nor a record', async () => {
    await market.visitor().signIn();
    const { id } = await one<{ id: string }>('select id from app_user order by id desc limit 1');
    const words = ['block', id, '--reason', 'x'];
    expect(await runScript(market, 'runUser.ts', words, { CRASH_AT: 'block.held' })).toMatchObject({
      signal: 'SIGKILL',
    });
    expect(await one('select is_blocked as held from app_user where id = $1', [id])).toEqual({ held: false });
    expect(await actionsOn(market, id)).toEqual([]);
    expect((await command(market, 'runUser.ts', 'block', id, '--reason', 'x')).text).toContain('Done');
    expect(await actionsOn(market, id)).toHaveLength(1);
  });
});
