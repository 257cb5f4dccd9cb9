import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../api/kernel/ids.ts';
import { quickSell } from '../../api/orders/quickSale/quickSell.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { giveCopies } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const word = (name: string, values = {}) => say('zh', name, values);

test('B-18 a price that was asked about is confirmed long afterwards, and ends a day from then', async () => {
  const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({
    where: { id: await takeItem(market) },
  });
  const bidder = await openBidder(market, 10_000_000);
  const tab = await openTab(browser, market, { client: bidder.client });
  const { page, dialog } = tab;
  await page.clock.install();
  await tab.open(`/goods?hashName=${encodeURIComponent(marketHashName)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: word('market:buyOrder'), exact: true })
    .click();
  const button = (name: string) => dialog.getByRole('button', { name: word(name), exact: true });
  await dialog.getByLabel(word('bid:price')).fill('500');
  await dialog.getByLabel(word('bid:lasts')).selectOption('1');
  await page.clock.runFor(1_000);
  await button('bid:open').click();
  await button('bid:openAnyway').waitFor();
  // The reader thinks it over for longer than the server's grace of a minute.
  await market.advanceClock(120_000);
  await page.clock.fastForward(120_000);
  await page.clock.runFor(1_000);
  await button('bid:openAnyway').click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await market.platform.db.bid.count({ where: { userId: bidder.userId } })).toBe(1);
  await tab.close();
});

test('B-09 a change of a buy order that has got copies shows what it would still buy, and nothing where that is none', async () => {
  const itemId = await takeItem(market);
  const bidder = await openBidder(market, 1_000_000);
  await bid(market, bidder, { marketItemId: itemId, quantity: 3 });
  const seller = await openRobot(market);
  const copies = await giveCopies(market, seller, itemId, 2);
  const sold = await quickSell(market.platform, {
    userId: seller.userId,
    lines: copies.map((assetId) => ({ assetId, minPriceCents: 9_000n })),
    listRestAtCents: null,
    isPriceConfirmed: false,
    clientRequestId: newId(),
  });
  expect(sold.map(({ outcome }) => outcome)).toEqual(['sold', 'sold']);
  for (const askCents of [9_500, 9_600, 9_700]) await offerCopy(market, seller, { itemId, askCents });
  const tab = await openTab(browser, market, { client: bidder.client });
  const { page, dialog } = tab;
  await tab.open('/user/bids');
  await page
    .getByRole('main')
    .getByRole('button', { name: word('bid:change'), exact: true })
    .click();
  await dialog.getByLabel(word('bid:price')).fill('100');
  const outlook = dialog.getByRole('status');
  await outlook.getByText(word('bid:buysAtOnce', { count: 1, amount: '¥95.00' })).waitFor();
  // No more than it has got: there is nothing to preview, and the button does not wait for it.
  await dialog.getByLabel(word('bid:quantity')).fill('2');
  await expect.poll(() => outlook.innerText()).toBe('');
  const save = dialog.getByRole('button', { name: word('bid:save'), exact: true });
  await expect.poll(() => save.isEnabled()).toBe(true);
  await save.click();
  await dialog.getByText(word('bid:quantityGot', { count: 2 })).waitFor();
  await tab.close();
});

test('a form of a buy order that was closed while it sent leaves the next form open', async () => {
  const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({
    where: { id: await takeItem(market) },
  });
  const bidder = await openBidder(market, 10_000_000);
  const tab = await openTab(browser, market, { client: bidder.client });
  const { page, dialog } = tab;
  await tab.open(`/goods?hashName=${encodeURIComponent(marketHashName)}`);
  const openForm = page.getByRole('main').getByRole('button', { name: word('market:buyOrder'), exact: true });
  const price = dialog.getByLabel(word('bid:price'));
  await openForm.click();
  await price.fill('1');
  const letGo = await tab.hold('useSendBidOpenMutation');
  await dialog.getByRole('button', { name: word('bid:open'), exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openForm.click();
  await price.fill('2');
  letGo();
  await tab.toasts.getByText(word('bid:opened')).waitFor();
  await expect.poll(() => price.inputValue()).toBe('2');
  await tab.close();
});
