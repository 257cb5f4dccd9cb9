import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSellerRecords } from '../../api/selling/shop/refreshSellerRecords.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from '../orders/order/deliveryScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('/sellhot says that nobody sold yet, and leads to the market', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/sellhot');
  await tab.page.getByText('还没有卖家上榜').waitFor();
  await tab.page.getByRole('link', { name: '去市场看看' }).click();
  await tab.page.waitForURL(/\/market/);
  await tab.close();
});

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'from the hot sellers to a shop and to an item (%s, %s, %s px)',
  async (language, theme, width) => {
    const { orderNo } = await buyAs(market, 'ignore');
    await market.owner.query("update market_order set phase = 'protected' where order_no = $1", [orderNo]);
    await refreshSellerRecords(market.worker);
    const tab = await openTab(browser, market, { language, theme, width });
    const { page } = tab;
    const look = async (name: string) => {
      const folder = process.env.PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    };
    await tab.open('/sellhot');
    await page.getByText('100%').first().waitFor();
    await look('sellhot');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.getByText(language === 'zh' ? /中位数/ : /the median/).waitFor();
    await page.getByRole('main').locator('li svg').first().waitFor();
    await look('shop');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL(/\/goods/);
    await tab.open('/shop/nobody');
    await page.getByText(language === 'zh' ? '没有这个店铺' : 'There is no such shop').waitFor();
    await tab.close();
  },
);
