import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../web/catalog/market/locales/zh.json' with { type: 'json' };
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { failFields } from './failFields.ts';
import { look } from './priceFormScene.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let dopplerPath: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  const { rows } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item item where (select count(*) from market_item_phase p
       where p.market_item_id = item.id and listing_count > 0) > 1 order by listing_count desc limit 1`,
  );
  dopplerPath = `/goods?${new URLSearchParams({ hashName: rows[0]?.name ?? '' })}`;
});
afterAll(() => market.close());

test('M-09 copies are filtered by wear and pattern; the address holds it, a reload keeps it, chips let go', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const rows = page.locator('article');
  const count = async () => Number(await page.locator('h2 small').textContent());
  const all = await count();
  expect(all).toBeGreaterThan(5);
  const wears = async () => (await rows.locator('b').allTextContents()).map(Number);
  const middle = (await wears()).toSorted()[5] ?? 0;
  await page.getByRole('button', { name: '磨损', exact: true }).click();
  await tab.dialog.getByLabel('最低').fill('0.9');
  await tab.dialog.getByLabel('最高').fill('0.2');
  await tab.dialog.getByText('下限不能高于上限').waitFor();
  await tab.dialog.getByLabel('最低').fill('');
  await tab.dialog.getByLabel('最高').fill(middle.toFixed(6));
  await page.keyboard.press('Enter');
  await page.waitForURL(/float=/);
  await tab.dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await wears()).every((wear) => wear <= middle), { timeout: 15_000 })
    .toBe(true);
  const fewer = await count();
  expect(fewer).toBeLessThan(all);
  await tab.reload();
  await expect.poll(() => count()).toBe(fewer);
  await page.getByRole('combobox', { name: '排序' }).selectOption('float');
  await page.waitForURL(/sort=float/);
  await expect
    .poll(wears, { timeout: 15_000 })
    .toEqual((await wears()).toSorted((left, right) => left - right));
  await page.getByRole('button', { name: '图案模板' }).click();
  await tab.dialog.getByRole('textbox').fill('1001');
  await tab.dialog.getByText('请输入 0 到 1000 的整数').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /去掉.*磨损/ }).click();
  await page.waitForURL((url) => !url.search.includes('float=0') && !url.search.includes('float=-'));
  await expect.poll(count, { timeout: 15_000 }).toBe(all);
  await tab.close();
});

test('M-09 presses while the copies of another one load add up', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const letCopiesCome = await tab.hold('GoodsPageQuery');
  const automatic = page.getByRole('button', { name: '只看自动发货' });
  await automatic.click();
  await expect.poll(() => automatic.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('combobox', { name: '排序' }).selectOption('float');
  // Longer than a navigation waits for its data.
  await page.waitForTimeout(400);
  await page.getByRole('combobox', { name: '排序' }).selectOption('-float');
  letCopiesCome();
  await page.waitForURL(/auto=1&sort=-float/);
  await tab.close();
});

test('M-09 nothing that matches: one step leads back to all copies', async () => {
  const tab = await openTab(browser, market);
  await tab.open(`${ITEM_PATH}&float=0.999-1`);
  await tab.page.getByText('没有符合条件的在售').waitFor();
  await tab.page.getByRole('link', { name: '查看全部在售' }).click();
  await expect.poll(() => tab.page.locator('article').count(), { timeout: 15_000 }).toBeGreaterThan(5);
  await tab.close();
});

test('M-09 stickers are found by name and filtered by', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  await page.getByRole('button', { name: '印花', exact: true }).click();
  const first = tab.dialog.getByRole('checkbox').first();
  await first.check();
  await tab.dialog.getByRole('button', { name: '查看结果' }).click();
  await page.waitForURL(/sticker=/);
  const rows = page.locator('article');
  await expect.poll(() => rows.count(), { timeout: 15_000 }).toBeLessThan(5);
  for (const row of await rows.all())
    await expect.poll(() => row.locator('[role=img][aria-label*="印花"]').count()).toBeGreaterThan(0);
  await tab.close();
});

test('M-09 stickers that could not be read are not told to be none, and a press in the dialog brings them', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  await failFields(page, 'stickersOnSale');
  await page.getByRole('button', { name: '印花', exact: true }).click();
  await tab.dialog.getByText('这部分内容暂时取不到').waitFor();
  await expect.poll(() => tab.dialog.getByText('在售件上没有这种印花').count()).toBe(0);
  await page.unrouteAll();
  await tab.dialog.getByRole('button', { name: '重试' }).click();
  await tab.dialog.getByRole('checkbox').first().waitFor();
  await tab.close();
});

test('M-09 chosen stickers are named in the reader’s language, on their chip and in their choice', async () => {
  const { rows } = await market.owner.query<{ hash: string; zh: string; en: string }>(
    `select market_hash_name as hash, name_zh as zh, name_en as en from market_item
     where market_hash_name like 'Sticker | %' and name_zh not like '%' || name_en and not exists (
       select 1 from listing where sticker_names @> array[market_hash_name]) order by market_hash_name limit 1`,
  );
  const { hash = '', zh = '', en = '' } = rows[0] ?? {};
  for (const [language, name] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const tab = await openTab(browser, market, { language });
    await tab.open(`${ITEM_PATH}&${new URLSearchParams({ sticker: hash })}`);
    const words = name.replace(/^.*? \| /, '');
    await tab.page.getByRole('button', { name: words, exact: true }).click();
    await tab.dialog.getByRole('checkbox', { name: words, exact: true }).waitFor();
    await expect
      .poll(() => tab.dialog.getByRole('checkbox', { name: words, exact: true }).isChecked())
      .toBe(true);
    await tab.close();
  }
});

test('M-09 phases of one name apart: copies, price and chart', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(dopplerPath);
  const phases = page.getByRole('navigation', { name: '相位' }).getByRole('link');
  const offered = phases.filter({ hasText: '¥' });
  const all = await page.locator('article').count();
  await offered.nth(1).click();
  await page.waitForURL(/phase=/);
  await expect.poll(() => page.locator('article').count(), { timeout: 15_000 }).toBeLessThan(all);
  const phase = new URL(page.url()).searchParams.get('phase') ?? '';
  // In the words of the choice above.
  const word = words[`phase_${phase}` as keyof typeof words];
  for (const row of await page.locator('article').all())
    await expect.poll(() => row.textContent()).toContain(word);
  // The other exteriors are those of the phase.
  const exteriors = await page.getByRole('navigation', { name: '外观' }).getByRole('link').all();
  expect(exteriors.length).toBeGreaterThan(0);
  for (const link of exteriors)
    expect(new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]).get('phase')).toBe(phase);
  const { rows: sold } = await market.owner.query<{ day: number }>(
    `select sales_per_day as day from market_item_phase
     where phase = $1 and market_item_id = (select id from market_item where market_hash_name = $2)`,
    [phase, new URLSearchParams(dopplerPath.split('?')[1]).get('hashName')],
  );
  expect(sold).toHaveLength(1);
  const fact = page.locator('dl > div').filter({ hasText: '24 小时成交' });
  await expect.poll(() => fact.textContent()).toBe(`24 小时成交${sold[0]?.day}`);
  await tab.close();
});

test('M-09 C-03 O-03 the phase that is bought is named, in the order as well, and buying several keeps to it', async () => {
  const tab = await openTab(browser, market, { client: await openBuyer(market, 10_000_000) });
  const { page, dialog } = tab;
  const { rows: most } = await market.owner.query<{ phase: string }>(
    `select phase from market_item_phase where market_item_id = (select id from market_item where market_hash_name = $1)
     order by listing_count desc limit 1`,
    [new URLSearchParams(dopplerPath.split('?')[1]).get('hashName')],
  );
  const phase = most[0]?.phase ?? '';
  const word = words[`phase_${phase}` as keyof typeof words];
  await tab.openToRest(`${dopplerPath}&${new URLSearchParams({ phase })}`);
  await page.getByRole('button', { name: '批量购买' }).click();
  await expect
    .poll(() => dialog.getByLabel('条件（可不填）').inputValue())
    .toBe(`phase:${phase.toLowerCase().replace(' ', '')}`);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /购买最低价/ })
    .first()
    .click();
  await dialog.getByText(word, { exact: true }).waitFor();
  await look(tab, 'purchase-phase');
  await page.getByRole('radio', { name: '余额支付' }).check();
  await page.getByRole('button', { name: '确认购买' }).click();
  await page.getByRole('heading', { name: /等待发送报价|卖家发货中|等待确认报价|交易保护中/ }).waitFor();
  await page.getByRole('main').getByText(word, { exact: true }).waitFor();
  await look(tab, 'order-phase');
  await tab.open('/user/order');
  await page.getByRole('main').getByText(word, { exact: true }).waitFor();
  await look(tab, 'orders-phase');
  await tab.close();
});

test('M-09 the price history is read by keyboard and by screen readers; the reference price explains itself', async () => {
  const tab = await openTab(browser, market, { language: 'en' });
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const chart = page.getByRole('slider', { name: 'Price history' });
  await chart.focus();
  await page.keyboard.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  expect(first).toMatch(/^\d+ \w{3} \w{3} ¥[\d,.]+ \d+ sold$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(first);
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
  const table = page.getByRole('table', { name: 'Price history' });
  const month = await table.getByRole('row').count();
  await page.getByRole('button', { name: '90 days' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(month);
  await page.getByRole('button', { name: 'How the reference price is made' }).click();
  await tab.dialog.getByText(/price list that the market comes with/).waitFor();
  await tab.close();
});
