import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../api/kernel/durations.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, list, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let item: Awaited<ReturnType<typeof pickItems>>[number];
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  const [picked] = await pickItems(market, 1);
  if (!picked) throw new Error('nothing to sell');
  item = picked;
  await market.owner.query('delete from sale where market_item_id = $1', [item.id]);
  for (const days of [1, 2, 3, 4, 5])
    await market.owner.query(
      `insert into sale (id, market_item_id, price_cents, sold_at) values (gen_random_uuid(), $1, $2, clock_now() - $3::int * interval '1 day')`,
      [item.id, item.referenceCents - 100, days],
    );
});
afterAll(() => market.close());

/** Three copies listed 40 days ago, one of which is being bought, and two that are held for 100 days. */
async function openHolder(): Promise<Seller> {
  const seller = await openSeller(market);
  const copies = await giveCopies(market, seller, item.id, 3);
  await list(
    seller.client,
    copies.map((assetId) => ({ assetId, priceCents: item.referenceCents })),
  );
  await market.owner.query(
    `update listing set created_at = clock_now() - interval '40 days' where seller_id = $1`,
    [seller.userId],
  );
  await market.owner.query(`update listing set status = 'reserved' where asset_id = $1`, [copies[0]]);
  const at = (Date.now() - 100 * DAY_MS).toString(16).padStart(12, '0');
  for (const copy of await giveCopies(market, seller, item.id, 2)) {
    const old = `${at.slice(0, 8)}-${at.slice(8)}-7000-8000-${crypto.randomUUID().slice(-12)}`;
    await market.owner.query('update asset set id = $2 where id = $1', [copy, old]);
  }
  await market.owner.query(
    `update steam_account set inventory_status = 'synced', inventory_synced_at = clock_now(), inventory_count = 5 where id = $1`,
    [seller.accountId],
  );
  return seller;
}

test.each(LOOKS)(
  'I-14 the report tells old stock and held copies; each number leads to just what it counts, in $language at $width px',
  async ({ language, width }) => {
    const text = (key: string, values: Record<string, string | number> = {}) =>
      say(language, `sell:${key}`, values);
    const seller = await openHolder();
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.stopInventoryLooks();
    await tab.open('/user/sell?tab=report');
    const stock = page.getByRole('table', { name: text('report_stock') });
    const old = stock.getByRole('row', { name: text('report_ageBetween', { from: 30, to: 90 }) });
    await old.getByRole('cell', { name: '2', exact: true }).waitFor();
    await old.getByText(text('report_comparedOf', { count: 2, above: 2 })).waitFor();
    const held = page.getByRole('table', { name: text('report_held') });
    const longest = held.getByRole('row', { name: text('report_ageFrom', { from: 90 }) });
    await longest.getByRole('cell', { name: '2', exact: true }).waitFor();
    await page.getByRole('heading', { name: text('report_weeks') }).waitFor();
    await expect.poll(() => held.getByRole('link').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (process.env.LOOK_FOLDER)
      await page.screenshot({
        path: `${process.env.LOOK_FOLDER}/report-${language}-${width}.png`,
        fullPage: true,
      });
    await old.getByRole('link').click();
    const tabs = page.getByRole('link', { name: new RegExp(`^${text('status_UNSOLD')} ?2$`) });
    await tabs.waitFor();
    await expect.poll(() => tabs.getAttribute('aria-current')).toBe('page');
    const rows = page.getByRole('list', { name: text('myListings') }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: text('bulk', { count: 2 }) }).click();
    await dialog.getByRole('textbox').fill('1.01');
    await dialog.getByText(say(language, 'bulk:aboveMedian', { count: 2, above: 2 })).waitFor();
    if (process.env.LOOK_FOLDER)
      await page.screenshot({ path: `${process.env.LOOK_FOLDER}/median-${language}-${width}.png` });
    await page.keyboard.press('Escape');
    await tab.open('/user/sell?tab=report');
    await longest.getByRole('link').click();
    await page.waitForURL(/user\/inventory/);
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: new RegExp(`^${say(language, 'inventory:tab_UNLISTED')} ?2$`) })
          .count(),
      )
      .toBe(1);
    await tab.close();
  },
);

test('I-14 a seller without anything gets a report of zeros without links', async () => {
  const seller = await openSeller(market);
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/sell?tab=report');
  const held = tab.page.getByRole('table', { name: say('zh', 'sell:report_held') });
  await held.waitFor();
  await expect.poll(() => held.getByRole('link').count()).toBe(0);
  await expect.poll(() => held.getByRole('row').count()).toBe(5);
  await tab.close();
});
