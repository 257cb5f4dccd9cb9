import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../api/kernel/durations.ts';
import { publishNotice, withdrawNotice } from '../../api/ops/seed/keepNotices.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { LOOKS, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const WORDS = {
  zh: { planned: /计划维护：.+ 至 .+。/, underWay: /正在维护，预计 .+ 结束。/, title: '升级数据库' },
  en: {
    planned: /Maintenance planned from .+ to .+\./,
    underWay: /Maintenance under way, until .+\./,
    title: 'The database is upgraded',
  },
};
const TEXT = {
  type: 'system',
  titleZh: WORDS.zh.title,
  titleEn: WORDS.en.title,
  bodyZh: '期间不能购买',
  bodyEn: 'Nothing can be bought meanwhile',
} as const;

test.each(LOOKS)(
  'B8 an announced maintenance stands over every page with its time, says when it is under way, and goes by itself ($language, $width px)',
  async ({ language, width }) => {
    const { planned, underWay, title } = WORDS[language];
    const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
    const nowMs = rows[0]?.now.getTime() ?? 0;
    const maintenance = { startsAt: new Date(nowMs + 24 * HOUR_MS), endsAt: new Date(nowMs + 26 * HOUR_MS) };
    const id = await publishNotice(market.ownerUrl, { ...TEXT, maintenance }, 'tester');
    const tab = await openTab(browser, market, { language, width });
    await tab.page.clock.install();
    const visitor = market.visitor();
    const readAt = async () => {
      const { data } = await visitor.query<{ platform: { maintenance: { readAt: string } | null } }>(
        '{ platform { maintenance { readAt } } }',
      );
      return data?.platform.maintenance
        ? Date.parse(data.platform.maintenance.readAt)
        : Number.POSITIVE_INFINITY;
    };
    let passedMs = 0;
    const pass = async (hours: number) => {
      await market.advanceClock(hours * HOUR_MS);
      passedMs += hours * HOUR_MS;
      // The server keeps a reading for some seconds: one from before the jump would put the page's clock back.
      await expect.poll(readAt).toBeGreaterThanOrEqual(nowMs + passedMs);
      await tab.page.clock.fastForward(hours * HOUR_MS);
    };
    const banner = tab.page.getByRole('status').filter({ hasText: title });
    await expect
      .poll(async () => {
        await tab.open('/market');
        return banner.count();
      })
      .toBe(1);
    await banner.getByText(planned).waitFor();
    const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await pass(24);
    await banner.getByText(underWay).waitFor();
    await pass(2);
    await banner.waitFor({ state: 'detached' });
    // The clock has jumped: what the server read last may be from before.
    await expect
      .poll(async () => {
        await tab.open('/help');
        return banner.count();
      })
      .toBe(0);
    await tab.close();
    await withdrawNotice(market.ownerUrl, id, 'tester');
  },
);
