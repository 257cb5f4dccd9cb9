import type { Browser, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../api/kernel/durations.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { postMessage } from '../../api/notifications/message/postMessages.ts';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { slowness } from '../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab, type Tab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** Requests of the REST contract that the tab makes from now on. */
function recordCalls({ page }: Tab): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/web/')) calls.push(request);
  });
  return calls;
}

/** Responds to a call of the REST API in place of the server. */
function answerWith(status: number, body: object) {
  return (route: Route) => route.fulfill({ status, json: body });
}

const userAnswer = (nickname: string) =>
  answerWith(200, { code: 0, msg: 'ok', data: { id: 'somebody', nickname, avatar: '' } });

describe('calls at start', () => {
  test('E-05, N-01 the user and the notices are asked for with the contract’s headers, the page’s query parameters, and no body', async () => {
    const tab = await openTab(browser, market);
    const calls = recordCalls(tab);
    await tab.open('/market?sort=1&type=weapon_ak47&limit=40');
    await expect.poll(() => calls.length).toBe(2);
    const asked = calls.map((call) => {
      const { pathname, searchParams } = new URL(call.url());
      return [call.method(), pathname, Object.fromEntries(searchParams), call.postData()];
    });
    // The call's own values win over the page's.
    expect(asked).toEqual([
      ['GET', '/web/user', { sort: '1', type: 'weapon_ak47', limit: '40' }, null],
      ['GET', '/web/notice', { sort: '1', type: '0', subType: '1', limit: '0' }, null],
    ]);
    for (const call of calls)
      expect(await call.allHeaders()).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      });
    const answers = await Promise.all(calls.map(async (call) => (await call.response())?.json()));
    expect(answers).toMatchObject([{ code: 401 }, { code: 0, data: { list: [] } }]);
    await tab.close();
  });

  test('A-06 for a visitor they raise neither toast nor modal', async () => {
    const tab = await openTab(browser, market);
    const calls = recordCalls(tab);
    await tab.open('/market');
    await expect.poll(() => calls.length).toBe(2);
    await tab.page.waitForTimeout(300);
    expect([await tab.toasts.count(), await tab.dialog.count()]).toEqual([0, 0]);
    await tab.close();
  });

  test('R-08 a signed-in user never sees the signed-out state, however long the user load takes', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    await tab.page.route('**/web/user', async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await tab.page.goto(`${market.url}/market`, { waitUntil: 'commit' });
    const signIn = tab.page.getByRole('banner').getByRole('button', { name: '登录' });
    await tab.page.getByRole('button', { name: /账户菜单/ }).waitFor();
    for (let look = 0; look < 12; look += 1) {
      expect(await signIn.count()).toBe(0);
      await tab.page.waitForTimeout(60);
    }
    await tab.close();
  });

  test.each([
    [7, '7 条未读消息'],
    [0, '0 条未读消息'],
    [-3, '0 条未读消息'],
  ])('N-01, R-14 a total of %i makes the bell say: %s', async (total, words) => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    const { page } = tab;
    await page.route('**/web/notice*', answerWith(200, { code: 0, msg: 'ok', data: { list: [], total } }));
    await page.route('**/graphql', (route) => route.abort());
    const isAnswered = page.waitForResponse('**/web/notice*');
    await tab.open('/market');
    await isAnswered;
    await page.waitForTimeout(100);
    await page.getByRole('link', { name: words, exact: true }).waitFor();
    await tab.close();
  });

  test('R-13 the profile is refreshed every five minutes; a refresh that fails is not told', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    const { page } = tab;
    await page.clock.install();
    const calls = recordCalls(tab);
    const userCalls = () => calls.filter((call) => call.url().includes('/web/user')).length;
    await page.route('**/web/user', userAnswer('旧名字'));
    await tab.open('/market');
    await page.getByRole('button', { name: '旧名字 的账户菜单' }).waitFor();
    expect(userCalls()).toBe(1);
    // Time goes on by itself as well, by what the machine needs.
    await page.clock.runFor(3 * MINUTE_MS);
    expect(userCalls()).toBe(1);
    await page.route('**/web/user', userAnswer('新名字'));
    await page.clock.runFor(2 * MINUTE_MS);
    await page.getByRole('button', { name: '新名字 的账户菜单' }).waitFor();
    await expect.poll(userCalls).toBe(2);
    await page.route('**/web/user', answerWith(500, { code: 500, msg: '出错', data: null }));
    await page.clock.runFor(5 * MINUTE_MS);
    await expect.poll(userCalls).toBe(3);
    await page.clock.runFor(500);
    expect([await tab.toasts.count(), new URL(page.url()).pathname]).toEqual([0, '/market']);
    await tab.close();
  });
});

/** Signs out through the menu while the server responds with `status` and `body`. */
async function signOutAgainst({ page }: Tab, status: number, body: object): Promise<void> {
  await page.route('**/web/user*', (route) =>
    route.request().method() === 'DELETE' ? answerWith(status, body)(route) : route.continue(),
  );
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).first().click();
}

describe('failures of a call', () => {
  test('R-09, E-03 the first status 500 leads to /serverError and back, a second one is a toast', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    await tab.open('/market?sort=1');
    await signOutAgainst(tab, 500, { code: 500, msg: '服务器说不行', data: null });
    await tab.page.waitForURL(/\/serverError$/);
    await tab.page.getByRole('link', { name: '回到刚才的页面' }).click();
    await tab.page.waitForURL(/\/market\?sort=1$/);
    await untilHydrated(tab.page);
    await signOutAgainst(tab, 500, { code: 500, msg: '服务器说不行', data: null });
    await tab.toasts.getByText('服务器说不行').waitFor();
    expect(new URL(tab.page.url()).pathname).toBe('/market');
    await tab.close();
  });

  test.each([
    [200, 2003],
    [429, 429],
    [404, 404],
  ])('E-02, E-03 HTTP %i with code %i shows the answer’s message as a toast', async (status, code) => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    await tab.open('/market');
    await signOutAgainst(tab, status, { code, msg: '现在不行', data: null });
    await tab.toasts.getByText('现在不行').waitFor();
    expect(new URL(tab.page.url()).pathname).toBe('/market');
    await tab.close();
  });

  test('E-02 a missing session is told by the login modal alone', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    await tab.open('/market');
    await signOutAgainst(tab, 200, { code: 401, msg: '请先登录', data: null });
    await tab.dialog.getByRole('heading', { name: '登录状态失效，请重新登录' }).waitFor();
    await expect.poll(() => tab.toasts.count()).toBe(0);
    await tab.close();
  });

  test('R-12 a toast stands at the top centre for two seconds', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    await tab.open('/market');
    await tab.page.evaluate(() => {
      const changes: number[] = [];
      Object.assign(window, { changes });
      const stack = document.querySelector('[role=status][popover]') as Element;
      new MutationObserver(() => changes.push(performance.now())).observe(stack, { childList: true });
    });
    await signOutAgainst(tab, 200, { code: 1, msg: '现在不行', data: null });
    await tab.toasts.first().waitFor();
    const box = await tab.toasts.first().boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(20);
    const search = await tab.page.getByRole('search').boundingBox();
    expect(box?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
    expect(box?.y).toBeLessThan(100);
    await tab.toasts.first().waitFor({ state: 'detached' });
    const [came = 0, went = 0] = await tab.page.evaluate(
      () => (window as unknown as { changes: number[] }).changes,
    );
    // The time begins with the order to show it; a busy page draws it later.
    expect(went - came).toBeGreaterThan(1_500);
    expect(went - came).toBeLessThan(3_000 * slowness());
    await tab.close();
  });
});

test('the phone’s bar leads to everything of the user, and counts what is unread', async () => {
  const client = await market.visitor().signIn();
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  const [, userId = ''] = Buffer.from(data?.viewer.id ?? '', 'base64')
    .toString()
    .split(':');
  const tab = await openTab(browser, market, { client, width: 390 });
  const { page } = tab;
  const bar = page.getByRole('navigation', { name: '主导航' });
  await inTransaction(market.platform.db, (tx) =>
    postMessage(tx, { userId, type: 'service', template: 'callbacksGone', params: {} }),
  );
  await tab.open('/');
  const links = bar.getByRole('link');
  expect((await links.allTextContents()).map((text) => text.replace(/\d.*/, ''))).toEqual([
    '首页',
    '市场',
    '库存',
    '订单',
    '我的',
  ]);
  const me = bar.getByRole('link', { name: /我的/ });
  await expect.poll(() => me.textContent()).toMatch(/我的1.*1 条未读消息/);
  await me.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /消息.*1 条未读消息/ })
    .waitFor();
  await expect.poll(() => me.getAttribute('aria-current')).toBe('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /钱包.*¥0.00/ })
    .click();
  await page.waitForURL(/\/user\/wallet/);
  await tab.close();
});

test('R-10 a language whose words do not come is told, and the page stays as it is', async () => {
  const tab = await openTab(browser, market);
  // With what a busy server left to the browser to read.
  await tab.openToRest('/market');
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  await tab.page.context().setOffline(true);
  await tab.page.getByRole('button', { name: 'EN' }).click();
  await tab.toasts.getByText('网络连接不上，请检查后重试').waitFor();
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  await tab.page.context().setOffline(false);
  await tab.close();
});

test('on paper a page of the user is light, and stands alone', async () => {
  const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
  const { page } = tab;
  await tab.open('/user/wallet');
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect([
    await theme(),
    await page.getByRole('banner').isVisible(),
    await page.locator('nav:visible').count(),
  ]).toEqual(['light', false, 0]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect([await theme(), await page.getByRole('banner').isVisible()]).toEqual(['dark', true]);
  await tab.close();
});

test('between a phone and a desk, the item’s picture and its facts stand side by side', async () => {
  const tab = await openTab(browser, market, { width: 920 });
  await tab.open(ITEM_PATH);
  const facts = await tab.page.getByRole('heading', { level: 1 }).boundingBox();
  const stage = await tab.page.locator('main section').first().locator('> div').first().boundingBox();
  expect(stage?.height).toBe(340);
  expect(facts?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
  await tab.close();
});
