import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';

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

test('C3 up to four copies are picked and compared, the best of a row is marked, and one is bought from there', async () => {
  const tab = await openTab(browser, market, { client: await openBuyer(market) });
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const ticks = page.getByRole('checkbox', { name: '选来对比' });
  const bar = page.getByRole('region', { name: '对比在售' });
  await ticks.nth(1).check();
  await bar.getByText('再选一件即可对比').waitFor();
  expect(await bar.getByRole('button', { name: /比较/ }).isDisabled()).toBe(true);
  for (const place of [0, 2, 3]) await ticks.nth(place).check();
  await bar.getByText('已选 4 件').waitFor();
  expect(await ticks.nth(4).isDisabled()).toBe(true);
  await ticks.nth(3).uncheck();
  await bar.getByRole('button', { name: '比较 3 件' }).click();
  const dialog = page.getByRole('dialog');
  const prices = dialog.getByRole('row', { name: /^价格/ });
  await prices.waitFor();
  expect(await prices.getByRole('cell').count()).toBe(3);
  // The copies stand in the order in which they were picked, and the list begins with the cheapest.
  expect(await prices.getByRole('cell').nth(1).innerText()).toMatch(/最佳/);
  expect(await prices.getByText('最佳').count()).toBe(1);
  expect(await dialog.getByRole('row', { name: /^磨损/ }).getByRole('cell').first().innerText()).toMatch(
    /0\.\d{7}/,
  );
  expect(await dialog.getByRole('row', { name: /^相位/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: '购买' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /支付|确认/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: '清空' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await ticks.first().isChecked()).toBe(false);
  await tab.close();
});
