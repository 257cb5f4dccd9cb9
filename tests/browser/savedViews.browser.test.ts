import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../api/kernel/ids.ts';
import { pauseAccounts } from '../../api/steam/account/pauseAccounts.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 2);
});
afterAll(() => market.close());

/** A seller with three copies on sale in one account and two in a second one. */
async function openSellerOfTwo(): Promise<{ seller: Seller; secondId: string }> {
  const seller = await openSeller(market);
  const [one, two] = items;
  if (!one || !two) throw new Error('too few items');
  await listSome(market, seller, one, 3);
  const secondId = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select $1, user_id, (steam_id::bigint + 500000)::text, 'second', type, trade_url, '' from steam_account where id = $2`,
    [secondId, seller.accountId],
  );
  await listSome(market, { ...seller, accountId: secondId }, two, 2);
  return { seller, secondId };
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
    await page.getByLabel('Steam 账号', { exact: true }).selectOption({ label: 'second' });
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
    expect(await page.getByLabel('Steam 账号', { exact: true }).inputValue()).not.toBe('');
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
