import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userIdOf } from '../catalog/watch/watchClient.ts';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { lead } from '../payments/statistics/statisticsScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** The number of loaded messages, as a screen reader tells it; only those near the window are rendered. */
const countLoaded = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('main [data-index]')?.getAttribute('aria-setsize')));

test('messages follow one stream; what arrives and what is read leaves the loaded pages as they are', async () => {
  const client = await openBuyer(market);
  const [first, second] = await takeListings(client, 2);
  if (!first || !second) throw new Error('nothing on sale');
  await buyOne(client, first);
  await market.owner.query(
    `insert into message (id, user_id, type, template, params, order_id, created_at)
     select gen_random_uuid(), user_id, type, template, params, null, created_at - number * interval '1 minute'
     from message, generate_series(1, 69) number where user_id = $1`,
    [await userIdOf(client)],
  );
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  let streamCount = 0;
  page.on('request', (request) => {
    if (request.headers().accept?.includes('text/event-stream')) streamCount += 1;
  });
  const rows = page.getByRole('main').locator('li:has(time)');
  const unread = rows.filter({ hasText: '未读' });
  const loadedCount = () => countLoaded(page);
  await tab.open('/user/messageCenter');
  await expect.poll(() => streamCount).toBe(1);
  await page.getByText('未读', { exact: false }).first().waitFor();
  const load = page.getByRole('button', { name: '加载更多' });
  await page.route('**/graphql', (route) => route.abort());
  await load.focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: '没有取到，重试' });
  await again.waitFor();
  // Two failures in a row count as an outage; an answer that is not of GraphQL may have come between them. With the first
  // answer after it the page renews all its data; what was loaded stays.
  await expect
    .poll(async () => {
      const isAway = await page.getByText('暂时连不上服务器').isVisible();
      if (!isAway) await again.press('Enter');
      return isAway;
    })
    .toBe(true);
  // A button that is still busy ignores presses.
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.unrouteAll();
  // The page's own check may have found the server before the press.
  await again.or(load).press('Enter');
  await tab.toasts.filter({ hasText: '连接已恢复' }).waitFor();
  await expect.poll(loadedCount).toBe(60);
  // Who pressed by the keyboard goes on at the first new row, and hears how many came.
  await expect
    .poll(() => page.locator('main [data-index="30"] a').evaluate((row) => row === document.activeElement))
    .toBe(true);
  await page.getByRole('status').filter({ hasText: '已加载 30 条' }).waitFor();

  const order = await buyOne(client, second);
  await expect.poll(loadedCount).toBeGreaterThan(60);
  const count = await loadedCount();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(() => page.locator('main [data-index="0"] a').getAttribute('href'))
    .toContain(order.orderNo);
  await expect.poll(() => rows.filter({ hasNotText: '未读' }).count()).toBe(0);

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(() => unread.count()).toBe(0);
  await page.getByRole('main').getByText('没有未读消息').waitFor();
  expect(await loadedCount()).toBeGreaterThanOrEqual(count);
  await load.click();
  await expect.poll(loadedCount).toBeGreaterThan(count);
  await expect.poll(() => load.count()).toBe(0);
  await page.getByText('已经到底了').waitFor();
  expect(streamCount).toBe(1);
  await tab.close();
});

test('N-02 messages stand by order: what is over says so and asks for nothing, and one press reads them all', async () => {
  const client = await openBuyer(market);
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(client, listing);
  const { rows: found } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  const orderId = found[0]?.id ?? '';
  await lead(market, orderId, { to: 'awaitingAccept' });
  const tab = await openTab(browser, market, { client, width: 390 });
  const { page } = tab;
  const group = page.getByRole('main').locator('li:has(time)');
  await tab.open('/user/messageCenter');
  await group.getByText('请确认 Steam 报价').waitFor();
  await group.getByText('去处理').waitFor();
  await lead(market, orderId, { to: 'failed', reason: 'buyerDeclined' });
  await group.getByText('订单已关闭').waitFor();
  await expect.poll(() => group.count()).toBe(1);
  const more = group.getByRole('button', { name: '更早的 2 条' });
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  await more.focus();
  await page.keyboard.press('Enter');
  const asked = group.getByRole('link').filter({ hasText: '请确认 Steam 报价' });
  await asked.getByText('已结束').waitFor();
  await expect.poll(() => page.getByText('去处理').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await asked.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/user/orderDetail?orderNo=${orderNo}`);
  await page.goBack();
  await page.getByText('没有未读消息').waitFor();
  await expect.poll(() => group.getByText('未读').count()).toBe(0);
  await tab.close();
});

test('N-02 the tabs count what is unread; a type and all are marked; one message has an address of its own', async () => {
  const client = await market.visitor().signIn();
  const userId = await userIdOf(client);
  await market.owner.query(
    `insert into message (id, user_id, type, template, params)
     select gen_random_uuid(), $1, type, 'paymentAccountChanged', '{"accountName":"138****0000"}'
     from (values (2), (3), (4)) rows (type), generate_series(1, 35)`,
    [userId],
  );
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  await tab.open('/user/messageCenter');
  const tabs = page.getByRole('navigation', { name: '消息类型' });
  const bell = page.getByRole('banner').getByRole('link', { name: /未读消息/ });
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('99+ 条未读消息');
  expect(await violations(page)).toEqual([]);
  await tabs.getByRole('link', { name: /^服务 ?35/ }).click();
  await page.getByRole('button', { name: '本类已读' }).click();
  await tabs.getByRole('link', { name: '服务', exact: true }).waitFor();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('70 条未读消息');
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => countLoaded(page)).toBe(35);
  await tabs.getByRole('link', { name: /^库存/ }).click();
  // The old list remains visible until the new one has loaded. The new one contains an unread message.
  await page.getByRole('button', { name: '本类已读' }).waitFor();
  await expect.poll(() => page.getByRole('main').locator('li:has(time)').count()).toBe(30);
  await page.getByRole('main').locator('li:has(time) a').first().click();
  await tab.dialog.getByText('提现账户已更换为 138****0000').waitFor();
  await tabs.getByRole('link', { name: /^库存 ?34/ }).waitFor();
  const address = page.url();
  await page.keyboard.press('Escape');
  await tab.dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${market.url}/user/messageCenter?type=inventory`);
  await page.goto(address);
  await tab.dialog.getByText('提现账户已更换').first().waitFor();
  // The count that the page requests at its start is older than the click that follows.
  const counted = page.waitForResponse((answer) => answer.url().includes('/web/notice'));
  await page.goto(`${market.url}/user/messageCenter?id=TWVzc2FnZTpub25l`);
  await tab.dialog.getByText('没有这条消息').waitFor();
  await counted;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '全部已读' }).click();
  await page.getByText('没有未读消息').waitFor();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('0 条未读消息');
  await tabs.getByRole('link', { name: '交易' }).click();
  await page.getByText('没有这类消息').waitFor();
  await tab.close();
});
