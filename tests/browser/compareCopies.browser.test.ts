import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('C3 up to four copies are picked and compared, the best of a row is marked, and one is bought from there', async () => {
  const tab = await openTab(browser, market, { client: await openBuyer(market) });
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const ticks = page.getByRole('checkbox', { name: '选来对比' });
  const bar = page.getByRole('region', { name: '对比在售' });
  await ticks.nth(1).check();
  await bar.getByText('再选一件即可对比').waitFor();
  await expect.poll(() => bar.getByRole('button', { name: /比较/ }).isDisabled()).toBe(true);
  for (const place of [0, 2, 3]) await ticks.nth(place).check();
  await bar.getByText('已选 4 件').waitFor();
  await expect.poll(() => ticks.nth(4).isDisabled()).toBe(true);
  await ticks.nth(3).uncheck();
  await bar.getByRole('button', { name: '比较 3 件' }).click();
  const dialog = page.getByRole('dialog');
  const prices = dialog.getByRole('row', { name: /^价格/ });
  await prices.waitFor();
  await expect.poll(() => prices.getByRole('cell').count()).toBe(3);
  // The copies stand in the order in which they were picked, and the list begins with the cheapest.
  await expect.poll(() => prices.getByRole('cell').nth(1).innerText()).toMatch(/最佳/);
  await expect.poll(() => prices.getByText('最佳').count()).toBe(1);
  await expect
    .poll(() => dialog.getByRole('row', { name: /^磨损/ }).getByRole('cell').first().innerText())
    .toMatch(/0\.\d{7}/);
  await expect.poll(() => dialog.getByRole('row', { name: /^相位/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: '购买' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /支付|确认/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: '清空' }).click();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => ticks.first().isChecked()).toBe(false);
  await tab.close();
});

/** The id in the database of the listing that a row shows. */
const rowIdOf = (id: string | null) =>
  Buffer.from((id ?? '').slice('copy-'.length), 'base64')
    .toString()
    .split(':')[1];

test('C3 a picked copy that somebody has bought meanwhile is not for sale in the comparison, nor the best of a row', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const rows = page.locator('article[id^="copy-"]');
  const ticks = page.getByRole('checkbox', { name: '选来对比' });
  for (const place of [0, 1, 2]) await ticks.nth(place).check();
  const id = rowIdOf(await rows.first().getAttribute('id'));
  const held = await tab.hold('GoodsLiveQuery');
  await market.owner.query("update listing set status = 'reserved' where id = $1", [id]);
  await page.getByRole('button', { name: '比较 3 件' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('已售出').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: '购买' }).count()).toBe(2);
  const prices = dialog.getByRole('row', { name: /^价格/ }).getByRole('cell');
  await expect.poll(() => prices.first().innerText()).not.toMatch(/最佳/);
  await market.owner.query("update listing set status = 'active' where id = $1", [id]);
  held();
  await tab.close();
});

test('C3 a picked copy stays picked under a filter that shows others, and the places of four are those in the bar', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const rows = page.locator('article[id^="copy-"]');
  const ticks = page.getByRole('checkbox', { name: '选来对比' });
  const bar = page.getByRole('region', { name: '对比在售' });
  const { rows: asks } = await market.owner.query<{ yuan: string }>(
    `select (ask_cents / 100.0)::text as yuan from listing where status = 'active' and market_item_id =
       (select market_item_id from listing where id = $1) order by ask_cents desc limit 1`,
    [rowIdOf(await rows.first().getAttribute('id'))],
  );
  await ticks.nth(0).check();
  await bar.getByText('再选一件即可对比').waitFor();
  const first = await rows.nth(0).getAttribute('id');
  // Another choice in the same page, without the first copy.
  await page.getByRole('button', { name: /^价格/ }).first().click();
  await page.getByRole('dialog').getByLabel('最低价').fill(Number(asks[0]?.yuan).toFixed(2));
  await page.keyboard.press('Enter');
  await page.waitForURL(/price=/);
  await page.locator(`[id="${first}"]`).waitFor({ state: 'detached' });
  await bar.getByText('再选一件即可对比').waitFor();
  await ticks.nth(0).check();
  await bar.getByRole('button', { name: '比较 2 件' }).click();
  const prices = page.getByRole('dialog').getByRole('row', { name: /^价格/ });
  await prices.waitFor();
  await expect.poll(() => prices.getByRole('cell').count()).toBe(2);
  await tab.close();
});

test('C3 the strip of dots: arrows move between the copies, Enter leads to the row, a dot of no loaded row filters by its wear', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const strip = page.getByRole('slider', { name: '在售分布：磨损与价格' });
  await strip.focus();
  const first = await strip.getAttribute('aria-valuetext');
  expect(first).toMatch(/^磨损 0\.\d{4} · ¥[\d,.]+$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.getAttribute('aria-valuetext')).not.toBe(first);
  const count = Number(await strip.getAttribute('aria-valuemax')) + 1;
  await expect.poll(() => strip.locator('circle').count()).toBe(count);
  // The rows are the twenty cheapest; among the dots are those of all copies.
  const rows = page.locator('article[id^="copy-"]');
  expect(count).toBeGreaterThan(await rows.count());
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => id));
  for (const isLoaded of [true, false]) {
    await tab.open(ITEM_PATH);
    await strip.focus();
    for (let step = 0; step < count; step += 1) {
      const id = await strip.locator('circle.current').getAttribute('data-copy');
      if (ids.includes(`copy-${id}`) === isLoaded) break;
      await page.keyboard.press('ArrowRight');
    }
    const id = await strip.locator('circle.current').getAttribute('data-copy');
    await page.keyboard.press('Enter');
    if (isLoaded) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`copy-${id}`);
    } else {
      await page.waitForURL(/float=/);
      await page.locator(`[id="copy-${id}"]`).waitFor();
    }
  }
  await tab.close();
});

test('C3 a press beside a dot means the nearest one, and one far from all of them means none', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const strip = page.getByRole('slider', { name: '在售分布：磨损与价格' });
  // The dot with the most room on its left side, and a place in the drawing that no dot is near to.
  const { dot, lonely } = await strip.evaluate((plot) => {
    const { left, top } = plot.getBoundingClientRect();
    const places = [...plot.querySelectorAll('circle')].map((circle) => {
      const box = circle.getBoundingClientRect();
      return {
        x: box.left - left + box.width / 2,
        y: box.top - top + box.height / 2,
        id: circle.dataset.copy,
      };
    });
    const [first] = places.toSorted((a, b) => a.x - b.x);
    return { dot: first, lonely: { x: (first?.x ?? 0) - 40, y: first?.y ?? 0 } };
  });
  if (dot === undefined) throw new Error('no dots');
  await strip.click({ position: lonely });
  expect(page.url()).not.toContain('float=');
  await strip.click({ position: { x: dot.x - 14, y: dot.y } });
  await expect
    .poll(async () => page.url().includes('float=') || page.evaluate(() => document.activeElement?.id ?? ''))
    .toSatisfy((seen) => seen === true || seen === `copy-${dot.id}`);
  await page.locator(`[id="copy-${dot.id}"]`).waitFor();
  await tab.close();
});
