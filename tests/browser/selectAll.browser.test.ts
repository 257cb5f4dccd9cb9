import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('I-10 the answer to “select all” of a filter that has changed meanwhile selects nothing', async () => {
  const words = (name: string, values = {}) => say('zh', `inventory:${name}`, values);
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  await giveCopies(market, seller, item?.id ?? '', 60);
  const tab = await openTab(browser, market, { client: seller.client, language: 'zh', width: 1440 });
  const { page } = tab;
  await tab.open('/user/inventory');
  await page.getByRole('checkbox').nth(1).click();
  const bar = page.getByRole('region', { name: words('chosen') });
  await bar.waitFor();
  let held: Route | undefined;
  await page.route('**/graphql**', (route) => {
    if (held !== undefined) return route.continue();
    held = route;
  });
  await bar.getByRole('button', { name: words('selectAll', { count: 60 }) }).click();
  await expect.poll(() => held !== undefined).toBe(true);
  await page.getByRole('link', { name: words('tab_UNLISTED') }).click();
  await expect.poll(() => page.url()).toContain('tab=unlisted');
  await bar.waitFor({ state: 'detached' });
  const answered = page.waitForEvent('requestfinished', { timeout: 5_000 }).catch(() => null);
  await held?.continue().catch(() => undefined);
  await answered;
  await page.waitForTimeout(500);
  await expect.poll(() => bar.count()).toBe(0);
  await tab.close();
});
