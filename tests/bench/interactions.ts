import type { Browser, Page } from 'playwright-core';
import { ITEM_PATH } from '../browser/tab.ts';
import { openPage, untilHydrated } from '../kit/browser.ts';
import type { TestClient } from '../kit/testClient.ts';
import type { WebLine } from './pageAudit.ts';

const CPU_SLOWDOWN = 4;
const GOAL_MS = 100;
/** The browser reports no event shorter than this. */
const LEAST_MS = 16;

interface Script {
  work: string;
  path: string;
  press(page: Page): Promise<void>;
}

/** What a reader does most: each press waits for what it brings, as a reader would. */
const SCRIPTS: readonly Script[] = [
  {
    work: 'filter',
    path: '/market',
    async press(page) {
      for (const name of ['崭新出厂', '略有磨损', '久经沙场']) {
        await page.getByRole('checkbox', { name }).click();
        await page.waitForURL(/tagExterior/);
        await page.waitForTimeout(600);
      }
    },
  },
  {
    work: 'buy',
    path: ITEM_PATH,
    async press(page) {
      await page.getByRole('button', { name: /购买最低价/ }).click();
      const byBalance = page.getByRole('radio', { name: '余额支付' });
      if ((await byBalance.count()) > 0) await byBalance.check();
      await page.getByRole('button', { name: '确认购买' }).click();
      await page.waitForURL(/orderDetail/);
      await page.waitForTimeout(600);
    },
  },
  {
    work: 'list',
    path: '/user/inventory',
    async press(page) {
      await page.locator('[data-index="0"] input').click();
      await page.getByRole('button', { name: '上架', exact: true }).click();
      await page.getByRole('button', { name: '参考价的 0.98 倍' }).click();
      await page.getByRole('button', { name: /^确认上架/ }).click({ timeout: 30_000 });
      await page
        .getByRole('status')
        .filter({ hasText: /^已上架/ })
        .waitFor();
      await page.waitForTimeout(600);
    },
  },
];

/** The longest interaction of each script, on a page whose processor is slowed down four times. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  client: TestClient,
): Promise<WebLine[]> {
  const lines: WebLine[] = [];
  for (const { work, path, press } of SCRIPTS) {
    const { page } = await openPage(browser);
    await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
    await page.addInitScript(watchInteractions, LEAST_MS);
    await page.goto(url + path);
    await untilHydrated(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await press(page);
    const longestMs = await page.evaluate(() => (window as unknown as Watched).longestMs);
    lines.push({
      work,
      measure: 'INP',
      figure: longestMs === 0 ? `< ${LEAST_MS} ms` : `${longestMs} ms`,
      goal: `≤ ${GOAL_MS} ms`,
      isReached: longestMs <= GOAL_MS,
    });
    await page.context().close();
  }
  return lines;
}

interface Watched {
  longestMs: number;
}

/** Runs in the page. */
function watchInteractions(leastMs: number): void {
  const watched = window as unknown as Watched;
  watched.longestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        watched.longestMs = Math.max(watched.longestMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: leastMs, buffered: true } as PerformanceObserverInit);
}
