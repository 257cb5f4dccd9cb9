import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureStatus } from '../../api/ops/metrics/measureStatus.ts';
import { openBrowser } from '../kit/browser.ts';
import { pollOrdersOnce } from '../kit/pollOrdersOnce.ts';
import { sandbox, workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyFromOrdinary } from '../orders/order/handScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const LOOKS = [
  ['zh', 'dark', 1440, 'Steam 没有响应：暂时无法发货和收货', '不可用'],
  ['en', 'light', 390, 'Steam is not responding: nothing can be delivered', 'Down'],
] as const;

test('O-06 Steam is down: the seller’s listings and sales say so, and the status page shows it from the market’s own calls', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const worker = workerFor(market);
  for (const [language, theme, width, notice] of LOOKS) {
    const tab = await openTab(browser, market, { client: scene.seller, language, theme, width });
    await tab.open('/user/sell');
    await expect.poll(() => tab.page.getByText(notice).count()).toBe(0);
    await tab.close();
  }
  await sandbox(market, 'faults', {
    service: 'steam',
    path: '',
    count: 1_000,
    status: 503,
    withEffect: false,
  });
  for (const _ of [1, 2, 3, 4]) await worker.poll(scene.orderNo).catch(() => {});
  await pollOrdersOnce(market.worker, { isSteamAsked: false });
  await measureStatus(market.worker);
  for (const [language, theme, width, notice, down] of LOOKS) {
    const tab = await openTab(browser, market, { client: scene.seller, language, theme, width });
    for (const path of ['/user/sell', '/user/order?direction=sell']) {
      await tab.open(path);
      await tab.page.getByRole('status').filter({ hasText: notice }).waitFor();
      await expect
        .poll(() => tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
      if (process.env.PICTURES)
        await tab.page.screenshot({
          path: `${process.env.PICTURES}/outage-${path === '/user/sell' ? 'sell' : 'order'}-${width}.png`,
        });
    }
    await tab.open('/user/order');
    await expect.poll(() => tab.page.getByText(notice).count()).toBe(0);
    await tab.open('/status');
    const steam = tab.page.getByRole('main').locator('li').filter({ hasText: 'Steam' });
    await steam.getByText(down, { exact: true }).waitFor();
    await tab.close();
  }
});
