import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import CONTEXTS from '../../web/__generated__/usePriceContextsQuery.graphql.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import {
  giveCopies,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
} from '../selling/listing/sellerScene.ts';
import { openSellerTab } from './priceFormScene.ts';
import { openTab } from './tab.ts';
import { say as sayIn } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const say = (name: string, values = {}) => sayIn('zh', name, values);

test('I-03 the one copy that is left of “all” is taken back, and none of the deselected ones', async () => {
  const seller = await openSeller(market);
  const [many, one] = await pickItems(market, 2);
  await giveCopies(market, seller, many?.id ?? '', 500);
  await giveCopies(market, seller, one?.id ?? '', 1);
  await market.owner.query(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic)
     select gen_random_uuid(), id, market_item_id, $2, 1000, false from asset where steam_account_id = $1`,
    [seller.accountId, seller.userId],
  );
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory?merged=1');
  const variety = page.getByRole('checkbox', { name: /^选择全部 500 件 / });
  await variety.click();
  await page.getByRole('button', { name: say('inventory:selectAll', { count: 501 }) }).click();
  const chosen = page
    .getByRole('region', { name: say('inventory:chosen') })
    .getByRole('status')
    .first();
  await expect.poll(() => chosen.textContent()).toBe(say('inventory:chosenCount', { count: 501 }));
  await variety.click();
  await expect.poll(() => chosen.textContent()).toBe(say('inventory:chosenCount', { count: 1 }));
  await page.getByRole('button', { name: say('inventory:unlist'), exact: true }).click();
  await dialog.getByRole('button', { name: say('bulk:confirm_UNLIST', { count: 1 }) }).click();
  await carryOutBulkActions(market);
  await expect
    .poll(async () => {
      const left = await market.owner.query<{ item: string; listed: number }>(
        `select market_item_id as item, count(*)::int as listed from listing
         where seller_id = $1 and status = 'active' group by 1`,
        [seller.userId],
      );
      return left.rows;
    })
    .toEqual([{ item: many?.id, listed: 500 }]);
  await tab.close();
});

test('the cost of a copy whose account was unbound meanwhile is not told to be saved', async () => {
  const [seller, other] = [await openSeller(market), await openSeller(market)];
  const [item] = await pickItems(market, 1);
  const [copy] = await giveCopies(market, seller, item?.id ?? '', 1);
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.stopInventoryLooks();
  await tab.open('/user/inventory');
  await tab.page.getByRole('button', { name: /^填写成本/ }).click();
  await tab.dialog.getByLabel(say('inventory:costLabel')).fill('12.50');
  await market.owner.query('update asset set steam_account_id = $2 where id = $1', [copy, other.accountId]);
  const keep = tab.dialog.getByRole('button', { name: say('inventory:costKeep'), exact: true });
  await keep.click();
  await tab.toasts.getByText(say('inventory:costNotKept')).waitFor();
  await expect.poll(() => tab.toasts.getByText(say('inventory:costKept')).count()).toBe(0);
  await keep.waitFor();
  await tab.close();
});

test('C-01 what the cart of whoever signs in does not take, as an own copy, is told', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const [own] = await listSome(market, seller, item ?? { id: '', referenceCents: 0 }, 1);
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/help');
  await page.evaluate(
    (listingId) => localStorage.setItem('cart', JSON.stringify([{ listingId, expectedPriceCents: 1_000 }])),
    own,
  );
  const cookies = [...seller.client.cookies].map(([name, value]) => ({ name, value, url: market.url }));
  await page.context().addCookies(cookies);
  await tab.open('/help');
  await tab.toasts.getByText(say('cart:mergedWithout', { count: 1 })).waitFor();
  await expect.poll(() => tab.toasts.getByText(say('cart:merged')).count()).toBe(0);
  await tab.close();
});

test('that prices could not be read is told no more once they are read after a batch', async () => {
  const seller = await openSeller(market);
  const items = await pickItems(market, 2);
  const copies: string[] = [];
  for (const { id } of items) copies.push(...(await giveCopies(market, seller, id, 1)));
  const tab = await openSellerTab({ browser, market, seller });
  const { page, dialog } = tab;
  let isCut = true;
  await page.route('**/graphql', (route) => {
    const isAsked = route
      .request()
      .postData()
      ?.includes(CONTEXTS.params.id ?? '?');
    return isAsked && isCut ? route.abort() : route.fallback();
  });
  await tab.open(`/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`);
  const note = dialog.getByText(say('sell:contextFailed'));
  await note.waitFor();
  isCut = false;
  const prices = dialog.getByRole('textbox', { name: /的价格$/ });
  await prices.nth(1).fill('');
  await prices.nth(0).fill(((items[0]?.referenceCents ?? 0) / 100).toFixed(2));
  await dialog.getByRole('button', { name: /^确认上架/ }).click();
  await note.waitFor({ state: 'detached' });
  await tab.close();
});

test('E-06 a page of a user who could not be read says so, and does not ask to sign in', async () => {
  const { client } = await openSeller(market);
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  const html = async () => (await page.request.get(`${market.url}/user/inventory`)).text();
  // Both are read for the viewer: what restricts the account, and its unread messages.
  await market.owner.query('revoke select on account_hold, message from market_api');
  expect(await html()).toContain(say('shell:contentFailed'));
  expect(await html()).not.toContain(say('shell:pleaseSignIn'));
  await market.owner.query('grant select on message to market_api');
  expect(await html()).not.toContain(say('shell:pleaseSignIn'));
  await page.goto(`${market.url}/user/inventory`);
  const retry = page.getByRole('main').getByRole('button', { name: say('shell:retry') });
  // A press while it is so changes nothing.
  await retry.click();
  await page.waitForTimeout(1_000);
  await retry.waitFor();
  await expect.poll(() => page.getByText(say('shell:pleaseSignIn')).count()).toBe(0);
  await expect.poll(() => tab.dialog.count()).toBe(0);
  await market.owner.query('grant select on account_hold to market_api');
  await retry.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await retry.waitFor({ state: 'detached' });
  await tab.close();
});
