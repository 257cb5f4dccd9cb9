import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import {
  giveCopies,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 2);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

const item = (at = 0) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };

async function asks(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    `select ask_cents::int as ask from listing where seller_id = $1 and status = 'active' order by id`,
    [seller.userId],
  );
  return rows.map(({ ask }) => ask);
}

const linkTo = (assetIds: readonly string[]): string =>
  `/user/sell?list=${encodeURIComponent(assetIds.map(inventoryItemId).join(','))}`;

/** Carries out a mutation of the page, and then does with its answer what the test says. */
async function answering(
  page: Page,
  mutation: string,
  answer: () => Promise<'lost' | 'told'>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(persistedIdOf(mutation))) return route.fallback();
    const response = await route.fetch();
    return (await answer()) === 'lost' ? route.abort('connectionfailed') : route.fulfill({ response });
  });
}

test('a form whose answer is lost says so, and another press brings the result with its undo', async () => {
  const ids = await giveCopies(market, seller, item().id, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  let count = 0;
  await answering(page, 'useListItemsMutation', async () => (++count <= 2 ? 'lost' : 'told'));
  await tab.open(linkTo(ids));
  await dialog.getByRole('button', { name: '确认上架 2 件' }).click();
  await dialog.getByText('没有收到结果').waitFor();
  expect(await asks()).toHaveLength(2);
  await dialog.getByRole('button', { name: '确认上架 2 件' }).click();
  await page.getByText('已上架 2 件').waitFor();
  // An undo whose answer is lost can be asked for again.
  let undoCount = 0;
  await answering(page, 'useUndoListingsMutation', async () => (++undoCount === 1 ? 'lost' : 'told'));
  await page.getByRole('button', { name: /撤销/ }).click();
  await tab.toasts.getByText('网络连接不上，请检查后重试').waitFor();
  await page.getByRole('button', { name: /撤销/ }).click();
  await tab.toasts.getByText('已撤销 2 件').waitFor();
  expect(await asks()).toEqual([]);
  await tab.close();
});

test('a form of new prices leaves alone what it does not change, and says how many', async () => {
  await listSome(market, seller, item(), 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell');
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '改价' }).click();
  await dialog.getByText('还没有改动价格').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: '确认改价 0 件' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: '拆分' }).click();
  const [first = 0, second = 0] = await asks();
  await dialog
    .getByRole('textbox', { name: /的价格$/ })
    .first()
    .fill(((first + 300) / 100).toFixed(2));
  await dialog.getByText('1 件价格不变，不会改动').waitFor();
  // A rule sets it meanwhile.
  await market.owner.query(`update listing set ask_cents = ask_cents + 1000 where seller_id = $1`, [
    seller.userId,
  ]);
  await dialog.getByRole('button', { name: '确认改价 1 件' }).click();
  await page.getByText('已改价 1 件').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect((await asks()).toSorted((one, other) => one - other)).toEqual([first + 300, second + 1_000]);
  await tab.close();
});

/** A page with two copies, each of which a press reprices to a lower ask of another seller. */
async function openTwoPresses() {
  await listSome(market, seller, item(), 1);
  await listSome(market, seller, item(1), 1);
  const before = await asks();
  const other = await openSeller(market);
  for (const at of [0, 1]) {
    const lower = { ...item(at), referenceCents: item(at).referenceCents - 100 };
    await listSome(market, other, lower, 1);
  }
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell');
  const presses = page.getByRole('button', { name: /^设为跟最低/ });
  await expect.poll(() => presses.count()).toBe(2);
  return { tab, page, presses, before };
}

test('prices of one press, one after the other: the undo is that of the last', async () => {
  const { tab, page, presses, before } = await openTwoPresses();
  await presses.first().click();
  await expect.poll(() => presses.count()).toBe(1);
  const [changed = ''] = await asksThat(before);
  await presses.first().click();
  await expect.poll(() => presses.count()).toBe(0);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await tab.toasts.getByText('已撤销 1 件').waitFor();
  expect(await asksThat(before)).toEqual([changed]);
  await tab.close();
});

test('an undo that is on its way leaves the undo of the next press alone', async () => {
  const { tab, page, presses, before } = await openTwoPresses();
  const undo = page.getByRole('button', { name: /^撤销/ });
  await presses.first().click();
  await expect.poll(() => presses.count()).toBe(1);
  const letGo = await tab.hold('useUndoListingsMutation');
  await undo.click();
  await expect.poll(() => undo.getAttribute('aria-busy')).toBe('true');
  await presses.first().click();
  await expect.poll(() => presses.count()).toBe(0);
  await expect.poll(() => undo.getAttribute('aria-busy')).not.toBe('true');
  letGo();
  await tab.toasts.getByText('已撤销 1 件').waitFor();
  await undo.click();
  await expect.poll(() => asksThat(before)).toEqual([]);
  await tab.close();
});

/** Which of the asks are no longer those of before, by their places. */
async function asksThat(before: readonly number[]): Promise<string[]> {
  return (await asks()).flatMap((ask, at) => (ask === before[at] ? [] : [String(at)]));
}

test('chosen rows beyond the first page stay chosen when the page is read again', async () => {
  await listSome(market, seller, item(), 160);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell');
  // Each row writes the time of its listing.
  await page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat;
    const write = prototype.formatToParts;
    Object.assign(window, { written: 0 });
    prototype.formatToParts = function (date) {
      (window as unknown as { written: number }).written += 1;
      return write.call(this, date);
    };
  });
  await page.locator('[data-index="1"] input').check();
  await page.getByRole('region', { name: '已选择的饰品' }).getByText('已选 1 件').waitFor();
  // A row that is chosen renders again, and no other.
  expect(await page.evaluate(() => (window as unknown as { written: number }).written)).toBeLessThan(8);
  for (const at of [40, 74, 100]) {
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollBy(0, 600));
        return page.locator(`[data-index="${at}"]`).count();
      })
      .toBe(1);
  }
  await page.locator('[data-index="100"] input').check();
  const chosen = page.getByRole('region', { name: '已选择的饰品' });
  await chosen.getByText('已选 2 件').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const isRead = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(persistedIdOf('SellPageQuery')),
  );
  await page.locator('[data-index="0"]').getByRole('button', { name: /^设为/ }).first().click();
  await isRead;
  await page.getByText('已改价 1 件').waitFor();
  await expect.poll(() => page.locator('[data-index="0"]').getAttribute('aria-setsize')).toMatch(/^1[56]\d$/);
  await chosen.getByText('已选 2 件').waitFor();
  // What was bought beyond the first page leaves.
  const { rows } = await market.owner.query<{ id: string }>(
    `update listing set status = 'sold' where id = (
       select id from listing where seller_id = $1 order by created_at desc, id desc offset 100 limit 1) returning id`,
    [seller.userId],
  );
  expect(rows).toHaveLength(1);
  await page.locator('[data-index="1"]').getByRole('button', { name: /^设为/ }).first().click();
  await chosen.getByText('已选 1 件').waitFor();
  await tab.close();
});

test('a form that is closed while it sends tells what failed', async () => {
  const [one = '', two = ''] = await giveCopies(market, seller, item().id, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  const { promise: isClosed, resolve: tellAnswer } = Promise.withResolvers<'told'>();
  await answering(page, 'useListItemsMutation', () => isClosed);
  await tab.open(linkTo([one, two]));
  await dialog.getByRole('button', { name: '确认上架 2 件' }).waitFor();
  await market.owner.query(`update asset set is_tradable = false where id = $1`, [two]);
  await dialog.getByRole('button', { name: '确认上架 2 件' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  tellAnswer('told');
  await tab.toasts.getByText('1 件失败，重新打开表单可看到原因').waitFor();
  await page.getByText('已上架 1 件').waitFor();
  await tab.close();
});
