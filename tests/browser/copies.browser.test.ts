import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openBidder } from '../orders/bid/bidScene.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('F-06 a typed filter finds copies, a facet narrows it, and more of them load', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  const main = page.getByRole('main');
  await tab.open('/market');
  await page.getByRole('banner').getByRole('link', { name: '单件' }).click();
  await page.waitForURL(/\/copies$/);
  // The address changes before the page does.
  await main.getByRole('combobox', { name: '筛选条件' }).waitFor();
  const countOnSale = async () => Number((await main.getByText(/件在售$/).innerText()).replace(/\D/g, ''));
  const all = await countOnSale();
  await main.getByRole('combobox', { name: '筛选条件' }).fill('price>1 wear<0.3');
  await main.getByRole('button', { name: '搜索' }).click();
  await page.waitForURL(/filter=price/);
  // The address changes before the answer is there: until then the list of all copies stands, and as many rows.
  await expect.poll(countOnSale).toBeLessThan(all);
  const rows = main.getByRole('article');
  await expect.poll(() => rows.count()).toBe(20);
  const total = await countOnSale();
  expect(total).toBeGreaterThan(20);
  await main.getByRole('button', { name: '加载更多' }).click();
  // Only those near the window are rendered; each says how many are loaded.
  const loaded = () => main.locator('li[data-index]').first().getAttribute('aria-setsize');
  await expect.poll(loaded).toBe(String(Math.min(40, total)));
  await main.getByRole('link', { name: /^步枪/ }).click();
  await page.waitForURL(/type/);
  await expect.poll(countOnSale).toBeLessThan(total);
  await main.getByRole('combobox', { name: '排序' }).selectOption('float');
  await page.waitForURL(/sort=float/);
  await tab.close();
});

test('F-06 Q-01 phases, fades and shares of blue are facets by their names', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const main = tab.page.getByRole('main');
  await tab.open('/copies');
  const facets = main.getByRole('navigation', { name: '缩小范围' });
  await facets
    .getByRole('link', { name: /^渐变 ≥ / })
    .first()
    .waitFor();
  await facets
    .getByRole('link', { name: /^蓝 ≥ / })
    .first()
    .waitFor();
  await expect.poll(() => facets.innerText()).not.toContain('phase_');
  await facets.getByRole('link', { name: /^P2 / }).click();
  await tab.page.waitForURL(/filter=phase%3Aphase2/);
  // All that are found are of one phase: there is nothing left to choose.
  await expect.poll(() => facets.getByRole('link', { name: /^P\d / }).count()).toBe(0);
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(0);
  await tab.close();
});

test('F-01 a wrong word is marked, and the probable one is a press away', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  await tab.open(`/copies?filter=${encodeURIComponent('type:rifle weer<0.3')}`);
  await main.getByRole('alert').getByText('没有名为“weer”的条件').waitFor();
  await expect.poll(() => main.locator('mark').innerText()).toBe('weer');
  await expect.poll(() => main.getByRole('article').count()).toBe(0);
  await main.getByRole('link', { name: '改为“wear”' }).click();
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(0);
  await expect
    .poll(() => main.getByRole('combobox', { name: '筛选条件' }).inputValue())
    .toBe('type:rifle wear<0.3');
  await tab.close();
});

test('F-01 the filter is completed by the keyboard, word and value', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  await tab.open('/copies');
  const input = page.getByRole('combobox', { name: '筛选条件' });
  await input.click();
  await page.keyboard.type('ty');
  await page.getByRole('option', { name: /^type:/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(() => input.inputValue()).toBe('type:');
  await page.keyboard.type('k');
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').allTextContents())
    .toEqual(['knife', 'key']);
  // A completion can be taken before the answer for the next letter.
  const letGo = await tab.hold('useCompletionsQuery');
  await page.keyboard.type('n');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  letGo();
  await expect.poll(() => input.inputValue()).toBe('type:knife');
  await page.keyboard.press('Enter');
  await page.waitForURL(/type%3Aknife/);
  // The input goes on as it is, with its ways to go on closed.
  await page.keyboard.type(' wear<0.5');
  await page.keyboard.press('Enter');
  // The address changes before the page does.
  const rule = page.getByRole('link', { name: '设出售规则' });
  await expect.poll(() => rule.getAttribute('href')).toContain('wear');
  expect(await input.inputValue()).toBe('type:knife wear<0.5');
  await expect.poll(() => page.getByRole('option', { name: /^type:/ }).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => input.inputValue()).toBe('type:knife');
  await tab.close();
});

test('F-01 a chosen completion does not outlive its word: what is typed on behind it stays', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  await tab.open('/copies');
  const input = page.getByRole('combobox', { name: '筛选条件' });
  const options = page.getByRole('listbox').getByRole('option');
  await input.click();
  await page.keyboard.type('type:k');
  await expect.poll(() => options.allTextContents()).toEqual(['knife', 'key']);
  const letGo = await tab.hold('useCompletionsQuery');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(' wear<0.1');
  await expect.poll(() => options.count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/wear/);
  expect(await input.inputValue()).toBe('type:k wear<0.1');
  letGo();
  await tab.close();
});

test('F-07 one press sets an alert for what was searched, which stands in the watchlist and can be removed', async () => {
  const client = await openBuyer(market);
  const tab = await openTab(browser, market, { client, language: 'en', theme: 'dark', width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  await tab.open(`/copies?filter=${encodeURIComponent('wear<0.01 price<=500')}`);
  await main.getByRole('button', { name: 'Alert me' }).click();
  await page.getByText(/^Alert set/).waitFor();
  await tab.open('/user/watch?tab=copies');
  const alert = main.getByRole('link', { name: /wear<0.01/ });
  await alert.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/copy-alerts-390.png` });
  await main.getByRole('button', { name: /^Remove alert/ }).click();
  await main.getByText('No alerts over copies yet').waitFor();
  await tab.close();
});

test('F-07 B-09 one press begins a buy order for what was searched, with its condition and price', async () => {
  const bidder = await openBidder(market, 1_000_000);
  const name = new URLSearchParams(ITEM_PATH.split('?')[1]).get('hashName') ?? '';
  const tab = await openTab(browser, market, { client: bidder.client, width: 390 });
  const { page, dialog } = tab;
  const main = page.getByRole('main');
  const begin = main.getByRole('button', { name: '发布求购' });
  await tab.open(`/copies?filter=${encodeURIComponent(`item:"${name}" wear<0.2 age<30d`)}`);
  await main.getByRole('button', { name: '提醒我' }).waitFor();
  await expect.poll(() => begin.count()).toBe(0);
  await tab.open(`/copies?filter=${encodeURIComponent(`item:"${name}" wear<0.2 price<=60.5`)}`);
  await begin.click();
  // 60.5 yuan is between two steps of a buy order's price.
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('60');
  await dialog.getByRole('button', { name: '发布求购', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { rows } = await market.owner.query(
    `select price_cents::int as price, filter, market_hash_name as name from bid b join market_item i on i.id = b.market_item_id where user_id = $1`,
    [bidder.userId],
  );
  expect(rows).toEqual([{ price: 6_000, filter: 'wear<0.2', name }]);
  await tab.close();
});

test('F-02 the same filter narrows the copies of one item, beside the chips, and points at a wrong word', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  const copies = main.getByRole('heading', { name: /^在售 \d+/ });
  const count = async () => Number(/\d+/.exec(await copies.innerText())?.[0]);
  await tab.open(ITEM_PATH);
  const all = await count();
  await main.getByRole('button', { name: '文字筛选' }).click();
  const input = main.getByRole('combobox', { name: '筛选条件' });
  await input.fill('weer<0.25');
  await input.press('Enter');
  await main.getByRole('alert').getByText('没有名为“weer”的条件').waitFor();
  await main.getByRole('link', { name: '改为“wear”' }).click();
  await page.waitForURL(/filter=wear/);
  await expect.poll(count).toBeGreaterThan(0);
  const few = await count();
  expect(few).toBeLessThan(all);
  if (process.env.PICTURES) {
    await copies.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env.PICTURES}/goods-filter-390.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `${process.env.PICTURES}/goods-filter-1440.png` });
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await main.getByRole('button', { name: '只看自动发货' }).click();
  await page.waitForURL(/auto=1/);
  await expect.poll(() => count()).toBeLessThanOrEqual(few);
  await main.getByRole('button', { name: '去掉文字筛选' }).click();
  await page.waitForURL((url) => !url.search.includes('filter='));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await tab.close();
});
