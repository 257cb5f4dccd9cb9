import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { recordLateReversal, resolveDispute } from '../../../api/orders/order/dispute.ts';
import { lockOrder } from '../../../api/orders/order/order.store.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openReviewScene, REFERENCE_CENTS, type ReviewScene } from '../../orders/order/reviewScene.ts';
import { goRounds, openWithdrawer, transfersOf, type Withdrawer, withdraw } from './withdrawalScene.ts';

/** What the seller receives of a sale at the reference price, less the fee of 2.5 %. */
const NET_CENTS = 33_875;
let market: TestMarket;
let scene: ReviewScene;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
});
afterAll(async () => {
  expect(await scene.broken()).toEqual([]);
  await market.close();
});

/** A seller who has other proceeds besides those of one completed sale. */
async function openSeller(otherCents: bigint): Promise<{ seller: Withdrawer; orderId: string }> {
  const seller = await openWithdrawer(market, otherCents);
  await market.owner.query(
    `update app_user set trade_url = 'https://steamcommunity.com/tradeoffer/new/?partner=8&token=sellertk' where id = $1`,
    [seller.userId],
  );
  const [buyerId = ''] = await scene.openUsers(1, { deposit: 5_000_000n, proceeds: 1n });
  const orderId = await scene.trade({ buyerId, sellerId: seller.userId }, REFERENCE_CENTS);
  expect((await scene.money(seller.userId)).proceeds).toBe(otherCents + BigInt(NET_CENTS));
  return { seller, orderId };
}

/** The completed trade is found to be rolled back. */
const reverse = (orderId: string) =>
  inTransaction(market.worker.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('no order');
    await recordLateReversal(tx, order, { cause: 'trade:12', evidence: {}, isPartys: true });
  });
const resolve = (orderId: string, fault: 'buyer' | 'seller') =>
  inTransaction(market.worker.db, (tx) => resolveDispute(tx, orderId, { fault, evidence: {} }));

test('X-03 a withdrawal that waits for the app pays nothing of money that a dispute holds, until it ends for the seller', async () => {
  const { seller, orderId } = await openSeller(1n);
  const { id, serialNo } = await withdraw(market, seller, NET_CENTS);
  await reverse(orderId);
  expect(await goRounds(market, id, 4)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
  await resolve(orderId, 'buyer');
  expect(await goRounds(market, id, 3)).toBe('success');
  expect(await transfersOf(market, serialNo)).toMatchObject([{ status: 'SUCCESS' }]);
});

test('X-03 such a withdrawal leaves as soon as the time of a dispute without a finding is over', async () => {
  const { seller, orderId } = await openSeller(1n);
  const { id } = await withdraw(market, seller, NET_CENTS);
  await reverse(orderId);
  await market.advanceClock(71 * HOUR_MS);
  expect(await goRounds(market, id, 2)).toBe('processing');
  await market.advanceClock(HOUR_MS);
  expect(await goRounds(market, id, 3)).toBe('success');
});

test('X-03 where the seller is at fault, such a withdrawal is held further', async () => {
  const { seller, orderId } = await openSeller(1n);
  const { id, serialNo } = await withdraw(market, seller, NET_CENTS);
  await reverse(orderId);
  await resolve(orderId, 'seller');
  expect(await goRounds(market, id, 3)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
});

test.each([
  ['to the cent', 0n, 'success'],
  ['but for a cent', 1n, 'processing'],
])('X-03 proceeds that are left cover the disputed money %s', async (_, lackCents, status) => {
  const { seller, orderId } = await openSeller(20_000n - lackCents);
  const { id } = await withdraw(market, seller, 20_000);
  await reverse(orderId);
  expect(await goRounds(market, id, 3)).toBe(status);
});

test('X-03 what waits for somebody else stops nobody', async () => {
  const { orderId } = await openSeller(1n);
  await reverse(orderId);
  const other = await openWithdrawer(market, 50_000n);
  const { id } = await withdraw(market, other, 50_000);
  expect(await goRounds(market, id, 3)).toBe('success');
});
