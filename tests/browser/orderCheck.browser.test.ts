import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs, untilOffer } from '../orders/order/deliveryScene.ts';
import { buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { violations } from './violations.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  // Every copy on sale has wear, a seed, stickers and a charm, from its listing on.
  await market.owner.query(
    `update asset set float_value = 0.1523817, paint_seed = 412,
       stickers = (select jsonb_agg(jsonb_build_object('slot', slot, 'marketHashName', 'Sticker | Crown (Foil)', 'nameZh', '印花 | 王冠（闪亮）',
         'nameEn', 'Sticker | Crown (Foil)', 'wear', slot * 0.25, 'iconUrl', null)) from generate_series(0, 3) slot),
       charm = '{"marketHashName":"Charm | Lil Ava","nameZh":"挂件 | 小艾娃","nameEn":"Charm | Lil Ava","seed":77,"iconUrl":null}'
     where id in (select asset_id from listing where status = 'active')`,
  );
  await market.owner.query(
    'update listing set listed_copy = copy_of(held) from asset held where held.id = listing.asset_id',
  );
  browser = await openBrowser();
});
afterAll(() => market.close());

/** Nothing is wider than the page. */
async function lookAt(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/check-${name}.png`, fullPage: true });
}

test.each(LOOKS.flatMap((look) => (['dark', 'light'] as const).map((theme) => ({ ...look, theme }))))(
  'the copy is checked live: another copy in the offer stands in red with both values, the right one gets its tick ($language, $theme, $width px)',
  async ({ language, theme, width }) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const worker = workerFor(market);
    const tab = await openTab(browser, market, { client: scene.buyer, language, theme, width });
    const { page } = tab;
    const look = (name: string) => lookAt(page, `${name}-${language}-${theme}-${width}`);
    const stream = page.waitForResponse(
      (answer) => answer.request().headers().accept === 'text/event-stream',
    );
    await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    await stream;
    const row = page.getByRole('row').filter({ hasText: say(language, 'order:check_ASSET_ID') });
    const cells = row.getByRole('cell');
    await page
      .getByText(say(language, 'order:checkWaits'))
      .or(page.getByText(/到「下单时」|up to: At order/))
      .waitFor();
    await expect.poll(() => cells.nth(2).innerText()).toContain(say(language, 'order:checkState_NOT_YET'));
    await look('ordered');

    const wrongId = await sendByHand(market, scene, { assetIds: scene.otherAssetIds[0] });
    await worker.poll(scene.orderNo);
    await page.getByText(say(language, 'order:checkDiffers')).waitFor();
    await expect.poll(() => cells.nth(1).innerText()).toContain(scene.assetId);
    await expect.poll(() => cells.nth(2).innerText()).toContain(scene.otherAssetIds[0]);
    expect(await row.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.getByText(say(language, 'order:checkOffer', { offerId: wrongId })).waitFor();
    await page.getByText(say(language, 'order:checkHandling_PASSED_OVER')).waitFor();
    await look('wrong');
    expect(await violations(page)).toEqual([]);

    await sendByHand(market, scene);
    await worker.poll(scene.orderNo);
    await page.getByText(say(language, 'order:checkDiffers')).waitFor({ state: 'detached' });
    await expect.poll(() => cells.nth(2).innerText()).toContain(scene.assetId);
    await expect.poll(() => cells.nth(2).innerText()).toContain(say(language, 'order:checkSame'));
    // What was sent wrongly stays said.
    await page.getByText(say(language, 'order:checkOffer', { offerId: wrongId })).waitFor();
    await look('right');
    await tab.close();
  },
);

test.each(LOOKS)(
  'of a copy that a robot delivered only the id was compared after receipt, and the badge claims no more ($language, $width px)',
  async ({ language, width }) => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    const worker = workerFor(market);
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [3]);
    await worker.poll(orderNo);
    const tab = await openTab(browser, market, { client: buyer, language, width });
    await tab.open(`/user/orderDetail?orderNo=${orderNo}`);
    const received = say(language, 'order:check_RECEIVED');
    const offered = say(language, 'order:check_OFFERED');
    await tab.page.getByText(say(language, 'order:checkEqual', { stage: offered })).waitFor();
    const traits = say(language, 'order:check_ASSET_ID');
    await tab.page.getByText(say(language, 'order:checkPartly', { stage: received, traits })).waitFor();
    await expect
      .poll(() => tab.page.getByText(say(language, 'order:checkEqual', { stage: received })).count())
      .toBe(0);
    const cellsOf = (trait: string) =>
      tab.page
        .getByRole('row')
        .filter({ has: tab.page.getByRole('rowheader', { name: say(language, `order:check_${trait}`) }) })
        .getByRole('cell');
    // The new id is another one at every trade, so that it has no tick; beside it stands the ordered one.
    const newId = await cellsOf('ASSET_ID').nth(3).innerText();
    const [, orderedId] = (await cellsOf('ASSET_ID').nth(1).innerText()).match(/(\d+)\s*$/) ?? [];
    expect(newId).toContain(say(language, 'order:checkBecameFromOrdered', { value: orderedId ?? '' }));
    expect(newId).not.toContain(say(language, 'order:checkSame'));
    await expect.poll(() => cellsOf('WEAR').nth(2).innerText()).toContain('0.1523817');
    // Steam shows it to its owner alone: it is not made up.
    await expect
      .poll(() => cellsOf('WEAR').nth(3).innerText())
      .toContain(say(language, 'order:checkState_NOT_SHOWN'));
    await lookAt(tab.page, `received-${language}-${width}`);
    // A trait of the right copy that changed is told too, with every digit that differs.
    const [listed, offers] = [sticker(0.331), sticker(0.334)];
    await market.owner.query('alter table order_copy disable trigger order_copy_append_only');
    await market.owner.query(
      `update order_copy set copy = copy || jsonb_build_object('stickers', case stage when 'offered' then $2::jsonb else $1::jsonb end,
         'charm', jsonb_build_object('marketHashName', 'Charm', 'nameZh', '挂件', 'nameEn', 'Charm', 'seed', case stage when 'offered' then 2 else 1 end))
       where stage in ('ordered', 'offered') and order_id = (select id from market_order where order_no = $3)`,
      [JSON.stringify(listed), JSON.stringify(offers), orderNo],
    );
    await market.owner.query('alter table order_copy enable trigger order_copy_append_only');
    await tab.reload();
    await tab.page.getByText(say(language, 'order:checkChanged')).waitFor();
    const odd = cellsOf('DECORATIONS').nth(2);
    await expect.poll(() => odd.innerText()).toContain('33.4000%');
    await expect.poll(() => odd.innerText()).toContain(say(language, 'order:checkCharmSeed', { seed: '2' }));
    await lookAt(tab.page, `changed-${language}-${width}`);
    await tab.page.getByRole('link', { name: say(language, 'order:checkWrite') }).click();
    await tab.page.waitForURL(/about=ORDER_CHECK/);
    await tab.close();
  },
);

const sticker = (wear: number) => [
  { marketHashName: 'Sticker', nameZh: '印花', nameEn: 'Sticker', slot: 0, wear },
];
