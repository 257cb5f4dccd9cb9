import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { ITEM_PATH, openTab } from './tab.ts';

const PATHS = [
  '/',
  '/market',
  '/market?keyword=nothingisnamedso',
  ITEM_PATH,
  '/user/sell',
  '/user/inventory',
];

let market: TestMarket;
let browser: Browser;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
});
afterAll(() => market.close());

/** The scripts that a page names, and what they import at once. */
async function firstScripts(path: string): Promise<Set<string>> {
  const page = await (await seller.client.fetch(path, { headers: { accept: 'text/html' } })).text();
  const files = new Set(
    [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  for (const file of files) {
    const text = await (await fetch(market.url + file)).text();
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
      files.add(new URL(name, market.url + file).pathname);
  }
  return files;
}

/** How many of the server's boundaries React has not taken over. */
function waitingBoundaries(page: Page): Promise<number> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedState: { dehydrated?: object | null } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const count = (fiber: Fiber | null): number =>
      fiber === null
        ? 0
        : Number(fiber.memoizedState?.dehydrated != null) + count(fiber.child) + count(fiber.sibling);
    return count(root[key]?.stateNode.current.child ?? null);
  });
}

test.each(PATHS)(
  'whatever the server drew of %s works before the scripts that come by themselves',
  async (path) => {
    const first = await firstScripts(path);
    const { page } = await openTab(browser, market, { client: seller.client });
    const heldBack: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (first.has(pathname)) return route.continue();
      heldBack.push(pathname);
    });
    await page.goto(market.url + path);
    await untilHydrated(page);
    await expect.poll(() => heldBack.length).toBeGreaterThan(0);
    await expect.poll(() => waitingBoundaries(page)).toBe(0);
    await page.context().close();
  },
);

test('whoever scrolls the inventory before its scripts have come stays where he is', async () => {
  const owner = await openSeller(market);
  for (const { id } of await pickItems(market, 4)) await giveCopies(market, owner, id, 10);
  const { page } = await openTab(browser, market, { client: owner.client });
  let goOn = () => {};
  const waited = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto(`${market.url}/user/inventory`, { waitUntil: 'commit' });
  await page.locator('main li[data-index="8"]').waitFor();
  // What the parser has not read yet cannot be scrolled to.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 400);
        return window.scrollY;
      }),
    )
    .toBe(400);
  goOn();
  await untilHydrated(page);
  // The rows are the browser's own once it has measured them.
  await page.locator('main li[data-index="12"]').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.context().close();
});
