import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ALL, LIST } from '../selling/bulk/bulkDocuments.ts';
import { bulkScene } from '../selling/bulk/bulkScene.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { look } from './priceFormScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 3);
});
afterAll(() => market.close());

const { start, run, undo, factsOf } = bulkScene(
  () => market,
  () => seller,
);
const item = (at: number) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };

async function nameOf(id: string): Promise<string> {
  const { rows } = await market.owner.query('select name_zh as name from market_item where id = $1', [id]);
  return rows[0].name;
}

test.each(LOOKS)(
  'I-10 the history opens to what was done with every copy of an action, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    seller = await openSeller(market);
    await giveCopies(market, seller, item(0).id, 118);
    const held = await giveCopies(market, seller, item(1).id, 2);
    await market.owner.query(
      `update asset set tradable_at = clock_now() + interval '3 days' where id = any($1::uuid[])`,
      [held],
    );
    await run(ALL, LIST);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    await tab.open('/user/inventory');
    await tab.page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 120 }) }).click();
    await tab.dialog.getByText(words('history')).click();
    const action = tab.dialog
      .getByRole('list', { name: words('history') })
      .locator('> li')
      .first();
    await action.getByText(words('groupAll', { count: 120 })).click();
    const rows = action.getByRole('list', { name: words('outcomeCopies') }).getByRole('listitem');
    const listed = words('outcome_LIST', { to: '¥' });
    const loaded = () => rows.first().getAttribute('aria-setsize');
    await expect.poll(loaded).toBe('50');
    // A press while a page loads is none; and the rows that come are measured, which moves the button under a pointer.
    const more = action
      .getByRole('button', { name: say(language, 'shell:more') })
      .and(tab.page.locator(':not([aria-busy])'));
    await more.dispatchEvent('click');
    await expect.poll(loaded).toBe('100');
    await more.dispatchEvent('click');
    await expect.poll(loaded).toBe('120');
    await look(tab, `bulk-history-all-${language}-${width}`);
    await action.getByText(words('groupAll', { count: 120 })).click();
    await action.getByText(words('groupDone', { count: 118 })).click();
    await expect.poll(async () => (await rows.first().innerText()).includes(listed)).toBe(true);
    await expect.poll(() => rows.first().innerText()).toContain('0.2000000');
    await expect.poll(() => rows.first().locator('img').count()).toBe(1);
    await action.getByText(words('groupDone', { count: 118 })).click();
    await action.locator('summary').first().click();
    await expect.poll(() => rows.count()).toBe(2);
    await tab.close();
  },
);

test.each(LOOKS)(
  'I-10 after an undo the page says in sums what was restored and why the others were not, and lists each of them page by page, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    seller = await openSeller(market);
    await giveCopies(market, seller, item(0).id, 70);
    await run(ALL, LIST);
    const cut = await run(
      { listings: {} },
      { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.9 } },
    );
    await market.owner.query(
      `update listing set ask_cents = ask_cents - 3 where id in (select id from listing where seller_id = $1 order by id limit 60)`,
      [seller.userId],
    );
    await market.owner.query(
      `update listing set status = 'reserved' where id in (select id from listing where seller_id = $1 order by id desc limit 2)`,
      [seller.userId],
    );
    const theme = language === 'zh' ? 'dark' : 'light';
    const tab = await openTab(browser, market, { client: seller.client, language, width, theme });
    const { page } = tab;
    await tab.open('/user/sell');
    const status = page.getByRole('region', { name: words('statusLabel') });
    await status.getByRole('button', { name: words('undo') }).click();
    await expect.poll(() => status.innerText()).toContain(words('undoing'));
    await undo(cut.id);
    await status.getByText(words('undonePartly', { count: 8, failed: 62 })).waitFor();
    const groups = status.locator('summary');
    // Two reasons, what was restored, and all.
    await expect.poll(() => groups.count()).toBe(4);
    await groups.first().click();
    const copies = status.getByRole('list', { name: words('outcomeCopies') });
    const rows = copies.getByRole('listitem');
    const loaded = () => rows.first().getAttribute('aria-setsize');
    await expect.poll(loaded).toBe('50');
    await expect.poll(() => rows.count()).toBeLessThan(30);
    await look(tab, `bulk-kept-${language}-${width}`);
    await status.getByRole('button', { name: say(language, 'shell:more') }).dispatchEvent('click');
    await expect.poll(loaded).toBe('60');
    await expect.poll(() => rows.first().innerText()).toMatch(/0\.2000000[\s\S]*¥.* → ¥/);
    // Only what is near is rendered, and what was loaded can be scrolled to.
    await expect
      .poll(async () => {
        await rows.last().scrollIntoViewIfNeeded();
        return rows.last().getAttribute('aria-posinset');
      })
      .toBe('60');
    await expect.poll(() => rows.count()).toBeLessThan(30);
    await expect.poll(() => rows.last().innerText()).toMatch(/0\.2000000[\s\S]*¥.* → ¥/);
    await groups.nth(1).click();
    await expect.poll(() => copies.nth(1).getByRole('listitem').count()).toBe(2);
    // What was left is told again when the page is opened later, until its seller hides it.
    await tab.open('/user/sell');
    await status.getByText(words('undonePartly', { count: 8, failed: 62 })).waitFor();
    await status.getByRole('button', { name: words('hide') }).click();
    await expect.poll(() => status.count()).toBe(0);
    await page.getByRole('button', { name: say(language, 'sell:bulk', { count: 68 }) }).click();
    await tab.dialog.getByText(words('history')).click();
    const last = tab.dialog
      .getByRole('list', { name: words('history') })
      .locator('> li')
      .first();
    await last.getByText(words('undonePartly', { count: 8, failed: 62 })).waitFor();
    await last.locator('summary').nth(1).click();
    await expect.poll(() => last.getByRole('listitem').count()).toBe(2);
    await last.scrollIntoViewIfNeeded();
    await look(tab, `bulk-kept-history-${language}-${width}`);
    await tab.close();
  },
);

test('I-10 prices that would be lowered, and those that do not follow an outlier, lead to their copies as skipped ones do', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  await market.owner.query(
    `update listing set status = 'withdrawn' where market_item_id = $1 and status = 'active'`,
    [item(2).id],
  );
  for (const share of [0.55, 0.95]) {
    seller = await openSeller(market);
    await giveCopies(market, seller, item(2).id, 1);
    const priceCents = Math.floor(item(2).referenceCents * share);
    await run(ALL, { kind: 'LIST', price: { basis: 'FIXED', priceCents } });
  }
  seller = await openSeller(market);
  await giveCopies(market, seller, item(1).id, 3);
  await giveCopies(market, seller, item(2).id, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  const openForm = async () => {
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: 5 }) }).click();
  };
  await openForm();
  await dialog.getByRole('button', { name: words('basis_FIXED') }).click();
  await dialog.getByRole('textbox').first().fill('999999');
  const lowered = dialog.locator('details', { hasText: /超过上限/ });
  await lowered.locator('summary').click();
  const copies = (group: typeof lowered) => group.getByRole('listitem');
  await expect.poll(() => copies(lowered).count()).toBe(5);
  await expect.poll(() => copies(lowered).first().innerText()).toMatch(/0\.2000000[\s\S]*¥/);
  await look(tab, 'bulk-lowered');
  const name = await nameOf(item(1).id);
  await lowered.getByRole('link', { name }).first().click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-index]').count()).toBe(3);
  await openForm();
  await dialog.getByRole('button', { name: words('basis_LOWEST_ASK') }).click();
  await dialog.getByRole('textbox').first().fill('0.01');
  const outliers = dialog.locator('details', { hasText: words('outliers', { count: 2 }) });
  await outliers.locator('summary').click();
  await expect.poll(() => copies(outliers).count()).toBe(2);
  await outliers.getByRole('link').first().click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-index]').count()).toBe(2);
  await tab.close();
});

test.each(LOOKS)(
  'I-10 a form that is sent while an action is at work waits with its place, can be cancelled, and begins by itself, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    seller = await openSeller(market);
    await giveCopies(market, seller, item(0).id, 4);
    await start(ALL, LIST);
    await start(ALL, { kind: 'COST', costCents: 700 });
    const theme = language === 'zh' ? 'light' : 'dark';
    const tab = await openTab(browser, market, { client: seller.client, language, width, theme });
    const { page, dialog } = tab;
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 4 }) }).click();
    await dialog.getByRole('button', { name: words('verb_COST') }).click();
    await dialog.getByRole('textbox').fill('12.34');
    await dialog.getByRole('button', { name: words('confirm_COST', { count: 4 }) }).click();
    await page.getByText(words('queued', { place: 2 })).waitFor();
    const waits = (place: number) =>
      page.getByRole('region', {
        name: words('waiting', { what: words('confirm_COST', { count: 4 }), place }),
      });
    await waits(2).waitFor();
    await page
      .getByRole('region', { name: words('statusLabel') })
      .getByText(words('running_LIST'))
      .waitFor();
    await look(tab, `bulk-queue-${language}-${width}`);
    await waits(1)
      .getByRole('button', { name: words('cancel') })
      .click();
    await waits(2).waitFor({ state: 'detached' });
    await expect.poll(() => waits(1).count()).toBe(1);
    await carryOutBulkActions(market);
    await page.getByText(words('running_COST')).waitFor();
    await carryOutBulkActions(market);
    await page.getByText(words('finished', { verb: words('ended_COST'), count: 4 })).waitFor();
    const { rows } = await market.owner.query(
      'select distinct cost_cents::int as cost from asset where steam_account_id = $1',
      [seller.accountId],
    );
    expect(rows).toEqual([{ cost: 1_234 }]);
    await tab.close();
  },
);

test.each(LOOKS)(
  'I-10 an undo that is pressed while an action is at work waits with its place, can be cancelled, and begins by itself, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `bulk:${name}`, values);
    seller = await openSeller(market);
    await giveCopies(market, seller, item(0).id, 4);
    const { id } = await run(ALL, LIST);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/inventory');
    const listed = words('finished', { verb: words('ended_LIST'), count: 4 });
    const waits = page.getByRole('region', { name: words('waiting_UNDOING', { what: listed, place: 1 }) });
    const openHistory = async () => {
      await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 4 }) }).click();
      await dialog.getByText(words('history')).click();
      const action = dialog
        .getByRole('list', { name: words('history') })
        .locator('> li')
        .nth(1);
      await action.getByText(listed).waitFor();
      return action;
    };
    await start(ALL, { kind: 'COST', costCents: 700 });
    const action = await openHistory();
    await action.getByRole('button', { name: words('undo') }).click();
    await action.getByRole('button', { name: words('cancel') }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waits.waitFor();
    await look(tab, `bulk-undo-waits-${language}-${width}`);
    await waits.getByRole('button', { name: words('cancel') }).click();
    await waits.waitFor({ state: 'detached' });
    expect(await factsOf(id)).toMatchObject({ state: 'FINISHED' });
    const again = await openHistory();
    await again.getByRole('button', { name: words('undo') }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waits.waitFor();
    await carryOutBulkActions(market);
    await page.getByText(words('undoing')).waitFor();
    await carryOutBulkActions(market);
    await page.getByText(words('undone', { count: 4 })).waitFor();
    await tab.close();
  },
);

test('I-10 low prices that were confirmed are asked for again after every change of price', async () => {
  const words = (name: string, values = {}) => say('zh', `bulk:${name}`, values);
  seller = await openSeller(market);
  await giveCopies(market, seller, item(0).id, 2);
  await run(ALL, { kind: 'LIST', price: { basis: 'REFERENCE', multiplier: 0.98 } });
  const yuan = (share: number): string => ((item(0).referenceCents * share) / 100).toFixed(2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell');
  await page.getByRole('button', { name: say('zh', 'sell:bulk', { count: 2 }) }).click();
  const confirmed = dialog.getByRole('checkbox', { name: words('confirmLow') });
  const refused = dialog.locator('details', { hasText: words('skipped', { count: 2, reason: '' }) });
  const expectAskedAgain = async () => {
    await refused.waitFor();
    await expect.poll(() => confirmed.isChecked()).toBe(false);
    await confirmed.check();
    await dialog.getByText(words('ofTotal', { count: 2, total: 2 })).waitFor();
    expect(await refused.count()).toBe(0);
  };
  await dialog.getByRole('button', { name: words('basis_FIXED') }).click();
  const price = dialog.getByLabel(words('field_FIXED'), { exact: true });
  await price.fill(yuan(0.4));
  await expectAskedAgain();
  await price.fill(yuan(0.3));
  await expectAskedAgain();
  const ofBasis = (basis: string) =>
    dialog.getByRole('button', { name: words(`basis_${basis}`), exact: true });
  // Neither another basis nor another action takes the confirmation along: 95 %, and 10 % off, are not low.
  await ofBasis('OWN_ASK').click();
  await expect.poll(() => confirmed.count()).toBe(0);
  await dialog.getByLabel(words('field_OWN_ASK'), { exact: true }).fill('0.5');
  await expectAskedAgain();
  await ofBasis('FIXED').click();
  await expectAskedAgain();
  await dialog.getByText(words('varieties'), { exact: true }).click();
  const variety = words('varietyPrice', { name: await nameOf(item(0).id) });
  await dialog.getByLabel(variety, { exact: true }).fill(yuan(0.2));
  await expectAskedAgain();
  await dialog.getByRole('button', { name: words('verb_DISCOUNT') }).click();
  await expect.poll(() => confirmed.count()).toBe(0);
  await dialog.getByLabel(words('field_DISCOUNT'), { exact: true }).fill('60');
  await expectAskedAgain();
  await dialog.getByLabel(words('field_DISCOUNT'), { exact: true }).fill('70');
  await expectAskedAgain();
  await tab.close();
});
