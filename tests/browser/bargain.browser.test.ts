import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declineOffer, withdrawOffer } from '../../api/orders/bargain/answerOffer.ts';
import { openBrowser } from '../kit/browser.ts';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { offer, offerOne, readOffer } from '../orders/bargain/bargainScene.ts';
import { balancesOf, offerCopy, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import { LOOKS, openTab, type Tab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Saves a screenshot for people where PICTURES names a folder. */
async function picture({ page }: Tab, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** No page may be wider than its window. */
async function expectNoOverflow({ page }: Tab): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

test.each(LOOKS)(
  'K-04 a seller says what offers one copy takes, which then counts instead of the shop’s terms ($language, $width px)',
  async ({ language, width }) => {
    const words = (key: string, values?: Record<string, string>) => say(language, `bargain:${key}`, values);
    const [buyer, seller] = [await openBidder(market, 20_000), await openRobot(market)];
    const { listingId } = await offerOne(market, seller);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/sell');
    await page.getByRole('button', { name: /^(还价设定：|Offers: )/ }).click();
    await dialog.getByLabel(words('listingLeast')).fill('100');
    await dialog.getByRole('button', { name: words('termsSave') }).click();
    await dialog.getByText(words('boundWrong', { ask: '100' })).waitFor();
    await picture(tab, `listingTerms-${language}-${width}`);
    await dialog.getByLabel(words('listingLeast')).fill('85');
    // The price of a sale is typed beside the market, and typing it moves nothing.
    await dialog
      .getByText(say(language, 'desk:noReference'))
      .or(dialog.locator('dl .reference', { hasText: '¥' }))
      .waitFor();
    const save = dialog.getByRole('button', { name: words('termsSave') });
    const before = await save.boundingBox();
    await dialog.getByLabel(words('listingAccept')).fill('92');
    await dialog.getByText(say(language, 'desk:position_only')).waitFor();
    await dialog.locator('dl .net', { hasText: '89.70' }).waitFor();
    await picture(tab, `listingTermsFacts-${language}-${width}`);
    expect(await save.boundingBox()).toEqual(before);
    await dialog.getByRole('button', { name: words('termsSave') }).click();
    await tab.toasts.getByText(words('termsSaved')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expectNoOverflow(tab);
    await picture(tab, `sellRow-${language}-${width}`);
    await page.getByRole('button', { name: /^(还价设定：|Offers: )/ }).click();
    await expect.poll(() => dialog.getByLabel(words('listingLeast')).inputValue()).toBe('85');
    await expect(offer(market, buyer, { listingId, priceCents: 8_400n })).rejects.toMatchObject({
      code: 'offerTooLow',
    });
    const id = await offer(market, buyer, { listingId, priceCents: 9_200n });
    expect((await readOffer(market, id)).state).toBe('accepted');
    await tab.close();
  },
);

test.each(LOOKS)(
  'K-01 an offer is made on the item page, countered by its seller and accepted ($language, $width px)',
  async ({ language, width }) => {
    const words = (key: string, values?: Record<string, string>) => say(language, `bargain:${key}`, values);
    const [buyer, seller] = [await openBidder(market, 9_500), await openRobot(market)];
    const { itemId } = await offerOne(market, seller);
    const { marketHashName } = await market.platform.db.marketItem.findUniqueOrThrow({
      where: { id: itemId },
    });
    const tab = await openTab(browser, market, { client: buyer.client, language, width });
    const { page, dialog } = tab;
    await tab.open(`/goods?hashName=${encodeURIComponent(marketHashName)}`);
    await picture(tab, `copy-${language}-${width}`);
    await page.getByRole('button', { name: say(language, 'goods:bargain'), exact: true }).click();
    await dialog.getByText(words('bound_SHARE')).waitFor();
    // The buyer sees which copy it is, and its market.
    await dialog.getByText(`0.2000000 · ${say(language, 'order:purchase_seed', { seed: 7 })}`).waitFor();
    await dialog.locator('dl .lowestAsk', { hasText: '100.00' }).waitFor();
    await dialog.locator('dl .reference', { hasText: '100.00' }).waitFor();
    await dialog.locator('dl .lastSales').waitFor();
    expect(await dialog.locator('dl .place, dl .net').count()).toBe(0);
    await dialog.getByLabel(words('price')).fill('69.99');
    await dialog.getByRole('button', { name: words('send') }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 9_500 });
    await picture(tab, `dialog-${language}-${width}`);
    await dialog.getByLabel(words('price')).fill('80');
    await dialog.getByRole('button', { name: words('send') }).click();
    await tab.toasts.getByText(words('made')).waitFor();
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 1_500, biddingDeposit: 8_000 });

    const desk = await openTab(browser, market, { client: seller.client, language, width });
    // The message that asks for an answer leads to where it is given.
    await desk.open('/user/messageCenter');
    await desk.page.getByText(say(language, 'message:act')).click();
    await desk.page.waitForURL('**/user/offers?tab=received');
    // The offer is weighed against the market, and so is the price that answers it.
    const facts = desk.page.getByText(say(language, 'desk:fact_place'), { exact: true });
    await facts.waitFor();
    await desk.page.getByText(say(language, 'desk:position_only')).waitFor();
    await desk.page.locator('dl .net', { hasText: '78.00' }).waitFor();
    await desk.page.getByRole('button', { name: words('action_COUNTER') }).click();
    await desk.page.getByLabel(words('counterPrice')).fill('90');
    await desk.page.locator('dl .net', { hasText: '87.75' }).waitFor();
    await picture(desk, `received-${language}-${width}`);
    await expectNoOverflow(desk);
    await desk.page.getByRole('button', { name: words('sendCounter') }).click();
    await desk.page.getByText(words('status_COUNTERED_SELLER')).waitFor();
    await expect.poll(() => desk.page.getByLabel(words('counterPrice')).count()).toBe(0);
    await desk.page.getByRole('button', { name: words('action_DECLINE') }).waitFor();

    await desk.page.getByText(words('terms')).click();
    await desk.page.getByLabel(words('termsLeast')).fill('90');
    await desk.page.getByRole('button', { name: words('termsSave') }).click();
    await desk.toasts.getByText(words('termsSaved')).waitFor();
    await picture(desk, `terms-${language}-${width}`);

    await tab.open('/user/offers');
    // What the seller asks instead is weighed, too.
    await page.locator('dl .lowestAsk', { hasText: '100.00' }).waitFor();
    await page.locator('dl .lastSales').waitFor();
    await picture(tab, `made-${language}-${width}`);
    await expectNoOverflow(tab);
    await page.getByRole('button', { name: words('action_ACCEPT') }).click();
    await page.getByRole('button', { name: words('buyAt', { amount: '¥90.00' }) }).click();
    await page.getByText(words('status_ACCEPTED_BUYER'), { exact: true }).waitFor();
    await page.getByRole('link', { name: words('toOrder'), exact: true }).waitFor();
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 500 });
    await desk.page.getByText(words('status_ACCEPTED_SELLER'), { exact: true }).waitFor();
    await tab.close();
    await desk.close();
  },
  120_000,
);

test('K-03 offers beyond the first page follow what the other side does, for the buyer and for the seller', async () => {
  const [buyer, seller] = [await openBidder(market, 500_000), await openRobot(market)];
  const itemId = await takeItem(market);
  const ids: string[] = [];
  // No more than 20 may be open at once: the newest ten have their answer.
  for (let index = 0; index < 25; index += 1) {
    const listingId = await offerCopy(market, seller, { itemId, askCents: 10_000 });
    const id = await offer(market, buyer, { listingId });
    if (index >= 15) await declineOffer(market.platform, { offerId: id, userId: seller.userId });
    ids.push(id);
  }
  const [oldest = '', next = ''] = ids;
  // An offer is withdrawn after ten minutes at the earliest.
  await market.advanceClock(11 * 60_000);
  const [made, received] = await Promise.all(
    [buyer, seller].map(({ client }) => openTab(browser, market, { client })),
  );
  if (!made || !received) throw new Error('no tabs');
  await made.open('/user/offers');
  await received.open('/user/offers?tab=received');
  const lastRow = ({ page }: Tab) => page.locator('main [data-index="24"]');
  for (const tab of [made, received]) {
    await tab.page.getByRole('button', { name: say('zh', 'shell:more'), exact: true }).click();
    // The page grows once the further rows have come.
    await expect
      .poll(async () => {
        await tab.page.keyboard.press('End');
        return lastRow(tab).count();
      })
      .toBe(1);
  }
  await lastRow(made).getByText(say('zh', 'bargain:status_OPEN_BUYER')).waitFor();
  await lastRow(received).getByText(say('zh', 'bargain:status_OPEN_SELLER')).waitFor();
  await declineOffer(market.platform, { offerId: oldest, userId: seller.userId });
  await lastRow(made).getByText(say('zh', 'bargain:status_DECLINED_BUYER')).waitFor({ timeout: 20_000 });
  await expect
    .poll(() =>
      lastRow(made)
        .getByRole('button', { name: say('zh', 'bargain:action_WITHDRAW') })
        .count(),
    )
    .toBe(0);
  await withdrawOffer(market.platform, { offerId: next, userId: buyer.userId });
  const rowBefore = received.page.locator('main [data-index="23"]');
  await rowBefore.getByText(say('zh', 'bargain:status_WITHDRAWN_SELLER')).waitFor({ timeout: 20_000 });
  await expect
    .poll(() => rowBefore.getByRole('button', { name: say('zh', 'bargain:action_ACCEPT') }).count())
    .toBe(0);
  // The pages are all there still.
  await expect.poll(() => lastRow(made).count()).toBe(1);
  await made.close();
  await received.close();
}, 120_000);
