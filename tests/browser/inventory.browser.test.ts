import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncInventory } from '../../api/selling/inventory/syncInventory.ts';
import { openBrowser, openPage, untilHydrated } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { sandbox } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { give, type Holder, openHolder } from '../selling/inventory/inventoryScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let holder: Holder;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  holder = await openHolder(market, 400);
  await give(market, holder, 'unknown', 60);
  await syncInventory(market.worker, holder.accountId);
  await market.settleFeed();
});
afterAll(() => market.close());

const box = (page: Page, index: number) => page.locator(`[data-index="${index}"] input`);
const chosen = (page: Page) => page.getByRole('region', { name: '已选饰品' }).locator('b');

test('rows are there while they are near the window, and more are loaded while it is scrolled', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  const foot = page.getByRole('status').filter({ hasText: /^已加载 .* 行/ });
  await expect.poll(() => foot.textContent()).toContain('/ 460 行');
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3_000);
        return foot.textContent();
      },
      { interval: 100, timeout: 60_000 },
    )
    .toContain('已加载 460 / 460 行');
  await expect.poll(() => page.locator('[data-index]').count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await box(page, 459).waitFor();
  await tab.close();
});

test('a page of rows that did not come is loaded by a press', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  const isPage = (postData: string | null) => postData?.includes(persistedIdOf('ItemListPaginationQuery'));
  await page.route('**/graphql', (route) =>
    isPage(route.request().postData()) ? route.abort() : route.fallback(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => isPage(request.postData()) === true);
  await page.keyboard.press('End');
  await failed;
  await page.unrouteAll();
  await page.getByRole('button', { name: '加载更多' }).click();
  // At the foot of the page the next ones load by themselves.
  await page.getByText(/^已加载 [1-4]\d\d \/ 460 行/).waitFor();
  await tab.close();
});

test('A page that is scrolled before it answers is taken over as the server drew it', async () => {
  const { page, complaints } = await openPage(browser);
  await page
    .context()
    .addCookies([...holder.client.cookies].map(([name, value]) => ({ name, value, url: market.url })));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => window.scrollTo(0, 900), { once: true }),
  );
  for (const path of ['/user/inventory?tab=unlisted', '/user/inventory?merged=1']) {
    await page.goto(market.url + path);
    await untilHydrated(page);
    await page.locator('[data-index="12"]').waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('I-03 one, a range, by keyboard, all over all pages, and none', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  await box(page, 1).click();
  await expect.poll(() => chosen(page).textContent()).toBe('已选 1 件');
  await box(page, 4).click({ modifiers: ['Shift'] });
  await expect.poll(() => chosen(page).textContent()).toBe('已选 4 件');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index')),
    )
    .toBe('5');
  await page.keyboard.press('Space');
  await expect.poll(() => chosen(page).textContent()).toBe('已选 5 件');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => chosen(page).textContent()).toBe('已选 6 件');
  // Two keys within one frame: the second is the new row's.
  const reached = await page.evaluate(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    return document.activeElement?.closest('[data-index]')?.getAttribute('data-index');
  });
  expect(reached).toBe('7');
  await page.getByRole('button', { name: '选择全部 460 件' }).click();
  await expect.poll(() => chosen(page).textContent()).toBe('已选 460 件');
  await page.getByRole('button', { name: '合并' }).click();
  const merged = page.getByRole('checkbox', { name: /^选择全部 \d+ 件 / }).first();
  await merged.waitFor();
  await expect.poll(() => merged.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen(page).count()).toBe(0);
  await tab.close();
});

test('I-02 the same items are one row with their number, and choosing it chooses them all', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory?merged=1');
  await page.getByRole('searchbox', { name: '搜索库存' }).fill('harbour case');
  await expect.poll(() => page.locator('[data-index]').count()).toBe(1);
  await page.getByText('×20').waitFor();
  await box(page, 0).click();
  await expect.poll(() => chosen(page).textContent()).toBe('已选 20 件');
  await page.getByRole('button', { name: '拆分' }).click();
  await page.getByText('已加载 20 / 20 行').waitFor();
  await expect.poll(() => box(page, 10).isChecked()).toBe(true);
  await tab.close();
});

test('R-13 the search of the inventory waits 500 ms after the last key', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  const waited = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let typedAt = 0;
        document.addEventListener('input', (event) => {
          typedAt = event.timeStamp;
        });
        const { replaceState } = history;
        history.replaceState = (...rest) => {
          replaceState.apply(history, rest);
          if (location.search.endsWith('q=case')) done(performance.now() - typedAt);
        };
      }),
  );
  await page.getByRole('searchbox', { name: '搜索库存' }).pressSequentially('case', { delay: 50 });
  // Timers may be a millisecond early.
  expect(await waited).toBeGreaterThan(498);
  expect(new URL(page.url()).searchParams.get('q')).toBe('case');
  await tab.close();
});

test('R-13 what is typed on while the page follows the search stays, with the focus; Back and Forward set the field', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  const field = page.getByRole('searchbox', { name: '搜索库存' });
  const asked = () => new URL(page.url()).searchParams.get('q');
  await field.pressSequentially('ca');
  await expect.poll(asked).toBe('ca');
  // The address alone may be ahead of the page: one types on before and after the page has followed.
  await page.keyboard.type('s');
  await page.waitForTimeout(300);
  await page.keyboard.type('e');
  expect(await field.inputValue()).toBe('case');
  await expect.poll(asked).toBe('case');
  await page.waitForTimeout(600);
  expect(await field.inputValue()).toBe('case');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('harbour');
  await page.keyboard.press('Enter');
  await expect.poll(asked).toBe('harbour');
  await page.locator('a[href="/user/inventory"]').first().click();
  await expect.poll(() => field.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('harbour');
  await page.goForward();
  await expect.poll(() => field.inputValue()).toBe('');
  await page.waitForTimeout(600);
  expect(asked()).toBeNull();
  // The own listings are searched by the same hand.
  await tab.open('/user/sell');
  const own = page.getByRole('searchbox', { name: '搜索在售饰品' });
  const askedOwn = () => new URL(page.url()).searchParams.get('search');
  await own.pressSequentially('ca');
  await expect.poll(askedOwn).toBe('ca');
  await page.keyboard.type('se');
  await expect.poll(askedOwn).toBe('case');
  expect(await own.inputValue()).toBe('case');
  await tab.close();
});

test('S-07 the wait after a bind is shown with a clock; then the items appear by themselves', async () => {
  const fresh = await openHolder(market, 3);
  await market.owner.query(
    `update steam_account set inventory_due_at = clock_now() + interval '5 minutes' where id = $1`,
    [fresh.accountId],
  );
  const tab = await openTab(browser, market, { client: fresh.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  await page.getByText(/4:[345]\d 后首次读取/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /后可刷新/ }).isDisabled()).toBe(true);
  await page.getByText('绑定后需等待 5 分钟，随后自动显示').waitFor();
  await market.advanceClock(5 * 60_000 + 1_000);
  await syncInventory(market.worker, fresh.accountId);
  await expect.poll(() => page.locator('[data-index]').count()).toBe(3);
  await tab.close();
});

test('no account, an empty inventory and one that Steam hides each say what helps', async () => {
  const nobody = await openTab(browser, market, { client: await market.visitor().signIn() });
  await nobody.open('/user/inventory');
  const link = nobody.page.getByRole('link', { name: '去绑定 Steam' });
  await expect.poll(() => link.getAttribute('href')).toBe('/user/steam');
  await nobody.close();
  const hidden = await openHolder(market, 0);
  await syncInventory(market.worker, hidden.accountId);
  const tab = await openTab(browser, market, { client: hidden.client });
  await tab.open('/user/inventory');
  await tab.page.getByText('库存是空的').waitFor();
  await sandbox(market, `accounts/${hidden.steamId}`, { hidesInventoryFromItself: 'true' });
  await market.advanceClock(61_000);
  await syncInventory(market.worker, hidden.accountId);
  await tab.page.getByText('Steam 没有公开这个库存').waitFor();
  await tab.close();
});

test('copies of an account that Steam restricts say so, on the row and beside the account', async () => {
  const { client, accountId } = await openHolder(market, 2);
  await syncInventory(market.worker, accountId);
  await market.owner.query(
    "update steam_account set status = 'notSellable', paused_reason = 'notSellable' where id = $1",
    [accountId],
  );
  const tab = await openTab(browser, market, { client });
  await tab.open('/user/inventory');
  await tab.page.getByText('Steam 限制了该账号的交易，解除后刷新令牌即可恢复').waitFor();
  await tab.page.locator('[data-index]').first().getByText('Steam 限制交易').waitFor();
  await expect.poll(() => tab.page.getByText('可交易', { exact: true }).count()).toBe(0);
  await tab.close();
});

test('I-03 chosen items are put on sale from the inventory, found among the listed ones, and taken back', async () => {
  const tab = await openTab(browser, market, { client: holder.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory?tab=unlisted&q=Sticker&sort=newest');
  await box(page, 0).click();
  await box(page, 1).click();
  await page.getByRole('button', { name: '上架', exact: true }).click();
  const prices = dialog.getByRole('textbox', { name: /的价格$/ });
  await prices.nth(1).waitFor();
  for (const index of [0, 1]) await prices.nth(index).fill('8.88');
  await dialog.getByRole('button', { name: '确认上架 2 件' }).click();
  await page.getByText('已上架 2 件').waitFor();
  await tab.open('/user/inventory?tab=listed');
  await box(page, 1).waitFor();
  await box(page, 0).click();
  // The answer takes a while: what is pressed meanwhile acts on all of them, not on the one that is chosen still.
  await page.route(/\/graphql/, async (route) => {
    await sleep(400);
    await route.continue();
  });
  await page.getByRole('button', { name: '选择全部 2 件' }).click();
  await page.getByRole('button', { name: '下架', exact: true }).click();
  await dialog.getByRole('button', { name: '下架 2 件' }).waitFor();
  await tab.close();
});
