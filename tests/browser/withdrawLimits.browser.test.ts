import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../api/kernel/durations.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { recordLateReversal } from '../../api/orders/order/dispute.ts';
import { lockOrder } from '../../api/orders/order/order.store.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openReviewScene, REFERENCE_CENTS, type ReviewScene } from '../orders/order/reviewScene.ts';
import { openWithdrawer, type Withdrawer, withdraw } from '../payments/withdrawal/withdrawalScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

const CAP_CENTS = 5_000_000;

let market: TestMarket;
let browser: Browser;
let scene: ReviewScene;
beforeAll(async () => {
  market = await openTestMarket({ WITHDRAWAL_DAY_CAP_CENTS: String(CAP_CENTS) }, 'production');
  browser = await openBrowser();
  scene = await openReviewScene(market);
});
afterAll(() => market.close());

/** Opens the form in a browser whose clock the test moves. */
async function openForm(person: Withdrawer) {
  const tab = await openTab(browser, market, { client: person.client });
  const { page } = tab;
  await page.clock.install();
  await tab.open('/user/wallet?tab=withdraw');
  return { page, amount: page.getByLabel(say('zh', 'wallet:withdrawAmount')) };
}

/** Lets time pass for the market and the browser. The market's clock is ahead of the browser's, which therefore goes further. */
async function passTime(page: Page, ms: number): Promise<void> {
  await market.advanceClock(ms);
  await page.clock.fastForward(ms + 20 * 24 * HOUR_MS);
}

test('T-21 a form that the cap of the day has closed opens at midnight in China by itself', async () => {
  const person = await openWithdrawer(market, 6_000_000n);
  await withdraw(market, person, CAP_CENTS);
  const { page, amount } = await openForm(person);
  await amount.fill('100');
  const refusal = page.getByText(say('zh', 'wallet:amountCap', { amount: '¥0.00' }));
  await refusal.waitFor();
  await passTime(page, 24 * HOUR_MS);
  await refusal.waitFor({ state: 'detached' });
});

test('X-03 money that waited for a dispute can be withdrawn once its time is over, on the open page', async () => {
  const seller = await openWithdrawer(market, 1n);
  await market.owner.query(
    `update app_user set trade_url = 'https://steamcommunity.com/tradeoffer/new/?partner=8&token=sellertk' where id = $1`,
    [seller.userId],
  );
  const [buyerId = ''] = await scene.openUsers(1, { deposit: 5_000_000n, proceeds: 1n });
  const orderId = await scene.trade({ buyerId, sellerId: seller.userId }, REFERENCE_CENTS);
  await inTransaction(market.worker.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('no order');
    await recordLateReversal(tx, order, { cause: 'trade:13', evidence: {}, isPartys: true });
  });
  const { page, amount } = await openForm(seller);
  await expect.poll(() => amount.isDisabled()).toBe(true);
  await passTime(page, 72 * HOUR_MS);
  await expect.poll(() => amount.isDisabled()).toBe(false);
});
