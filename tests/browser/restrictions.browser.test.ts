import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAccountAction } from '../../api/accounts/session/accountAction.store.ts';
import { freezeWithdrawals } from '../../api/accounts/verification/verification.store.ts';
import { DAY_MS } from '../../api/kernel/durations.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { refreshTradeBans } from '../../api/orders/tradeOffer/tradeBan.ts';
import { openBrowser } from '../kit/browser.ts';
import { sandbox } from '../kit/rounds.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { DEAR_CENTS, openReviewScene, type ReviewScene } from '../orders/order/reviewScene.ts';
import { openWithdrawer, type Withdrawer } from '../payments/withdrawal/withdrawalScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { violations } from './violations.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let scene: ReviewScene;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  scene = await openReviewScene(market);
});
afterAll(() => market.close());

/** Bans a user's receiving account at Steam, or ends the ban, and lets the worker ask. */
async function setBan(userId: string, tradeBanDays: number): Promise<void> {
  const { rows } = await market.owner.query<{ steamId: string }>(
    `update app_user set ban_due_at = 'epoch' where id = $1
     returning (76561197960265728 + substring(trade_url from 'partner=([0-9]+)')::bigint)::text as "steamId"`,
    [userId],
  );
  await sandbox(market, `accounts/${rows[0]?.steamId}`, { tradeBanDays });
  await refreshTradeBans(market.worker);
}

/** A verified user with a trade link of their own at Steam, and a sale whose money is reviewed. */
async function openSuspect(): Promise<{ person: Withdrawer; orderNo: string }> {
  const person = await openWithdrawer(market, 100_000n);
  const buyer = await openBuyer(market);
  await market.owner.query(
    `update app_user set trade_url = (select link.trade_url from app_user link where link.trade_url like '%partner=%' and link.id <> $1
       order by link.created_at desc limit 1) where id = $1`,
    [person.userId],
  );
  const { buyerId } = await scene.pairOf(buyer, buyer);
  const { orderNo } = await scene.orderOf(
    await scene.trade({ buyerId, sellerId: person.userId }, DEAR_CENTS),
  );
  return { person, orderNo };
}

test.each(LOOKS.flatMap((look) => (['dark', 'light'] as const).map((theme) => ({ ...look, theme }))))(
  'X-03 each restriction stands over the page with its order, and goes by itself when Steam or the time ends it ($language, $theme, $width px)',
  async ({ language, theme, width }) => {
    const { person, orderNo } = await openSuspect();
    const { userId } = person;
    const tab = await openTab(browser, market, { client: person.client, language, theme, width });
    const { page } = tab;
    const panel = page.getByRole('status', { name: say(language, 'restriction:title') });
    const stream = page.waitForResponse(
      (answer) => answer.request().headers().accept === 'text/event-stream',
    );
    await tab.open('/user/wallet?tab=withdraw');
    await stream;
    // Nothing is stopped by a review: the form is free.
    const amount = page.getByLabel(say(language, 'wallet:withdrawAmount'));
    await expect.poll(() => amount.isDisabled()).toBe(false);
    await panel.getByText(say(language, 'restriction:why_SALE_REVIEWED', { orderNo })).waitFor();

    const ban = panel.getByText(say(language, 'restriction:kind_TRADE_BANNED'));
    await setBan(userId, 30);
    await ban.waitFor();
    await inTransaction(market.platform.db, async (tx) => {
      await recordAccountAction(tx, { userId, kind: 'setPhone', subjectId: null, details: {} }, null);
      await freezeWithdrawals(tx, userId, DAY_MS);
    });
    await tab.reload();
    const frozen = panel.getByText(say(language, 'restriction:kind_WITHDRAWALS_FROZEN'));
    await frozen.waitFor();
    await panel.getByText(say(language, 'restriction:why_PHONE_CHANGED')).waitFor();
    await expect.poll(() => amount.isDisabled()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    // The others unfold by keyboard as well.
    const bans = panel.locator('summary', { hasText: say(language, 'restriction:kind_TRADE_BANNED') });
    await bans.press('Enter');
    await panel.getByText(say(language, 'restriction:why_STEAM_BAN')).waitFor();
    expect(await violations(page)).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/restrictions-${language}-${theme}-${width}.png`,
        fullPage: true,
      });

    await setBan(userId, 0);
    await ban.waitFor({ state: 'detached' });
    // The page knows when the freeze is over, and asks then. The market's clock is days ahead of the browser's.
    await page.clock.install();
    await tab.reload();
    await frozen.waitFor();
    await market.advanceClock(DAY_MS + 60_000);
    await page.clock.fastForward(20 * DAY_MS);
    await frozen.waitFor({ state: 'detached' });
    await expect.poll(() => amount.isDisabled()).toBe(false);

    await panel.getByRole('link', { name: say(language, 'restriction:order') }).click();
    await page.waitForURL(`**/user/orderDetail?orderNo=${orderNo}`);
    await panel.getByText(say(language, 'restriction:why_SALE_REVIEWED', { orderNo })).waitFor();
    await tab.close();
  },
);
