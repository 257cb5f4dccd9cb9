import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, untilHydrated } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** A tab in which the service worker works, signed in by cookies if some are given. */
async function openWithWorker(cookies: Iterable<readonly [string, string]> = []): Promise<Page> {
  const { page } = await openPage(browser, { serviceWorkers: 'allow' });
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: market.url })));
  await page.goto(`${market.url}/help`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

const isKept = (page: Page, cache: string, path: string) =>
  page.evaluate(
    async ([name = '', address = '']) =>
      (await caches.has(name)) && (await (await caches.open(name)).match(address)) !== undefined,
    [cache, path],
  );

async function openKept(page: Page, cache: string, path: string): Promise<void> {
  await page.goto(market.url + path);
  await untilHydrated(page);
  await expect.poll(() => isKept(page, cache, path)).toBe(true);
}

test('without a network a visited page opens as it was, with a line that says so; another one says that it is not kept', async () => {
  const page = await openWithWorker();
  // More files than are kept: the oldest go, but not the page for a lost network.
  await page.evaluate(async () => {
    const files = await caches.open('files');
    for (let number = 0; number < 310; number += 1)
      await files.put(`/assets/old-${number}.js`, new Response('old'));
  });
  await openKept(page, 'visitor-pages', '/market');
  await expect.poll(() => isKept(page, 'files', '/assets/old-0.js')).toBe(false);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.locator('main a[href^="/goods"]').first().waitFor();
  await page.getByText(say('zh', 'shell:offline')).waitFor();
  await page.goto(`${market.url}/sellhot`);
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  await page.getByText('You are offline').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/sellhot');
  await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
  await page.context().close();
});

test('a user’s pages are kept apart, open without a network, and are forgotten with the sign-out', async () => {
  const client = await market.visitor().signIn();
  const page = await openWithWorker(client.cookies);
  await openKept(page, 'own-pages', '/user/wallet');
  expect(await isKept(page, 'visitor-pages', '/user/wallet')).toBe(false);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  const account = page.getByRole('button', { name: /账户菜单|账户/ }).first();
  await account.waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await untilHydrated(page);
  await account.click();
  await page.getByRole('button', { name: say('zh', 'shell:signOut') }).click();
  await expect.poll(() => page.evaluate(() => caches.has('own-pages'))).toBe(false);
  await page.context().close();
});

test('a session that ended elsewhere takes the kept pages with it as soon as a page is a visitor’s', async () => {
  const page = await openWithWorker((await market.visitor().signIn()).cookies);
  await openKept(page, 'own-pages', '/user/wallet');
  await page.context().clearCookies();
  await openKept(page, 'visitor-pages', '/market');
  expect(await page.evaluate(() => caches.has('own-pages'))).toBe(false);
  await page.context().setOffline(true);
  await page.goto(`${market.url}/user/wallet`);
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  await page.context().close();
});
