import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { userIdOf } from '../watch/watchClient.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await market.close();
});

test('messages follow one stream; what arrives and what is read leaves the loaded pages as they are', async () => {
  const client = await openBuyer(market);
  const [first, second] = await takeListings(client, 2);
  if (!first || !second) throw new Error('nothing on sale');
  await buyOne(client, first);
  await market.owner.query(
    `insert into message (id, user_id, type, template, params, order_id, created_at)
     select gen_random_uuid(), user_id, type, template, params, order_id, created_at - number * interval '1 minute'
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
  await tab.open('/user/messageCenter');
  await expect.poll(() => streamCount).toBe(1);
  await page.getByText('未读', { exact: false }).first().waitFor();
  const load = page.getByRole('button', { name: '加载更多' });
  await load.click();
  await expect.poll(() => rows.count()).toBe(60);

  const order = await buyOne(client, second);
  await expect.poll(() => rows.count()).toBeGreaterThan(60);
  expect(await rows.first().locator('a').getAttribute('href')).toContain(order.orderNo);
  const count = await rows.count();
  expect(await unread.count()).toBe(count);

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(() => unread.count()).toBe(0);
  await page.getByRole('main').getByText('没有未读消息').waitFor();
  expect(await rows.count()).toBeGreaterThanOrEqual(count);
  await load.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(count);
  expect(await load.count()).toBe(0);
  expect(streamCount).toBe(1);
  await tab.close();
});
