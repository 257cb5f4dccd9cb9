import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBid, editBid } from '../../api/orders/bid/changeBid.ts';
import { sleepBid } from '../../api/orders/bid/sleepBid.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, openBidder, takeItem } from '../orders/bid/bidScene.ts';
import { ITEM_PATH, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test.each([
  ['zh', 'light', 1440],
  ['en', 'dark', 390],
] as const)(
  'B-08 B-09 B-17 a buy order is placed from the book, which moves by itself, then changed and cancelled (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string) => say(language, name);
    const bidder = await openBidder(market, 1_000_000);
    const tab = await openTab(browser, market, { client: bidder.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.open(ITEM_PATH);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: word('goods:book_tab'), exact: true }).click();
    const bids = main.getByRole('region', { name: word('goods:book_bids') });
    await bids.waitFor();
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_item where market_hash_name = $1',
      [new URLSearchParams(ITEM_PATH.split('?')[1]).get('hashName')],
    );
    const other = await openBidder(market, 1_000_000);
    const standing = await bid(market, other, {
      marketItemId: rows[0]?.id ?? '',
      priceCents: 1_000n,
      quantity: 7,
    });
    await bids.getByRole('button', { name: /10.*7/ }).click();
    await dialog.getByRole('textbox').first().fill('11');
    const limit = dialog.getByLabel(word('bid:upTo'));
    await limit.fill('15.05');
    await dialog.getByRole('button', { name: /15\.1/ }).click();
    await expect.poll(() => limit.inputValue()).toBe('15.1');
    // The answer is lost; the same press again opens nothing twice.
    const lost = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"clientRequestId"')) return route.continue();
      await route.fetch();
      await route.abort();
      lost.resolve();
    });
    const open = dialog.getByRole('button', { name: word('bid:open'), exact: true });
    await open.click();
    await lost.promise;
    await page.unrouteAll();
    await expect.poll(() => open.getAttribute('aria-busy')).toBe(null);
    await open.click();
    await dialog.waitFor({ state: 'hidden' });
    await bids.getByText(word('goods:book_mine')).waitFor();
    await expect.poll(() => market.platform.db.bid.count({ where: { userId: bidder.userId } })).toBe(1);
    await tab.open('/user/bids');
    await main.getByText(word('bid:isBest')).waitFor();
    await main.getByText(word('bid:upToShort')).waitFor();
    await main.getByRole('button', { name: word('bid:change'), exact: true }).click();
    await expect.poll(() => limit.inputValue()).toBe('15.1');
    await dialog.getByRole('textbox').nth(1).fill('3');
    await dialog.getByRole('button', { name: word('bid:save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main.getByText(say(language, 'bid:got', { got: 0, quantity: 3 })).waitFor();
    // Somebody bids more than its limit: one press begins the change that would make it the first.
    await editBid(market.platform, {
      bidId: standing,
      userId: other.userId,
      quantity: null,
      priceCents: 1_600n,
      conditions: null,
      expiresAt: null,
      isConfirmed: false,
    });
    await tab.reload();
    await main.getByText(word('bid:bestBid')).waitFor();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/bids-${width}.png` });
    await main.getByRole('button', { name: say(language, 'bid:outbid', { price: '¥16.10' }) }).click();
    await expect.poll(() => limit.inputValue()).toBe('');
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/bidForm-${width}.png` });
    await dialog.getByRole('button', { name: word('bid:save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main.getByText(word('bid:isBest')).waitFor();
    await main.getByRole('button', { name: word('bid:cancel'), exact: true }).click();
    await main.getByText(word('bid:empty_open')).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await cancelBid(market.platform, { bidId: standing, userId: other.userId });
    await tab.close();
  },
);

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'B-08 M-09 a buy order begun with a phase chosen is for that phase, at its prices; what counts every phase says so (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string) => say(language, name);
    const { rows } = await market.owner.query<{
      name: string;
      id: string;
      phase: string;
      ask: string;
      anyAsk: string;
    }>(
      `select item.market_hash_name as name, item.id, item.lowest_ask_cents as "anyAsk", dearest.phase, dearest.lowest_ask_cents as ask
       from market_item item join market_item_phase dearest on dearest.market_item_id = item.id
       where dearest.lowest_ask_cents > item.lowest_ask_cents * 2 and dearest.phase not like 'Phase%'
       order by dearest.lowest_ask_cents limit 1`,
    );
    const { name = '', id = '', phase = '', ask = '', anyAsk = '' } = rows[0] ?? {};
    const other = await openBidder(market, 10_000_000);
    const standing = await bid(market, other, { marketItemId: id, priceCents: 1_000n });
    const bidder = await openBidder(market, 10_000_000);
    const tab = await openTab(browser, market, { client: bidder.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.open(`/goods?${new URLSearchParams({ hashName: name, phase })}`);
    const main = page.getByRole('main');
    const shown = word(`market:phase_${phase}`);
    await main.getByText(word('goods:bestBidAnyPhase')).waitFor();
    await main.getByText(word('goods:alertAnyPhase')).waitFor();
    await main.getByRole('button', { name: word('goods:book_tab'), exact: true }).click();
    await main.getByText(say(language, 'goods:book_hintPhase', { phase: shown })).waitFor();
    await main.getByRole('button', { name: say(language, 'goods:buyOrderPhase', { phase: shown }) }).click();
    const conditions = dialog.getByLabel(word('bid:conditions'));
    const condition = `phase:${phase.toLowerCase().replace(' ', '')}`;
    await expect.poll(() => conditions.inputValue()).toBe(condition);
    await dialog.getByText(shown, { exact: true }).waitFor();
    await dialog.getByText(word('bid:bookAnyPhase')).waitFor();
    // Nine tenths of the phase's own ask, not a step above what any copy is wanted for.
    const price = Number(await dialog.getByRole('textbox').first().inputValue()) * 100;
    expect(price).toBeGreaterThan(Number(ask) * 0.85);
    expect(price).toBeLessThan(Number(ask));
    await dialog.getByRole('button', { name: word('bid:open'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await market.platform.db.bid.findFirst({ where: { userId: bidder.userId } })).toMatchObject({
      state: 'open',
      filter: condition,
      remaining: 1,
    });
    // Its row has the ask of the phase, and that of an order for any copy says that it is of any phase.
    const yuan = (cents: string) => (Number(cents) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await tab.open('/user/bids');
    const lowest = main.locator('small', { hasText: word('bid:lowestAsk') });
    await expect.poll(() => lowest.allInnerTexts()).toEqual([expect.stringContaining(yuan(ask))]);
    await cancelBid(market.platform, { bidId: standing, userId: other.userId });
    const ofAny = await bid(market, bidder, { marketItemId: id, priceCents: 1_000n });
    await tab.reload();
    await main
      .locator('small', { hasText: word('bid:lowestAskAnyPhase') })
      .getByText(yuan(anyAsk))
      .waitFor();
    await cancelBid(market.platform, { bidId: ofAny, userId: bidder.userId });
    const { id: bidId } = await market.platform.db.bid.findFirstOrThrow({
      where: { userId: bidder.userId, filter: condition },
    });
    await cancelBid(market.platform, { bidId, userId: bidder.userId });
    await tab.close();
  },
);

test.each([
  ['zh', 'light', 390],
  ['en', 'dark', 1440],
] as const)(
  'a corrected price is no longer called far above the reference, and a limit says what is held for it (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string) => say(language, name);
    const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({
      where: { id: await takeItem(market) },
    });
    const bidder = await openBidder(market, 10_000_000);
    const tab = await openTab(browser, market, { client: bidder.client, language, theme, width });
    const { page, dialog } = tab;
    await tab.open(`/goods?hashName=${encodeURIComponent(marketHashName)}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: word('market:buyOrder'), exact: true })
      .click();
    const button = (name: string) => dialog.getByRole('button', { name: word(name), exact: true });
    const price = dialog.getByLabel(word('bid:price'));
    await price.fill('500');
    await button('bid:open').click();
    await button('bid:openAnyway').waitFor();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(1);
    await price.fill('50');
    await button('bid:open').waitFor();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByText(word('bid:rules')).waitFor();
    await dialog.getByLabel(word('bid:upTo')).fill('60');
    await dialog.getByText(word('bid:rulesUpTo')).waitFor();
    await expect.poll(() => dialog.getByText(word('bid:rules')).count()).toBe(0);
    await dialog.getByText('¥60.00', { exact: true }).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/bidLimit-${width}.png` });
    // The price that was refused is asked about once more, and the next press confirms it.
    await dialog.getByLabel(word('bid:upTo')).fill('');
    await price.fill('500');
    await button('bid:openAnyway').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await market.platform.db.bid.count({ where: { userId: bidder.userId } })).toBe(1);
    await tab.close();
  },
);

test('an open page follows a buy order that sleeps, and one that is outbid, though no money moves', async () => {
  const bidder = await openBidder(market, 1_000_000);
  const marketItemId = await takeItem(market);
  const bidId = await bid(market, bidder, { marketItemId, priceCents: 1_000n });
  const tab = await openTab(browser, market, { client: bidder.client });
  const { page } = tab;
  await page.clock.install();
  await tab.open('/user/bids');
  const main = page.getByRole('main');
  await main.getByText(say('zh', 'bid:isBest')).waitFor();
  const other = await openBidder(market, 1_000_000);
  await bid(market, other, { marketItemId, priceCents: 1_100n });
  await page.clock.runFor(15_000);
  await main.getByText(say('zh', 'bid:isBest')).waitFor({ state: 'detached' });
  await sleepBid(market.platform, bidId, 'noTradeLink');
  await page.clock.runFor(15_000);
  await main.getByText(say('zh', 'bid:status_ASLEEP')).first().waitFor();
  await tab.close();
});
