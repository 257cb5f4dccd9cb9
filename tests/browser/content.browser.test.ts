import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyChanged } from '../../api/kernel/events.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { failFields } from './failFields.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

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
  const next = page.locator('a[rel=next]');
  await next.waitFor();
  const article = page.url();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await next.click();
  await page.waitForURL((url) => url.href !== article);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(title);
  await page.goBack();
  await page.waitForURL(article);
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
  await expect.poll(() => results.getByRole('link').count()).toBe(0);
  await expect.poll(() => results.getAttribute('aria-busy')).toBe('true');
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
  await tab.reload();
  await page.getByRole('heading', { level: 1, name: 'Seven-day trade protection' }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(/\p{Script=Han}/u);
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
  // One that arrives while the page is open joins the list.
  const userId = rows[0]?.id ?? '';
  await market.owner.query(
    `insert into message (id, user_id, type, template, params, read_at) values (gen_random_uuid(), $1, 1, 'orderPaid', '{}', clock_now())`,
    [userId],
  );
  await inTransaction(market.worker.db, (tx) => notifyChanged(tx, { topic: 'message', id: userId, userId }));
  await page.getByText('共 4 条').waitFor();
  await page.getByRole('link', { name: '只看未读' }).click();
  await page.waitForURL(/unread/);
  await page.getByText('共 3 条').waitFor();
  await page.getByRole('button', { name: '全部已读' }).click();
  await page.getByText('共 0 条').waitFor();
  await page.getByRole('link', { name: '只看未读' }).click();
  await page.getByText('共 4 条').waitFor();
  await tab.reload();
  await page.getByText('共 4 条').waitFor();
  await expect.poll(() => page.getByRole('button', { name: '全部已读' }).isDisabled()).toBe(true);
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
  await expect
    .poll(() => row.getByRole('link', { name: /出售我的/ }).getAttribute('href'))
    .toMatch(/^\/user\/inventory\?q=.*Redline/);
  await row.getByRole('link', { name: /^购买/ }).click();
  await page.waitForURL(/\/goods\?/);
  await tab.close();
});

test('R-01 the comparison shows each platform with its age, both ways after fees, and keeps the choice in the address', async () => {
  const tab = await openTab(browser, market, { width: 1440 });
  const { page } = tab;
  const row = page.getByRole('main').getByRole('listitem').first();
  await tab.open('/multiplatform');
  await page.getByText('沙盒数据').waitFor();
  await expect.poll(() => row.innerText()).toMatch(/¥[\d,.]+\s+[+−][\d.]+%\s+\d+ (?:分钟|小时)前/);
  await expect.poll(() => row.innerText()).toMatch(/本站买 → .+卖[\s\S]+买 → 本站卖/);
  const first = await row.innerText();
  await page.getByRole('link', { name: '平台买 → 本站卖' }).click();
  await page.waitForURL(/way=there/);
  await expect.poll(() => row.innerText()).not.toBe(first);
  await page.getByRole('combobox', { name: '对比平台' }).selectOption('steam');
  await page.waitForURL(/with=steam/);
  await expect.poll(() => row.innerText()).toMatch(/Steam 市场 买 → 本站卖/);
  await page.getByRole('combobox', { name: '最低价格' }).selectOption('1000');
  await page.waitForURL(/min=1000/);
  await tab.reload();
  await expect.poll(() => page.getByRole('combobox', { name: '对比平台' }).inputValue()).toBe('steam');
  await tab.close();
});

test('R-01 without any feed the comparison says so and leads on', async () => {
  await market.owner.query('update platform_feed set platform = $1 || platform', ['no longer known ']);
  const tab = await openTab(browser, market, { width: 390 });
  await tab.open('/multiplatform');
  await tab.page.getByText('还没有其他平台的价格').waitFor();
  await tab.page.getByRole('main').getByRole('link', { name: '去市场看看' }).click();
  await tab.page.waitForURL(/\/market/);
  await market.owner.query("update platform_feed set platform = replace(platform, $1, '')", [
    'no longer known ',
  ]);
  await tab.close();
});

test.each(['pricePlatforms', 'platformPrices'])(
  'R-01 a comparison whose %s could not be read says so, and its button brings it',
  async (field) => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/help');
    await failFields(page, field);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '比价' }).click();
    await page.getByText('比价暂时取不到').waitFor();
    await expect.poll(() => page.getByText('还没有其他平台的价格').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await page.getByRole('main').getByRole('button', { name: /^走势/ }).first().waitFor();
    await expect.poll(() => page.getByText('比价暂时取不到').count()).toBe(0);
    await tab.close();
  },
);

test('R-01 the menu leads to the comparison, on a phone the foot of each page', async () => {
  const wide = await openTab(browser, market, { width: 1440 });
  await wide.open('/');
  await wide.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '比价' }).click();
  await wide.page.waitForURL(/\/multiplatform$/);
  await wide.close();
  const phone = await openTab(browser, market, { width: 390 });
  await phone.open('/help');
  await phone.page.getByRole('contentinfo').getByRole('link', { name: '多平台比价' }).click();
  await phone.page.waitForURL(/\/multiplatform$/);
  await phone.close();
});

test('R-01 a row of the comparison opens what each platform asked over time, by keyboard too', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open('/multiplatform?sort=sales');
  const open = page.getByRole('main').getByRole('button', { name: /^走势/ }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '各平台近 90 天走势' });
  await expect.poll(() => dialog.getByRole('row').count()).toBeGreaterThanOrEqual(3);
  await expect
    .poll(() => dialog.getByRole('table').innerText())
    .toMatch(/BUFF\s+¥[\d,.]+\s+¥[\d,.]+\s+¥[\d,.]+/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await tab.close();
});

test('R-01 prices over time are not drawn without those of this market, and a press asks again', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/multiplatform?sort=sales');
  await failFields(page, 'priceHistory');
  await page.getByRole('main').getByRole('button', { name: /^走势/ }).first().click();
  await tab.dialog.getByText('这部分内容暂时取不到').waitFor();
  await expect.poll(() => tab.dialog.getByRole('table').count()).toBe(0);
  await page.unrouteAll();
  await tab.dialog.getByRole('button', { name: '重试' }).click();
  await tab.dialog.getByRole('table').waitFor();
  await tab.close();
});

test('R-01 the comparison is filtered by the keyboard, and Back brings the filters back', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/multiplatform');
  const form = page.getByRole('main').getByRole('search');
  const type = form.getByRole('combobox', { name: '类型' });
  await form.getByRole('searchbox').fill('红线');
  await type.focus();
  await type.selectOption({ index: 1 });
  await page.waitForURL(/q=.*&type=[^&]/);
  const chosen = await type.inputValue();
  // The address changes before the page does.
  const other = page.getByRole('main').getByRole('link', { name: '平台买 → 本站卖' });
  await expect.poll(() => other.getAttribute('href')).toContain('type=');
  expect(await type.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/multiplatform$/);
  await expect.poll(() => type.inputValue()).toBe('');
  expect(await form.getByRole('searchbox').inputValue()).toBe('');
  await page.goForward();
  await expect.poll(() => type.inputValue()).toBe(chosen);
  await tab.close();
});

test('R-01 an item’s page shows the lowest price elsewhere and leads to its comparison', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open(`/goods?${new URLSearchParams({ hashName: 'AK-47 | Redline (Field-Tested)' })}`);
  const main = page.getByRole('main');
  await expect.poll(() => main.innerText()).toMatch(/其他平台最低\s+¥[\d,.]+/);
  await main.getByRole('link', { name: '比价', exact: true }).click();
  await page.waitForURL(/\/multiplatform\?q=AK-47/);
  await expect.poll(() => main.getByRole('listitem').first().innerText()).toContain('红线');
  await tab.close();
});
