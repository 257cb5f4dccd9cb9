import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';
import { say } from './words.ts';

const ELSEWHERE = 'https://example.com/';
let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({ SANS_URL: ELSEWHERE }, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('addresses that lead on', () => {
  test.each([
    ['/sans', ELSEWHERE],
    ['/sans/', ELSEWHERE],
    ['/user', '/user/order'],
    ['/user/', '/user/order'],
  ])('R-02 R-04 %s leads to %s', async (path, to) => {
    const answer = await fetch(market.url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test('R-03 a visitor at /user is asked to sign in, at the page that it leads to', async () => {
    const tab = await openTab(browser, market);
    await tab.open('/user');
    await tab.dialog.waitFor();
    expect(new URL(tab.page.url()).pathname).toBe('/user/order');
    await tab.close();
  });
});

test.each(['/web', '/web/', '/web/nothing', '/web/order/1/more', '/web/market/', '/web/avatar/xyz'])(
  'E-07 %s is not there, said in the language of the reader',
  async (path) => {
    for (const [language, msg] of [
      ['zh', '没有找到'],
      ['en', 'Not found'],
    ] as const) {
      const answer = await fetch(market.url + path, { headers: { cookie: `language=${language}` } });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 404, msg, data: null }]);
    }
  },
);

describe('pages of what is not there', () => {
  test.each([
    ['/nothing', 404],
    ['/goods?hashName=nothing', 404],
    ['/help/999', 404],
    ['/news?id=nothing', 404],
    ['/shop/nobody', 404],
    ['/serverError', 200],
    ['/user/order', 200],
  ])('R-06 %s has one heading, in both languages', async (path, status) => {
    for (const language of ['zh', 'en']) {
      const answer = await fetch(market.url + path, {
        headers: { accept: 'text/html', cookie: `language=${language}` },
      });
      const headings = [...(await answer.text()).matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)].map(
        ([, text = '']) => text,
      );
      expect(answer.status, path).toBe(status);
      expect(headings, `${path} in ${language}`).toHaveLength(1);
      expect(/[\u4e00-\u9fff]/.test(headings[0] ?? ''), headings[0]).toBe(language === 'zh');
    }
  });

  test('a page that failed, and an order that is not the reader’s, have a heading', async () => {
    const client = await market.visitor().signIn();
    const tab = await openTab(browser, market, { client });
    await tab.open('/user/orderDetail?orderNo=1');
    await expect
      .poll(() => tab.page.getByRole('heading', { level: 1 }).allInnerTexts())
      .toEqual([say('zh', 'order:noOrder')]);
    await tab.page.route('**/graphql', (route) => route.fulfill({ status: 502, body: '' }));
    await tab.page.getByRole('navigation', { name: '用户中心' }).getByRole('link', { name: '钱包' }).click();
    await tab.page.getByRole('heading', { level: 1, name: say('zh', 'shell:contentFailed') }).waitFor();
    await picture(tab.page, 'failed-page');
    await tab.close();
  });
});

test.each([
  ['zh', 1440],
  ['en', 390],
] as const)(
  'N-01 a visitor sees how many announcements are new before looking clears it (%s, %s px)',
  async (language, width) => {
    const tab = await openTab(browser, market, { language, width });
    const { page } = tab;
    await tab.open('/');
    const bell = page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(say(language, 'shell:newAnnouncements', { count: '\\d+' })) });
    await bell.waitFor();
    const { rows } = await market.owner.query<{ count: number }>('select count(*)::int as count from notice');
    await expect.poll(() => bell.innerText()).toBe(String(rows[0]?.count));
    await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
    await picture(page, `bell-${width}`);
    await bell.click();
    await page.waitForURL('**/notice');
    await bell.waitFor({ state: 'detached' });
    await tab.reload();
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(language, 'shell:announcements'), exact: true })
      .waitFor();
    await expect.poll(() => bell.count()).toBe(0);
    await tab.close();
  },
);

test('M-06 a card says the market hash name, in both languages, at each width', async () => {
  for (const [language, width] of [
    ['zh', 1440],
    ['en', 390],
  ] as const) {
    const tab = await openTab(browser, market, { language, width });
    await tab.open('/market?search=redline');
    const name = 'AK-47 | Redline (Field-Tested)';
    await tab.page.locator('main li').getByText(name, { exact: true }).waitFor();
    await picture(tab.page, `cards-${width}`);
    await tab.close();
  }
});

test.each([390, 800, 1440])('M-09 a listing says who sells it, %s px wide', async (width) => {
  const tab = await openTab(browser, market, { width });
  await tab.open(ITEM_PATH);
  const row = tab.page.locator('main article').first();
  await row.scrollIntoViewIfNeeded();
  const seller = row.locator('a[href^="/shop/"]');
  await seller.waitFor();
  await expect.poll(() => tooWide(tab.page)).toBeLessThanOrEqual(0);
  await picture(tab.page, `listings-${width}`);
  await seller.click();
  await tab.page.waitForURL('**/shop/**');
  await tab.close();
});

test('an endless list goes on where a busy page learns of several changes of its end at once', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  // As a browser tells it: first that the end was far, then that it is near.
  await page.addInitScript(() => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((changes, observer) => {
          const far = changes.map(() => ({ isIntersecting: false }) as IntersectionObserverEntry);
          callback([...far, ...changes], observer);
        }, options);
      }
    };
  });
  await tab.open('/market');
  const last = page.locator('main [data-index]').last();
  await page.keyboard.press('End');
  await expect.poll(() => last.getAttribute('aria-setsize').then(Number)).toBeGreaterThan(30);
  await tab.close();
});

test('the foot of the page can be reached from an endless list, and a press goes on with it', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  // Only cards near the window are rendered; at the end the last of all is.
  const countCards = () =>
    page
      .locator('main [data-index]')
      .evaluateAll((items) =>
        Math.max(0, ...items.map((item) => Number(item.getAttribute('data-index')) + 1)),
      );
  const footer = page.getByRole('contentinfo').getByRole('link', { name: say('zh', 'shell:footer_help') });
  let calm = 0;
  let known = 0;
  const lookAtTheEnd = async () => {
    await page.keyboard.press('End');
    const isInView = await footer.evaluate(
      (link) => link.getBoundingClientRect().bottom <= window.innerHeight,
    );
    const before = known;
    known = await countCards();
    calm = isInView && known === before && known > 100 ? calm + 1 : 0;
    return calm;
  };
  // Whoever has come to the end stays there: nothing pushes the links away any more.
  await expect.poll(lookAtTheEnd, { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(5);
  expect(known).toBeLessThan(250);
  const count = await countCards();
  await page.getByRole('button', { name: say('zh', 'market:loadMore') }).click();
  await expect.poll(countCards).toBeGreaterThan(count);
  const countAtTheEnd = async () => {
    await page.keyboard.press('End');
    return countCards();
  };
  await expect.poll(countAtTheEnd).toBeGreaterThan(count + 40);
  await tab.close();
});

test('R-12 a press that gets no answer is told in one sentence', async () => {
  const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
  const { page } = tab;
  await tab.open('/user/sell');
  const press = page.getByRole('button', { name: say('zh', 'sell:closeShop') });
  await press.waitFor();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const region = document.querySelector('[role=status][popover]');
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) told.push(node.textContent ?? '');
    }).observe(region as Element, { childList: true });
  });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('isOpen')
      ? route.fulfill({ status: 502, body: '' })
      : route.continue(),
  );
  await press.click();
  const confirm = tab.dialog.getByRole('button', { name: say('zh', 'sell:closeShop') });
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  await tab.toasts.first().waitFor();
  await tab.toasts.first().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toHaveLength(1);
  await tab.close();
});
