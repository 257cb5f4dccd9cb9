import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await market.close();
});

test('R-01 help: search as one types, to an article and its neighbour, and back to the question', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  await tab.open('/help');
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('恶意还价');
  const result = page.getByRole('region', { name: '搜索结果' }).getByRole('link').first();
  await result.waitFor();
  await page.waitForURL(/q=/);
  await result.click();
  await page.waitForURL(/\/help\/\d+$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator('a[rel=next]').click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(title);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.getByRole('searchbox', { name: '搜索帮助' }).inputValue()).toBe('恶意还价');
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('zzzz');
  await page.getByText('没有找到「zzzz」').waitFor();
  await tab.close();
});

test('R-01 help: nobody reads that nothing was found while the texts are on their way', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open('/help');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/**', (route) => arrival.then(() => route.continue()));
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('恶意还价');
  const results = page.getByRole('region', { name: '搜索结果' });
  await results.waitFor();
  expect(await results.getByRole('link').count()).toBe(0);
  expect(await results.getAttribute('aria-busy')).toBe('true');
  arrive();
  await results.getByRole('link').first().waitFor();
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('zzzz');
  await page.getByText('没有找到「zzzz」').waitFor();
  await tab.close();
});

test('R-10 an article changes its language in place, and the choice holds over a reload', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  await tab.open('/help/301');
  await page.getByRole('heading', { level: 1, name: '7 天交易保护' }).waitFor();
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seven-day trade protection' }).waitFor();
  const heading = page.getByRole('heading', { name: 'For sellers' });
  await heading.waitFor();
  await page.setViewportSize({ width: 1440, height: 500 });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'For sellers' })
    .click();
  await expect.poll(() => heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(300);
  expect(new URL(page.url()).hash).toMatch(/^#./);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Seven-day trade protection' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\p{Script=Han}/u);
  await tab.close();
});

test('N-01 own notices: total, one kind, unread alone, all read at once, and the counter follows', async () => {
  const client = await market.visitor().signIn();
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from app_user order by id desc limit 1',
  );
  for (const type of [1, 1, 4])
    await market.owner.query(
      `insert into message (id, user_id, type, template, params) values (gen_random_uuid(), $1, $2, 'orderPaid', '{}')`,
      [rows[0]?.id, type],
    );
  const tab = await openTab(browser, market, { client, width: 390 });
  const { page } = tab;
  await tab.open('/notice');
  await page.getByText('关于 Steam 交易保护').waitFor();
  await page.getByRole('link', { name: '我的通知' }).click();
  await page.getByText('共 3 条').waitFor();
  await page.getByRole('link', { name: '系统', exact: true }).click();
  await page.getByText('共 1 条').waitFor();
  await page.getByRole('link', { name: '全部', exact: true }).click();
  await page.getByText('共 3 条').waitFor();
  await page.getByRole('link', { name: '只看未读' }).click();
  await page.waitForURL(/unread/);
  await page.getByText('共 3 条').waitFor();
  await page.getByRole('button', { name: '全部已读' }).click();
  await page.getByText('共 0 条').waitFor();
  await page.getByRole('link', { name: '只看未读' }).click();
  await page.getByText('共 3 条').waitFor();
  await page.reload();
  await page.getByText('共 3 条').waitFor();
  expect(await page.getByRole('button', { name: '全部已读' }).isDisabled()).toBe(true);
  await tab.close();
});

test('R-01 the comparison is narrowed by name and leads to the item and to one’s own copies', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  await tab.open('/multiplatform');
  await page.getByRole('searchbox', { name: '搜索', exact: true }).fill('redline');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.waitForURL(/q=redline/);
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(() => row.innerText()).toContain('红线');
  expect(await row.getByRole('link', { name: /出售我的/ }).getAttribute('href')).toMatch(
    /^\/user\/inventory\?q=.*Redline/,
  );
  await row.getByRole('link', { name: /^购买/ }).click();
  await page.waitForURL(/\/goods\?/);
  await tab.close();
});
