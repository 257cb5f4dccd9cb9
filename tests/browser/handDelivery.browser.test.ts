import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { sandbox, workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test.each([
  ['zh', 'dark', 1440, { send: '在沙盒中发送报价', sandbox: /手动发报价/, submit: /发送报价并在手机上确认/ }],
  [
    'en',
    'light',
    390,
    { send: 'Send in the sandbox', sandbox: /Send an offer by hand/, submit: /Send and confirm/ },
  ],
] as const)(
  'S-05 a seller sends by hand what the page says, and the page follows (%s, %s, %s px)',
  async (language, theme, width, words) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const tab = await openTab(browser, market, { client: scene.seller, language, theme, width });
    const { page } = tab;
    await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    await page.getByText(scene.steamId).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/byHand-${width}.png`, fullPage: true });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    const [sandbox] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: words.send }).click(),
    ]);
    await sandbox.getByRole('heading', { name: words.sandbox }).waitFor();
    await sandbox.getByRole('button', { name: words.submit }).click();
    await sandbox.waitForURL(/\/offers\/\d+/);
    await workerFor(market).poll(scene.orderNo);
    await page.getByRole('link', { name: words.send }).waitFor({ state: 'detached' });
    await tab.close();
  },
);

test.each([
  [
    'zh',
    'dark',
    1440,
    { open: '报价里是另一件饰品', refuse: '请不要接受', taken: '买家收下的不是订单里的饰品' },
  ],
  [
    'en',
    'light',
    390,
    {
      open: 'The offer gives another item',
      refuse: 'Do not accept',
      taken: 'accepted another item than was ordered',
    },
  ],
] as const)(
  'O-10 a wrong offer is told on the open page of both sides, and what can be done once it was accepted (%s, %s, %s px)',
  async (language, theme, width, words) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const look = { language, theme, width };
    const tabs = [
      await openTab(browser, market, { client: scene.buyer, ...look }),
      await openTab(browser, market, { client: scene.seller, ...look }),
    ];
    for (const tab of tabs) await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    const wrongId = await sendByHand(market, scene, { assetIds: scene.otherAssetIds[0] });
    await workerFor(market).poll(scene.orderNo);
    const picture = async (name: string) => {
      for (const [index, { page }] of tabs.entries()) {
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0);
        if (process.env.PICTURES)
          await page.screenshot({
            path: `${process.env.PICTURES}/${name}-${index}-${width}.png`,
            fullPage: true,
          });
      }
    };
    for (const { page } of tabs) await page.getByRole('alert').getByText(words.open).waitFor();
    await tabs[0]?.page.getByRole('alert').getByText(words.refuse).waitFor();
    await picture('wrong-open');
    await sandbox(market, `offers/${wrongId}/accept`);
    await workerFor(market).poll(scene.orderNo);
    for (const { page } of tabs) await page.getByRole('alert').getByText(words.taken).waitFor();
    await picture('wrong-taken');
    for (const tab of tabs) await tab.close();
  },
);
