import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSite } from '../../api/http/site/buildSite.ts';
import { notifyChanged } from '../../api/kernel/events.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { userIdOf } from '../catalog/watch/watchClient.ts';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { failFields } from './failFields.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const CARDS = 'main a[href^="/goods?"]';
const OFFLINE = '网络已断开，页面保留了之前的内容';
const AWAY = '暂时连不上服务器，正在自动重连';

/** The address of the script of a source file below `web/`, as a pattern for routes. */
async function scriptOf(path: string): Promise<string> {
  const { manifest } = await ensureSite();
  const file = manifest[path]?.file;
  if (file === undefined) throw new Error(`${path} has no script of its own`);
  return `**/${file}`;
}

/** Records the requests that the page sends to `/graphql` from now on, except streams. */
function recordDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isStream = request.headers().accept === 'text/event-stream';
    if (request.url().endsWith('/graphql') && !isStream) asked.push(request.postData() ?? '');
  });
  return asked;
}

describe('a broken connection', () => {
  test('offline: the banner comes, the list and what was typed stay, and back again the page asks once', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    const count = await page.locator(CARDS).count();
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: '搜索饰品' }).fill('红线');
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await expect.poll(() => page.locator(CARDS).count()).toBe(count);
    const asked = recordDocuments(page);
    await page.context().setOffline(false);
    await page.getByText('连接已恢复').waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(600);
    await expect.poll(() => page.getByText(OFFLINE).count()).toBe(0);
    expect(new Set(asked).size).toBe(asked.length);
    await expect.poll(() => page.locator(CARDS).count()).toBe(count);
    await expect.poll(() => page.getByRole('combobox', { name: '搜索饰品' }).inputValue()).toBe('红线');
    await tab.close();
  });

  test('a server that does not answer: told after the second time, in the block that asked, and gone when it answers', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    for (const path of ['**/graphql', '**/readyz', '**/web/**'])
      await page.route(path, (route) => route.abort());
    await page.getByRole('checkbox', { name: '崭新出厂' }).check();
    await page.getByText('列表暂时取不到').waitFor();
    await page.getByRole('checkbox', { name: '略有磨损' }).click();
    await page.getByText(AWAY).waitFor();
    for (const name of ['崭新出厂', '略有磨损'])
      await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/market');
    await page.unrouteAll();
    await page.getByText(AWAY).waitFor({ state: 'detached' });
    await page.locator(CARDS).first().waitFor();
    await expect.poll(() => page.getByText('列表暂时取不到').count()).toBe(0);
    await tab.close();
  });

  test('O-06 a purchase whose answer is lost stays in its dialog, and the next press repeats the very same request', async () => {
    const tab = await openTab(browser, market, { client: await openBuyer(market) });
    const { page } = tab;
    await tab.open(ITEM_PATH);
    await page.getByRole('button', { name: /购买最低价/ }).click();
    const confirm = page.getByRole('button', { name: '确认购买' });
    await confirm.waitFor();
    // What the page still asks for is let through: it would fail in its own place, and here the purchase shall.
    await page.waitForTimeout(1_000);
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await confirm.click();
    await tab.toasts.getByText('网络已断开，这次操作没有提交').waitFor();
    await page.context().setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    const sent = recordDocuments(page);
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('clientRequestId')) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await confirm.click();
    await tab.toasts.getByText('网络连接不上，请检查后重试').waitFor();
    await confirm.click();
    await page.waitForURL(/orderDetail/);
    const ids = sent.flatMap((text) => /"clientRequestId":"([^"]+)"/.exec(text)?.[1] ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    const { rows } = await market.owner.query('select count(*)::int as orders from market_order');
    expect(rows).toEqual([{ orders: 1 }]);
    await tab.close();
  });
});

describe('a failure inside an answer', () => {
  test('of the viewer in the background leaves the page signed in', async () => {
    const client = await openBuyer(market);
    const userId = await userIdOf(client);
    const tab = await openTab(browser, market, { client });
    const { page } = tab;
    const id = persistedIdOf('MessageWatchQuery');
    const path = ['viewer', 'wallet', 'spendableCents'];
    const errors = [{ message: 'Unexpected error.', path, extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    let failedCount = 0;
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes(id)) return route.continue();
      failedCount += 1;
      return route.fulfill({ json: { data: { viewer: null }, errors } });
    });
    await tab.open('/market');
    await expect
      .poll(async () => {
        await inTransaction(market.worker.db, (tx) =>
          notifyChanged(tx, { topic: 'message', id: userId, userId }),
        );
        return failedCount;
      })
      .toBeGreaterThan(1);
    expect(await page.getByRole('banner').getByRole('button', { name: '登录' }).count()).toBe(0);
    await tab.close();
  });

  test('one field that failed leaves its block alone empty; its button brings it, and the rest of the page stays', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data?: { marketItem?: { listings?: unknown } } };
      if (reply.data?.marketItem?.listings === undefined) return route.fulfill({ response });
      reply.data.marketItem.listings = null;
      const error = {
        message: 'Unexpected error.',
        path: ['marketItem', 'listings'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      };
      return route.fulfill({ response, json: { ...reply, errors: [error] } });
    });
    await page.locator(CARDS).first().click();
    await page.getByText('在售列表暂时取不到').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: '价格走势' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('在售列表暂时取不到').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /购买/ }).first().waitFor();
    await expect.poll(() => tab.toasts.count()).toBe(0);
    await tab.close();
  });

  test('letters that could not be read are not told to be none', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    const { page } = tab;
    await tab.open('/help');
    await failFields(page, 'letters');
    await page.locator('main a[href="/user/letters"]').first().click();
    await page.getByText('留言暂时读不到').waitFor();
    await expect.poll(() => page.getByText('你还没有留言').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await page.getByText('你还没有留言').waitFor();
    await tab.close();
  });

  test('an answer 503 leads nowhere: the block says it and offers to try again', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    const errors = [{ message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }];
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors } }));
    await page.getByRole('checkbox', { name: '崭新出厂' }).check();
    await page.getByText('列表暂时取不到').waitFor();
    expect(new URL(page.url()).pathname).toBe('/market');
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await page.locator(CARDS).first().waitFor();
    await tab.close();
  });

  test.each([
    ['scripts', 'accounts/session/LoginModal.tsx'],
    ['words', 'accounts/session/locales/zh.json'],
  ])(
    'R-12 a part of the shell whose %s do not come takes nothing of the page, and the reload toast brings it',
    async (_what, file) => {
      const tab = await openTab(browser, market);
      const { page } = tab;
      await tab.open('/market');
      let askedTimes = 0;
      await page.route(await scriptOf(file), (route) => {
        askedTimes += 1;
        return route.abort();
      });
      const reloaded = page.waitForEvent('load');
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await tab.toasts.getByText('网站已更新，正在刷新页面').waitFor();
      expect(await page.locator(CARDS).count()).toBeGreaterThan(0);
      expect(askedTimes).toBe(1);
      await page.unrouteAll();
      await reloaded;
      await untilHydrated(page);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await tab.dialog.getByLabel('手机号').waitFor();
      await tab.close();
    },
  );

  test('R-12 a page whose script is gone, as after an update, is reloaded when its toast has stood two seconds', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await page.route(await scriptOf('catalog/market/GoodsPage.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    );
    const startedAt = Date.now();
    const reloaded = page.waitForEvent('load');
    await page.locator(CARDS).first().click();
    await tab.toasts.getByText('网站已更新，正在刷新页面').waitFor();
    await page.unrouteAll();
    await reloaded;
    expect(Date.now() - startedAt).toBeGreaterThan(1_500);
    await untilHydrated(page);
    await page.getByRole('heading', { name: '价格走势' }).waitFor();
    await tab.close();
  });
});

test('R-06 the page of an unknown path searches the market and leads back', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  expect((await page.goto(`${market.url}/nothing-here`))?.status()).toBe(404);
  await untilHydrated(page);
  const search = page.getByRole('main').getByRole('searchbox', { name: '搜索饰品' });
  await search.fill('红线');
  await search.press('Enter');
  await page.waitForURL((url) => url.pathname === '/market' && url.searchParams.get('search') === '红线');
  await page.locator(CARDS).first().waitFor();
  await tab.close();
});
