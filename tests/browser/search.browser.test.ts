import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshExchangeRate } from '../../api/catalog/rates/refreshExchangeRate.ts';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab, type Tab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const field = ({ page }: Tab) => page.getByRole('combobox', { name: '搜索饰品' });
const panel = ({ page }: Tab) => page.getByRole('grid', { name: '搜索建议' });
const recent = (tab: Tab) => panel(tab).getByRole('rowgroup', { name: '最近搜索' }).getByRole('row');
const marked = ({ page }: Tab) => page.locator('[role=row][aria-selected=true]');

/** Searches through the field and waits for the response of the market. */
async function search(tab: Tab, keyword: string): Promise<void> {
  await field(tab).fill(keyword);
  await field(tab).press('Enter');
  await tab.page.waitForURL((url) => url.searchParams.get('search') === keyword);
}

async function keywordsOf(tab: Tab): Promise<string[]> {
  return (await recent(tab).getByRole('link').allTextContents()).map((text) => text.trim());
}

describe('H-03 recent searches', () => {
  test('H-03 stand newest first on focus, can be searched again, and are taken away one by one or all together', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await field(tab).focus();
    await panel(tab).getByText('首字母').waitFor();
    for (const keyword of ['红线', '龙狙', '红线', 'exmf']) await search(tab, keyword);
    await field(tab).focus();
    await expect.poll(() => keywordsOf(tab)).toEqual(['exmf', '红线', '龙狙']);
    await panel(tab).getByRole('button', { name: '从最近搜索中去掉 红线' }).click();
    await expect.poll(() => keywordsOf(tab)).toEqual(['exmf', '龙狙']);
    await page.reload();
    await tab.open('/market');
    await field(tab).focus();
    await expect.poll(() => keywordsOf(tab)).toEqual(['exmf', '龙狙']);
    await panel(tab).getByRole('link', { name: '龙狙' }).click();
    await page.waitForURL((url) => url.searchParams.get('search') === '龙狙');
    await panel(tab).waitFor({ state: 'detached' });
    await field(tab).focus();
    await expect.poll(() => keywordsOf(tab)).toEqual(['龙狙', 'exmf']);
    await panel(tab).getByRole('button', { name: '全部清除' }).click();
    await expect.poll(() => recent(tab).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBeNull();
    await tab.close();
  });

  test('H-03 no request tells the server of them', async () => {
    const tab = await openTab(browser, market);
    // What the start asks names the page it comes from, and the search with it where it comes late.
    await tab.openToRest('/market');
    await search(tab, '红线');
    const bodies: string[] = [];
    tab.page.on('request', (request) => bodies.push(`${request.url()}${request.postData() ?? ''}`));
    await field(tab).focus();
    await expect.poll(() => keywordsOf(tab)).toEqual(['红线']);
    await panel(tab).getByRole('button', { name: '全部清除' }).click();
    await expect.poll(() => recent(tab).count()).toBe(0);
    expect(bodies.filter((text) => /红线|%E7%BA%A2%E7%BA%BF|searchHistory/i.test(text))).toEqual([]);
    await tab.close();
  });
});

describe('suggestions', () => {
  test('M-10, R-13 come half a second after typing, mark the met part, and are gone through by arrows', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await page.clock.install();
    await tab.open('/market');
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, keyword] = request.postData()?.match(/"keyword":"([^"]*)"/) ?? [];
      if (keyword !== undefined) asked.push(keyword);
    });
    await page.keyboard.press('/');
    await panel(tab).waitFor();
    // From here on the page's time passes as the test says, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'erximofu') {
      await page.keyboard.type(letter);
      await page.clock.runFor(499);
    }
    await page.clock.runFor(1);
    await expect.poll(() => asked.at(-1)).toBe('erximofu');
    await page.clock.resume();
    const items = panel(tab).getByRole('rowgroup', { name: '饰品' }).getByRole('row');
    await items.first().waitFor();
    expect(asked).toEqual(['erximofu']);
    await expect.poll(() => items.first().locator('mark').textContent()).toBe('二西莫夫');
    await expect.poll(() => items.count()).toBeLessThanOrEqual(6);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const id = await marked(tab).getAttribute('id');
    await expect.poll(() => field(tab).getAttribute('aria-activedescendant')).toBe(id);
    await expect.poll(() => items.nth(1).getAttribute('id')).toBe(id);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/goods\?hashName=.*Asiimov/);
    await panel(tab).waitFor({ state: 'detached' });
    await tab.close();
  });

  test('the old ones stay until the new ones are there', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await field(tab).fill('红线');
    const first = panel(tab).getByRole('rowgroup', { name: '饰品' }).getByRole('row').first();
    await first.getByText('红线').waitFor();
    const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>();
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"keyword":"咆哮"')) {
        noteAsked();
        await isOver;
      }
      await route.continue();
    });
    await field(tab).fill('咆哮');
    await isAsked;
    // What the page shows meanwhile is drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await first.getByText('红线').count()).toBe(1);
    letGo();
    await first.getByText('咆哮').waitFor();
    await tab.close();
  });

  test('Escape closes and gives the focus back; so does a press beside', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    const before = page.getByRole('checkbox', { name: '崭新出厂' });
    await before.focus();
    await page.keyboard.press('/');
    await panel(tab).waitFor();
    await page.keyboard.type('红');
    await page.keyboard.press('Escape');
    await panel(tab).waitFor({ state: 'detached' });
    await expect.poll(() => before.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => field(tab).getAttribute('aria-expanded')).toBe('false');
    await field(tab).focus();
    await panel(tab).waitFor();
    await page.locator('h1').click();
    await panel(tab).waitFor({ state: 'detached' });
    await tab.close();
  });

  test('Escape gives the focus back to where it came from this time, and to nothing where it came from nothing', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await tab.open('/market');
    await page.getByRole('checkbox', { name: '崭新出厂' }).focus();
    await page.keyboard.press('/');
    await panel(tab).waitFor();
    await page.locator('h1').click();
    await panel(tab).waitFor({ state: 'detached' });
    // As after a click on an element that takes no focus.
    await page.locator(':focus').blur();
    await field(tab).click();
    await panel(tab).waitFor();
    await page.keyboard.press('Escape');
    await panel(tab).waitFor({ state: 'detached' });
    await expect.poll(() => focused()).toBe('BODY');
    await tab.close();
  });

  test('M-10 a wrong letter is told with the nearest spelling as a link; nonsense is told, too', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await field(tab).fill('ak redlime');
    await panel(tab)
      .getByRole('link', { name: /没有「ak redlime」.*ak redline/ })
      .click();
    await page.waitForURL((url) => url.searchParams.get('search') === 'ak redline');
    await tab.open('/market?search=ak%20redlime');
    await page.getByText('没有「ak redlime」，显示 ak redline 的结果').waitFor();
    await field(tab).fill('zzqxvw');
    await panel(tab).getByText('没有叫「zzqxvw」的饰品').waitFor();
    await tab.close();
  });

  test('a kind that was named narrows the market', async () => {
    const tab = await openTab(browser, market);
    await tab.open('/market');
    await field(tab).fill('沙鹰');
    await panel(tab).getByRole('link', { name: '查看全部 沙漠之鹰' }).click();
    await tab.page.waitForURL(/\/market\?type=weapon_deagle$/);
    await tab.close();
  });

  test('suggestions that fail cost a sentence, and Enter still searches', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"keyword":"redline"') ? route.abort() : route.continue(),
    );
    await field(tab).fill('redline');
    await panel(tab).getByText('搜索建议暂时取不到').waitFor();
    await expect.poll(() => tab.toasts.count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await field(tab).press('Enter');
    await page.waitForURL(/search=redline/);
    await tab.close();
  });
});

test.each(['dark', 'light'] as const)('the open panel is accessible, %s', async (theme) => {
  const tab = await openTab(browser, market, { theme });
  await tab.open('/market');
  await search(tab, '红线');
  const look = async () => {
    const { violations } = await new AxeBuilder({ page: tab.page }).include('[role=search]').analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  };
  await field(tab).focus();
  await recent(tab).first().waitFor();
  expect(await look()).toEqual([]);
  await field(tab).fill('二西莫夫');
  await panel(tab).locator('mark').first().waitFor();
  await tab.page.keyboard.press('ArrowDown');
  expect(await look()).toEqual([]);
  await tab.close();
});

test('on a phone the search fills the screen and is closed by its cross', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open('/market');
  await page.getByRole('button', { name: '搜索饰品' }).click();
  await expect.poll(() => field(tab).evaluate((element) => element === document.activeElement)).toBe(true);
  const box = await page.getByRole('search').boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 900]);
  await field(tab).fill('红线');
  const items = panel(tab).getByRole('rowgroup', { name: '饰品' }).getByRole('row');
  await items.first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const isCovered = await page.evaluate(
    () => document.elementFromPoint(195, 890)?.closest('[role=search]') !== null,
  );
  expect(isCovered, 'the tab bar lies under the search').toBe(true);
  await page.getByRole('search').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('search').waitFor({ state: 'hidden' });
  await tab.close();
});

describe('pages, actions and own orders', () => {
  test('Ctrl K, a name in either language, and Enter', async () => {
    const client = await openBuyer(market);
    const [listing] = await takeListings(client, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(client, listing);
    const tab = await openTab(browser, market, { client });
    const { page } = tab;
    const group = (name: string) => panel(tab).getByRole('rowgroup', { name });
    const enter = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
    };
    await tab.open('/market');
    await enter('提现');
    await expect.poll(() => group('前往').getByRole('row').allTextContents()).toEqual(['提现']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/user\/wallet\?tab=withdraw/);
    await enter('light');
    await group('前往').getByRole('row').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await panel(tab).waitFor({ state: 'detached' });
    await enter(orderNo);
    await group('我的订单')
      .getByRole('link', { name: new RegExp(orderNo) })
      .click();
    await page.waitForURL((url) => url.searchParams.get('orderNo') === orderNo);
    await tab.close();
  });

  test('every page is found by its names in both languages, and the currency changes from here', async () => {
    await refreshExchangeRate(market.worker);
    const tab = await openTab(browser, market, { client: await openBuyer(market) });
    const { page } = tab;
    const rows = panel(tab).getByRole('rowgroup', { name: '前往' }).getByRole('row');
    await tab.open('/market');
    await page.keyboard.press('Control+k');
    for (const [typed, names] of [
      ['cart', ['购物车']],
      ['bids', ['求购']],
      ['offers', ['还价']],
      ['market', ['市场']],
      ['copies', ['单件']],
      ['首页', ['首页']],
      ['发货', ['发货台']],
      ['letters', ['联系客服']],
      ['news', ['新闻']],
      ['status', ['运行状态']],
      // Only what begins so, not what has no other name.
      ['u', ['实名认证与交易链接', '运行状态', '$ 美元']],
      ['usd', ['$ 美元']],
    ] as const) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(typed);
      await expect.poll(() => rows.allTextContents(), { message: typed }).toEqual(names);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel(tab).waitFor({ state: 'detached' });
    await page.getByRole('main').getByText('$').first().waitFor();
    await tab.close();
  });

  test('a visitor is offered no page of a user', async () => {
    const tab = await openTab(browser, market, { language: 'en' });
    await tab.open('/market');
    await tab.page.keyboard.press('Meta+k');
    await tab.page.keyboard.type('h');
    const grid = tab.page.getByRole('grid');
    const rows = grid.getByRole('rowgroup', { name: 'Go to' }).getByRole('row');
    await expect.poll(() => rows.allTextContents()).toEqual(['Hot sellers', 'Home', 'Help']);
    await tab.page.keyboard.type('zz');
    await rows.first().waitFor({ state: 'detached' });
    await tab.page.keyboard.press('Control+a');
    await tab.page.keyboard.type('wallet');
    await grid.getByRole('status').waitFor();
    await expect.poll(() => rows.count()).toBe(0);
    await tab.close();
  });
});
