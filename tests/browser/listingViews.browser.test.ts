import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, listSome, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { LOOKS, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let item: Awaited<ReturnType<typeof pickItems>>[number];
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  const [picked] = await pickItems(market, 1);
  if (!picked) throw new Error('no item');
  item = picked;
  // No other copy of the item is on sale, and one of the seller's waits beside the listed one.
  await market.owner.query(`update listing set status = 'withdrawn' where market_item_id = $1`, [item.id]);
  await listSome(market, seller, item, 1);
  await giveCopies(market, seller, item.id, 1);
  await market.settleFeed();
});
afterAll(() => market.close());

const WORDS = {
  zh: { choose: '显示数据', views: '7 天浏览' },
  en: { choose: 'Columns', views: 'Views in 7 days' },
};

test('I-11 a visitor opens a copy, and its seller sees one view in the column', async () => {
  const visitor = await openTab(browser, market);
  await visitor.open(`/goods?hashName=${encodeURIComponent(item.marketHashName)}`);
  for (let presses = 0; presses < 2; presses += 1) {
    const counted = visitor.page.waitForResponse(/\/web\/listing\/view/);
    await visitor.page.getByRole('button', { name: '看大图' }).first().click();
    expect((await counted).status()).toBe(200);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
  }
  await visitor.close();
  await market.views.write();
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/sell');
  await tab.page.getByRole('button', { name: WORDS.zh.choose }).click();
  await tab.dialog.getByRole('checkbox', { name: WORDS.zh.views }).check();
  await tab.page.keyboard.press('Escape');
  const cell = tab.page.locator('dl > div').filter({ hasText: WORDS.zh.views });
  await expect.poll(() => cell.allTextContents()).toEqual([`${WORDS.zh.views}1`]);
  await tab.close();
});

test.each(LOOKS)(
  'I-11 the columns of the inventory are chosen at $width px in $language, for merged copies as well',
  async ({ width, language }) => {
    const words = WORDS[language];
    const tab = await openTab(browser, market, { client: seller.client, width, language });
    const { page, dialog } = tab;
    for (const path of ['/user/inventory?merged=1', '/user/inventory']) {
      await tab.open(path);
      await page.getByRole('button', { name: words.choose }).click();
      await dialog.getByRole('checkbox', { name: words.views }).check();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const cells = page.locator('dl > div').filter({ hasText: words.views });
      await expect.poll(() => cells.allTextContents()).toContainEqual(expect.stringMatching(/\d$/));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await tab.close();
  },
);
