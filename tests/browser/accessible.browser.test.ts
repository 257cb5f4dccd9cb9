import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { someOf } from '../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { type Member, openMember, openPaidOut } from './accessibleScene.ts';
import { VIEWS, type View } from './accessibleViews.ts';
import { openTab, type Tab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
let member: Member;
let tabs: Record<View['whose'], Tab>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  member = await openMember(market);
  tabs = {
    visitor: await openTab(browser, market),
    member: await openTab(browser, market, { client: member.client }),
    paidOut: await openTab(browser, market, { client: await openPaidOut(market) }),
  };
});
afterAll(() => market.close());

/** Opens every view once in its user's tab: wide in one theme, then narrow in the other. The next view begins with that theme. */
test.each(
  // Each view takes seconds. `npm run prove` checks all of them.
  someOf(
    Object.entries(VIEWS).map(([name, view], index) => ({ name, view, isLightFirst: index % 2 === 1 })),
    18,
  ),
)('nothing breaks WCAG 2.2 AA or is wider than the window: $name', async ({ view, isLightFirst }) => {
  const tab = tabs[view.whose];
  const { page } = tab;
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440 || view.isMoved) await view.show(tab, member);
    const theme = (width === 1440) === isLightFirst ? 'light' : 'dark';
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const lines = await violations(page, view.overlay);
    found.push(...lines.map((line) => `${width} ${theme}: ${line}`));
    if (await overhangs(tab)) found.push(`${width}: wider than the window`);
  }
  expect(found).toEqual([]);
});

function overhangs({ page }: Tab): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
