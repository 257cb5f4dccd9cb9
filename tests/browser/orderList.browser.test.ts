import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { workerFor } from '../kit/rounds.ts';
import { buyOne, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from '../orders/order/deliveryScene.ts';
import { buyFromOrdinary } from '../orders/order/handScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  worker = workerFor(market);
  browser = await openBrowser();
});
afterAll(() => market.close());

/** One buyer's orders: waiting for its offer, for another link, for acceptance, and failed. */
async function openOrders() {
  const scene = await buyAs(market, 'ignore');
  const orderNos = [scene.orderNo];
  for (const listing of await takeListings(scene.buyer, 3))
    orderNos.push((await buyOne(scene.buyer, listing)).orderNo);
  const [waiting = '', refused = '', sent = '', over = ''] = orderNos;
  const put = (orderNo: string, columns: string) =>
    market.owner.query(`update market_order set ${columns} where order_no = $1`, [orderNo]);
  await put(refused, "delivery_issue = 'tradeLink'");
  await worker.send(sent);
  await put(over, "phase = 'verifying', verifying_from = 'awaitingOffer', reason = 'systemCancelled'");
  await put(over, "phase = 'failed', verifying_from = null");
  return { buyer: scene.buyer, waiting, refused, sent, over };
}

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订单状态' }).getByRole('link', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.locator('main a[href^="/user/orderDetail"]');

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('O-03 O-05 tabs with counts follow the orders live, stand in the address, and Back works', async () => {
  const { buyer, waiting, refused, sent, over } = await openOrders();
  const tab = await openTab(browser, market, { client: buyer });
  const { page } = tab;
  await tab.open('/user/order');
  await expect.poll(() => rows(page).count()).toBe(4);
  for (const [name, count] of [
    ['全部', 4],
    ['待发货', 2],
    ['待收货', 1],
    ['已关闭', 1],
  ] as const)
    await expect.poll(() => tabOf(page, name).innerText()).toBe(`${name}\n${count}`);
  await expect.poll(() => tabOf(page, '待付款').innerText()).toBe('待付款');
  const rowOf = (orderNo: string) => rows(page).filter({ hasText: orderNo });
  await rowOf(refused).getByText('更换交易链接').waitFor();
  await rowOf(sent).getByText('去接受报价').waitFor();
  for (const orderNo of [waiting, over])
    await expect
      .poll(() =>
        rowOf(orderNo)
          .getByText(/更换交易链接|去接受报价/)
          .count(),
      )
      .toBe(0);
  await picture(page, 'orders-zh-1440');
  await tabOf(page, '待收货').click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(page.url()).toContain('status=to_receive');
  // Nothing is pressed: the order moves by itself, and so do list and counts.
  await worker.send(waiting);
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => tabOf(page, '待发货').innerText()).toBe('待发货\n1');
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect(page.url()).not.toContain('status');
  await tabOf(page, '已完成').click();
  await page.getByText('没有已完成的订单').waitFor();
  await picture(page, 'orders-empty-tab');
  await tab.close();
});

test('O-03 a search by number and by item stands in the address, counts its hits, and says where there are none', async () => {
  const { buyer, sent } = await openOrders();
  const tab = await openTab(browser, market, { client: buyer });
  const { page } = tab;
  await tab.open('/user/order');
  const field = page.getByRole('searchbox', { name: '订单号或饰品名称' });
  await field.fill(sent);
  await field.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('search')).toBe(sent);
  await expect.poll(() => tabOf(page, '待收货').innerText()).toBe('待收货\n1');
  await expect.poll(() => tabOf(page, '待发货').innerText()).toBe('待发货');
  // The field keeps the focus, so that a search is refined at once.
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await tab.reload();
  await expect.poll(() => field.inputValue()).toBe(sent);
  await field.fill('完全没有这种东西');
  await field.press('Enter');
  await page.getByText('没有找到「完全没有这种东西」').waitFor();
  await picture(page, 'orders-no-hits');
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect.poll(() => field.inputValue()).toBe(sent);
  await page.getByRole('button', { name: '清除' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect(await field.inputValue()).toBe('');
  await tab.close();
});

test('O-03 390 px: the tabs scroll and the page does not; the tab of the address is in view; by keyboard', async () => {
  const { buyer } = await openOrders();
  const tab = await openTab(browser, market, { client: buyer, width: 390, language: 'en', theme: 'light' });
  const { page } = tab;
  await tab.open('/user/order');
  await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
  await picture(page, 'orders-en-390');
  await tab.open('/user/order?status=closed');
  const closed = page
    .getByRole('navigation', { name: 'Order status' })
    .getByRole('link', { name: /^Closed/ });
  await expect
    .poll(async () => {
      const box = await closed.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
  await closed.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('status=completed');
  await page.getByText(say('en', 'order:empty_COMPLETED')).waitFor();
  await picture(page, 'orders-en-390-empty');
  await tab.close();
});

test.each([
  ['zh', '待发货', '去发送报价'],
  ['en', 'Awaiting shipment', 'Send the offer'],
] as const)('O-03 the seller’s side says what the seller must do (%s)', async (language, name, deed) => {
  const { seller, orderNo } = await buyFromOrdinary(market, 'ignore');
  const tab = await openTab(browser, market, { client: seller, language });
  const { page } = tab;
  await tab.open('/user/order');
  await page.getByRole('button', { name: say(language, 'order:sold') }).click();
  await rows(page).filter({ hasText: orderNo }).getByText(deed).waitFor();
  expect(page.url()).toContain('direction=sell');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await rows(page).filter({ hasText: orderNo }).getByText(deed).waitFor();
  expect(new URL(page.url()).searchParams.get('direction')).toBe('sell');
  await picture(page, `orders-sold-${language}`);
  await tab.close();
});
