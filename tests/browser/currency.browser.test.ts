import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshExchangeRate } from '../../api/catalog/rates/refreshExchangeRate.ts';
import { mutate, takeItems } from '../catalog/watch/watchClient.ts';
import { isElsewhere, openBrowser } from '../kit/browser.ts';
import { sandbox } from '../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { amountsOf, numberOf } from './amounts.ts';
import { ITEM_PATH, openTab, type Tab } from './tab.ts';
import { yuanOn } from './yuanOn.ts';

let market: TestMarket;
let browser: Browser;
let client: TestClient;
let orderNo: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  client = await openBuyer(market);
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  orderNo = (await buyOne(client, listing)).orderNo;
  const [item] = await takeItems(market, 1);
  await mutate(client, 'setPriceAlert', { marketItemId: item?.id, targetCents: 1_00 });
  await mutate(client, 'saveFilter', {
    name: '便宜的步枪',
    filter: { types: ['CSGO_Type_Rifle'], minPriceCents: 5_00 },
    wantsAlerts: true,
    priceLimitCents: 80_00,
  });
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.owner.query('delete from exchange_rate');
  await refreshExchangeRate(market.worker);
});

const USD_PER_CNY = 0.1403;

/** A signed-in tab that also hears what the browser complains about. */
async function openWatched(
  options: Parameters<typeof openTab>[2] = {},
): Promise<{ tab: Tab; complaints: string[] }> {
  const tab = await openTab(browser, market, { client, currency: null, ...options });
  const complaints: string[] = [];
  tab.page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isElsewhere(message.text()))
      complaints.push(message.text());
  });
  tab.page.on('pageerror', (error) => complaints.push(String(error)));
  return { tab, complaints };
}

async function openMenu({ page }: Tab, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('group', { name }).waitFor();
}

async function choose(tab: Tab, menu: string, name: string): Promise<void> {
  await openMenu(tab, menu);
  await tab.page.getByRole('button', { name, exact: true }).click();
  await tab.page.waitForTimeout(200);
  await tab.page.keyboard.press('Escape');
}

describe('R-11 the currency switch', () => {
  test('R-11 dollars show at once, are kept, and come from the server after a reload, on every page', async () => {
    const { tab, complaints } = await openWatched();
    const { page } = tab;
    /** With how many amounts are typed or paid there, at least. */
    const paths: [path: string, pairedCount: number][] = [
      ['/', 0],
      ['/market', 0],
      ['/market?minPrice=1&maxPrice=9000', 2],
      [ITEM_PATH, 0],
      [`${ITEM_PATH}&price=1-9`, 2],
      ['/user/wallet', 4],
      ['/user/order', 0],
      [`/user/orderDetail?orderNo=${orderNo}`, 0],
      ['/user/messageCenter', 0],
      ['/user/watch', 0],
      ['/user/watch?tab=filters', 1],
    ];
    await tab.open('/market');
    const yuan = await amountsOf(page, '¥');
    await choose(tab, '货币', '$ 美元');
    await expect.poll(async () => (await amountsOf(page, '¥')).length, { timeout: 10_000 }).toBe(0);
    const dollars = await amountsOf(page, '$');
    expect(dollars.length).toBeGreaterThan(10);
    expect(dollars.length).toBeGreaterThanOrEqual(yuan.length);
    // The first price of the grid follows the purse's amount, in both lists.
    expect(Math.abs(numberOf(dollars[1] ?? '') - numberOf(yuan[1] ?? '') * USD_PER_CNY)).toBeLessThan(0.006);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('USD');
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('USD');
    for (const [path, pairedCount] of paths) {
      await tab.open(path);
      await expect
        .poll(async () => (await yuanOn(page)).paired.length, { message: path })
        .toBeGreaterThanOrEqual(pairedCount);
      await page.waitForTimeout(200);
      const { paired, bare } = await yuanOn(page);
      expect([path, bare]).toEqual([path, []]);
      if (pairedCount === 0) expect([path, paired]).toEqual([path, []]);
      expect(paired.length, path).toBeGreaterThanOrEqual(pairedCount);
      expect((await amountsOf(page, '$')).length, path).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
    await tab.close();
  });

  test('R-11 the server’s markup itself is in dollars, and in yuan again when they are chosen', async () => {
    const read = async (currency: string) => {
      const headers = { accept: 'text/html', cookie: `currency=${currency}` };
      const text = await (await fetch(`${market.url}/market`, { headers })).text();
      return { hasDollars: />\$<\/span>\d/.test(text), hasYuan: />¥<\/span>\d/.test(text) };
    };
    expect(await read('USD')).toEqual({ hasDollars: true, hasYuan: false });
    for (const other of ['CNY', '', 'EUR', '%22%3E%3Cscript%3E'])
      expect(await read(other)).toEqual({ hasDollars: false, hasYuan: true });
    const { tab } = await openWatched();
    await tab.page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
    await tab.open('/market');
    await choose(tab, '货币', '¥ 人民币');
    await expect.poll(async () => (await amountsOf(tab.page, '$')).length, { timeout: 10_000 }).toBe(0);
    await tab.page.reload();
    expect((await amountsOf(tab.page, '$')).length).toBe(0);
    await tab.close();
  });

  test('R-11 a reader of English starts in dollars, unless yuan were chosen', async () => {
    const read = async (cookie: string) =>
      (await fetch(`${market.url}/market`, { headers: { accept: 'text/html', cookie } })).text();
    expect(await read('language=en')).toMatch(/>\$<\/span>\d/);
    expect(await read('language=en; currency=CNY')).not.toMatch(/>\$<\/span>\d/);
    const { tab, complaints } = await openWatched({ language: 'en' });
    const { page } = tab;
    const shown = (sign: string, other: string) =>
      expect
        .poll(async () => [(await amountsOf(page, sign)).length > 10, (await amountsOf(page, other)).length])
        .toEqual([true, 0]);
    await tab.open('/market');
    await shown('$', '¥');
    await page.getByRole('button', { name: '中文' }).click();
    await shown('¥', '$');
    await page.getByRole('button', { name: 'EN' }).click();
    await shown('$', '¥');
    await choose(tab, 'Currency', '¥ Yuan');
    await shown('¥', '$');
    await tab.reload();
    await shown('¥', '$');
    expect(complaints).toEqual([]);
    await tab.close();
  });

  test('R-11 what is entered and paid stays in yuan, with the dollar value beside', async () => {
    const { tab } = await openWatched();
    const { page } = tab;
    await page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
    await tab.open('/market?minPrice=100');
    const rail = page.getByRole('complementary').first();
    await rail.getByText('≈ $14.03').waitFor();
    await page.getByRole('heading', { name: '¥100 (≈ $14.03) 起' }).waitFor();
    await page.getByRole('button', { name: '去掉「¥100 (≈ $14.03) 起」' }).waitFor();
    await tab.open('/user/wallet');
    await page.getByLabel('充值金额（元）').fill('250');
    await page.getByRole('button', { name: '充值 ¥250.00 (≈ $35.08)' }).waitFor();
    await tab.open(`${ITEM_PATH}&price=100-`);
    await page.getByRole('button', { name: '¥100 (≈ $14.03) 起', exact: true }).click();
    await tab.dialog.getByLabel('最高价').fill('200');
    await tab.dialog.getByText('≈ $28.06').waitFor();
    await tab.open(ITEM_PATH);
    await page
      .getByRole('button', { name: /购买最低价/ })
      .first()
      .click();
    await tab.dialog.getByText('≈').first().waitFor();
    const text = await tab.dialog.innerText();

    const pairs = [...text.replaceAll('\n', '').matchAll(/¥([\d,]+\.\d\d) ?≈ ?\$([\d,]+\.\d\d)/g)];
    expect(pairs.length).toBeGreaterThan(1);
    for (const [, yuan = '', dollars = ''] of pairs)
      expect(Math.abs(numberOf(yuan) * USD_PER_CNY - numberOf(dollars))).toBeLessThan(0.006);
    await tab.close();
  });

  test('W-12 without a rate the switch says why, and yuan stay; a rate is asked for by nobody who did not choose dollars', async () => {
    await market.owner.query('delete from exchange_rate');
    const { tab } = await openWatched();
    const { page } = tab;
    await tab.open('/market');
    expect((await page.locator('#state').textContent()) ?? '').not.toContain('exchangeRate');
    await openMenu(tab, '货币');
    await page.getByRole('button', { name: '$ 美元', exact: true }).click();
    await page.getByRole('alert').getByText('暂时没有汇率').waitFor();
    expect((await amountsOf(page, '$')).length).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBeNull();
    await page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
    await tab.open('/market');
    expect((await amountsOf(page, '¥')).length).toBeGreaterThan(10);
    await openMenu(tab, '货币');
    await page.getByText('暂时没有汇率').waitFor();
    await tab.close();
  });

  test('W-12 a dead service leaves the last rate: the pages stay in dollars, and the switch says of when the rate is', async () => {
    await market.owner.query(`update exchange_rate set fetched_at = '2026-03-04T05:06:00Z'`);
    await sandbox(market, 'faults', { path: '/v6/latest', count: 1, status: 0 });
    await refreshExchangeRate(market.worker);
    const { tab, complaints } = await openWatched();
    await tab.page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
    await tab.open('/market');
    expect((await amountsOf(tab.page, '$')).length).toBeGreaterThan(10);
    await openMenu(tab, '货币');
    await tab.page.getByText('1 元 ≈ $0.1403').waitFor();
    await tab.page.getByText(/汇率时间 (2026-)?03-04 \d\d:06/).waitFor();
    expect(complaints).toEqual([]);
    await tab.close();
  });

  test('a browser that lost the cookie and kept the stored choice gets both back', async () => {
    const { tab } = await openWatched();
    const { page } = tab;
    await tab.open('/market');
    await page.evaluate(() => localStorage.setItem('currency', 'USD'));
    await page.reload();
    await expect
      .poll(async () => (await amountsOf(page, '$')).length, { timeout: 10_000 })
      .toBeGreaterThan(10);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('USD');
    await tab.close();
  });
});

describe('R-10 the theme switch', () => {
  const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test('R-10 dark, light and the system’s look: shown at once, kept over a reload, followed when the system changes', async () => {
    const { tab, complaints } = await openWatched();
    const { page } = tab;
    await page.context().clearCookies({ name: 'theme' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await tab.open('/market');
    await expect.poll(() => themeOf(page)).toBe('dark');
    await choose(tab, '主题', '浅色');
    await expect.poll(() => themeOf(page)).toBe('light');
    await tab.open('/user/wallet');
    await expect.poll(() => themeOf(page)).toBe('light');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'theme')?.value).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => themeOf(page)).toBe('light');
    await choose(tab, '主题', '跟随系统');
    await expect.poll(() => themeOf(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => themeOf(page)).toBe('light');
    await tab.open('/market');
    await expect.poll(() => themeOf(page)).toBe('light');
    expect(complaints).toEqual([]);
    await tab.close();
  });

  test('at 360 px the switches are in reach and nothing overflows', async () => {
    const { tab } = await openWatched({ width: 360 });
    await tab.open('/market');
    await openMenu(tab, '主题');
    const box = await tab.page.getByRole('button', { name: '跟随系统' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await expect
      .poll(() => tab.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await tab.close();
  });
});
