import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openWithdrawer } from '../payments/withdrawal/withdrawalScene.ts';
import { giveCopies, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';

const TAB_COUNT_MAX = 150;

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on by the tab key until something has the focus, which must show, and presses a key on it. */
async function goTo(page: Page, target: Locator, key: 'Enter' | 'Space' | null = 'Enter'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < TAB_COUNT_MAX && !(await hasFocus(target)); step += 1)
    await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(target), { message: String(target) }).toBe(true);
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  if (key !== null) await page.keyboard.press(key);
}

test('browsed, filtered and bought by keys alone; the order’s steps and the unread count are told', async () => {
  const client = await market.visitor().signIn();
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.open('/');
  await goTo(page, page.getByRole('link', { name: '跳到正文' }));
  await goTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /市场|全部/ })
      .first(),
  );
  await page.waitForURL(/\/market/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A new page is gone on in from its content.
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  await goTo(page, page.getByRole('checkbox', { name: '久经沙场' }), 'Space');
  await page.waitForURL(/tagExterior=WearCategory2/);
  await page.keyboard.press('/');
  await page.keyboard.type('红线');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=/);
  await goTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /红线.*久经沙场/ })
      .first(),
  );
  await page.waitForURL(/\/goods/);
  const buy = page.getByRole('button', { name: /购买最低价/ });
  await goTo(page, buy);
  await dialog.getByRole('button', { name: '确认购买' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(buy)).toBe(true);
  await page.keyboard.press('Enter');
  await goTo(page, dialog.getByRole('button', { name: '确认购买' }));
  await page.waitForURL(/orderDetail/);
  await page
    .getByRole('status')
    .filter({ hasText: /^[1-9]\d* 条未读消息$/ })
    .waitFor({ state: 'attached' });
  const told = page.locator('[aria-live=polite]').filter({ hasText: '现在该操作的是' });
  await told.waitFor();
  const before = await told.innerText();
  await workerFor(market).send(new URL(page.url()).searchParams.get('orderNo') ?? '');
  await expect.poll(() => told.innerText()).not.toBe(before);
  await tab.close();
});

test('listed by keys alone', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  await giveCopies(market, seller, item.id, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  await goTo(page, page.locator('[data-index="0"] input'), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await goTo(page, page.getByRole('button', { name: '上架', exact: true }));
  const prices = dialog.getByRole('textbox', { name: /的价格$/ });
  for (const index of [0, 1]) {
    await goTo(page, prices.nth(index), null);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8.88');
  }
  const confirm = dialog.getByRole('button', { name: '确认上架 2 件' });
  const boxes = dialog.getByRole('checkbox', { name: /价格过低/ });
  await expect
    .poll(async () => {
      for (const box of await boxes.all()) if (!(await box.isChecked())) await goTo(page, box, 'Space');
      return confirm.count();
    })
    .toBe(1);
  await goTo(page, confirm);
  await page.getByText('已上架 2 件').waitFor();
  await tab.close();
});

test('withdrawn by keys alone', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const tab = await openTab(browser, market, { client: person.client });
  const { page } = tab;
  await market.advanceClock(61_000);
  await tab.open('/user/wallet');
  await goTo(page, page.getByRole('main').getByRole('link', { name: '提现', exact: true }).first());
  await page.waitForURL(/tab=withdraw/);
  await goTo(page, page.getByLabel('提现金额（元）'), null);
  await page.keyboard.type('100');
  await goTo(page, page.getByRole('button', { name: '获取验证码' }));
  await tab.toasts.getByText('验证码已发送').waitFor();
  await goTo(page, page.getByLabel('短信验证码'), null);
  await page.keyboard.type(await person.client.readCode(person.phone));
  await page.keyboard.press('Enter');
  await tab.toasts.getByText('提现申请已提交').waitFor();
  await tab.close();
});

test('who wants less motion gets none', async () => {
  const tab = await openTab(browser, market);
  const { page, dialog } = tab;
  const moves = () =>
    dialog.evaluate((element) => [
      getComputedStyle(element).animationName,
      getComputedStyle(element, '::backdrop').animationName,
    ]);
  const signIn = page.getByRole('banner').getByRole('button', { name: '登录' });
  await tab.open('/help');
  await signIn.click();
  expect((await moves()).includes('none')).toBe(false);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn.click();
  expect(await moves()).toEqual(['none', 'none']);
  await tab.close();
});
