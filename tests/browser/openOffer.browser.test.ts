import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../api/kernel/durations.ts';
import { openBrowser } from '../kit/browser.ts';
import { workerFor } from '../kit/rounds.ts';
import { readOrder } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { pressTogether } from '../orders/cart/deliveryScene.ts';
import { untilOffer } from '../orders/order/deliveryScene.ts';
import { buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { setOffer } from '../orders/order/playedSteam.ts';
import { openTab } from './tab.ts';
import { say, wordsOf } from './words.ts';

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
      await expect
        .poll(() => page.getByRole('link', { name: words.openOfferInSandbox ?? '' }).getAttribute('href'))
        .toBe(`${market.sandboxUrl}/offers/${offerId}`);
      const sentence = `hero_OFFER_LEFT_OPEN_${index === 0 ? 'BUYER' : 'SELLER'}`;
      const keys = ['openOffer', 'openOfferMoney', 'openOfferTaken'].map((key) => `${key}_${side}`);
      for (const key of [...keys, sentence])
        await page.getByText((words[key] ?? key).replace('{{offerId}}', offerId)).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
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

test.each([
  ['zh', 'light', 1440],
  ['en', 'dark', 390],
] as const)(
  'C-04 one offer with three copies: the page of an order says so, names the others, and goes on with them (%s, %s, %s px)',
  async (language, theme, width) => {
    const scene = await pressTogether(market, 3);
    const [first = '', second = '', third = ''] = scene.orderNos;
    const worker = workerFor(market);
    await worker.send(first);
    const tab = await openTab(browser, market, { client: scene.buyer, language, theme, width });
    const { page } = tab;
    const main = page.getByRole('main');
    await tab.open(`/user/orderDetail?orderNo=${first}`);
    const word = (name: string, values = {}) => say(language, `order:${name}`, values);
    await main.getByText(word('acceptHintShared', { count: 3 })).waitFor();
    await main.getByRole('heading', { name: word('offerOrders', { count: 3 }) }).waitFor();
    const others = [second, third].map((orderNo) => main.locator(`a[href$="orderNo=${orderNo}"]`));
    for (const other of others)
      await expect.poll(() => other.textContent()).toContain(word('status_AWAITING_ACCEPT'));
    await untilOffer(market, first, [3]);
    await worker.poll(first);
    // The others are recorded after the order of the page, and shown as far as it is.
    for (const other of others)
      await expect.poll(() => other.textContent()).toContain(word('status_PROTECTED'));
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/sharedOffer-${width}.png`, fullPage: true });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await others[0]?.click();
    await page.waitForURL(new RegExp(`orderNo=${second}$`));
    await tab.close();
  },
);
