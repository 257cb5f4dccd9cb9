import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { workerFor } from '../kit/rounds.ts';
import { readOrder } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { setOffer } from '../orders/order/playedSteam.ts';
import { openTab } from './tab.ts';
import { wordsOf } from './words.ts';

const HOUR_MS = 3_600_000;

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

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'O-10 an offer by hand that is left open after the buyer’s time: both sides read what to do, until it ends (%s, %s, %s px)',
  async (language, theme, width) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const worker = workerFor(market);
    const offerId = await sendByHand(market, scene, { message: scene.tag });
    await worker.poll(scene.orderNo);
    await market.advanceClock(12 * HOUR_MS + 60_000);
    const look = { language, theme, width };
    const words = wordsOf('order', language);
    const tabs = [
      await openTab(browser, market, { client: scene.buyer, ...look }),
      await openTab(browser, market, { client: scene.seller, ...look }),
    ];
    for (const tab of tabs) await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    await worker.conclude(scene.orderNo);
    await worker.verify(scene.orderNo);
    for (const [index, { page }] of tabs.entries()) {
      const side = index === 0 ? 'Buy' : 'Sell';
      expect(
        await page.getByRole('link', { name: words.openOfferInSandbox ?? '' }).getAttribute('href'),
      ).toBe(`${market.sandboxUrl}/offers/${offerId}`);
      const sentence = `hero_OFFER_LEFT_OPEN_${index === 0 ? 'BUYER' : 'SELLER'}`;
      const keys = ['openOffer', 'openOfferMoney', 'openOfferTaken'].map((key) => `${key}_${side}`);
      for (const key of [...keys, sentence])
        await page.getByText((words[key] ?? key).replace('{{offerId}}', offerId)).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/openOffer-${side}-${width}.png`,
          fullPage: true,
        });
    }
    await setOffer(market, scene.orderNo, 7);
    await worker.verify(scene.orderNo);
    for (const [index, { page }] of tabs.entries())
      await page
        .getByText(words[`openOfferTaken_${index === 0 ? 'Buy' : 'Sell'}`] ?? '')
        .waitFor({ state: 'detached' });
    expect((await readOrder(scene.buyer, scene.orderNo)).order.display.statusText).toBe('BUYER_DECLINED');
    for (const tab of tabs) await tab.close();
  },
);
