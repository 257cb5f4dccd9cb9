import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userIdOf } from '../catalog/watch/watchClient.ts';
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
afterAll(() => market.close());

test.each([
  ['zh', 'dark', 1440, { buy: /^购买/, told: '你的收货账号被 Steam 禁止交易', change: '更换交易链接' }],
  [
    'en',
    'light',
    390,
    {
      buy: /^Buy(?! order| several)/,
      told: 'Steam has banned your receiving account from trading',
      change: 'Change the trade link',
    },
  ],
] as const)(
  'T-24 a buyer whom Steam lets not trade reads why nothing is bought before any price is confirmed (%s, %s, %s px)',
  async (language, theme, width, words) => {
    const client = await openBuyer(market);
    await market.owner.query(
      `update app_user set banned_steam_id = (76561197960265728 + substring(trade_url from 'partner=([0-9]+)')::bigint)::text
       where id = $1`,
      [await userIdOf(client)],
    );
    const tab = await openTab(browser, market, { client, language, theme, width });
    const { page } = tab;
    await tab.open(ITEM_PATH);
    await page.getByRole('main').getByRole('button', { name: words.buy }).first().click();
    await tab.dialog.getByText(words.told).waitFor();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/banned-${width}.png` });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await tab.dialog.getByRole('link', { name: words.change }).click();
    await page.waitForURL('**/user/setting');
    await page.getByText(words.told).waitFor();
    await expect.poll(() => tab.dialog.count()).toBe(0);
    await tab.close();
  },
);
