import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refreshExchangeRate } from '../../api/catalog/rates/refreshExchangeRate.ts';
import { openBrowser, openPage, untilHydrated } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'development');
  browser = await openBrowser();
});
afterAll(() => market.close());

const ITEM = encodeURIComponent('AK-47 | Redline (Field-Tested)');

// A production build does not report differences of attributes; a development build reports each one.
test.each([
  ['the market, then an item', '/market', `/goods?hashName=${ITEM}`],
  ['the home page, then the market', '/', '/market'],
  ['an item, then the market', `/goods?hashName=${ITEM}`, '/market'],
  ['the help centre, then an article', '/help', '/help/501'],
  ['the announcements, then the comparison of prices', '/notice', '/multiplatform'],
  ['the market, then all copies', '/market', '/copies?filter=type%3Aknife'],
  ['all copies, then the market', '/copies', '/market'],
  ['the agreements, then the news', '/information?section=agreement', '/news?id=statistics'],
])(
  '%s: hydrated on a development build without a warning and without asking for the data again',
  async (_title, first, second) => {
    const { page, complaints, asked } = await openPage(browser);
    for (const path of [first, second]) {
      await page.goto(market.url + path);
      await untilHydrated(page);
      await page.waitForTimeout(300);
    }
    expect(complaints).toEqual([]);
    expect(asked).toEqual([]);
    await page.context().close();
  },
);

test.each([
  ['/market?minPrice=10', 'AK-47', 0],
  ['/copies?filter=type%3Aknife', '匕首', 0],
  // The book of an item is asked for by the part of the page that shows it.
  [`/goods?hashName=${ITEM}&sort=2`, '红线', 1],
  // Parts of the user area ask for their data themselves.
  ['/user/wallet', '可用余额', null],
  ['/user/inventory?tab=listed', '绑定后即可查看库存并上架出售', null],
])('a crowded server leaves %s to the browser, which renders it', async (path, text, askedMax) => {
  const { page, complaints, asked } = await openPage(browser);
  if (askedMax === null) {
    const client = await market.visitor().signIn();
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: market.url }));
    await page.context().addCookies(cookies);
  }
  const isCrowded = vi.spyOn(market.server, 'isCrowded').mockReturnValue(true);
  const response = await page.goto(market.url + path).finally(() => isCrowded.mockRestore());
  expect(await response?.text()).toContain('<!--$!-->');
  await page.locator('#content').getByText(text).first().waitFor();
  await untilHydrated(page);
  await page.waitForTimeout(300);
  await expect.poll(() => page.title()).not.toBe('');
  expect(complaints).toEqual([]);
  if (askedMax !== null) expect(asked.length).toBeLessThanOrEqual(askedMax);
  await page.context().close();
});

test('R-11 in dollars: the server and the first paint agree, and the rate is not asked for again', async () => {
  await refreshExchangeRate(market.worker);
  const { page, complaints, asked } = await openPage(browser);
  await page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
  for (const path of ['/', '/market?minPrice=10', `/goods?hashName=${ITEM}`]) {
    await page.goto(market.url + path);
    await untilHydrated(page);
    await page.waitForTimeout(300);
    expect(await page.locator('body').innerText()).toMatch(/\$\s?\d/);
  }
  expect(complaints).toEqual([]);
  expect(asked).toEqual([]);
  await page.context().close();
});

test('in English and as a signed-in user: no warning either', async () => {
  const { page, complaints } = await openPage(browser, { locale: 'en-US' });
  const client = await market.visitor().signIn();
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: market.url }));
  await page.context().addCookies([...cookies, { name: 'language', value: 'en', url: market.url }]);
  for (const path of ['/', '/market', `/goods?hashName=${ITEM}`, '/user/order', '/user/wallet']) {
    await page.goto(market.url + path);
    await untilHydrated(page);
    await page.waitForTimeout(300);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['zh', 'en'])(
  'I-01 the tabs of an inventory of a seller, in %s: no warning either',
  async (language) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('no item');
    await market.owner.query(
      `update steam_account set inventory_status = 'synced', inventory_synced_at = clock_now(), inventory_count = 4 where id = $1`,
      [seller.accountId],
    );
    await listSome(market, seller, item, 2);
    await giveCopies(market, seller, item.id, 1);
    const tradableAt = new Date(Date.now() + 26 * 3_600_000);
    await giveCopies(market, seller, item.id, 1, { isTradable: false, tradableAt });
    const { page, complaints } = await openPage(browser);
    const cookies = [...seller.client.cookies].map(([name, value]) => ({ name, value, url: market.url }));
    await page.context().addCookies([...cookies, { name: 'language', value: language, url: market.url }]);
    for (const tab of ['listed', 'unlisted', 'non_tradable', 'all'])
      for (const path of [`/user/inventory?tab=${tab}`, `/user/inventory?tab=${tab}&merged=1`]) {
        await page.goto(market.url + path);
        await untilHydrated(page);
        await page.waitForTimeout(300);
      }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
