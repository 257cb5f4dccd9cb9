import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideReview } from '../../api/orders/order/reviewProceeds.ts';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openOperator } from '../ops/commands/operateScene.ts';
import { DEAR_CENTS, openReviewScene, type ReviewScene } from '../orders/order/reviewScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let scene: ReviewScene;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  scene = await openReviewScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

const ZH = {
  waits: '货款等待核查',
  place: '在你的「结算中」余额，等待核查',
  hint: /^客服最迟 .+ 前处理并通知你/,
  wallet: '其中 ¥1,693.77 等待核查',
  ended: '货款已转入充值余额',
};
const EN: typeof ZH = {
  waits: 'The money waits for a review',
  place: 'In your settling balance, for a review',
  hint: /^Operators look at it by .+ at the latest/,
  wallet: '¥1,693.77 of it waits for a review',
  ended: 'The money is in your deposit',
};

test.each([
  ['zh', ZH],
  ['en', EN],
] as const)(
  'T-22 the order page and the wallet say that the money of a sale waits for a review, until when, and live how it ended (%s)',
  async (language, words) => {
    const [buyer, seller] = [await openBuyer(market), await openBuyer(market)];
    const { orderNo } = await scene.orderOf(await scene.trade(await scene.pairOf(buyer, seller), DEAR_CENTS));
    const tab = await openTab(browser, market, { client: seller, language });
    const { page } = tab;
    const look = async (name: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over).toBeLessThanOrEqual(0);
        if (process.env.PICTURES)
          await page.screenshot({
            path: `${process.env.PICTURES}/review-${name}-${language}-${width}.png`,
            fullPage: true,
          });
      }
    };
    await tab.open('/user/wallet');
    await page.getByText(words.wallet).waitFor();
    await look('wallet');
    await tab.open(`/user/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('heading', { name: words.waits }).waitFor();
    await page.getByText(words.place, { exact: true }).waitFor();
    await page.getByText(words.hint).waitFor();
    await page.locator('a[href^="/user/letters?about=PROCEEDS_REVIEWED&orderNo="]').first().waitFor();
    await look('order');
    const input = { orderNo, decision: 'toDeposit', reason: 'x', note: null, operator: 'x' } as const;
    await decideReview(operator, input);
    await page.getByRole('heading', { name: words.ended }).waitFor();
    await look('ended');
    await tab.close();
  },
);
