import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const CARDS = 'main a[href^="/goods?"]';
/** Adds up how far the page's boxes jump by themselves, as browsers measure it. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = globalThis as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sums.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

const slowly = (ms: number) => async (route: Route) => {
  await new Promise((done) => setTimeout(done, ms));
  await route.continue().catch(() => {});
};

describe('a page on its way', () => {
  test.each([['/market'], [ITEM_PATH]])('nothing jumps while %s loads', async (path) => {
    const tab = await openTab(browser, market);
    const shifts = await measureShifts(tab.page);
    await tab.open(path);
    await tab.page.waitForTimeout(500);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    await tab.close();
  });

  test.each([[1440], [390]])(
    'at %i px a slow answer shows boxes first, and nothing jumps when it comes',
    async (width) => {
      const tab = await openTab(browser, market, { client: await openBuyer(market), width });
      const { page } = tab;
      const shifts = await measureShifts(page);
      await tab.open('/user/order');
      await page.route('**/graphql', slowly(900));
      const boxes = page.locator('main [aria-busy=true]').filter({ has: page.getByText('加载中') });
      const ways = [
        ['/market', CARDS],
        ['/user/wallet', 'main h2:has-text("资金明细") >> nth=0'],
        ['/user/messageCenter', 'main button:has-text("全部已读")'],
      ] as const;
      const follow = (path: string) =>
        page
          .locator(`a[href="${path}"]:visible`)
          .first()
          .evaluate((link) => (link as HTMLElement).click());
      for (const [path, content] of ways) {
        // A phone's bar leads to the wallet by the list of the user's pages, which has what the shell knows.
        if (width === 390 && path === '/user/wallet') await follow('/user/me');
        await follow(path);
        await boxes.waitFor();
        await boxes.waitFor({ state: 'detached' });
        await page.locator(content).first().waitFor();
      }
      await page.goto(`${market.url}/market`);
      await untilHydrated(page);
      await page
        .locator(CARDS)
        .first()
        .evaluate((card) => (card as HTMLElement).click());
      await boxes.waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      expect(await shifts()).toBeLessThanOrEqual(0.02);
      await tab.close();
    },
  );
});
