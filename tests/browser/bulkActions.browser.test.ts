import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yuanText } from '../../web/ui/money.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import { giveCopies, inventoryItemId, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { look } from './priceFormScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 3);
});
afterAll(() => market.close());

async function countActive(sellerId: string): Promise<number> {
  const { rows } = await market.owner.query(
    `select count(*)::int as number from listing where seller_id = $1 and status = 'active'`,
    [sellerId],
  );
  return rows[0].number;
}

test.each(LOOKS)(
  'I-10 everything that matches is listed by one press, told in sums before, and undone as a whole, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    const seller = await openSeller(market);
    for (const { id } of items) await giveCopies(market, seller, id, 40);
    await giveCopies(market, seller, items[0]?.id ?? '', 5, { isTradable: false });
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 125 }) }).click();
    await expect.poll(() => dialog.innerText()).toContain(words('ofTotal', { count: 120, total: 125 }));
    const field = dialog.getByRole('textbox');
    await field.fill('1.5');
    await expect.poll(() => dialog.innerText()).toContain(words('wrong_REFERENCE'));
    await field.fill('0.98');
    await expect.poll(() => dialog.innerText()).toContain(words('ofTotal', { count: 120, total: 125 }));
    await dialog.locator('details summary').nth(1).click();
    const copiesIn = (place: typeof dialog) =>
      place.getByRole('list', { name: words('outcomeCopies') }).getByRole('listitem');
    await expect.poll(() => copiesIn(dialog).count()).toBe(5);
    await look(tab, `bulk-${language}-${width}`);
    await dialog.getByRole('button', { name: words('confirm_LIST', { count: 120 }) }).click();
    const status = page.getByRole('region', { name: words('statusLabel') });
    await expect.poll(() => status.innerText()).toContain(words('running_LIST'));
    await expect.poll(() => dialog.count()).toBe(0);
    await carryOutBulkActions(market);
    await expect
      .poll(() => status.innerText())
      .toContain(words('finishedPartly', { verb: words('ended_LIST'), count: 120, failed: 5 }));
    expect(await countActive(seller.userId)).toBe(120);
    await status.locator('summary').first().click();
    await expect.poll(() => copiesIn(status).count()).toBe(5);
    await look(tab, `bulk-done-${language}-${width}`);
    await status.getByRole('button', { name: words('undo') }).click();
    await expect.poll(() => status.innerText()).toContain(words('undoing'));
    await carryOutBulkActions(market);
    await expect.poll(() => countActive(seller.userId)).toBe(0);
    await status.getByText(words('undone', { count: 120 })).waitFor();
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 125 }) }).waitFor();
    await expect.poll(() => status.count()).toBe(0);
    await tab.close();
  },
);

test.each(LOOKS)(
  'I-02 items get a price of their own with exceptions before everything is listed, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    const seller = await openSeller(market);
    for (const { id } of items) await giveCopies(market, seller, id, 4);
    const [dear] = items;
    if (!dear) throw new Error('nothing to sell');
    await market.owner.query(
      `update asset set float_value = 0.95 where id =
         (select id from asset where steam_account_id = $1 and market_item_id = $2 order by id limit 1)`,
      [seller.accountId, dear.id],
    );
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 12 }) }).click();
    await dialog.getByText(words('varieties')).click();
    await dialog.getByText(words('varietyCount', { count: 3 })).waitFor();
    const prices = dialog.getByPlaceholder(words('varietyByBasis'));
    const reference = say(language, 'desk:basis_reference');
    const quickOf = new RegExp(say(language, 'desk:quickOf', { name: '' }).trim());
    const typed = (cents: number) => ((dear.referenceCents + cents) / 100).toFixed(2);
    // Each row tells beforehand what the basis of the form would give it, in one press as well.
    const wouldBe = (cents: number) =>
      dialog.getByText(words('varietyWouldBe', { price: `¥${(cents / 100).toFixed(2)}` }));
    await expect.poll(() => wouldBe(Math.round(dear.referenceCents * 0.99)).count()).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: words('basis_MATCH') }).click();
    const varieties = dialog.locator('li', { has: page.getByPlaceholder(words('varietyByBasis')) });
    const lowest = new RegExp(`${words('varietyLowest')}\\s*(¥[\\d,]+\\.\\d\\d)`);
    await expect
      .poll(async () => {
        const text = (await varieties.first().innerText()).replaceAll('\n', '');
        return text.includes(words('varietyWouldBe', { price: lowest.exec(text)?.[1] ?? 'unknown' }));
      })
      .toBe(true);
    await look(tab, `varieties-match-${language}-${width}`);
    await dialog.getByRole('button', { name: words('basis_REFERENCE') }).click();
    // A variety opens to its copies, each with a price of its own.
    await varieties
      .first()
      .getByText(words('varietyCopies', { count: 4 }))
      .click();
    const copies = varieties.first().getByRole('list', { name: words('outcomeCopies') });
    await expect.poll(() => copies.getByRole('listitem').count()).toBe(4);
    await look(tab, `variety-copies-${language}-${width}`);
    await copies.getByRole('textbox').first().fill('77.77');
    await dialog.getByText(words('varietiesPriced', { count: 1 })).waitFor();
    await copies.getByRole('textbox').first().fill('');
    await varieties
      .first()
      .getByText(words('varietyCopies', { count: 4 }))
      .click();
    await prices.first().fill('x');
    await dialog.getByText(words('wrong_FIXED')).waitFor();
    await prices.first().fill('');
    // One press takes a known price; its place among the asks, what arrives and the last sales stand below.
    const quick = dialog.getByRole('group', { name: quickOf });
    await quick.getByRole('button', { name: reference }).click();
    await expect.poll(() => prices.first().inputValue()).toBe(yuanText(dear.referenceCents));
    await dialog.getByText(words('varietyNet')).waitFor();
    const facts = dialog.locator('dl').first();
    await expect.poll(() => facts.innerText()).toMatch(/第 \d+–\d+ 位，共 \d+ 件|\d+–\d+ of \d+/);
    await look(tab, `varieties-facts-${language}-${width}`);
    await prices.first().fill(typed(11));
    await dialog.getByText(words('exceptionAdd'), { exact: true }).first().click();
    const exception = dialog.getByRole('group', { name: /例外|Exception/ });
    await exception.getByLabel(words('exception_price')).fill(typed(-11));
    await exception.getByText(words('exceptionWrong_minWear')).waitFor();
    await exception.getByLabel(words('exception_minWear')).fill('0.9');
    await exception.getByText(words('exceptionWrong_minWear')).waitFor({ state: 'detached' });
    await look(tab, `varieties-${language}-${width}`);
    await dialog.getByRole('button', { name: words('confirm_LIST', { count: 12 }) }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await carryOutBulkActions(market);
    const { rows } = await market.owner.query(
      `select ask_cents::int as ask, count(*)::int from listing where seller_id = $1 and market_item_id = $2 group by 1 order by 1`,
      [seller.userId, dear.id],
    );
    expect(rows).toEqual([
      { ask: dear.referenceCents - 11, count: 1 },
      { ask: dear.referenceCents + 11, count: 3 },
    ]);
    await tab.close();
  },
);

test('I-10 an earlier action is found again in the form, and undone from there', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  const seller = await openSeller(market);
  await giveCopies(market, seller, items[1]?.id ?? '', 3);
  for (const [request, change] of [
    ['history-one', 'kind: COST, costCents: 500'],
    ['history-two', 'kind: LIST, price: { basis: REFERENCE, multiplier: 1 }'],
  ]) {
    await seller.client.query(
      `mutation { startBulkAction(input: { clientRequestId: "${request}", selection: { inventory: {} },
        change: { ${change} } }) { __typename } }`,
    );
    await carryOutBulkActions(market);
  }
  const costs = () =>
    market.worker.db.asset.count({ where: { steamAccountId: seller.accountId, costCents: 500n } });
  expect(await costs()).toBe(3);
  const tab = await openTab(browser, market, { client: seller.client, width: 390 });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: 3 }) }).click();
  await dialog.getByText(words('history')).click();
  const actions = dialog.getByRole('list', { name: words('history') }).locator('> li');
  await expect.poll(() => actions.count()).toBe(2);
  await actions
    .nth(1)
    .getByText(words('finished', { verb: words('ended_COST'), count: 3 }))
    .waitFor();
  await look(tab, 'bulk-history');
  await actions
    .nth(1)
    .getByRole('button', { name: words('undo') })
    .click();
  await actions.nth(1).getByText(words('undoing')).waitFor();
  await carryOutBulkActions(market);
  await expect.poll(costs).toBe(0);
  await tab.close();
});

test('I-10 a dry run without an answer says so and is asked for again; an undo that stopped says what it restored, and why it stopped', async () => {
  const words = (name: string, values = {}) => say('en', `bulk:${name}`, values);
  const seller = await openSeller(market);
  await giveCopies(market, seller, items[2]?.id ?? '', 4);
  const tab = await openTab(browser, market, { client: seller.client, language: 'en', width: 390 });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('"change"') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: say('en', 'inventory:bulk', { count: 4 }) }).click();
  await dialog.getByText(words('countingFailed')).waitFor();
  await look(tab, 'bulk-not-counted');
  isDown = false;
  await dialog.getByRole('button', { name: say('en', 'shell:retry') }).click();
  await dialog.getByRole('button', { name: words('confirm_LIST', { count: 4 }) }).click();
  await carryOutBulkActions(market);
  const status = page.getByRole('region', { name: words('statusLabel') });
  await status.getByText(words('finished', { verb: words('ended_LIST'), count: 4 })).waitFor();
  await market.owner.query(
    `with stopped as (
       update bulk_action set state = 'stopped', ended_at = clock_now(), undone_count = 1, stop_code = 'accountBlocked'
       where user_id = $1 returning id)
     update bulk_action_part set undone = 1 where action_id in (select id from stopped)`,
    [seller.userId],
  );
  await tab.open('/user/inventory');
  const stopped = words('undoStopped', { undone: 1, done: 4 });
  await status.getByText(words('because_ACCOUNT_BLOCKED', { what: stopped })).waitFor();
  await look(tab, 'bulk-undo-stopped');
  await expect.poll(() => status.getByRole('button', { name: words('undo') }).count()).toBe(0);
  await status.getByRole('button', { name: words('resume') }).click();
  await status.getByText(words('undoing')).waitFor();
  await tab.close();
});

test('I-10 the own listings that match are repriced and withdrawn as a whole; another form of the same page follows', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  const seller = await openSeller(market);
  await giveCopies(market, seller, items[1]?.id ?? '', 12);
  const { data } = await seller.client.query<{ startBulkAction: { bulkAction: { id: string } } }>(
    `mutation { startBulkAction(input: { clientRequestId: "browser-first", selection: { inventory: {} },
      change: { kind: LIST, price: { basis: REFERENCE, multiplier: 1 } } }) { ... on StartBulkActionPayload { bulkAction { id } } } }`,
  );
  expect(data?.startBulkAction.bulkAction.id).toBeTruthy();
  await carryOutBulkActions(market);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell');
  await page.getByRole('button', { name: say('zh', 'sell:bulk', { count: 12 }) }).click();
  await dialog.getByRole('button', { name: words('basis_OWN_ASK') }).click();
  await dialog.getByRole('button', { name: words('confirm_REPRICE', { count: 12 }) }).click();
  const status = page.getByRole('region', { name: words('statusLabel') });
  await status.getByRole('button', { name: words('pause') }).click();
  await status.getByRole('button', { name: words('resume') }).click();
  await expect.poll(() => status.innerText()).toContain(words('running_REPRICE'));
  await carryOutBulkActions(market);
  await expect
    .poll(() => status.innerText())
    .toContain(words('finished', { verb: words('ended_REPRICE'), count: 12 }));
  const cents = Math.floor(((items[1]?.referenceCents ?? 0) * 950 + 500) / 1_000);
  const { rows } = await market.owner.query(
    `select distinct ask_cents::int as ask from listing where seller_id = $1 and status = 'active'`,
    [seller.userId],
  );
  expect(rows).toEqual([{ ask: cents }]);
  await tab.close();
});

test('I-10 the cost of many copies is stored by the form, told before, cleared and undone; a skipped copy leads to its rows', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  const seller = await openSeller(market);
  await giveCopies(market, seller, items[2]?.id ?? '', 4);
  await giveCopies(market, seller, items[1]?.id ?? '', 2, { isTradable: false });
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  const costs = async () => {
    const { rows } = await market.owner.query(
      `select coalesce(sum(cost_cents), 0)::int as sum from asset where steam_account_id = $1`,
      [seller.accountId],
    );
    return rows[0].sum;
  };
  await tab.open('/user/inventory?tab=unlisted');
  await page.locator('[data-index="0"] input').click();
  await page.locator('[data-index="2"] input').click({ modifiers: ['Shift'] });
  await page.getByRole('region', { name: '已选饰品' }).getByRole('button', { name: '成本' }).click();
  await dialog.getByText(words('typeFirst')).waitFor();
  await dialog.getByRole('textbox').fill('12.34');
  await dialog.getByText(words('ofTotal', { count: 3, total: 3 })).waitFor();
  await dialog.getByText('¥37.02').waitFor();
  await dialog.getByRole('button', { name: words('confirm_COST', { count: 3 }) }).click();
  await dialog.waitFor({ state: 'detached' });
  await carryOutBulkActions(market);
  expect(await costs()).toBe(3 * 1_234);
  const status = page.getByRole('region', { name: words('statusLabel') });
  await status.getByRole('button', { name: words('undo') }).click();
  await expect.poll(() => status.innerText()).toContain(words('undoing'));
  await carryOutBulkActions(market);
  await expect.poll(costs).toBe(0);
  await tab.open('/user/inventory');
  await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: 6 }) }).click();
  await dialog.getByText(words('ofTotal', { count: 4, total: 6 })).waitFor();
  await dialog.locator('details summary').nth(1).click();
  const copies = dialog.getByRole('list', { name: words('outcomeCopies') }).getByRole('link');
  await expect.poll(() => copies.count()).toBe(2);
  await copies.first().click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-index]').count()).toBe(2);
  await tab.close();
});

test('I-10 what a form listed stands in the history, opens to its copies, and is undone after its minute', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  const seller = await openSeller(market);
  const ids = await giveCopies(market, seller, items[0]?.id ?? '', 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open(`/user/sell?list=${encodeURIComponent(ids.map(inventoryItemId).join(','))}`);
  await dialog.getByText('一天内可在批量操作的“最近的批量操作”里撤销').waitFor();
  await look(tab, 'form-hint');
  await dialog.getByRole('button', { name: '确认上架 2 件' }).click();
  await dialog.waitFor({ state: 'detached' });
  await market.advanceClock(61_000);
  await tab.open('/user/inventory');
  const status = page.getByRole('region', { name: words('statusLabel') });
  await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: 2 }) }).click();
  await expect.poll(() => status.count()).toBe(0);
  await dialog.getByText(words('history')).click();
  const actions = dialog.getByRole('list', { name: words('history') }).locator('> li');
  await actions.getByText(words('finished', { verb: words('ended_LIST'), count: 2 })).waitFor();
  await actions.locator('summary').first().click();
  await expect
    .poll(() =>
      actions
        .getByRole('list', { name: words('outcomeCopies') })
        .getByRole('listitem')
        .count(),
    )
    .toBe(2);
  await look(tab, 'form-history');
  await actions.getByRole('button', { name: words('undo') }).click();
  await actions.getByText(words('undoing')).first().waitFor();
  await carryOutBulkActions(market);
  await actions.getByText(words('undone', { count: 2 })).waitFor();
  expect(await countActive(seller.userId)).toBe(0);
  await tab.close();
});
