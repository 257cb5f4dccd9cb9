import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelBid } from '../../api/orders/bid/changeBid.ts';
import { openBrowser } from '../kit/browser.ts';
import { slowness } from '../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, openBidder } from '../orders/bid/bidScene.ts';
import { openTab, type Tab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const WAIT = { timeout: 8_000 * slowness() };
/** The whole market: the small one has 3,000 items. */
const EVERYTHING = '/market?stock=all';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const nodeCount = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function choose(page: Page, view: '网格' | '列表'): Promise<void> {
  await page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: view }).click();
}

/** The number of items up to the last one that is rendered: at the end of the list, that of all loaded items. */
function loadedCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('main [data-index]')].at(-1);
    return Number(last?.dataset.index ?? -1) + 1;
  });
}

/** Scrolls to the end and loads more until so many items are loaded. */
async function loadItems(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const more = page.getByRole('button', { name: '再显示 40 款' });
        if (await more.isVisible()) await more.click();
        return loadedCount(page);
      },
      { timeout: 60_000 * slowness(), interval: 50 },
    )
    .toBeGreaterThanOrEqual(count);
}

async function openMarket(view: '网格' | '列表'): Promise<Tab> {
  const tab = await openTab(browser, market);
  if (view === '列表') {
    await tab.page.context().addCookies([{ name: 'marketView', value: 'list', url: market.url }]);
  }
  await tab.open(EVERYTHING);
  return tab;
}

describe('C1 the views of the market', () => {
  test('R-10 the list view is chosen by keyboard, is kept, and is what the server renders', async () => {
    const tab = await openTab(browser, market);
    const { page } = tab;
    await tab.open('/market');
    const list = page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: '列表' });
    await list.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: '列表' }).waitFor();
    await expect.poll(() => list.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true');
    const row = page.getByRole('row').nth(1);
    await expect.poll(() => row.getByRole('cell').count()).toBe(7);
    await expect.poll(() => row.innerText()).toMatch(/¥[\s\S]*%/);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'marketView');
    expect(cookie?.value).toBe('list');
    await tab.reload();
    await page.getByRole('table', { name: '列表' }).waitFor();
    await choose(page, '网格');
    await page.locator('main li[data-index]').first().waitFor();
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
    await tab.close();
  });

  test.each([1440, 1200, 900, 390])(
    'C1 the list view tells the wear range and the best buy order, in columns or below name and ask (%s px)',
    async (width) => {
      const { rows } = await market.owner.query<{ id: string }>(
        'select id from market_item where lowest_ask_cents between 20000 and 90000 order by sales_per_week desc, id limit 1',
      );
      const bidder = await openBidder(market);
      const marketItemId = rows[0]?.id ?? '';
      const bidId = await bid(market, bidder, { marketItemId, priceCents: 12_300n });
      // Lists show it from memory.
      await expect.poll(() => market.feed.index.findById(marketItemId)?.bestBidCents).toBe(12_300n);
      const tab = await openTab(browser, market, { width, language: width < 500 ? 'en' : 'zh' });
      await tab.page.context().addCookies([{ name: 'marketView', value: 'list', url: market.url }]);
      await tab.open('/market?minPrice=200&maxPrice=900');
      const row = tab.page.getByRole('row').filter({ hasText: '123.00' }).first();
      await row.getByText('123.00').filter({ visible: true }).waitFor();
      const wear = tab.page.getByRole('row').getByText(/^0\.\d\d–[01]\.\d\d$/);
      await wear.filter({ visible: true }).first().waitFor();
      if (process.env.PICTURES)
        await tab.page.screenshot({ path: `${process.env.PICTURES}/list-${width}.png` });
      const { height, scroll } = await row.evaluate((each) => ({
        height: each.clientHeight,
        scroll: each.scrollHeight,
      }));
      expect(scroll).toBeLessThanOrEqual(height);
      await tab.close();
      await cancelBid(market.platform, { bidId, userId: bidder.userId });
    },
  );

  test('a visitor who chose the grid never gets the list from the response cache, nor the other way round', async () => {
    const read = async (cookie: string) =>
      (await fetch(`${market.url}/market`, { headers: { accept: 'text/html', cookie } })).text();
    for (let time = 0; time < 2; time += 1) {
      const isTable = await Promise.all(
        ['', 'marketView=list', 'marketView=grid'].map(async (cookie) =>
          (await read(cookie)).includes('<table'),
        ),
      );
      expect(isTable).toEqual([false, true, false]);
    }
  });

  test('the grid’s page does not load the code of the list view', async () => {
    const page = await (await fetch(`${market.url}/market`, { headers: { accept: 'text/html' } })).text();
    expect(page).not.toMatch(/MarketTable|WindowFollower/);
  });

  test('with 1,000 cards loaded the page stays below 6,000 nodes, at every place of it', async () => {
    const tab = await openMarket('网格');
    const { page } = tab;
    await loadItems(page, 1_000);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const share of [1, 0.75, 0.5, 0.25, 0]) {
      await page.evaluate((y) => window.scrollTo(0, y), Math.round(height * share));
      await expect
        .poll(
          () =>
            // Every place of the window between the filters' edge and the end shows a card.
            page.evaluate(() =>
              [...document.querySelectorAll('main [data-index]')].some((item) => {
                const { top, bottom } = item.getBoundingClientRect();
                return top < innerHeight / 2 && bottom > innerHeight / 4;
              }),
            ),
          WAIT,
        )
        .toBe(true);
      expect(await nodeCount(page)).toBeLessThan(6_000);
    }
    await tab.close();
  });

  test.each(['网格', '列表'] as const)(
    'R-07 %s: Back restores the place far down a list of several pages',
    async (view) => {
      const tab = await openMarket(view);
      const { page } = tab;
      await loadItems(page, 150);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 2_600));
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const links = [...document.querySelectorAll<HTMLElement>('main [data-index]')];
              return links.some((item) => {
                const { top } = item.getBoundingClientRect();
                return top > 0 && top < innerHeight;
              });
            }),
          WAIT,
        )
        .toBe(true);
      const place = await scrolled(page);
      const index = await page.evaluate(() => {
        const item = [...document.querySelectorAll<HTMLElement>('main [data-index]')].find(
          (each) => each.getBoundingClientRect().top > 100,
        );
        item?.querySelector<HTMLElement>('a')?.click();
        return item?.dataset.index;
      });
      await page.waitForURL(/\/goods/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/market/);
      await expect.poll(() => scrolled(page), WAIT).toBe(place);
      const item = page.locator(`main [data-index="${index}"]`);
      await item.waitFor();
      expect(await item.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(0);
      await tab.close();
    },
  );

  test('the card with the focus stays while the page scrolls, and Tab leads on to the next one', async () => {
    const tab = await openMarket('网格');
    const { page } = tab;
    await loadItems(page, 150);
    await page.evaluate(() => window.scrollTo(0, 0));
    const card = page.locator('main li[data-index="3"] a').first();
    await card.focus();
    await page.evaluate(() => window.scrollTo(0, 5_000));
    await page.locator('main li[data-index="90"]').waitFor();
    await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('main li[data-index="40"]').count()).toBe(0);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(
          () => document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index,
        );
      }, WAIT)
      .toBe('4');
    await tab.close();
  });

  test.each(['网格', '列表'] as const)(
    '%s: nothing jumps while the list is scrolled through',
    async (view) => {
      const tab = await openMarket(view);
      const { page } = tab;
      await page.evaluate(() => {
        const sums = globalThis as unknown as { shifted: number };
        sums.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            sums.shifted += entry.value;
        }).observe({ type: 'layout-shift' });
      });
      const end = page.getByText('再显示 40 款');
      for (let step = 0; step < 14; step += 1) {
        const place = await scrolled(page);
        await page.mouse.wheel(0, 400);
        // The wheel does not wait for the page, and two turns at once would reach the end of the list.
        await expect.poll(() => scrolled(page), WAIT).toBe(place + 400);
        // A reader who overtakes the network sees the end of the list, which then makes room.
        await expect
          .poll(() => end.evaluate((button) => button.getBoundingClientRect().top > innerHeight + 500), WAIT)
          .toBe(true);
      }
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(
        0.01,
      );
      await tab.close();
    },
  );

  test.each(['网格', '列表'] as const)(
    '%s: a reader who scrolls on while more items come is never taken back',
    async (view) => {
      const tab = await openMarket(view);
      const backPx = await tab.page.evaluate(async () => {
        let [place, back] = [0, 0];
        for (let frame = 0; frame < 180; frame += 1) {
          window.scrollBy(0, 30);
          place = Math.max(place, window.scrollY);
          await new Promise(requestAnimationFrame);
          back = Math.max(back, place - window.scrollY);
        }
        return back;
      });
      expect(backPx).toBeLessThanOrEqual(1);
      await expect.poll(() => loadedCount(tab.page)).toBeGreaterThan(40);
      await tab.close();
    },
  );

  test('a button leads back to the top, and the focus to the content', async () => {
    const tab = await openMarket('列表');
    const { page } = tab;
    const button = page.getByRole('button', { name: '回到顶部' });
    await expect.poll(() => button.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1_600));
    await button.waitFor();
    await button.click();
    await expect.poll(() => scrolled(page), WAIT).toBe(0);
    await button.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await tab.close();
  });
});
