import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declineOffer } from '../../api/orders/bargain/answerOffer.ts';
import { cancelBid } from '../../api/orders/bid/changeBid.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { offer, offerOne } from '../orders/bargain/bargainScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'W-02 money of buy orders and offers shows its item, and leads to where they stand (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string) => say(language, name);
    const [bidder, seller] = [await openBidder(market, 60_000), await openRobot(market)];
    const { userId } = bidder;
    const [openId, endedId] = [await takeItem(market), await takeItem(market)];
    await bid(market, bidder, { marketItemId: openId, priceCents: 8_100n });
    const bidId = await bid(market, bidder, { marketItemId: endedId, priceCents: 8_200n });
    await cancelBid(market.platform, { bidId, userId });
    const offered = await offerOne(market, seller);
    const offerId = await offer(market, bidder, offered);
    await declineOffer(market.platform, { offerId, userId: seller.userId });
    const nameOf = async (id: string) => {
      const { nameZh, nameEn } = await market.platform.db.marketItem.findUniqueOrThrow({ where: { id } });
      return language === 'zh' ? nameZh : nameEn;
    };
    const tab = await openTab(browser, market, { client: bidder.client, language, theme, width });
    const { page } = tab;
    const main = page.getByRole('main');
    await tab.open('/user/wallet');
    const rows = main.locator('[data-index]');
    await expect.poll(() => rows.count()).toBe(6);
    const rowOf = (reason: string, name: string) =>
      rows.filter({ hasText: word(`wallet:reason_${reason}`) }).filter({ hasText: name });
    const [open, ended, wanted] = [await nameOf(openId), await nameOf(endedId), await nameOf(offered.itemId)];
    const ways = [
      ['BID', open, 'toBids', '/user/bids'],
      ['BID', ended, 'toBids', '/user/bids?tab=ended'],
      ['BID_RETURN', ended, 'toBids', '/user/bids?tab=ended'],
      ['OFFER', wanted, 'toOffers', '/user/offers'],
      ['OFFER_RETURN', wanted, 'toOffers', '/user/offers'],
    ] as const;
    for (const [reason, name, key, path] of ways) {
      const link = rowOf(reason, name).getByRole('link', { name: word(`wallet:${key}`), exact: true });
      await expect.poll(() => link.getAttribute('href'), { message: `${reason} ${name}` }).toBe(path);
      await expect.poll(() => rowOf(reason, name).locator('img').count(), { message: reason }).toBe(1);
    }
    // The top-up is about no item.
    await expect.poll(() => rows.locator('img').count()).toBe(ways.length);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/deals-${language}-${width}.png`,
        fullPage: true,
      });
    const back = rowOf('BID_RETURN', ended).getByRole('link', { name: word('wallet:toBids'), exact: true });
    await back.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/bids?tab=ended');
    await main
      .getByRole('link')
      .filter({ hasText: ended.split(' | ')[0] ?? ended })
      .waitFor();
    await tab.close();
  },
);
