import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { lead, openTrader, sell, userIdOf } from '../payments/statistics/statisticsScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const ZH = {
  settling: '结算中的出售',
  escrow: '托管中的购买',
  shipment: '等待卖家发货',
  today: /^今天 .+1 笔出售$/,
  two: /¥48\.75，2 笔出售$/,
  only: /^只看 /,
  close: /^收起/,
  available: '可用余额',
  deposit: '可用于购买，不可提现',
};
const EN: typeof ZH = {
  settling: 'Sales that settle',
  escrow: 'Purchases in escrow',
  shipment: 'Waiting for the seller',
  today: /^Today .+sales: 1$/,
  two: /¥48\.75, sales: 2$/,
  only: /^Only /,
  close: /^Close /,
  available: 'Available',
  deposit: 'Spendable, not withdrawable',
};

test.each([
  ['zh', 'dark', 1440, ZH],
  ['en', 'light', 390, EN],
] as const)(
  'W-01 W-05 each balance opens to what makes it up, and a day of the calendar to its sales (%s, %s, %s px)',
  async (language, theme, width, words) => {
    const trader = await openTrader(market, 10_000n);
    const buyerId = await userIdOf(await openBuyer(market));
    // All from one moment: those of the same day stay together, whenever it ends.
    const { rows: clock } = await market.owner.query<{ now: Date }>('select clock_now() as now');
    for (const [days, priceCents] of [
      [0, 1_000n],
      [3, 2_000n],
      [3, 3_000n],
    ] as const) {
      const orderId = await sell(market, trader, buyerId, { priceCents, costCents: null });
      await lead(market, orderId, { to: 'protected' });
      await market.owner.query(
        "update market_order set settles_at = $3::timestamptz + $2 * interval '1 day' where id = $1",
        [orderId, days, clock[0]?.now],
      );
    }
    await market.owner.query(
      'update app_user set trade_url = (select trade_url from app_user where id = $2) where id = $1',
      [trader.userId, buyerId],
    );
    const [listing] = await takeListings(trader.client, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(trader.client, listing);
    const tab = await openTab(browser, market, { client: trader.client, language, theme, width });
    const { page } = tab;
    const panel = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await tab.open('/user/wallet');
    await page.getByRole('link', { name: words.today }).waitFor();
    const day = page.getByRole('link', { name: words.two });
    await day.focus();
    await page.keyboard.press('Enter');
    const settling = panel(words.settling);
    await settling.getByRole('link', { name: words.only }).waitFor();
    await expect.poll(() => settling.locator('li').count()).toBe(2);
    expect(await day.getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await settling.getByRole('link', { name: words.only }).click();
    await expect.poll(() => settling.locator('li').count()).toBe(3);
    await settling.getByRole('link', { name: words.close }).click();
    await settling.waitFor({ state: 'detached' });

    const tile = page.locator('a[href="/user/wallet?fund=escrow"]');
    expect(await tile.getAttribute('aria-expanded')).toBe('false');
    await tile.click();
    const row = panel(words.escrow).getByRole('link', { name: orderNo });
    await row.getByText(words.shipment).waitFor();
    // Wherever it opened, it is on the screen.
    await expect
      .poll(() => row.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.locator('a[href="/user/wallet?fund=available"]').click();
    await panel(words.available).getByText(words.deposit).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await panel(words.available).getByText(words.deposit).waitFor();
    await tab.close();
  },
);
