import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATUS_WORDS } from '../../api/notifications/message/orderStatusWords.ts';
import { ORDER_PHASES } from '../../api/orders/order/order.ts';
import { openBrowser } from '../kit/browser.ts';
import { pollOrdersOnce } from '../kit/pollOrdersOnce.ts';
import { workerFor } from '../kit/rounds.ts';
import { readOrder } from '../kit/shopper.ts';
import { openSteamFront, type SteamFront } from '../kit/steamFront.ts';
import { newPhone, type TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs, type Scene } from '../orders/order/deliveryScene.ts';
import { buyersSteamId, otherAssetOf, setOffer, setTrade, swapItem } from '../orders/order/playedSteam.ts';
import { openTab, type TabOptions } from './tab.ts';
import { say } from './words.ts';

let front: SteamFront;
let market: TestMarket;
let browser: Browser;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  front = await openSteamFront();
  const settings = { STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url };
  market = await openTestMarket(settings, 'production');
  front.setTarget(market.sandboxUrl);
  worker = workerFor(market);
  browser = await openBrowser();
});
afterAll(async () => {
  await market.close();
  await front.close();
});

/** Opens an order and returns its text. Saves a screenshot for people where PICTURES names a folder. */
async function look(scene: Scene, name: string, options: TabOptions = {}): Promise<string> {
  const tab = await openTab(browser, market, { client: scene.buyer, ...options });
  await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
  const folder = process.env.PICTURES;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await tab.page.waitForTimeout(400);
    await tab.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  const text = await tab.page.locator('main').innerText();
  const width = await tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, `${name} is too wide`).toBeLessThanOrEqual(0);
  await tab.close();
  return text;
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The seller of an order, signed in. */
async function sellerOf(orderNo: string): Promise<TestClient> {
  const phone = newPhone();
  await market.owner.query(
    'update app_user set phone = $2 where id = (select seller_id from market_order where order_no = $1)',
    [orderNo, `+86${phone}`],
  );
  return market.visitor().signIn(phone);
}

describe('the page of an order', () => {
  test('Steam is down: the ring stands still and says so, in both languages', async () => {
    const scene = await buyAs(market, 'ignore');
    await worker.send(scene.orderNo);
    front.add({ pathContains: '', times: 1_000, isLost: true, answer: () => ({ status: 503, body: '' }) });
    for (const _ of [1, 2, 3, 4]) await worker.poll(scene.orderNo).catch(() => {});
    await pollOrdersOnce(market.worker, { isSteamAsked: false });
    expect(await look(scene, 'paused')).toContain('Steam 故障，时限已暂停');
    expect(
      await look(scene, 'paused-390-light-en', { language: 'en', theme: 'light', width: 390 }),
    ).toContain('Steam is down; the deadline is paused');
    front.clear();
    for (const _ of [1, 2, 3]) await pollOrdersOnce(market.worker);
    const text = await look(scene, 'resumed');
    expect(text).toContain('Steam 恢复，时限继续');
    expect(text).not.toContain('款项原路退回\n');
  });

  test('a refused trade link: the buyer gives another on the spot, and the order goes on', async () => {
    const scene = await buyAs(market, 'ignore');
    await market.owner.query(
      "update sandbox.steam_account set trade_token = 'newToken' where steam_id = $1",
      [await buyersSteamId(market, scene.orderNo)],
    );
    await worker.send(scene.orderNo);
    expect(await look(scene, 'link')).toContain('你的交易链接已失效');
    await look(scene, 'link-390-light-en', { language: 'en', theme: 'light', width: 390 });
    const tab = await openTab(browser, market, { client: scene.buyer });
    await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    await tab.page.getByLabel('新的 Steam 交易链接').fill('https://example.com');
    await tab.page.getByRole('button', { name: '使用这个链接' }).click();
    await tab.page.getByText('交易链接格式不对').waitFor();
    await tab.page.getByRole('button', { name: '使用沙盒的现成链接' }).click();
    await tab.toasts.filter({ hasText: '链接已更换' }).waitFor();
    await tab.close();
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.send(scene.orderNo);
    expect((await readOrder(scene.buyer, scene.orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    expect(await look(scene, 'link-replaced')).toContain('买家更换了交易链接');
  });

  test('O-05 money of every event stands beside it, by reader; the seller cancels', async () => {
    const scene = await buyAs(market, 'ignore');
    const seller = await sellerOf(scene.orderNo);
    expect(await look(scene, 'waiting')).toMatch(/充值余额 ¥[\d.,]+ → 本单托管 ¥[\d.,]+/);
    const sold = await look({ ...scene, buyer: seller }, 'waiting-seller');
    expect(sold).toMatch(/买家 ¥[\d.,]+ → 本单托管 ¥[\d.,]+/);
    expect(sold).not.toContain('充值余额');
    const tab = await openTab(browser, market, { client: seller });
    await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
    await tab.page.getByRole('button', { name: '取消订单' }).click();
    await tab.dialog.getByRole('button', { name: '取消订单' }).click();
    await tab.toasts.filter({ hasText: '取消已提交' }).waitFor();
    await tab.close();
    const text = await look(scene, 'seller-cancelled');
    expect(text).toContain('卖家取消');
    expect(text).toMatch(/本单托管 ¥[\d.,]+ → 充值余额 ¥[\d.,]+/);
  });

  test('O-02 hold, wrong item, protection, settlement and reversal have pictures of their own', async () => {
    const held = await buyAs(market, 'ignore');
    await worker.send(held.orderNo);
    await setTrade(market, held.orderNo, 10);
    await setOffer(market, held.orderNo, 11);
    await market.owner.query(
      "update sandbox.trade set escrow_end_at = clock_now() + interval '15 days' where status = 10",
    );
    await worker.poll(held.orderNo);
    expect(await look(held, 'hold')).toContain('交易暂挂');
    await look(held, 'hold-390', { width: 390 });
    const wrong = await buyAs(market, 'ignore');
    await worker.send(wrong.orderNo);
    await swapItem(market, wrong.orderNo, await otherAssetOf(market, wrong.orderNo));
    await worker.poll(wrong.orderNo);
    expect(await look(wrong, 'wrong')).toContain('报价与订单不符，已自动拦截');
    await look(wrong, 'wrong-390-light', { theme: 'light', width: 390 });
    const done = await buyAs(market, 'ignore');
    await worker.send(done.orderNo);
    await setTrade(market, done.orderNo, 3);
    await worker.poll(done.orderNo);
    expect(await look(done, 'protected-light', { theme: 'light' })).toMatch(
      /本单托管 ¥[\d.,]+ → 卖家 ¥[\d.,]+/,
    );
    const seller = await sellerOf(done.orderNo);
    expect(await look({ ...done, buyer: seller }, 'protected-seller')).toMatch(/→ (服务费|结算中) ¥/);
    await setTrade(market, done.orderNo, 12);
    await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
    await worker.poll(done.orderNo);
    expect(await look(done, 'reversed-en', { language: 'en' })).toContain('Trade reversed');
  });

  test('O-02 every status text is shown, in both languages', async () => {
    const scene = await buyAs(market, 'ignore');
    const show = async (phase: string, reason: string | null) => {
      await market.owner.query('alter table market_order disable trigger order_end');
      await market.owner.query('update market_order set phase = $2, reason = $3 where order_no = $1', [
        scene.orderNo,
        phase,
        reason,
      ]);
      await market.owner.query('alter table market_order enable trigger order_end');
    };
    const verifying: Record<string, string> = {
      buyerCancelVerifying: 'buyerCancelled',
      sellerCancelVerifying: 'sellerCancelled',
      systemCancelVerifying: 'systemCancelled',
    };
    const phases = Object.keys(ORDER_PHASES);
    for (const [name, words] of Object.entries(STATUS_WORDS)) {
      if (verifying[name]) await show('verifying', verifying[name]);
      else if (phases.includes(name)) await show(name, null);
      else await show('failed', name);
      for (const language of ['zh', 'en'] as const) {
        scene.buyer.cookies.set('language', language);
        const page = await scene.buyer.fetch(`/user/orderDetail?orderNo=${scene.orderNo}`);
        const heading = /<h1[^>]*>([^<]*)</.exec(await page.text())?.[1]?.replace('&#x27;', "'");
        expect(heading, `${name} ${language}`).toBe(say(language, `order:status_${snake(name)}`));
        if (language === 'zh') expect(heading).toBe(words.zh);
      }
    }
  });
});
