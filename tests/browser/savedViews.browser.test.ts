import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../api/kernel/ids.ts';
import { pauseAccounts } from '../../api/steam/account/pauseAccounts.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { look } from './priceFormScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 2);
});
afterAll(() => market.close());

/** Copies on sale in another account of a seller. @returns the id of the account. */
async function addAccount(
  seller: Seller,
  { name, index, count }: { name: string; index: number; count: number },
): Promise<string> {
  const item = items[1];
  if (!item) throw new Error('too few items');
  const id = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select $1, user_id, (steam_id::bigint + $4)::text, $3, type, trade_url, '' from steam_account where id = $2`,
    [id, seller.accountId, name, 500_000 * index],
  );
  await listSome(market, { ...seller, accountId: id }, item, count);
  return id;
}

/** A seller with three copies on sale in one account and two in a second one. */
async function openSellerOfTwo(): Promise<{ seller: Seller; secondId: string }> {
  const seller = await openSeller(market);
  const [one] = items;
  if (!one) throw new Error('too few items');
  await listSome(market, seller, one, 3);
  return { seller, secondId: await addAccount(seller, { name: 'second', index: 1, count: 2 }) };
}

test.each([1440, 390])(
  'I-04 own listings are shown by account, and a view of them is saved, counted, replaced and deleted at %i px',
  async (width) => {
    const { seller } = await openSellerOfTwo();
    const tab = await openTab(browser, market, { client: seller.client, width });
    const { page, dialog } = tab;
    const rows = page.locator('[data-index]');
    const views = page.getByRole('navigation', { name: '视图' });
    await tab.open('/user/sell');
    await expect.poll(() => rows.count()).toBe(5);
    const choice = page.locator('summary[aria-label^="Steam 账号"]');
    await choice.click();
    await page.getByRole('checkbox', { name: 'second' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: '保存为视图' }).click();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('请填写名称').waitFor();
    await dialog.getByLabel('视图名称').fill('小号');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await views.getByRole('link', { name: '小号 2' }).and(page.locator('[aria-current]')).waitFor();
    await views.getByRole('link', { name: '全部' }).click();
    await expect.poll(() => rows.count()).toBe(5);
    await views.getByRole('link', { name: '小号 2' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => choice.innerText()).toContain('second');
    // The same name again: the filter of the view is replaced.
    await tab.open('/user/sell?status=active');
    await page.getByRole('button', { name: '保存为视图' }).click();
    await dialog.getByLabel('视图名称').fill('小号');
    await dialog.getByText('已有同名的视图，它的筛选会被当前的替换。').waitFor();
    await dialog.getByRole('button', { name: '替换' }).click();
    await views.getByRole('link', { name: '小号 5' }).waitFor();
    await page.getByRole('button', { name: '管理视图' }).click();
    await dialog.getByRole('button', { name: '删除' }).click();
    await dialog.getByRole('button', { name: '确认删除' }).click();
    await expect.poll(() => views.count()).toBe(0);
    await tab.close();
  },
);

test.each([1440, 1366, 390])(
  'I-04 several accounts are chosen at once, in the list, a view, the inventory and a bulk action, at %i px',
  async (width) => {
    const { seller } = await openSellerOfTwo();
    await addAccount(seller, { name: 'third', index: 2, count: 4 });
    const tab = await openTab(browser, market, { client: seller.client, width });
    const { page, dialog } = tab;
    const rows = page.locator('[data-index]');
    const choice = page.locator('summary[aria-label^="Steam 账号"]');
    await tab.open('/user/sell');
    await expect.poll(() => rows.count()).toBe(9);
    // The last tool is inside of its row, which wraps.
    const edges = await choice.evaluate((tool) => ({
      tool: tool.getBoundingClientRect().right,
      row: tool.closest('details')?.parentElement?.getBoundingClientRect().right ?? 0,
    }));
    expect(edges.tool).toBeLessThanOrEqual(edges.row);
    await choice.click();
    await page.getByRole('checkbox', { name: 'second' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('checkbox', { name: 'third' }).click();
    await expect.poll(() => rows.count()).toBe(6);
    await look(tab, `accounts-${width}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => choice.innerText()).toContain('2 个账号');
    await page.getByRole('button', { name: '保存为视图' }).click();
    await dialog.getByLabel('视图名称').fill('两个小号');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    const view = page.getByRole('navigation', { name: '视图' }).getByRole('link', { name: '两个小号 6' });
    await view.and(page.locator('[aria-current]')).waitFor();
    await tab.open('/user/sell');
    await expect.poll(() => rows.count()).toBe(9);
    await view.click();
    await expect.poll(() => rows.count()).toBe(6);
    await page.getByRole('button', { name: say('zh', 'sell:bulk', { count: 6 }) }).click();
    await dialog.getByText(say('zh', 'bulk:ofTotal', { count: 6, total: 6 })).waitFor();
    await page.keyboard.press('Escape');
    const { search } = new URL(page.url());
    await tab.open(`/user/inventory${search}`);
    await expect.poll(() => rows.count()).toBe(6);
    await page.locator('button[aria-pressed="true"]', { hasText: 'second' }).click();
    await expect.poll(() => rows.count()).toBe(4);
    await tab.close();
  },
);

test('listings of an account that Steam rejects are one press away from the note that counts them', async () => {
  const { seller, secondId } = await openSellerOfTwo();
  await market.owner.query("update steam_account set status = 'abnormal' where id = $1", [secondId]);
  await pauseAccounts(market.worker);
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/sell');
  const note = tab.page.getByRole('status', { name: '暂不可购买' });
  await note.getByText('5 件在售，其中 2 件暂不可购买').waitFor();
  await note.getByRole('link', { name: '看这些在售' }).click();
  await expect.poll(() => tab.page.locator('[data-index]').count()).toBe(2);
  await tab.close();
});
