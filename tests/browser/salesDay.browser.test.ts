import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test('N-02 what was sold today is one row, which opens to the sales, follows new ones and is read as a whole', async () => {
  const seller = await openSeller(market);
  const buyer = await openBuyer(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  const { referenceCents: askCents, marketHashName } = item;
  const listings = await listSome(market, seller, item, 4);
  const sell = (id = '') => buyOne(buyer, { id, askCents, marketHashName });
  await sell(listings[0]);
  await sell(listings[1]);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.openToRest('/user/messageCenter');
  const list = page.getByRole('main');
  await list.getByText('今天售出 2 件').waitFor();
  await list.getByRole('button', { name: '展开 2 笔出售' }).click();
  await expect.poll(() => list.getByText('商品已售出').count()).toBe(3);
  await sell(listings[2]);
  await list.getByText('今天售出 3 件').waitFor();
  await expect.poll(() => list.getByText('商品已售出').count()).toBe(4);
  await expect.poll(() => list.getByText(/^今天售出/).count()).toBe(1);
  await list.getByRole('button', { name: '标为已读' }).click();
  await list.getByText('没有未读消息').waitFor();
  await list.getByRole('button', { name: '标为已读' }).waitFor({ state: 'detached' });
  await tab.close();
});
