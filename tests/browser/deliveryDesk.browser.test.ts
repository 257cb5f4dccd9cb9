import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyChanged } from '../../api/kernel/events.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { remindDue } from '../../api/orders/order/remindDue.ts';
import { openBrowser } from '../kit/browser.ts';
import { workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary } from '../orders/order/handScene.ts';
import { type ManyDeliveries, openManyDeliveries } from '../orders/order/manyDeliveries.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth > 0);

test('O-09 two copies to one buyer are one offer, sent in one go, and the page follows and names buyer and offer', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  const tab = await openTab(browser, market, { client: first.seller, width: 390 });
  const { page } = tab;
  // Two copies of one name may be of different phases: the seller has to put in the right one.
  await market.owner.query("update asset set phase = 'Ruby' where asset_id = $1", [second.assetId]);
  await tab.open('/user/delivery');
  await page.getByRole('heading', { name: /发给 .* · 2 件/ }).waitFor();
  await expect.poll(() => page.getByText('红宝石', { exact: true }).count()).toBe(1);
  for (const { assetId, orderNo } of [first, second]) {
    await page.getByText(`资产 ID ${assetId}`).waitFor();
    await page.getByRole('link', { name: orderNo }).waitFor();
  }
  await expect.poll(() => isTooWide(page)).toBe(false);
  // One account alone needs no choice.
  await expect.poll(() => page.getByRole('navigation', { name: /^账号/ }).count()).toBe(0);
  const [sandbox] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '在沙盒中发送报价' }).click(),
  ]);
  await sandbox.getByRole('button', { name: /发送报价并在手机上确认/ }).click();
  await sandbox.waitForURL(/\/offers\/\d+/);
  const offerId = /offers\/(\d+)/.exec(sandbox.url())?.[1] ?? '';
  await workerFor(market).poll(first.orderNo);
  await page.getByRole('heading', { name: '已发出，等买家接受（2）' }).waitFor();
  await page.getByRole('heading', { name: /发给 .* · 2 件/ }).waitFor({ state: 'detached' });
  for (const { orderNo } of [first, second]) await page.getByRole('link', { name: orderNo }).waitFor();
  const { data } = await first.buyer.query<{ viewer: { nickname: string } }>('{ viewer { nickname } }');
  await expect.poll(() => page.getByText(`买家 ${data?.viewer.nickname}`).count()).toBe(2);
  const offers = page.getByRole('link', { name: `Steam 报价 ${offerId}` });
  await expect.poll(() => offers.count()).toBe(2);
  await expect.poll(() => offers.first().getAttribute('href')).toContain(`/offers/${offerId}`);
  await expect.poll(() => isTooWide(page)).toBe(false);
  await tab.close();
});

test('O-09 a desk that is refreshed shows the time that is left now, not that of its opening', async () => {
  const sale = await buyFromOrdinary(market, 'ignore');
  const tab = await openTab(browser, market, { client: sale.seller });
  const { page } = tab;
  await tab.open('/user/delivery');
  const hoursLeft = async () => Number(/剩 (\d+)/.exec(await page.getByRole('main').innerText())?.[1]);
  await expect.poll(hoursLeft).toBeGreaterThan(10);
  await market.advanceClock(5 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // The page's own clock would move only after a minute.
  await expect.poll(hoursLeft).toBeLessThan(8);
  await tab.close();
});

describe('O-09 150 orders to several buyers from two accounts', () => {
  let many: ManyDeliveries;
  beforeAll(async () => {
    many = await openManyDeliveries(market, { count: 150, buyers: 12 });
  });

  /** The numbers of all orders that the page shows while it is scrolled to its end, and the most that it held at once. */
  async function readOrders(page: Page) {
    const numbers = new Set<string>();
    let most = 0;
    for (;;) {
      const shown = await page.locator('a[href^="/user/orderDetail"]').allTextContents();
      for (const number of shown) numbers.add(number);
      most = Math.max(most, shown.length);
      const more = page.getByRole('button', { name: '加载更多' });
      if ((await more.count()) > 0) {
        await more.click();
        await more.waitFor({ state: 'detached' });
      }
      const isEnd = await page.evaluate(() => {
        const before = window.scrollY;
        window.scrollBy(0, 600);
        return window.scrollY === before;
      });
      if (isEnd) break;
      await page.waitForTimeout(60);
    }
    return { numbers, most };
  }

  test('every order is reached by scrolling, a few are rendered at once, and no row is too wide on a phone', async () => {
    const tab = await openTab(browser, market, { client: many.seller, width: 390 });
    const { page } = tab;
    await tab.open('/user/delivery');
    await page.getByRole('heading', { name: `待发送的报价（${many.sizes.length}）` }).waitFor();
    expect(await violations(page)).toEqual([]);
    const { numbers, most } = await readOrders(page);
    expect(numbers.size).toBe(150);
    expect(most).toBeLessThan(60);
    // What was loaded stays loaded when the page follows a change.
    const { rows } = await market.owner.query<{ id: string; userId: string }>(
      'select id, seller_id as "userId" from market_order where order_no like \'9%\' limit 1',
    );
    const { id = '', userId = '' } = rows[0] ?? {};
    const isRefresh = (body: string | null) => body?.includes(`"parcels":${many.sizes.length}`) === true;
    const refreshed = page.waitForResponse((answer) => isRefresh(answer.request().postData()));
    await inTransaction(market.worker.db, (tx) => notifyChanged(tx, { topic: 'order', id, userId }));
    await refreshed;
    await page
      .getByRole('heading', { name: /发给 .* · \d+ 件/ })
      .last()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: '加载更多' }).count()).toBe(0);
    await expect.poll(() => isTooWide(page)).toBe(false);
    await tab.close();
  });

  test('one account alone by its chip, kept in the address; the reminder of all opens the desk', async () => {
    const tab = await openTab(browser, market, { client: many.seller, language: 'en', theme: 'light' });
    const { page } = tab;
    await market.owner.query(
      "update market_order set deadline_at = clock_now() + interval '30 minutes' where order_no like '9%'",
    );
    await remindDue(market.worker);
    await tab.open('/user/messageCenter');
    await page.getByText('Less than an hour to send the first of 150 orders').click();
    await page.waitForURL(/\/user\/delivery$/);
    const chips = page.getByRole('navigation', { name: /^Accounts/ }).getByRole('link');
    await page.getByRole('link', { name: 'All accounts 150' }).waitFor();
    await expect.poll(() => chips.count()).toBe(3);
    await chips.nth(1).click();
    await page.waitForURL(/account=7656/);
    const chosen = new URL(page.url()).searchParams.get('account');
    await page.reload();
    await page.getByRole('heading', { name: /offers? to send/ }).waitFor();
    await expect
      .poll(() => page.locator('[aria-current="page"]', { hasText: /shiji|robot/ }).count())
      .toBe(1);
    const foreign = many.accounts.find(({ steamId }) => steamId !== chosen);
    await page
      .getByText(chosen ?? '')
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(foreign?.steamId ?? '').count()).toBe(0);
    await tab.close();
  });

  test('150 loaded orders of one list stay loaded when the page follows, and those that are done leave it', async () => {
    await market.owner.query(
      "update market_order set phase = 'awaitingAccept' where phase = 'awaitingOffer'",
    );
    const tab = await openTab(browser, market, { client: many.seller });
    const { page } = tab;
    await tab.open('/user/delivery');
    await page.getByRole('heading', { name: '已发出，等买家接受（150）' }).waitFor();
    const { numbers } = await readOrders(page);
    expect(numbers.size).toBe(150);
    const { rows } = await market.owner.query<{ id: string; userId: string; orderNo: string }>(
      `select id, seller_id as "userId", order_no as "orderNo" from market_order
       where phase = 'awaitingAccept' and seller_id = (select seller_id from market_order where order_no like '9%' limit 1)
       order by deadline_at, id`,
    );
    const done = [rows[20], rows[110], rows[149]].filter((row) => row !== undefined);
    const [first] = done;
    if (first === undefined) throw new Error('no order is on its way');
    await market.owner.query("update market_order set phase = 'protected' where id = any($1)", [
      done.map(({ id }) => id),
    ]);
    await inTransaction(market.worker.db, (tx) => notifyChanged(tx, { topic: 'order', ...first }));
    // The window stands at the end of the list, beyond the first hundred.
    await page.getByRole('link', { name: done[2]?.orderNo ?? '' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: rows[148]?.orderNo ?? '' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: '加载更多' }).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('heading', { name: '已发出，等买家接受（147）' }).waitFor();
    expect((await readOrders(page)).numbers.size).toBe(147);
    await tab.close();
  });
});
