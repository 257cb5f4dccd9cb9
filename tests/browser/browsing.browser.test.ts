import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrolled(page)).toBe(y);
  // The page hears of it with its next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Playwright would scroll what it presses into view. */
function pressByScript(target: Locator): Promise<void> {
  return target.evaluate((element) => (element as HTMLElement).click());
}

test('R-07 a new path starts at the top, a changed query keeps its place, Back and Forward restore', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  await scrollTo(page, 600);
  await pressByScript(page.getByRole('button', { name: '价格从低到高' }));
  await page.waitForURL(/sort=1/);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(600);
  await scrollTo(page, 900);
  await pressByScript(page.locator('main a[href^="/goods"]').nth(12));
  await page.waitForURL(/\/goods/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/market\?sort=1/);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await page.waitForURL(/\/goods/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await tab.close();
});

test('R-07 Back restores the place of a list that was left while it was on its way, and is on its way again', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  await scrollTo(page, 600);
  // Longer than a navigation waits for data: the page shows its boxes first, and is as short as they are.
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await pressByScript(page.getByRole('button', { name: '价格从低到高' }));
  await page.waitForURL(/sort=1/);
  await pressByScript(page.locator('main a[href^="/goods"]').nth(12));
  await page.waitForURL(/\/goods/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/market\?sort=1/);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.close();
});

test('R-07 a page opened by its address begins at its top, Back and a reload restore', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  await scrollTo(page, 900);
  await tab.open('/help');
  expect(await scrolled(page)).toBe(0);
  await tab.open('/market');
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 500);
  await tab.reload();
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.goBack();
  await page.waitForURL(/\/help/);
  await page.goBack();
  await page.waitForURL(/\/market/);
  await expect.poll(() => scrolled(page)).toBe(900);
  await tab.close();
});

test('R-07 a link to the page one is on leads to its top', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/');
  await scrollTo(page, 400);
  await pressByScript(page.getByRole('link', { name: '首页' }).first());
  await expect.poll(() => scrolled(page)).toBe(0);
  await tab.close();
});

test('M-01 a checkbox answers at once, and two quick presses add up', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  const first = page.getByRole('checkbox', { name: '崭新出厂' });
  const second = page.getByRole('checkbox', { name: '略有磨损' });
  await first.check();
  await second.check();
  for (let look = 0; look < 10; look += 1) {
    expect([await first.isChecked(), await second.isChecked()]).toEqual([true, true]);
    await page.waitForTimeout(60);
  }
  await page.waitForURL((url) => url.searchParams.get('tagExterior') === 'WearCategory0,WearCategory1');
  await first.uncheck();
  await page.waitForURL((url) => url.searchParams.get('tagExterior') === 'WearCategory1');
  await page.goBack();
  await expect.poll(() => first.isChecked()).toBe(true);
  await tab.close();
});

test('M-01 a press is drawn before the page works for it, and presses within one frame add up', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const boxes = page.getByRole('checkbox', { name: /崭新出厂|略有磨损/ });
  const inFirstFrame = await boxes.evaluateAll(async (all) => {
    for (const box of all) (box as HTMLInputElement).click();
    await new Promise((done) => requestAnimationFrame(done));
    return {
      checks: all.map((box) => (box as HTMLInputElement).checked),
      // The page's own work for the press.
      chips: [...document.querySelectorAll('button')].filter(({ ariaLabel }) => ariaLabel?.startsWith('去掉'))
        .length,
    };
  });
  expect(inFirstFrame).toEqual({ checks: [true, true], chips: 0 });
  await page.waitForURL(/tagExterior=WearCategory0%2CWearCategory1/);
  await tab.close();
});

test('M-01 boxes pressed before the scripts of a slow network are there are heard when they are', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${market.url}/market`, { waitUntil: 'commit' });
  const names = ['崭新出厂', '略有磨损'];
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  scripts.resolve();
  await page.waitForURL(/tagExterior=WearCategory0%2CWearCategory1/);
  await untilHydrated(page);
  for (const name of names) expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true);
  expect(await page.getByRole('button', { name: /去掉.*(崭新出厂|略有磨损)/ }).count()).toBe(2);
  await tab.close();
});

test('R-13 a typed price acts after half a second and keeps the cursor; its chip takes it away', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const field = page.getByLabel('最低价');
  await field.focus();
  const waited = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let typedAt = 0;
        document.addEventListener('input', ({ timeStamp }) => {
          typedAt = timeStamp;
        });
        for (const name of ['pushState', 'replaceState'] as const) {
          const change = history[name];
          history[name] = (...rest) => {
            change.apply(history, rest);
            if (location.search.endsWith('minPrice=10')) done(performance.now() - typedAt);
          };
        }
      }),
  );
  await page.keyboard.type('10', { delay: 50 });
  // Timers may be a millisecond early.
  expect(await waited).toBeGreaterThan(498);
  await page.waitForURL(/minPrice=10$/);
  await page.keyboard.type('0');
  await page.waitForURL(/minPrice=100$/);
  expect(await field.inputValue()).toBe('100');
  await page.getByRole('button', { name: /去掉.*100/ }).click();
  await page.waitForURL((url) => url.search === '');
  expect(await field.inputValue()).toBe('');
  await tab.close();
});

test('the way from the market to the purchase can be gone by keyboard', async () => {
  const tab = await openTab(browser, market, { client: await market.visitor().signIn() });
  const { page } = tab;
  await tab.open('/market');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文');
  await page.getByRole('checkbox', { name: '久经沙场' }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/tagExterior=WearCategory2/);
  await page.keyboard.press('/');
  await page.keyboard.type('红线');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=/);
  await page
    .getByRole('link', { name: /红线.*久经沙场/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/goods/);
  const buy = page.getByRole('button', { name: /购买最低价/ });
  await buy.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '使用沙盒的现成链接' }).waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Focus on the browser's own toolbar is reported as focus on the body, and is part of the tab cycle.
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await tab.dialog.waitFor({ state: 'detached' });
  expect(await buy.evaluate((button) => button === document.activeElement)).toBe(true);
  await tab.close();
});
