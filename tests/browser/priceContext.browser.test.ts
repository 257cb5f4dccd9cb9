import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import CONTEXTS from '../../web/__generated__/usePriceContextsQuery.graphql.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import {
  giveCopies,
  inventoryItemId,
  list,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../selling/listing/sellerScene.ts';
import { look, openListForm, openSellerTab } from './priceFormScene.ts';
import { LOOKS } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let rival: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  [seller, rival] = [await openSeller(market), await openSeller(market)];
  items = await pickItems(market, 60);
});
afterAll(() => market.close());

/** One that no other test uses, with no copies on sale but three of the rival: a yuan apart, from the reference price on. */
async function nextItem() {
  const item = items.pop();
  if (!item) throw new Error('too few items');
  await market.owner.query("update listing set status = 'withdrawn' where market_item_id = $1", [item.id]);
  const copies = await giveCopies(market, rival, item.id, 3);
  const prices = copies.map((assetId, at) => ({ assetId, priceCents: item.referenceCents + at * 100 }));
  await list(rival.client, prices);
  return item;
}

const yuan = (cents: number): string => (cents / 100).toFixed(2);

/** Counts the requests for what is known beside a price. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes(CONTEXTS.params.id ?? '?')) count += 1;
  });
  return () => count;
}

test.each(LOOKS)(
  'the place of a price follows what is typed, without a request, and is announced once the typing rests, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const item = await nextItem();
    await listSome(market, seller, item, 1);
    const tab = await openListForm(
      { browser, market, seller },
      await giveCopies(market, seller, item.id, 2),
      { language, width },
    );
    const row = tab.dialog.getByRole('listitem').first();
    // The other copy of the form stays the cheapest.
    const place = (position: number) =>
      say(language, 'desk:position_at', { place: position, total: 6 }) +
      say(language, 'desk:position_own', { count: 2 });
    await row.getByText(say(language, 'desk:position_between', { place: 1, last: 2, total: 6 })).waitFor();
    const requests = countRequests(tab.page);
    for (const [cents, position] of [
      [item.referenceCents - 1, 2],
      [item.referenceCents, 4],
      [item.referenceCents + 150, 5],
      [item.referenceCents + 200, 6],
    ] as const) {
      await row.getByRole('textbox').fill(yuan(cents));
      await row.getByText(place(position)).waitFor();
    }
    const spoken = tab.dialog.getByRole('status').filter({ hasText: place(6) });
    await expect.poll(() => spoken.count()).toBe(1);
    await row.getByRole('button', { name: words('basis_match') }).click();
    await expect.poll(() => row.getByRole('textbox').inputValue()).toBe(yuan(item.referenceCents));
    await row.getByRole('button', { name: words('basis_undercut') }).click();
    await expect
      .poll(() => row.getByRole('textbox').inputValue())
      .toBe(String((item.referenceCents - 1) / 100));
    await row.getByText(place(2)).waitFor();
    expect(requests()).toBe(0);
    await look(tab, `place-${language}-${width}`);
    await tab.close();
  },
);

test('sixty copies of thirty items are asked for once, and one press prices each below the lowest of others', async () => {
  const chosen = [];
  for (let at = 0; at < 30; at += 1) chosen.push(await nextItem());
  const copies = [];
  // Their page of own listings is empty, and asks nothing.
  const owner = await openSeller(market);
  for (const { id } of chosen) copies.push(...(await giveCopies(market, owner, id, 2)));
  const tab = await openSellerTab({ browser, market, seller: owner });
  const requests = countRequests(tab.page);
  await tab.open(`/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`);
  const first = tab.dialog.getByRole('listitem').first();
  await first.getByText('第 1–2 位，共 5 件').waitFor();
  await tab.dialog.getByRole('button', { name: '每件都取：最低 −0.01' }).click();
  const shown = tab.dialog.getByRole('textbox', { name: /的价格$/ });
  for (const at of [0, 1, 2])
    await expect
      .poll(() => shown.nth(at).inputValue())
      .toBe(String(((chosen[at >> 1]?.referenceCents ?? 0) - 1) / 100));
  await first.getByText('第 1–2 位，共 5 件').waitFor();
  expect(requests()).toBe(1);
  await tab.close();
});

test.each(LOOKS)(
  'own listings show where their ask stands, and a rule where its new ask would, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const owner = await openSeller(market);
    const item = await nextItem();
    await listSome(market, owner, item, 1);
    const tab = await openSellerTab({ browser, market, seller: owner }, { language, width });
    await tab.open('/user/sell');
    await tab.page.getByText(say(language, 'desk:place_between', { place: 1, last: 2, total: 4 })).waitFor();
    if (process.env.LOOK_FOLDER)
      await tab.page.screenshot({ path: `${process.env.LOOK_FOLDER}/table-${language}-${width}.png` });
    await tab.open('/user/sell?tab=rules');
    await tab.page.getByRole('button', { name: words('rule_new') }).click();
    await tab.dialog.getByLabel(words('rule_name'), { exact: true }).fill('98');
    await tab.dialog.getByRole('textbox', { name: /0\.97/ }).fill('1.1');
    await tab.dialog.getByRole('button', { name: words('rule_preview') }).click();
    await tab.dialog.getByText(say(language, 'desk:position_at', { place: 4, total: 4 })).waitFor();
    await look(tab, `rule-${language}-${width}`);
    await tab.close();
  },
);

test('B1 a press far down a long list prices that copy, and the list keeps its place', async () => {
  const owner = await openSeller(market);
  const item = await nextItem();
  await listSome(market, owner, item, 170);
  const tab = await openSellerTab({ browser, market, seller: owner });
  const { page } = tab;
  await tab.openToRest('/user/sell');
  const rowAt = (index: number) => page.locator(`li[data-index="${index}"]`);
  const place = () => page.evaluate(() => window.scrollY);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return rowAt(169).count();
    })
    .toBe(1);
  await rowAt(167).scrollIntoViewIfNeeded();
  const before = await place();
  await rowAt(167).getByText('第 1–171 / 173').waitFor();
  await rowAt(167)
    .getByRole('button', { name: /低一分/ })
    .click();
  await rowAt(167).getByText('第 1 / 173').waitFor();
  // Its neighbours are read again as well: one copy is cheaper now.
  await rowAt(168).getByText('第 2–171 / 173').waitFor();
  expect(Math.abs((await place()) - before)).toBeLessThan(200);
  await tab.close();
});

test('the form can be used while what stands beside its prices cannot be read, and reads it again by a press', async () => {
  const item = await nextItem();
  const tab = await openSellerTab({ browser, market, seller });
  let isCut = true;
  await tab.page.route('**/graphql', (route) =>
    isCut &&
    route
      .request()
      .postData()
      ?.includes(CONTEXTS.params.id ?? '?')
      ? route.abort()
      : route.continue(),
  );
  const [copy = ''] = await giveCopies(market, seller, item.id, 1);
  await tab.open(`/user/sell?list=${encodeURIComponent(inventoryItemId(copy))}`);
  await tab.dialog.getByText('在售与成交数据暂时取不到，仍可定价。').waitFor();
  await tab.dialog.getByRole('textbox').fill('20');
  isCut = false;
  await tab.dialog.getByRole('button', { name: '重试' }).click();
  await tab.dialog.getByText(/^第 \d 位，共 4 件$/).waitFor();
  await expect.poll(() => tab.dialog.getByRole('textbox').inputValue()).toBe('20');
  await tab.close();
});

test('how long copies took to sell is shown at prices that enough copies sold at; above the known asks the place says so', async () => {
  const item = await nextItem();
  const copies = await giveCopies(market, rival, item.id, 120);
  const asked = copies.map((assetId, at) => ({ assetId, priceCents: item.referenceCents + 1_000 + at }));
  await list(rival.client, asked);
  await market.owner.query('update sale set is_reversed = true where market_item_id = $1', [item.id]);
  await market.owner.query(
    `insert into sale (id, market_item_id, price_cents, sold_at, is_folded, waited_seconds, reference_cents, order_id)
     select gen_random_uuid(), $1, $2, clock_now() - interval '1 day', true, hours * 3600, $2, gen_random_uuid() from unnest(array[10, 50, 72, 80, 90]) hours`,
    [item.id, item.referenceCents],
  );
  const tab = await openListForm({ browser, market, seller }, await giveCopies(market, seller, item.id, 1));
  const row = tab.dialog.getByRole('listitem').first();
  await row.getByRole('textbox').fill(yuan(item.referenceCents + 10));
  await row.getByText('约 3 天（5 笔）').waitFor();
  await row.getByRole('textbox').fill(yuan(item.referenceCents * 2 + 5_000));
  await row.getByText('100 位以后，共 124 件').waitFor();
  await expect.poll(() => row.getByText('售出用时').count()).toBe(0);
  await tab.close();
});
