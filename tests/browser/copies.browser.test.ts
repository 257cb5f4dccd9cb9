import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
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

test('F-06 a typed filter finds copies, a facet narrows it, and more of them load', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  const main = page.getByRole('main');
  await tab.open('/market');
  await page.getByRole('banner').getByRole('link', { name: '单件' }).click();
  await page.waitForURL(/\/copies$/);
  await main.getByRole('combobox', { name: '筛选条件' }).fill('price>1 wear<0.3');
  await main.getByRole('button', { name: '搜索' }).click();
  await page.waitForURL(/filter=price/);
  const rows = main.getByRole('article');
  await expect.poll(() => rows.count()).toBe(20);
  const total = Number.parseInt(await main.getByText(/件在售$/).innerText(), 10);
  expect(total).toBeGreaterThan(20);
  await main.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => rows.count()).toBe(Math.min(40, total));
  await main.getByRole('link', { name: /^步枪/ }).click();
  await page.waitForURL(/type/);
  await expect
    .poll(async () => Number.parseInt(await main.getByText(/件在售$/).innerText(), 10))
    .toBeLessThan(total);
  await main.getByRole('combobox', { name: '排序' }).selectOption('float');
  await page.waitForURL(/sort=float/);
  await tab.close();
});

test('F-01 a wrong word is marked, and the probable one is a press away', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  await tab.open(`/copies?filter=${encodeURIComponent('type:rifle weer<0.3')}`);
  await main.getByRole('alert').getByText('没有名为“weer”的条件').waitFor();
  expect(await main.locator('mark').innerText()).toBe('weer');
  expect(await main.getByRole('article').count()).toBe(0);
  await main.getByRole('link', { name: '改为“wear”' }).click();
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(0);
  expect(await main.getByRole('combobox', { name: '筛选条件' }).inputValue()).toBe('type:rifle wear<0.3');
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
  expect(await input.inputValue()).toBe('type:');
  await page.keyboard.type('kn');
  await page.getByRole('option', { name: 'knife' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await input.inputValue()).toBe('type:knife');
  await page.keyboard.press('Enter');
  await page.waitForURL(/type%3Aknife/);
  await tab.close();
});
