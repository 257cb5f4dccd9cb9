import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAlerts } from '../../api/catalog/watch/sendAlerts.ts';
import { listsOf, setAsk, takeItems } from '../catalog/watch/watchClient.ts';
import { openBrowser } from '../kit/browser.ts';
import { newPhone } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  await sendAlerts(market.worker, market.feed.index, null);
});
afterAll(() => market.close());

test('a heart is set by a press or by keyboard, shows at once, and a reload keeps it', async () => {
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  await tab.open('/market');
  const { promise: isSeen, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await isSeen;
    await route.continue();
  });
  const hearts = page.getByRole('button', { name: /^收藏 / });
  const first = hearts.first();
  await first.hover();
  await first.click();
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
  const second = hearts.nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  letAnswer();
  await expect.poll(async () => (await listsOf(client)).watchedCount).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
  await tab.open('/market');
  await expect.poll(() => hearts.first().getAttribute('aria-pressed')).toBe('true');
  await tab.open('/user/watch');
  await page
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click();
  await expect.poll(() => page.getByRole('button', { name: /^收藏 / }).count()).toBe(1);
  await expect.poll(async () => (await listsOf(client)).watchedCount).toBe(1);
  await page.getByRole('link', { name: '饰品 1' }).waitFor();
  await tab.close();
});

test('a visitor signs in first, and the heart is set afterwards', async () => {
  const tab = await openTab(browser, market);
  const { page, dialog } = tab;
  const phone = newPhone();
  await tab.open('/market');
  const heart = page.getByRole('button', { name: /^收藏 / }).nth(2);
  await heart.focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect
    .poll(async () =>
      market
        .visitor()
        .readCode(phone)
        .catch(() => ''),
    )
    .not.toBe('');
  await dialog.getByLabel('验证码').fill(await market.visitor().readCode(phone));
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  // The pointer rests above an item then, whose quick look is a dialog, too.
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await tab.close();
});

test('N-03 a price alert set on the item’s page: its message arrives by itself and leads back', async () => {
  const client = await market.visitor().signIn();
  const [item] = await takeItems(market, 1);
  if (!item) throw new Error('nothing on sale');
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  const path = `/goods?${new URLSearchParams({ hashName: item.marketHashName })}`;
  await tab.open(path);
  await page.getByRole('button', { name: '降价提醒' }).click();
  const field = dialog.getByLabel('目标价');
  const suggested = Number(await field.inputValue()) * 100;
  expect(suggested).toBeLessThan(item.askCents);
  expect(suggested).toBeGreaterThan(item.askCents * 0.9);
  await field.fill('4');
  await dialog.getByText('降到 ¥4.00 或更低').waitFor();
  await dialog.getByRole('button', { name: '设置提醒' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /降到时提醒.*4/ }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: '已收藏' }).getAttribute('aria-pressed'))
    .toBe('true');
  await setAsk(market, item.rowId, 390);
  await market.settleFeed();
  await sendAlerts(market.worker, market.feed.index, [item.rowId]);
  const bell = page.getByRole('banner').getByRole('link', { name: /1 条未读消息/ });
  await bell.click();
  await page.getByRole('link', { name: /降到你设的价格了/ }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await tab.close();
});

test('a choice is saved under a name, told of, found again under the watchlist, and removed', async () => {
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.open('/market?tagType=CSGO_Type_Rifle&maxPrice=100&zone=low');
  await page.getByRole('button', { name: '保存筛选' }).click();
  await expect.poll(() => dialog.getByLabel('名称').inputValue()).toBe('低库存（1–3 件） 步枪 ¥100 以下');
  await dialog.getByLabel('名称').fill('便宜步枪');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const [saved] = (await listsOf(client)).filters;
  expect(saved).toMatchObject({
    name: '便宜步枪',
    wantsAlerts: true,
    webQuery: expect.stringContaining('stock=sale'),
  });
  await tab.open('/user/watch?tab=filters');
  await page.getByRole('button', { name: '便宜步枪 的提醒' }).click();
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('提醒已关').waitFor();
  // A change of its alerts leaves the filter as it was.
  expect((await listsOf(client)).filters).toEqual([{ ...saved, wantsAlerts: false }]);
  await page.getByRole('link', { name: /便宜步枪/ }).click();
  await page.waitForURL(/\/market\?.*tagType=CSGO_Type_Rifle.*zone=low/);
  await page.getByRole('button', { name: '去掉「步枪」' }).waitFor();
  await tab.open('/user/watch?tab=filters');
  await page.getByRole('button', { name: '移除筛选「便宜步枪」' }).click();
  await page.getByText('还没有保存筛选').waitFor();
  expect((await listsOf(client)).filterCount).toBe(0);
  await tab.close();
});
