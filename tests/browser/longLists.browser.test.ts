import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { slowness } from '../kit/slowness.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from '../orders/order/deliveryScene.ts';
import { userIdOf } from '../payments/statistics/statisticsScene.ts';
import { giveCopies, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openTab, type Tab, type TabOptions } from './tab.ts';
import { say } from './words.ts';

const ROW_COUNT = 230;
const LOADED_MIN = 200;
const WAIT = { timeout: 8_000 * slowness() };

let market: TestMarket;
let browser: Browser;
let buyer: TestClient;
/** Addresses of the long lists. */
const paths = { goods: '', copies: '', shop: '', orders: '/user/order', wallet: '/user/wallet' };

beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  await listCopies();
  await copyOrders();
  await moveMoney();
});
afterAll(() => market.close());

/** One seller's copies of one item, cheaper than all others. */
async function listCopies(): Promise<void> {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const copies = await giveCopies(market, seller, item?.id ?? '', ROW_COUNT);
  await market.owner.query(
    `insert into listing (id, asset_id, seller_id, market_item_id, ask_cents, float_value, is_automatic, status)
     select gen_random_uuid(), id, $2, $3, 100 + n, 0.2, false, 'active' from unnest($1::uuid[]) with ordinality copy (id, n)`,
    [copies, seller.userId, item?.id],
  );
  const name = item?.marketHashName ?? '';
  paths.goods = `/goods?${new URLSearchParams({ hashName: name })}`;
  paths.copies = `/copies?${new URLSearchParams({ filter: `item:"${name}"` })}`;
  paths.shop = `/shop/${encodeURIComponent(globalId('User', seller.userId))}`;
}

/** Orders of one buyer, over and under way, of many items: rows of unequal heights. */
async function copyOrders(): Promise<void> {
  const scene = await buyAs(market, 'ignore');
  buyer = scene.buyer;
  await market.owner.query(
    `insert into market_order select copy.* from market_order o, generate_series(1, $2::int) n,
       (select array_agg(id) as ids from (select id from market_item order by length(name_en) desc limit 40) i) items,
       jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_no', (20000 + n)::text,
         'phase', case when n % 3 = 0 then 'failed' else 'completed' end, 'reason', case when n % 3 = 0 then 'buyerCancelled' end,
         'created_at', o.created_at - n * interval '1 minute', 'deadline_at', null,
         'listing_id', (select id from listing order by id offset n limit 1), 'market_item_id', items.ids[n % 40 + 1])) copy
     where o.order_no = $1`,
    [scene.orderNo, ROW_COUNT],
  );
}

/** Movements of the buyer's money. */
async function moveMoney(): Promise<void> {
  const userId = await userIdOf(buyer);
  await market.owner.query(`begin; set local session_replication_role = replica;
    create temporary table made on commit drop as
      select gen_random_uuid() as id, n, clock_now() - n * interval '1 minute' as at from generate_series(1, ${ROW_COUNT}) n;
    insert into ledger_transfer (id, key, reason, actor, cause, created_at)
      select id, 'made:' || id, 'settle', 'steam', 'test', at from made;
    insert into ledger_account (id, kind, owner_id) select gen_random_uuid(), 'settling', '${userId}'::uuid
      on conflict (kind, owner_id) do nothing;
    insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
      select gen_random_uuid(), made.id, account.id, 1, 10001 - n, at from made, ledger_account account
      where account.kind = 'settling' and account.owner_id = '${userId}'::uuid; commit`);
}

const nodeCount = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
/** The number of rows as a screen reader tells it. */
const setSize = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('main [data-index]')?.getAttribute('aria-setsize')));
const focusedIndex = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index));

/** Indexes of the rows that are in the window. */
const inWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-index]')]
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      })
      .map((row) => Number(row.dataset.index)),
  );

/** Waits until the rows around the window have been measured, and stand still. */
async function settleRows(page: Page): Promise<void> {
  let before = '';
  const isStill = async (): Promise<boolean> => {
    const now = await page.evaluate(() =>
      JSON.stringify(
        [...document.querySelectorAll('main [data-index]')].map((row) => row.getBoundingClientRect().top),
      ),
    );
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { ...WAIT, interval: 400 }).toBe(true);
}

/** Loads pages by keyboard until there are enough rows. The focus goes to the first row of each page. */
async function loadByKeyboard(page: Page): Promise<number> {
  const more = page
    .getByRole('main')
    .getByRole('button', { name: say('zh', 'shell:more') })
    .last();
  for (;;) {
    const count = await setSize(page);
    if (count >= LOADED_MIN) return count;
    await expect
      .poll(
        async () => {
          // A press while the page before it still settles does nothing: one presses again.
          if ((await setSize(page)) === count) {
            await more.focus();
            await page.keyboard.press('Enter');
          }
          await page.waitForTimeout(300);
          return focusedIndex(page);
        },
        { ...WAIT, interval: 2_000 },
      )
      .toBe(count);
    await expect.poll(() => setSize(page), WAIT).toBeGreaterThan(count);
    const added = (await setSize(page)) - count;
    await page.getByText(say('zh', 'shell:moreLoaded', { count: added })).waitFor({ state: 'attached' });
    // The focus stays where it is, and the end of the list comes into view for the next press.
    // The end moves away as rows are measured: one follows it, as a reader does.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return (await inWindow(page)).at(-1);
      }, WAIT)
      .toBe(count + added - 1);
  }
}

/** Scrolls through the whole page; every row must have been in the window, and nothing may have jumped. */
async function scrollThrough(page: Page, count: number): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('main [data-index="0"]').waitFor();
  await page.evaluate(() => {
    const sums = globalThis as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) sums.shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  const seen = new Set<number>();
  for (let isEnd = false; !isEnd; ) {
    for (const index of await inWindow(page)) seen.add(index);
    isEnd = await page.evaluate(async () => {
      window.scrollBy(0, innerHeight * 0.7);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return window.scrollY + innerHeight >= document.body.scrollHeight - 1;
    });
  }
  for (const index of await inWindow(page)) seen.add(index);
  expect([...seen].toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(
    0.01,
  );
}

/** The page is light at its top, in its middle and at its end, and shows rows there. */
async function expectLight(page: Page, name: string): Promise<void> {
  const counts: number[] = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => {
      const rows = document.querySelector('main [data-index]')?.parentElement;
      const top = (rows?.getBoundingClientRect().top ?? 0) + window.scrollY;
      window.scrollTo(0, top + ((rows?.clientHeight ?? 0) - innerHeight) * part);
    }, share);
    await expect.poll(async () => (await inWindow(page)).length, WAIT).toBeGreaterThan(2);
    await picture(page, `${name}-${share}`);
    counts.push(await nodeCount(page));
  }
  console.info(`${name}: ${counts.join(', ')} nodes`);
  for (const count of counts) expect(count).toBeLessThan(6_000);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

type ListName = keyof typeof paths;

async function openList(name: ListName, options: TabOptions = {}): Promise<Tab> {
  const tab = await openTab(browser, market, {
    ...(name === 'orders' || name === 'wallet' ? { client: buyer } : {}),
    ...options,
  });
  await tab.open(paths[name]);
  return tab;
}

test.each([
  ['goods', 1440],
  ['orders', 390],
  ['wallet', 390],
  ['copies', 390],
  ['shop', 1440],
] as const)(
  '%s at %s px: 200 loaded rows are all reachable, the page stays below 6,000 nodes, and the focus goes to new rows',
  async (name, width) => {
    const tab = await openList(name, { width, theme: width === 390 ? 'light' : 'dark' });
    const { page } = tab;
    const count = await loadByKeyboard(page);
    expect(count).toBeGreaterThanOrEqual(LOADED_MIN);
    await expectLight(page, `${name}-${width}`);
    await scrollThrough(page, count);
    await tab.close();
  },
  60_000 * slowness(),
);

test.each([
  ['orders', 390],
  ['copies', 1440],
  ['shop', 1440],
] as const)(
  'R-07 %s at %s px: Back restores the row far down the list',
  async (name, width) => {
    const tab = await openList(name, { width });
    const { page } = tab;
    await loadByKeyboard(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.6));
    await expect.poll(async () => (await inWindow(page)).length, WAIT).toBeGreaterThan(2);
    await settleRows(page);
    const [, second] = await inWindow(page);
    const row = page.locator(`main [data-index="${second}"]`);
    const top = () => row.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    const text = await row.innerText();
    const place = await top();
    // A press of Playwright would scroll to the row first.
    await row
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/orderDetail|goods/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => row.count(), WAIT).toBe(1);
    await expect.poll(top, WAIT).toBe(place);
    await expect.poll(() => row.innerText()).toBe(text);
    await tab.close();
  },
  60_000 * slowness(),
);

/** Global ids of copies of the goods page that load and are far from the first ones. */
async function middleCopies(): Promise<ReadonlySet<string>> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from listing where float_value = 0.2 and ask_cents between 170 and 260',
  );
  return new Set(rows.map(({ id }) => globalId('Listing', id)));
}

test.each([1440, 390])(
  'C3 a dot of a copy that is loaded and far from the window leads to its row at %s px',
  async (width) => {
    const tab = await openList('goods', { width });
    const { page } = tab;
    await loadByKeyboard(page);
    const address = page.url();
    const middle = await middleCopies();
    const strip = page.getByRole('slider', { name: say('zh', 'goods:stripTitle') });
    const current = () => strip.locator('circle.current').getAttribute('data-copy');
    await page.evaluate(() => window.scrollTo(0, 0));
    await strip.focus();
    const last = Number(await strip.getAttribute('aria-valuemax'));
    for (let step = 0; step < last && !middle.has((await current()) ?? ''); step += 1)
      await page.keyboard.press('ArrowRight');
    const id = `copy-${await current()}`;
    const row = page.locator(`[id="${id}"]`);
    await expect.poll(() => row.count()).toBe(0);
    const offCentre = () =>
      row.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - innerHeight / 2);
      });
    // A second press leads there again.
    for (const _ of [1, 2]) {
      await strip.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), WAIT).toBe(id);
      await expect.poll(offCentre, WAIT).toBeLessThan(100);
      await expect.poll(async () => (await inWindow(page)).length, WAIT).toBeGreaterThan(2);
      await picture(page, `dot-${width}`);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    expect(page.url()).toBe(address);
    await tab.close();
  },
  60_000 * slowness(),
);

test(
  'an opened row and the row with the focus stay, far away from the window',
  async () => {
    const tab = await openList('wallet');
    const { page } = tab;
    await loadByKeyboard(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const row = (index: number) => page.locator(`main [data-index="${index}"]`);
    const toggle = row(1).getByRole('button');
    await toggle.click();
    await row(1).getByRole('listitem').first().waitFor();
    await row(4).getByRole('button').focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await row(199).waitFor();
    await expect.poll(() => row(100).count()).toBe(0);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => focusedIndex(page)).toBe(4);
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedIndex(page)).toBe(5);
    await tab.close();
  },
  60_000 * slowness(),
);

const heightOf = (page: Page) => page.evaluate(() => document.body.scrollHeight);

/** Turns the phone, and waits until the list has taken its new shape, in which the expected heights are others too. */
async function turn(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = await heightOf(page);
  await page.setViewportSize(size);
  await expect.poll(async () => Math.abs((await heightOf(page)) / before - 1), WAIT).toBeGreaterThan(0.2);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test(
  'orders: the row at the top stays there when the phone is turned, to and fro',
  async () => {
    const [upright, across] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    const tab = await openList('orders', { width: across.width });
    const { page } = tab;
    await loadByKeyboard(page);
    await page.setViewportSize(across);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(async () => (await inWindow(page)).length, WAIT).toBeGreaterThan(2);
    const [top] = await inWindow(page);
    for (const size of [upright, across]) {
      await turn(page, size);
      // A fraction of a px of the row above may be in the window.
      await expect.poll(async () => (await inWindow(page)).slice(0, 2)).toContain(top);
    }
    await tab.close();
  },
  60_000 * slowness(),
);

test(
  'orders: nothing jumps on the way up through rows whose heights a turn of the phone changed',
  async () => {
    const tab = await openList('orders', { width: 844 });
    const { page } = tab;
    await loadByKeyboard(page);
    await turn(page, { width: 390, height: 844 });
    const jumps: number[] = [];
    for (let step = 0; step < 20; step += 1)
      jumps.push(
        await page.evaluate(async () => {
          const frames = () =>
            new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const rows = [...document.querySelectorAll('main [data-index]')];
          const row = rows.find((each) => each.getBoundingClientRect().top > 100);
          const before = row?.getBoundingClientRect().top ?? 0;
          window.scrollBy(0, -250);
          await frames();
          return Math.abs((row?.getBoundingClientRect().top ?? 0) - before - 250);
        }),
      );
    // Browsers scroll by whole pixels.
    expect(Math.max(...jumps)).toBeLessThanOrEqual(1);
    await tab.close();
  },
  60_000 * slowness(),
);
