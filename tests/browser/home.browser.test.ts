import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openManyDeliveries } from '../orders/order/manyDeliveries.ts';
import { failFields } from './failFields.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  // Robots ask close to the reference price.
  await market.owner.query(
    `update market_item set reference_price_cents = lowest_ask_cents * 10 / 8
     where id in (select id from market_item where lowest_ask_cents > 900 and sales_per_day > 0 order by id limit 9)`,
  );
  await market.settleFeed();
});
afterAll(() => market.close());

async function web(
  query = '',
): Promise<Record<string, { hashName: string; itemName: string; price: number }[]>> {
  const { body } = await market.visitor().rest('GET', `/web/index?limit=20&${query}`);
  return body.data as Record<string, { hashName: string; itemName: string; price: number }[]>;
}

const LISTS = [
  ['自动发货', 'marketAuto', '/market?zone=auto'],
  ['热门专区', 'marketHot', '/market?zone=hot&sort=3'],
  ['低库存', 'marketPoor', '/market?maxPrice=99999.99&zone=low&sort=2'],
] as const;

describe('the home page', () => {
  test('the first address renders in the main layout, on the server, with its real content', async () => {
    const answer = await fetch(`${market.url}/`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    const { marketAuto, marketPoor } = await web();
    const poor = (marketPoor ?? []).filter(({ price }) => price < 10_000_000);
    for (const { hashName } of [...(marketAuto ?? []).slice(0, 6), ...poor.slice(0, 6)])
      expect(text).toContain(`/goods?${new URLSearchParams({ hashName })}`.replaceAll('&', '&amp;'));
    expect(text).toContain('常见问题');
  });

  test.each(LISTS)(
    'H-01 %s: the items of the list, and the market with the same filter behind it',
    async (title, name, path) => {
      const tab = await openTab(browser, market);
      const { page } = tab;
      await tab.open('/');
      const block = page.getByRole('region', { name: title, exact: true });
      const hrefs = () =>
        block.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const listed = ((await web())[name] ?? [])
        .filter(({ price }) => name !== 'marketPoor' || price < 10_000_000)
        .map(({ hashName }) => `/goods?${new URLSearchParams({ hashName })}`);
      const own = await hrefs();
      const others = await page
        .locator('main a[href^="/goods"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // No item is on the page twice: the list's first six that no other list shows.
      expect(new Set(others).size).toBe(others.length);
      expect(own).toEqual(listed.filter((href) => own.includes(href) || !others.includes(href)).slice(0, 6));
      expect(own).toHaveLength(6);
      await expect.poll(() => block.getByRole('button', { name: /^收藏 \S/ }).count()).toBe(6);
      await block.getByRole('link', { name: `更多：${title}` }).click();
      await page.waitForURL((url) => url.pathname + url.search === path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const first = page.locator('main li a[href^="/goods"]').first();
      await expect.poll(() => first.getAttribute('href'), { timeout: 15_000 }).toBe(listed[0]);
      await tab.close();
    },
  );

  test('H-02 latest listings by age, bargains that sell and are below the reference price, both from the same market', async () => {
    const tab = await openTab(browser, market, { language: 'en' });
    const { page } = tab;
    await tab.open('/');
    const times = await page
      .getByRole('region', { name: 'Latest listings' })
      .locator('time')
      .evaluateAll((elements) =>
        elements.map((element) => Date.parse(element.getAttribute('datetime') ?? '')),
      );
    expect(times.length).toBe(5);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const bargains = page.getByRole('region', { name: 'Bargains' });
    const tags = await bargains.getByText(/^−\d/).allTextContents();
    expect(tags.length).toBe(5);
    const ages = await bargains.locator('li time').allTextContents();
    expect(ages.length).toBe(5);
    for (const age of ages) expect(age).toMatch(/^listed .*(?:ago|now)$/);
    for (const tag of tags) expect(Number.parseFloat(tag.slice(1))).toBeGreaterThanOrEqual(10);
    await bargains.getByRole('link', { name: 'More: Bargains' }).click();
    await page.waitForURL(/zone=hot%2Cbargain&sort=3/);
    await page.getByRole('button', { name: /Bargains \(10%\+ below\)/ }).waitFor();
    await tab.close();
  });

  test('H-04 trends are drawn, signed, and coloured by the language of the reader', async () => {
    const colors: Record<string, string> = {};
    for (const language of ['zh', 'en'] as const) {
      const tab = await openTab(browser, market, { language });
      await tab.open('/');
      const cards = tab.page
        .getByRole('region', { name: language === 'zh' ? '行情' : 'Trends' })
        .locator('li');
      await expect.poll(() => cards.count()).toBe(8);
      await expect.poll(() => cards.locator('svg path.line').count()).toBe(8);
      const rise = cards.filter({ hasText: '▲' }).first();
      await expect.poll(() => rise.textContent()).toMatch(/▲ (?:上涨|up) \d+\.\d%/);
      colors[language] = await rise
        .locator('svg:has(path.line)')
        .evaluate((svg) => getComputedStyle(svg).color);
      await tab.close();
    }
    expect(colors.zh).not.toBe(colors.en);
  });

  test('H-05 questions open and close by keyboard, and tell the fee that holds', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/');
    const faq = page.getByRole('region', { name: '常见问题' });
    await expect.poll(() => faq.locator('details').count()).toBe(7);
    await expect.poll(() => faq.textContent()).not.toMatch(/提现|实名|\d+ (?:小时|分钟)/);
    const question = faq.locator('summary', { hasText: '平台收哪些费用' });
    const answer = faq.getByText('服务费');
    await expect.poll(() => answer.isVisible()).toBe(false);
    await question.focus();
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await expect.poll(() => answer.textContent()).toContain('2.5%');
    await page.keyboard.press('Space');
    await expect.poll(() => answer.isVisible()).toBe(false);
    await tab.close();
  });

  test('H-05 where the fee cannot be read nothing is said of it', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const reply = await response.json().catch(() => null);
      if (!reply?.data?.hotRow) return route.fulfill({ response });
      reply.data.platform = null;
      reply.errors = [{ message: 'failed', path: ['platform'] }];
      return route.fulfill({ response, json: reply });
    });
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    const faq = page.getByRole('region', { name: '常见问题' });
    await faq.getByText('付款后谁来发货？').waitFor();
    await expect.poll(() => faq.locator('details').count()).toBe(6);
    await expect.poll(() => faq.textContent()).not.toContain('%');
    await tab.close();
  });

  test.each([1440, 390])('the way into the search takes the focus there, at %i px', async (width) => {
    const tab = await openTab(browser, market, { width });
    const { page } = tab;
    await tab.open('/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^搜索饰品/ })
      .click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.type('redline');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/market\?search=redline/);
    await tab.close();
  });

  test('three figures that are true, and the way to sell beside the search', async () => {
    const { rows } = await market.owner.query<{ copies: number }>(
      `select sum(listing_count)::int as copies from market_item`,
    );
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/');
    const figures = page.getByRole('main').locator('dl').first();
    const copies = (await figures.locator('dd').first().textContent())?.replaceAll(',', '');
    expect(Number(copies)).toBe(rows[0]?.copies);
    await expect.poll(() => figures.textContent()).toContain('卖家服务费2.5%');
    await page.getByRole('main').getByRole('link', { name: '出售', exact: true }).click();
    await page.waitForURL('**/user/inventory');
    await tab.close();
  });

  test('somebody signed in sees what waits, what is withdrawable and what moved; a visitor’s page has nothing of it', async () => {
    const client = await market.visitor().signIn();
    await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
    const { rows } = await market.owner.query<{ id: string }>(
      `select item.id from market_item item where exists (select from price_month p where p.market_item_id = item.id)
       order by sales_per_week desc, id limit 6`,
    );
    for (const { id } of rows)
      await market.owner.query(
        `insert into watched_item (id, user_id, market_item_id) select gen_random_uuid(), user_id, $1 from session
         order by created_at desc limit 1`,
        [id],
      );
    const tab = await openTab(browser, market, { client });
    await tab.open('/');
    const own = tab.page.getByRole('region', { name: '我的' });
    await own.getByText('现在没有等你操作的订单').waitFor();
    await own.getByRole('link', { name: /^现在\s*¥0\.00$/ }).waitFor();
    // Of the reader's own days, and so asked by the browser.
    await own.getByRole('link', { name: /^今天到账\s*—$/ }).waitFor();
    await own.getByText('未来七天没有新的到账').waitFor();
    const moved = own.locator('a[href^="/goods"]');
    await expect.poll(() => moved.count()).toBe(3);
    await expect.poll(() => moved.first().textContent()).toMatch(/\d+\.\d%/);
    await tab.close();
    const page = await (await fetch(`${market.url}/`, { headers: { accept: 'text/html' } })).text();
    expect(page).not.toContain('等你操作的订单</a>');
  });

  test('what is the user’s and could not be read is not told to be nothing, each by itself', async () => {
    const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
    const { page } = tab;
    await tab.open('/market');
    await failFields(page, 'ordersToActOn', 'watchedMovers', 'releaseCalendar');
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    const own = page.getByRole('region', { name: '我的' });
    const failed = ['等你操作的订单暂时取不到', '收藏的变动暂时取不到', '到账时间暂时取不到'];
    for (const text of failed) await own.getByText(text).waitFor();
    const nothing = own.getByText(
      /^(?:现在没有等你操作的订单|收藏的饰品近 7 天没有变动|未来七天没有新的到账)$/,
    );
    await expect.poll(() => nothing.count()).toBe(0);
    await own.getByRole('link', { name: /^现在\s*¥0\.00$/ }).waitFor();
    await page.unrouteAll();
    const again = own.getByRole('button', { name: '重试' });
    // What is of the reader's days is asked for apart.
    await again.nth(1).click();
    await own.getByText('未来七天没有新的到账').waitFor();
    await expect.poll(() => again.count()).toBe(2);
    await again.first().click();
    await expect.poll(() => nothing.count()).toBe(3);
    await expect.poll(() => again.count()).toBe(0);
    await tab.close();
  });

  test('sales that wait for their seller lead to the sales, and how many more there are', async () => {
    const { seller } = await openManyDeliveries(market, { count: 5, buyers: 2 });
    const tab = await openTab(browser, market, { client: seller });
    await tab.open('/');
    const own = tab.page.getByRole('region', { name: '我的' });
    const more = own.getByRole('link', { name: '另有 2 单出售，在订单列表' });
    await expect.poll(() => more.getAttribute('href')).toBe('/user/order?direction=sell');
    const title = own.getByRole('link', { name: '等你操作的订单' });
    await expect.poll(() => title.getAttribute('href')).toBe('/user/order?direction=sell');
    await tab.close();
  });

  test('a block that fails leaves the others alone', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (!body.includes('"hotRow"')) return route.fulfill({ response });
      const reply = JSON.parse(body);
      reply.data.hotRow = null;
      reply.errors = [{ message: 'failed', path: ['hotRow'] }];
      return route.fulfill({ response, json: reply });
    });
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await page.getByText('热门专区暂时取不到').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: '自动发货', exact: true }).locator('li').count())
      .toBe(6);
    await expect
      .poll(() =>
        page.getByRole('region', { name: '热门专区' }).getByRole('button', { name: '重试' }).count(),
      )
      .toBe(1);
    await tab.close();
  });

  test.each([360, 390, 768, 1440])('nothing wider than the window at %i px', async (width) => {
    const tab = await openTab(browser, market, { width, language: 'en' });
    await tab.open('/');
    const [content, window] = await tab.page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
    await tab.close();
  });
});
