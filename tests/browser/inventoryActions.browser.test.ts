import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncInventory } from '../../api/selling/inventory/syncInventory.ts';
import { openBrowser } from '../kit/browser.ts';
import { sandbox } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { give, openHolder } from '../selling/inventory/inventoryScene.ts';
import { giveCopies, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

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

test.each(['zh', 'en'] as const)(
  'E-04 a refresh that was pressed is told when it has ended well, and only then, in %s',
  async (language) => {
    const fresh = await openHolder(market, 2);
    await syncInventory(market.worker, fresh.accountId);
    await market.advanceClock(120_000);
    const tab = await openTab(browser, market, { client: fresh.client, language });
    const { page } = tab;
    const refresh = page.getByRole('button', { name: say(language, 'inventory:refresh') });
    const refreshed = tab.toasts.getByText(say(language, 'inventory:refreshed'));
    await tab.open('/user/inventory');
    await refresh.click();
    await page.getByRole('button', { name: say(language, 'inventory:refreshing'), exact: true }).waitFor();
    expect(await refreshed.count()).toBe(0);
    await give(market, fresh, 'free', 1);
    await syncInventory(market.worker, fresh.accountId);
    await refreshed.waitFor();
    await expect.poll(() => page.locator('[data-index]').count()).toBe(3);
    await refreshed.waitFor({ state: 'detached' });
    // A sync that the user did not request, and one that finds the inventory hidden, show no message.
    await market.advanceClock(120_000);
    await give(market, fresh, 'free', 1);
    await syncInventory(market.worker, fresh.accountId);
    await expect.poll(() => page.locator('[data-index]').count()).toBe(4);
    expect(await refreshed.count()).toBe(0);
    await market.advanceClock(120_000);
    await sandbox(market, `accounts/${fresh.steamId}`, { hidesInventoryFromItself: 'true' });
    await tab.open('/user/inventory');
    await refresh.click();
    await page.getByRole('button', { name: say(language, 'inventory:refreshing'), exact: true }).waitFor();
    await syncInventory(market.worker, fresh.accountId);
    await page.getByText(say(language, 'inventory:status_PRIVATE')).first().waitFor();
    expect(await refreshed.count()).toBe(0);
    await tab.close();
  },
);

test('I-03 more chosen copies than one question may name are taken back; new prices say how many go at once; no answer is no untruth', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const copies = await giveCopies(market, seller, item?.id ?? '', 1_050);
  await market.owner.query(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic)
     select gen_random_uuid(), id, market_item_id, $2, 1000, false from asset where id = any($1::uuid[])`,
    [copies.slice(1), seller.userId],
  );
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  await page.locator('[data-index="0"] input').click();
  await page.getByRole('button', { name: '选择全部 1050 件' }).click();
  await page.getByRole('region', { name: '已选饰品' }).getByText('已选 1050 件').waitFor();
  const unlist = page.getByRole('button', { name: '下架', exact: true });
  const id = Buffer.from(`Viewer:${seller.userId}`).toString('base64');
  const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT' } };
  let asked = 0;
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postData()?.includes('"itemIds"') ?? false;
    asked += isAsked ? 1 : 0;
    // Only the second part fails. A partial response counts as a failure.
    return isAsked && asked === 2
      ? route.fulfill({ json: { data: { viewer: { id, inventoryListingIds: null } }, errors: [refusal] } })
      : route.continue();
  });
  await unlist.click();
  await tab.toasts.getByText('服务器出了问题').waitFor();
  expect(await tab.toasts.getByText('所选饰品都没有在售').count()).toBe(0);
  expect(asked).toBe(2);
  await page.getByRole('button', { name: '改价', exact: true }).click();
  await tab.toasts.getByText('在售 1049 件，一次最多改价 1000 件').waitFor();
  await unlist.click();
  await dialog.getByRole('heading', { name: '下架 1049 件' }).waitFor();
  await dialog.getByRole('button', { name: '下架', exact: true }).click();
  await page.getByText('已下架 1049 件').waitFor({ timeout: 30_000 });
  await tab.close();
});

test.each(['选择全部 3 件', '下架'])(
  'I-03 A-06 %s without a session asks to sign in, and says nothing else',
  async (name) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    await giveCopies(market, seller, item?.id ?? '', 3);
    const tab = await openTab(browser, market, { client: seller.client });
    const { page } = tab;
    // The press shall be the first that finds no session.
    await tab.openToRest('/user/inventory');
    await page.locator('[data-index="0"] input').click();
    await page.context().clearCookies({ name: 'Authorization' });
    await page.getByRole('button', { name, exact: true }).click();
    await tab.dialog.getByLabel('手机号').waitFor();
    expect(await tab.toasts.count()).toBe(0);
    await tab.close();
  },
);
