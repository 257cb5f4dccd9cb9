import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../api/kernel/durations.ts';
import { startWorker, type Worker } from '../../api/ops/process/worker.ts';
import { openBrowser, openPage, untilHydrated } from '../kit/browser.ts';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { openBuyer } from '../kit/shopper.ts';
import { newPhone } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, reprice } from '../selling/listing/sellerScene.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let worker: Worker;
beforeAll(async () => {
  market = await openTestMarket({ STEAM_POLL_MS: '300' }, 'production');
  worker = await startWorker(market.worker);
  browser = await openBrowser();
});
afterAll(async () => {
  await worker.stop();
  await expectInvariantsHold(market);
  await market.close();
});

/** Saves a screenshot for people where PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function signIn(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  const code = await market.visitor().readCode(phone);
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByRole('checkbox', { name: /15 天/ }).check();
  await dialog.getByRole('checkbox', { name: /协议/ }).check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

describe('a newcomer', () => {
  test('finds an item, signs in, takes a trade link, tops up, buys, and watches it arrive and settle', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${market.url}/market`);
    await untilHydrated(page);
    await page
      .getByRole('link', { name: /红线.*久经沙场/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /红线/ }).waitFor();
    await page.getByRole('button', { name: /购买最低价/ }).click();
    await picture(page, 'login');
    await signIn(page, newPhone());
    await page.getByRole('button', { name: '使用沙盒的现成链接' }).click();
    await page.getByRole('radio', { name: '余额支付' }).check();
    await page.getByRole('button', { name: /充入沙盒余额/ }).click();
    await picture(page, 'purchase-confirm');
    const confirm = page.getByRole('button', { name: '确认购买' });
    await confirm.dblclick();
    await page.waitForURL(/orderDetail/);
    await page
      .getByRole('heading', { name: /等待发送报价|卖家发货中|等待确认报价|交易保护中/ })
      .first()
      .waitFor();
    await picture(page, 'order-early');
    await page.getByRole('heading', { name: '交易保护中' }).first().waitFor({ timeout: 20_000 });
    await picture(page, 'order-protected');
    await market.advanceClock(8 * DAY_MS);
    await page.getByRole('heading', { name: '交易成功' }).first().waitFor({ timeout: 20_000 });
    const { rows } = await market.owner.query('select count(*)::int as orders from market_order');
    expect(rows).toEqual([{ orders: 1 }]);
    for (const path of ['order', 'messageCenter', 'wallet', 'setting']) {
      await page.goto(`${market.url}/user/${path}`);
      await untilHydrated(page);
      await picture(page, `user-${path}`);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('R-03 a visitor who opens a page of the user area signs in and lands on it', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${market.url}/user/wallet`);
    await page.getByRole('dialog').waitFor();
    await signIn(page, newPhone());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/user/wallet');
    await page.getByRole('heading', { name: /钱包/ }).first().waitFor();
    await page.context().close();
  });

  test('A-04 signing out ends the session on the server and leads home', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${market.url}/user/setting`);
    await signIn(page, newPhone());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const cookies = await page.context().cookies();
    await page.evaluate(() => {
      for (const name of ['id', 'order', 'button']) localStorage.setItem(name, '1');
    });
    const startedAt = Date.now();
    await page
      .getByRole('button', { name: /退出登录/ })
      .last()
      .click();
    await page.getByText('已退出登录').waitFor();
    await page.waitForURL(`${market.url}/`);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_000);
    expect(
      await page.evaluate(() => ['id', 'order', 'button'].map((name) => localStorage.getItem(name))),
    ).toEqual([null, null, null]);
    const old = market.visitor();
    for (const cookie of cookies) old.cookies.set(cookie.name, cookie.value);
    expect((await old.rest('GET', '/web/user')).body.code).toBe(401);
    await page.context().close();
  });
});

test('a price that changes in the open dialog is shown beside the first one, and is not accepted by a press that was meant for the old', async () => {
  const buyer = await openBuyer(market);
  const seller = await openSeller(market);
  const { rows } = await market.owner.query(
    'select id, lowest_ask_cents::int as ask from market_item where market_hash_name = $1',
    ['AK-47 | Redline (Field-Tested)'],
  );
  const [{ id, ask }] = rows as [{ id: string; ask: number }];
  const first = ask - 100;
  const [listingId = ''] = await listSome(market, seller, { id, referenceCents: first }, 1);
  const tab = await openTab(browser, market, { client: buyer });
  const { page, dialog } = tab;
  await tab.openToRest(ITEM_PATH);
  await page.getByRole('button', { name: /购买最低价/ }).click();
  await dialog.getByRole('radio', { name: '余额支付' }).check();
  await dialog.getByRole('button', { name: '确认购买' }).waitFor();
  const accept = dialog.getByRole('button', { name: '接受新价格并购买' });
  const shows = async (cents: number) => {
    const text = (shown: number) => `¥${(shown / 100).toFixed(2)}`;
    await accept.getByText(text(cents)).waitFor();
    const line = (label: string) => dialog.locator('dl > div').filter({ hasText: label });
    expect(await line('原价格').innerText()).toContain(text(first));
    expect(await line('新价格').innerText()).toContain(text(cents));
  };
  // The page is told of it.
  await reprice(seller.client, [{ listingId, priceCents: first + 10 }]);
  await shows(first + 10);
  // The page does not hear of it, and somebody presses again as soon as the answer shows.
  const letGo = await tab.hold('GoodsLiveQuery');
  await market.owner.query('update listing set ask_cents = ask_cents + 10 where id = $1', [
    Buffer.from(listingId, 'base64').toString().split(':')[1],
  ]);
  await accept.evaluate((button) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      (button as HTMLElement).click();
    });
    watch.observe(button, { childList: true, characterData: true, subtree: true });
  });
  await accept.click();
  await shows(first + 20);
  await page.waitForTimeout(1_000);
  const { rows: orders } = await market.owner.query('select from market_order where seller_id = $1', [
    seller.userId,
  ]);
  expect(orders).toEqual([]);
  letGo();
  await accept.click();
  await page.waitForURL(/orderDetail/);
  await tab.close();
});

test('a trade link that is refused in the middle of a purchase says why', async () => {
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.openToRest(ITEM_PATH);
  await page.getByRole('button', { name: /购买最低价/ }).click();
  const field = dialog.getByLabel('Steam 交易链接');
  await field.waitFor();
  const link = (partner: number) =>
    `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=abcdefgh`;
  // In another tab another one was stored meanwhile, which only a code replaces.
  const { errors } = await client.query(
    'mutation ($tradeUrl: String!) { setTradeUrl(input: { tradeUrl: $tradeUrl }) { __typename } }',
    { tradeUrl: link(2) },
  );
  expect(errors).toEqual([]);
  await field.fill(link(1));
  await dialog.getByRole('button', { name: '保存并继续' }).click();
  await dialog.getByText('验证码错误或已失效').waitFor();
  await tab.close();
});

describe('pages', () => {
  test('R-06 an unknown path and an unknown item answer 404 with a page', async () => {
    const { page } = await openPage(browser);
    expect((await page.goto(`${market.url}/nothing-here`))?.status()).toBe(404);
    for (const name of ['Nothing', '', '%00', '%ff', 'x'.repeat(3_000)]) {
      expect((await page.goto(`${market.url}/goods?hashName=${name}`))?.status(), name).toBe(404);
    }
    await page.context().close();
  });

  test('R-10 the language is chosen once, survives a reload, and shows no untranslated key', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${market.url}/market`);
    await untilHydrated(page);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('zh-CN');
    await page
      .getByRole('button', { name: /EN|English/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /All items/i }).waitFor();
    await page.reload();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    for (const path of [
      '/market',
      '/goods?hashName=AK-47%20%7C%20Redline%20(Field-Tested)',
      '/serverError',
      '/nothing',
    ]) {
      await page.goto(market.url + path);
      const text = await page.innerText('body');
      expect(text.match(/\b[a-z]+_[A-Za-z]+\b|\{\{|[a-z]+:[a-z]+[A-Z]/g)).toBeNull();
    }
    await page.context().close();
  });

  test('M-01 filters live in the URL: a shared link shows the same list', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${market.url}/market`);
    await untilHydrated(page);
    const names = (tab: Page): Promise<(string | null)[]> =>
      tab
        .locator('main a[href^="/goods?"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const everything = await names(page);
    await page
      .getByRole('checkbox', { name: /崭新出厂/ })
      .first()
      .check();
    await page.waitForURL(/tagExterior=WearCategory0/);
    const other = await openPage(browser);
    await other.page.goto(page.url());
    const shared = await names(other.page);
    expect(shared.length).toBeGreaterThan(10);
    expect(shared).not.toEqual(everything);
    await expect.poll(() => names(page)).toEqual(shared);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(shared);
    await other.page.context().close();
    await page.context().close();
  });
});
