import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBid } from '../../api/orders/bid/changeBid.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { giveCopies, inventoryItemId, openSeller } from '../selling/listing/sellerScene.ts';
import { openTab, type Tab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const LOOKS = [
  ['zh', 'light', 1440],
  ['zh', 'dark', 1440],
  ['en', 'dark', 390],
] as const;

/** Checks that nothing overflows the window. Saves a picture on request. */
async function look({ page }: Tab, name: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, name).toBeLessThanOrEqual(0);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

async function soldTo(userId: string): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int as count from market_order where seller_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

test.each(LOOKS)(
  'B-05 B-22 copies are sold to buy orders from the inventory: a dry run, 3-2-1, and an outcome for each (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const seller = await openRobot(market);
    const [wanted, unwanted] = [await takeItem(market), await takeItem(market)];
    const bidder = await openBidder(market);
    await bid(market, bidder, { marketItemId: wanted, priceCents: 9_500n });
    const second = await bid(market, bidder, { marketItemId: wanted, priceCents: 9_000n }).catch(() => null);
    expect(second).toBeNull();
    const other = await openBidder(market);
    const lower = await bid(market, other, { marketItemId: wanted, priceCents: 9_000n });
    await giveCopies(market, seller, wanted, 2);
    await giveCopies(market, seller, unwanted, 1);
    const tab = await openTab(browser, market, { client: seller.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.stopInventoryLooks();
    await tab.open('/user/inventory');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByText(word('inventory:bestBid')).count()).toBe(2);
    const boxes = main.getByRole('checkbox', { name: /^(选择|Choose) (?!(已加载|all))/ });
    const rowBoxes = boxes.filter({ visible: true });
    for (let at = 0; at < 3; at += 1) await rowBoxes.nth((await rowBoxes.count()) - 3 + at).check();
    await look(tab, `inventory-${language}-${theme}-${width}`);
    await main.getByRole('button', { name: word('inventory:sellNow'), exact: true }).click();
    await dialog.getByText(word('sell:quickSale_rest', { count: 1 })).waitFor();
    await dialog.getByText(word('sell:quickSale_hint')).waitFor();
    const confirm = dialog.getByRole('button', { name: word('sell:quickSale_confirm', { count: 2 }) });
    await expect.poll(() => confirm.count()).toBe(0);
    const fields = dialog.getByRole('textbox');
    expect(
      await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).sort()),
    ).toEqual(['90', '95']);
    await fields.first().fill('99');
    await dialog.getByRole('alert').waitFor();
    await look(tab, `above-${language}-${theme}-${width}`);
    await fields.first().fill('95');
    await look(tab, `dryRun-${language}-${theme}-${width}`);
    await confirm.waitFor();
    await cancelBid(market.platform, { bidId: lower, userId: other.userId });
    await confirm.dblclick();
    await dialog.getByText(word('sell:quickSale_soldCount', { count: 1 })).waitFor();
    await dialog.getByText(word('sell:quickSale_sold'), { exact: true }).waitFor();
    await dialog.getByText(word('sell:quickSale_gone'), { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: word('sell:undo'), exact: true }).count())
      .toBe(0);
    await look(tab, `outcome-${language}-${theme}-${width}`);
    expect(await soldTo(seller.userId)).toBe(1);
    await dialog.getByRole('link', { name: word('sell:quickSale_order') }).click();
    await page.waitForURL(/orderDetail\?orderNo=/);
    await tab.close();
  },
);

test.each([
  ['zh', 'light', 390],
  ['en', 'dark', 1440],
] as const)(
  'B-13 a copy whose buy order is far below the reference price is sold only where the seller says so (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const seller = await openRobot(market);
    const item = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: item, priceCents: 4_000n });
    await giveCopies(market, seller, item, 1);
    const tab = await openTab(browser, market, { client: seller.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.stopInventoryLooks();
    await tab.open('/user/inventory');
    await page
      .getByRole('checkbox', { name: /^(选择|Choose) (?!(已加载|all))/ })
      .filter({ visible: true })
      .last()
      .check();
    await page.getByRole('button', { name: word('inventory:sellNow'), exact: true }).click();
    await dialog.getByText(word('sell:quickSale_farBelow'), { exact: true }).waitFor();
    await dialog.getByText(word('sell:quickSale_nothing')).waitFor();
    await look(tab, `farBelow-${language}-${theme}-${width}`);
    await dialog.getByRole('checkbox', { name: word('sell:quickSale_confirmLow', { count: 1 }) }).check();
    await dialog.getByRole('button', { name: word('sell:quickSale_confirm', { count: 1 }) }).click();
    await dialog.getByText(word('sell:quickSale_soldCount', { count: 1 })).waitFor();
    await tab.close();
  },
);

test.each(LOOKS)(
  'a buy order for one phase is weighed against the asks of that phase, not of a cheaper one (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const { rows } = await market.owner.query<{ id: string; phase: string; ask: number }>(
      `select item.id, dearest.phase, dearest.lowest_ask_cents::int as ask
       from market_item item join market_item_phase dearest on dearest.market_item_id = item.id
       where dearest.lowest_ask_cents > item.lowest_ask_cents * 2 and dearest.phase not like 'Phase%'
       order by dearest.lowest_ask_cents limit 1`,
    );
    const { id: marketItemId = '', phase = '', ask = 0 } = rows[0] ?? {};
    const seller = await openRobot(market);
    const bidder = await openBidder(market, 10_000_000);
    const priceCents = BigInt(Math.floor((ask * 0.8) / 100)) * 100n;
    const values = [phase.toLowerCase().replace(' ', '')];
    const standing = await bid(market, bidder, {
      marketItemId,
      priceCents,
      isConfirmed: true,
      conditions: { kind: 'words', field: 'phase', values },
    });
    const [copy = ''] = await giveCopies(market, seller, marketItemId, 1);
    await market.owner.query('update asset set phase = $2 where id = $1', [copy, phase]);
    const tab = await openTab(browser, market, { client: seller.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.stopInventoryLooks();
    await tab.open('/user/inventory');
    await page
      .getByRole('checkbox', { name: /^(选择|Choose) (?!(已加载|all))/ })
      .filter({ visible: true })
      .last()
      .check();
    await page.getByRole('button', { name: word('inventory:sellNow'), exact: true }).click();
    const lowest = (ask / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await dialog.locator('dl .lowestOther', { hasText: lowest }).waitFor();
    await dialog.locator('dl .place', { hasText: /^\D*1\D/ }).waitFor();
    await dialog.locator('dl .reference', { hasText: /\d/ }).waitFor();
    await dialog.locator('dl .lastSales').waitFor();
    await look(tab, `phase-${language}-${theme}-${width}`);
    await cancelBid(market.platform, { bidId: standing, userId: bidder.userId });
    await tab.close();
  },
);

test('B-05 a lost response is asked for again under the same id, and a second tab cannot sell the copy once more', async () => {
  const seller = await openRobot(market);
  const item = await takeItem(market);
  await bid(market, await openBidder(market), { marketItemId: item, quantity: 5 });
  await giveCopies(market, seller, item, 1);
  const openDialog = async () => {
    const tab = await openTab(browser, market, { client: seller.client });
    await tab.stopInventoryLooks();
    await tab.open('/user/inventory');
    await tab.page
      .getByRole('checkbox', { name: /^选择 / })
      .filter({ visible: true })
      .last()
      .check();
    await tab.page.getByRole('button', { name: '立即卖出' }).click();
    await tab.dialog.getByRole('button', { name: '立即卖出 1 件' }).waitFor();
    return tab;
  };
  const [one, two] = [await openDialog(), await openDialog()];
  const ids: string[] = [];
  await one.page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('minPriceCents')) return route.fallback();
    ids.push(/"clientRequestId":"([^"]+)"/.exec(body)?.[1] ?? '');
    if (ids.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await one.dialog.getByRole('button', { name: '立即卖出 1 件' }).click();
  await one.dialog.getByText('已卖给求购', { exact: true }).waitFor();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  await two.dialog.getByRole('button', { name: '立即卖出 1 件' }).click();
  await two.dialog.getByText(/^已卖出 0 件/).waitFor();
  expect(await soldTo(seller.userId)).toBe(1);
  await one.close();
  await two.close();
});

test.each(LOOKS)(
  'B-13 the form that lists copies tells those apart that a buy order takes at once (%s, %s, %s px)',
  async (language, theme, width) => {
    const seller = await openSeller(market, 'robot');
    const item = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: item, priceCents: 9_500n });
    const [copy = ''] = await giveCopies(market, seller, item, 1);
    const tab = await openTab(browser, market, { client: seller.client, language, theme, width });
    const { dialog } = tab;
    await tab.open(`/user/sell?list=${encodeURIComponent(inventoryItemId(copy))}`);
    const told = dialog.getByText(say(language, 'sell:soldAtOnceCount', { count: 1 }));
    await dialog.getByRole('textbox', { name: /的价格$|^Price of/ }).fill('95.01');
    await dialog.getByRole('button', { name: say(language, 'sell:confirm_list', { count: 1 }) }).waitFor();
    await expect.poll(() => told.count()).toBe(0);
    await dialog.getByRole('textbox', { name: /的价格$|^Price of/ }).fill('95');
    await told.waitFor();
    await dialog
      .getByText(/¥\s?95\.00.*¥\s?\d+\.\d\d/)
      .first()
      .waitFor();
    await look(tab, `listing-${language}-${theme}-${width}`);
    await tab.close();
  },
);
