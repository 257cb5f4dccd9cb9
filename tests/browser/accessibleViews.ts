import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { BUY, LISTINGS, PREPARE } from '../kit/documents.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab, type Tab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
let client: TestClient;
let orderNo: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  client = await market.visitor().signIn();
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  orderNo = await buyCheapest();
  await fillWatchlist();
});
afterAll(async () => {
  await browser.close();
  await market.close();
});

async function buyCheapest(): Promise<string> {
  const { marketItems } = await client.must(LISTINGS, { first: 20 });
  const [listing] = (marketItems?.edges ?? [])
    .flatMap(({ node }) => node.listings?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((a, b) => a.askCents - b.askCents);
  if (!listing) throw new Error('nothing on sale');
  const { buyListing } = await client.must(BUY, {
    listingId: listing.id,
    priceCents: listing.askCents,
    request: crypto.randomUUID(),
  });
  if (buyListing.__typename !== 'BuyListingPayload') throw new Error(buyListing.__typename);
  return buyListing.order.orderNo;
}

async function fillWatchlist(): Promise<void> {
  const { marketItems } = await client.must(LISTINGS, { first: 2 });
  for (const { node } of marketItems?.edges ?? [])
    await client.query(
      'mutation ($id: ID!) { setPriceAlert(input: { marketItemId: $id, targetCents: 1 }) { __typename } }',
      { id: node.id },
    );
  await client.query(
    'mutation { saveFilter(input: { name: "x", filter: {}, wantsAlerts: true }) { __typename } }',
  );
}

async function openLogin(tab: Tab): Promise<void> {
  await tab.open('/market');
  await tab.page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  // With its messages showing.
  await tab.dialog.getByRole('button', { name: '登录', exact: true }).click();
  await tab.dialog.getByRole('alert').waitFor();
}

async function openPurchase(tab: Tab): Promise<void> {
  await tab.open(ITEM_PATH);
  await tab.page.getByRole('button', { name: /^购买/ }).locator('visible=true').first().click();
  await tab.dialog.getByRole('button', { name: /确认购买/ }).waitFor();
}

async function openDisplay(tab: Tab): Promise<void> {
  await tab.page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
  await tab.open('/market?minPrice=10');
  await tab.page.getByRole('button', { name: /^显示设置/ }).click();
  await tab.page.getByRole('group', { name: '主题' }).waitFor();
}

async function openPriceAlert(tab: Tab): Promise<void> {
  await tab.open(ITEM_PATH);
  await tab.page.getByRole('button', { name: /提醒/ }).click();
  await tab.dialog.getByLabel('目标价').waitFor();
}

const VIEWS: Record<string, { isVisitor?: true; show(tab: Tab): Promise<void> }> = {
  home: { isVisitor: true, show: (tab) => tab.open('/') },
  market: { show: (tab) => tab.open('/market?tagExterior=WearCategory2') },
  goods: { show: (tab) => tab.open(ITEM_PATH) },
  'order list': { show: (tab) => tab.open('/user/order') },
  'order detail': { show: (tab) => tab.open(`/user/orderDetail?orderNo=${orderNo}`) },
  wallet: { show: (tab) => tab.open('/user/wallet') },
  'display menu': { show: openDisplay },
  watchlist: { show: (tab) => tab.open('/user/watch') },
  'saved filters': { show: (tab) => tab.open('/user/watch?tab=filters') },
  'price alert dialog': { show: openPriceAlert },
  'login modal': { isVisitor: true, show: openLogin },
  'purchase dialog': { show: openPurchase },
};

/** Looks at every view in one theme, wide and narrow. Each theme has a file of its own, so that both run side by side. */
export function testViews(theme: 'dark' | 'light'): void {
  describe.each([1440, 390])(`${theme} at %i px`, (width) => {
    test.each(Object.keys(VIEWS))('nothing breaks WCAG 2.2 AA: %s', async (name) => {
      const view = VIEWS[name];
      const tab = await openTab(browser, market, { theme, width, ...(view?.isVisitor ? {} : { client }) });
      await view?.show(tab);
      expect(await violations(tab.page)).toEqual([]);
      await tab.close();
    });
  });
}
