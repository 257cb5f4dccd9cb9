import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { failFields } from './failFields.ts';
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

test('N-02 the sales of a day are read as a whole, also those of later pages that were opened', async () => {
  const seller = await openSeller(market);
  const buyer = await openBuyer(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  const { referenceCents: askCents, marketHashName } = item;
  for (const id of await listSome(market, seller, item, 2))
    await buyOne(buyer, { id, askCents, marketHashName });
  // Each is a group by itself, as the sale of another order is.
  await market.owner.query(
    `insert into message (id, user_id, type, template, params, sale_day, created_at)
     select gen_random_uuid(), user_id, type, template, params, sale_day, created_at - number * interval '1 second'
     from (select * from message where user_id = $1 and sale_day is not null order by created_at limit 1) sold,
       generate_series(1, 40) number`,
    [seller.userId],
  );
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.openToRest('/user/messageCenter');
  const list = page.getByRole('main');
  await list.getByRole('button', { name: '展开 2 笔出售' }).click();
  await list.getByRole('button', { name: '加载更多' }).click();
  // Not the space of those that are not rendered.
  const sales = list.locator('li li[aria-setsize]');
  await expect.poll(() => sales.first().getAttribute('aria-setsize')).toBe('42');
  await list.getByRole('button', { name: '标为已读' }).click();
  await list.getByText('没有未读消息').waitFor();
  // Only those near the window are rendered.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return sales.last().getAttribute('aria-posinset');
    })
    .toBe('42');
  await expect.poll(() => sales.filter({ hasText: '未读' }).count()).toBe(0);
  await tab.close();
});

test('N-02 the sales of a day that could not be read are asked for again by a press', async () => {
  const seller = await openSeller(market);
  const buyer = await openBuyer(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  const { referenceCents: askCents, marketHashName } = item;
  for (const id of await listSome(market, seller, item, 2))
    await buyOne(buyer, { id, askCents, marketHashName });
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.openToRest('/user/messageCenter');
  const list = page.getByRole('main');
  await list.getByText('今天售出 2 件').waitFor();
  await failFields(page, 'messageGroups');
  await list.getByRole('button', { name: '展开 2 笔出售' }).click();
  await list.getByText('这部分内容暂时取不到').waitFor();
  await page.unrouteAll();
  await list.getByRole('button', { name: '重试' }).click();
  await list.locator('li li').first().waitFor();
  await tab.close();
});
