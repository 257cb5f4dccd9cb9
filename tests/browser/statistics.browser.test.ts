import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshExchangeRate } from '../../api/catalog/rates/refreshExchangeRate.ts';
import { DAY_MS } from '../../api/kernel/durations.ts';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { lead, openTrader, sell, type Trader, userIdOf } from '../payments/statistics/statisticsScene.ts';
import { goRounds, withdraw } from '../payments/withdrawal/withdrawalScene.ts';
import { openTab, type Tab } from './tab.ts';
import { violations } from './violations.ts';

const PATH = '/user/setting?tab=statistics';
let market: TestMarket;
let browser: Browser;
let trader: Trader;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  trader = await openTrader(market);
  await liveForWeeks();
  await trader.client.signIn(trader.phone);
  await market.owner.query('update message set read_at = clock_now()');
});
afterAll(() => market.close());

/** Sales of 34 days: some at a loss, some of unknown cost, one reversed, and two withdrawals. */
async function liveForWeeks(): Promise<void> {
  const buyerId = await userIdOf(await openBuyer(market));
  for (let day = 0; day < 34; day += 1) {
    if (day % 4 > 0) {
      const priceCents = BigInt(4_000 + ((day * 37) % 60) * 100);
      const costCents = day % 5 === 0 ? null : BigInt(2_000 + ((day * 53) % 80) * 100);
      const order = await sell(market, trader, buyerId, { priceCents, costCents });
      await lead(market, order, { to: 'protected' });
      if (day === 21) await lead(market, order, { to: 'failed', reason: 'reversed' });
    }
    if (day === 12 || day === 30) {
      await trader.client.signIn(trader.phone);
      await goRounds(market, (await withdraw(market, trader, 9_000 + day * 100)).id);
    }
    if (day < 33) await market.advanceClock(DAY_MS);
  }
}

async function look(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(250);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

const ZH = {
  range: '统计时间',
  thisWeek: '本周',
  lastNinety: '近 90 天',
  byDay: '每日走势',
  byWeek: '每周走势',
  custom: '自定义',
  from: '开始日期',
  to: '结束日期',
  apply: '查看',
  wrong: '结束日期不能早于开始日期',
  late: '结束日期不能晚于今天',
  profit: '利润',
  unknown: /成本未知，未计入利润/,
  chart: '出售净额、利润与提现',
};
const EN: typeof ZH = {
  range: 'Days',
  thisWeek: 'This week',
  lastNinety: 'Last 90 days',
  byDay: 'Day by day',
  byWeek: 'Week by week',
  custom: 'Custom',
  from: 'First day',
  to: 'Last day',
  apply: 'Show',
  wrong: 'The last day cannot come before the first',
  late: 'The last day cannot come after today',
  profit: 'Profit',
  unknown: /of unknown cost are not in the profit/,
  chart: 'Net sales, profit and withdrawals',
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

async function nowMs(): Promise<number> {
  const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
  return rows[0]?.now.getTime() ?? 0;
}

async function chooseDays({ page }: Tab, words: typeof ZH, from: string, to: string): Promise<void> {
  await page.getByLabel(words.from).fill(from);
  await page.getByLabel(words.to).fill(to);
  await page.getByRole('button', { name: words.apply, exact: true }).click();
}

test.each([
  ['zh', 'dark', 1440, ZH],
  ['en', 'light', 390, EN],
] as const)(
  'U-03 the statistics by named and by own days (%s, %s, %i px)',
  async (language, theme, width, words) => {
    const tab = await openTab(browser, market, { client: trader.client, language, theme, width });
    const { page } = tab;
    await tab.open(PATH);
    await page.getByRole('heading', { name: words.byDay }).waitFor();
    await page.getByText(words.unknown).waitFor();
    await look(page, `statistics-${language}-${theme}-${width}`);
    expect(await violations(page)).toEqual([]);

    const slider = page.getByRole('slider', { name: words.chart });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/¥/);
    await page.keyboard.press('End');
    await look(page, `statistics-tip-${language}-${theme}-${width}`);
    await expect.poll(() => page.getByRole('table', { name: words.chart }).getByRole('row').count()).toBe(31);

    await page.getByRole('button', { name: words.lastNinety }).click();
    await page.getByRole('heading', { name: words.byWeek }).waitFor();
    expect(new URL(page.url()).searchParams.get('range')).toBe('last_90_days');
    await look(page, `statistics-weeks-${language}-${theme}-${width}`);
    await page.goBack();
    await page.getByRole('heading', { name: words.byDay }).waitFor();

    const now = await nowMs();
    const [from, to] = [dayOf(now - 20 * DAY_MS), dayOf(now - 6 * DAY_MS)];
    await page.getByRole('button', { name: words.custom }).click();
    await chooseDays(tab, words, to, from);
    await page.getByText(words.wrong).waitFor();
    await look(page, `statistics-wrong-${language}-${theme}-${width}`);
    expect(await violations(page)).toEqual([]);
    await chooseDays(tab, words, from, dayOf(now + 3 * DAY_MS));
    await page.getByText(words.late).waitFor();
    await chooseDays(tab, words, from, to);
    await expect.poll(() => page.url()).toContain(`from=${from}&to=${to}`);
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(16);
    await tab.reload();
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(16);
    await expect.poll(() => page.getByLabel(words.from).inputValue()).toBe(from);
    await tab.close();
  },
);

test('U-03 the figures are those of the market, in the chosen currency', async () => {
  await refreshExchangeRate(market.worker);
  const tab = await openTab(browser, market, { client: trader.client, currency: null });
  const { page } = tab;
  await tab.open('/user/wallet');
  await page.getByRole('link', { name: '收支统计' }).click();
  const { data } = await trader.client.query<{
    viewer: { statistics: { total: { profitCents: number; salesNetCents: number } } };
  }>(
    '{ viewer { statistics(range: LAST_30_DAYS, timeZone: "UTC") { total { profitCents salesNetCents } } } }',
  );
  const net = (data?.viewer.statistics.total.salesNetCents ?? 0) / 100;
  const card = page.getByRole('region', { name: '出售净额' });
  await card
    .getByText(net.toLocaleString('en', { minimumFractionDigits: 2 }).slice(0, -3))
    .first()
    .waitFor();
  await page.context().addCookies([{ name: 'currency', value: 'USD', url: market.url }]);
  await tab.reload();
  await expect.poll(async () => (await card.innerText()).includes('$')).toBe(true);
  await expect.poll(() => page.locator('main, body').first().innerText()).not.toMatch(/¥\s?\d/);
  await tab.close();
});

test('U-03 whoever has not sold yet is told so; one that fails is told beside the ranges, and asked again', async () => {
  const newcomer = await openBuyer(market);
  const tab = await openTab(browser, market, { client: newcomer, width: 390 });
  const { page } = tab;
  await tab.open(PATH);
  await page.getByText('这段时间没有出售与提现').waitFor();
  await look(page, 'statistics-empty-390');
  expect(await violations(page)).toEqual([]);
  let isFailing = true;
  await page.route('**/graphql', async (route) => {
    if (!isFailing || !(route.request().postData() ?? '').includes('THIS_WEEK')) return route.continue();
    const answer = await (await route.fetch()).json();
    answer.data.viewer.statistics = null;
    return route.fulfill({ json: { ...answer, errors: [{ message: 'out of order' }] } });
  });
  await page.getByRole('button', { name: '本周' }).click();
  await page.getByText('统计暂时取不到').waitFor();
  await expect.poll(() => page.getByRole('button', { name: '本周', pressed: true }).count()).toBe(1);
  await look(page, 'statistics-failed-390');
  isFailing = false;
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('这段时间没有出售与提现').waitFor();
  await tab.close();
});

/** The bounding box of an element; null while it is hidden. */
type Box = { y: number; height: number } | null;

/** By how many pixels two boxes differ. */
function farApart(one: Box, other: Box): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(one.y - other.y), Math.abs(one.height - other.height));
}

test('U-03 on a slow network the boxes stand where the figures will, and nothing jumps', async () => {
  const tab = await openTab(browser, market, { client: trader.client });
  const { page } = tab;
  // As slow as the looking at it needs.
  const { promise: isSeen, resolve: letFiguresCome } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('timeZone')) await isSeen;
    return route.continue();
  });
  await page.goto(market.url + PATH);
  // Not what the stream has sent and React has not put in its place yet.
  const chart = page.locator('[aria-busy=true] > section').filter({ visible: true });
  await chart.first().waitFor();
  // The skeleton of the whole page may be visible for a moment. The skeleton of this chart has the chart's height.
  let before: Box = null;
  await expect
    .poll(
      async () => {
        before = await chart.first().boundingBox();
        return before?.height;
      },
      { timeout: 20_000 },
    )
    .toBe(342);
  await look(page, 'statistics-slow-1440');
  letFiguresCome();
  await page.getByRole('slider').waitFor();
  const drawn = page.locator('section', { has: page.getByRole('slider') });
  await expect.poll(async () => farApart(before, await drawn.boundingBox())).toBeLessThanOrEqual(2);
  await tab.close();
});
