import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** Notes how far anything moves by itself from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

test('L-05 a chip tells of new copies, the list changes only when it is pressed, and nothing jumps', async () => {
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  const { rows: items } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  await offerCopy(market, seller, { itemId, askCents: 20_000 });
  await market.settleFeed();
  const tab = await openTab(browser, market);
  const { page } = tab;
  const rows = page.getByRole('main').getByRole('article');
  // Its answer begins once the server follows the market for it.
  const opened = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(persistedIdOf('NewCopiesSubscription')),
  );
  await tab.open(`/copies?${new URLSearchParams({ filter: `item:"${items[0]?.name}"` })}`);
  await expect.poll(() => rows.count()).toBe(1);
  await opened;
  const shifts = await watchShifts(page);
  for (const askCents of [30_000, 31_000, 32_000]) await offerCopy(market, seller, { itemId, askCents });
  const chip = page.getByRole('button', { name: '3 件新上架' });
  await chip.waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await shifts()).toEqual([]);
  await chip.click();
  await expect.poll(() => rows.count()).toBe(4);
  await expect.poll(() => chip.count()).toBe(0);
  await tab.close();
});

test.each(LOOKS)(
  'L-05 an item’s page follows the market: lowest ask, best bid, last sale; of its copies a chip tells, and nothing jumps ($language, $width px)',
  async ({ language, width }) => {
    const [seller, buyer] = [await openRobot(market), await openBidder(market, 100_000)];
    const itemId = await takeItem(market);
    const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({
      where: { id: itemId },
    });
    await offerCopy(market, seller, { itemId, askCents: 20_000 });
    await market.settleFeed();
    const tab = await openTab(browser, market, { client: buyer.client, language, width });
    const { page } = tab;
    const main = page.getByRole('main');
    const rows = main.getByRole('article');
    const isFollowing = page.waitForResponse(
      (response) => response.request().postData()?.includes('phaseFilter') ?? false,
    );
    await tab.open(`/goods?${new URLSearchParams({ hashName: marketHashName })}`);
    await expect.poll(() => rows.count()).toBe(1);
    await isFollowing;
    const shifts = await watchShifts(page);
    for (const askCents of [19_000, 21_000]) await offerCopy(market, seller, { itemId, askCents });
    await market.settleFeed();
    const chip = page.getByRole('button', { name: say(language, 'goods:newCopies', { count: 2 }) });
    await chip.waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    const shows = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();
    await shows('¥190');
    const other = await openBidder(market, 100_000);
    await bid(market, other, { marketItemId: itemId, priceCents: 8_800n });
    await shows('¥88');
    // A price of more digits moves its icon.
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/goodsLive-${width}.png` });
    await chip.click();
    await expect.poll(() => rows.count()).toBe(3);
    await expect.poll(() => chip.count()).toBe(0);
    // Another order is read anew; Back shows the list as it was, and still tells of what came meanwhile.
    await offerCopy(market, seller, { itemId, askCents: 22_000 });
    await market.settleFeed();
    await page.getByRole('combobox', { name: say(language, 'market:sort') }).selectOption('newest');
    await expect.poll(() => rows.count()).toBe(4);
    await page.goBack();
    await page.getByRole('button', { name: say(language, 'goods:newCopies', { count: 1 }) }).waitFor();
    await expect.poll(() => rows.count()).toBe(3);
    await tab.close();
  },
);

test('L-05 an item’s page also tells of a copy that left before its first look, and of another price', async () => {
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({ where: { id: itemId } });
  const cheap = await offerCopy(market, seller, { itemId, askCents: 20_000 });
  const dear = await offerCopy(market, seller, { itemId, askCents: 30_000 });
  await market.settleFeed();
  const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
  const { page } = tab;
  const rows = page.getByRole('main').getByRole('article');
  const chip = page.getByRole('button', { name: say('zh', 'goods:copiesChanged') });
  const letLookGo = await tab.hold('GoodsLiveQuery');
  await tab.open(`/goods?${new URLSearchParams({ hashName: marketHashName })}`);
  await expect.poll(() => rows.count()).toBe(2);
  await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [dear]);
  await market.settleFeed();
  letLookGo();
  await chip.click();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => chip.count()).toBe(0);
  await market.owner.query('update listing set ask_cents = 18000 where id = $1', [cheap]);
  await market.settleFeed();
  await chip.click();
  await expect.poll(() => rows.first().innerText()).toContain('¥180');
  await expect.poll(() => chip.count()).toBe(0);
  await tab.close();
});
