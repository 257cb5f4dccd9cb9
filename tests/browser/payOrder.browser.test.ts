import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireUnpaid, refreshOrderPayment } from '../../api/orders/order/refreshOrderPayment.ts';
import { openBrowser } from '../kit/browser.ts';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { paymentsIn } from '../orders/order/paymentScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let scene: ReturnType<typeof paymentsIn>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  scene = paymentsIn(market);
  browser = await openBrowser();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Saves a screenshot for people where PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: !name.startsWith('dialog') });
}

test('O-02 bought by Alipay with the keyboard: left, gone on from the order, paid, and told live', async () => {
  const client = await openBuyer(market, 100);
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.open(`/goods?hashName=${encodeURIComponent(listing.marketHashName)}`);
  await page.getByRole('button', { name: /购买最低价/ }).click();
  // The balance does not reach: the payment app is chosen beforehand, and the other way is one key away.
  const byApp = dialog.getByRole('radio', { name: '支付宝' });
  await byApp.waitFor();
  await expect.poll(() => byApp.isChecked()).toBe(true);
  await dialog.getByText(/余额不够，用支付宝付全款/).waitFor();
  await dialog.getByText(say('zh', 'order:purchase_escrowByApp')).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'dialog-app');
  await byApp.press('ArrowUp');
  await dialog.getByRole('button', { name: /充入沙盒余额/ }).waitFor();
  await picture(page, 'dialog-balance');
  await dialog.getByRole('radio', { name: '余额支付' }).press('ArrowDown');
  await dialog.getByRole('button', { name: '去支付宝付款' }).dblclick();
  await page.getByRole('link', { name: '离开' }).click();
  await page.getByRole('heading', { name: '等待付款' }).waitFor();
  await page.getByText(/还剩 \d+ 分 \d\d 秒/).waitFor();
  await picture(page, 'order-unpaid');
  // A second tab knows the same.
  const other = await openTab(browser, market, { client, width: 390, language: 'en', theme: 'light' });
  await other.open(new URL(page.url()).pathname + new URL(page.url()).search);
  await other.page.getByRole('button', { name: 'Continue payment' }).waitFor();
  expect(await violations(other.page)).toEqual([]);
  await expect.poll(() => other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await picture(other.page, 'order-unpaid-390-en');
  await page.getByRole('button', { name: '继续付款' }).click();
  await page.getByRole('button', { name: '付款 Pay', exact: true }).click();
  await page.getByRole('link', { name: '返回商家' }).click();
  await page.getByRole('heading', { name: '等待发送报价' }).first().waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/支付宝 ¥[\d.,]+ → 本单托管 ¥[\d.,]+/);
  await picture(page, 'order-paid');
  await other.page.getByRole('heading', { name: 'Waiting for the offer' }).first().waitFor();
  const { rows } = await market.owner.query('select count(*)::int as orders from market_order');
  expect(rows).toEqual([{ orders: 1 }]);
  await other.close();
  await tab.close();
});

test('O-02 an order runs out in sight, and a late payment is told as it goes back; another is cancelled', async () => {
  const client = await openBuyer(market, 100);
  const unpaid = await scene.begin(client);
  const tab = await openTab(browser, market, { client, width: 390 });
  const { page } = tab;
  await tab.open(`/user/orderDetail?orderNo=${unpaid.orderNo}`);
  await page.getByRole('button', { name: '继续付款' }).waitFor();
  await scene.keepOpen(unpaid.number);
  await market.advanceClock(11 * 60_000);
  await scene.fault('alipay.trade.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
  await expireUnpaid(market.worker, (await scene.rowOf(unpaid.number)).order_id);
  await page.getByRole('heading', { name: '付款超时' }).first().waitFor();
  await page.getByText('没有扣款').first().waitFor();
  await picture(page, 'order-runout-390');
  await scene.pay(unpaid.number);
  const { id } = await scene.rowOf(unpaid.number);
  await refreshOrderPayment(market.worker, id);
  await page.getByRole('heading', { name: '款项正在退回支付宝' }).waitFor();
  await refreshOrderPayment(market.worker, id);
  await page.getByRole('heading', { name: '款项已退回支付宝' }).waitFor();
  await picture(page, 'order-returned-390');
  const second = await scene.begin(client);
  await tab.open(`/user/orderDetail?orderNo=${second.orderNo}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await tab.dialog.getByText(/取消后饰品会重新在售/).waitFor();
  await picture(page, 'dialog-cancel-390');
  await tab.dialog.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('heading', { name: '买家取消' }).first().waitFor();
  await tab.open('/user/order');
  await picture(page, 'orders-390');
  await tab.close();
});
