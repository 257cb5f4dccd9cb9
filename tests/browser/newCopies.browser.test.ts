import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('L-05 a chip tells of new copies, the list changes only when it is pressed, and nothing jumps', async () => {
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  const { rows: items } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  await offerCopy(market, seller, { itemId, askCents: 20_000 });
  await market.settleFeed();
  const tab = await openTab(browser, market);
  const { page } = tab;
  const rows = page.getByRole('main').getByRole('article');
  const opened = page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
  await tab.open(`/copies?${new URLSearchParams({ filter: `item:"${items[0]?.name}"` })}`);
  await expect.poll(() => rows.count()).toBe(1);
  await opened;
  // The stream is under way once its first cursor came.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  for (const askCents of [30_000, 31_000, 32_000]) await offerCopy(market, seller, { itemId, askCents });
  const chip = page.getByRole('button', { name: '3 件新上架' });
  await chip.waitFor();
  expect(await rows.count()).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await chip.click();
  await expect.poll(() => rows.count()).toBe(4);
  expect(await chip.count()).toBe(0);
  await tab.close();
});
