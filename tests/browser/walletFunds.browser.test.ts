import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../generated/gql.ts';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { lead, openTrader, sell, userIdOf } from '../payments/statistics/statisticsScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';
import { say } from './words.ts';

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

const READ_WALLET = graphql(`
  query WalletParts {
    viewer {
      wallet {
        totalCents spendableCents proceedsCents depositCents frozenCents settlingCents escrowCents biddingCents
      }
    }
  }
`);

/** A picture for whoever wants to look at it. */
async function lookAt(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_FOLDER)
    await page.screenshot({ path: `${process.env.LOOK_FOLDER}/${name}.png`, fullPage: true });
}

/** The balances that stand beside each other are the total, and a sum that is a part of another one is told as such. */
async function expectPartsToAddUp(page: Page, client: TestClient): Promise<void> {
  const { viewer } = await client.must(READ_WALLET, {});
  const wallet = viewer?.wallet;
  if (!wallet) throw new Error('no wallet');
  const balances = page.getByRole('list', { name: /各账户余额|Balances/ }).getByRole('link');
  const shown = await balances.evaluateAll((links) =>
    links.map((link) => link.querySelector(':scope > span:nth-child(2)')?.textContent ?? ''),
  );
  const cents = [wallet.spendableCents, wallet.settlingCents, wallet.escrowCents, wallet.biddingCents];
  expect(shown.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100))).toEqual(cents);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(wallet.totalCents);
  const available = (await balances.first().innerText()).replaceAll(',', '');
  for (const part of [wallet.proceedsCents, wallet.depositCents])
    expect(available).toContain((part / 100).toFixed(2));
}

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
    const releasedId = await sell(market, trader, buyerId, { priceCents: 4_000n, costCents: null });
    await lead(market, releasedId, { to: 'protected' });
    await lead(market, releasedId, { to: 'completed' });
    const [listing] = await takeListings(trader.client, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(trader.client, listing);
    const tab = await openTab(browser, market, { client: trader.client, language, theme, width });
    const { page } = tab;
    const panel = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await tab.open('/user/wallet');
    await page.getByRole('link', { name: words.today }).waitFor();
    await lookAt(page, `wallet-${language}-${width}`);
    await expectPartsToAddUp(page, trader.client);
    // A sale and its release: the income is told with its plus sign once.
    const moved = page
      .locator('[data-index]')
      .filter({ hasText: say(language, 'wallet:reason_RELEASE') })
      .first();
    await expect.poll(() => moved.innerText()).toContain('¥39.00');
    await expect.poll(() => moved.innerText()).not.toContain('+');
    const day = page.getByRole('link', { name: words.two });
    await day.focus();
    await page.keyboard.press('Enter');
    const settling = panel(words.settling);
    await settling.getByRole('link', { name: words.only }).waitFor();
    await expect.poll(() => settling.locator('li').count()).toBe(2);
    await expect.poll(() => day.getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await settling.getByRole('link', { name: words.only }).click();
    await expect.poll(() => settling.locator('li').count()).toBe(3);
    await settling.getByRole('link', { name: words.close }).click();
    await settling.waitFor({ state: 'detached' });

    const tile = page.locator('a[href="/user/wallet?fund=escrow"]');
    await expect.poll(() => tile.getAttribute('aria-expanded')).toBe('false');
    await tile.click();
    const row = panel(words.escrow).getByRole('link', { name: orderNo });
    await row.getByText(words.shipment).waitFor();
    // Wherever it opened, it is on the screen.
    await expect
      .poll(() => row.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.locator('a[href="/user/wallet?fund=available"]').click();
    await panel(words.available).getByText(words.deposit).waitFor();
    await page.locator('a[href="/user/wallet?fund=bidding"]').click();
    const bidding = panel(say(language, 'wallet:fundTitle_BIDDING'));
    await bidding.getByRole('link', { name: say(language, 'wallet:toOffers'), exact: true }).waitFor();
    await expect
      .poll(() =>
        bidding.getByRole('link', { name: say(language, 'wallet:toBids'), exact: true }).getAttribute('href'),
      )
      .toBe('/user/bids');
    await lookAt(page, `wallet-bidding-${language}-${width}`);
    await page.locator('a[href="/user/wallet?fund=available"]').click();
    await panel(words.available).getByText(words.deposit).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await panel(words.available).getByText(words.deposit).waitFor();
    await tab.close();
  },
);
