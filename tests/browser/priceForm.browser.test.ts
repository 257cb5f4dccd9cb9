import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { type FormOptions, look, openListForm } from './priceFormScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  items = await pickItems(market, 20);
});
afterAll(() => market.close());

/** One that no other test uses: its reference price may be changed. */
function nextItem(): { id: string } {
  const item = items.pop();
  if (!item) throw new Error('too few items');
  return item;
}

async function openForm(copies: readonly string[], options: FormOptions = {}) {
  return openListForm({ browser, market, seller }, copies, options);
}

test.each(LOOKS)(
  'W-09 a fee below 0.10 yuan is quoted with three decimals, and what is posted of it is said, in $language at $width px',
  async ({ language, width }) => {
    const tab = await openForm(await giveCopies(market, seller, nextItem().id, 1), { language, width });
    const { dialog } = tab;
    const row = dialog.getByRole('listitem').first();
    await row.getByRole('textbox').fill('0.50');
    await row.getByRole('checkbox').check();
    const words = { zh: ['服务费', '入账'], en: ['Fee', 'posted'] }[language];
    await expect
      .poll(() => row.innerText())
      .toMatch(new RegExp(`${words[0]} ¥0\\.013\\s*${words[1]}\\s*¥0\\.01`));
    await expect.poll(() => row.innerText()).toContain('¥0.49');
    await look(tab, `fee-${language}-${width}`);
    await row.getByRole('textbox').fill('1.20');
    await row.getByRole('checkbox').check();
    await expect.poll(() => row.innerText()).toContain('¥0.030');
    await expect.poll(() => row.innerText()).not.toContain(words[1]);
    await row.getByRole('textbox').fill('4');
    await row.getByRole('checkbox').check();
    await expect.poll(() => row.innerText()).toContain('¥3.90');
    await expect.poll(() => row.innerText()).toMatch(new RegExp(`${words[0]}\\s+¥0\\.10(?!\\d)`));
    await tab.close();
  },
);

test.each(LOOKS)(
  'I-05 a price that is missing is asked for at its row once the form was touched or sent, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const item = nextItem();
    await market.owner.query('update market_item set reference_price_cents = null where id = $1', [item.id]);
    const copies = await Promise.all(
      [item.id, item.id, nextItem().id].map((id) => giveCopies(market, seller, id, 1)),
    );
    const tab = await openForm(copies.flat(), { language, width });
    const { dialog } = tab;
    const missing = dialog.getByRole('alert').filter({ hasText: words('reason_PRICE_MISSING') });
    await dialog.getByText(say(language, 'desk:noReference')).first().waitFor();
    await expect.poll(() => missing.count()).toBe(0);
    const [first, second] = [dialog.getByRole('textbox').nth(0), dialog.getByRole('textbox').nth(1)];
    await first.fill('5');
    await expect.poll(() => missing.count()).toBe(0);
    await first.fill('');
    await missing.waitFor();
    await expect.poll(() => missing.count()).toBe(1);
    await look(tab, `missing-${language}-${width}`);
    await dialog.getByRole('button', { name: words('timesReference', { multiplier: 0.99 }) }).click();
    await expect.poll(() => missing.count()).toBe(2);
    await second.fill('7');
    await expect.poll(() => missing.count()).toBe(1);
    await tab.close();
    const sent = await openForm(copies.flat(), { language, width });
    await sent.dialog.getByRole('button', { name: words('confirm_list', { count: 1 }) }).click();
    const unpriced = sent.dialog.getByRole('alert').filter({ hasText: words('reason_PRICE_MISSING') });
    await expect.poll(() => unpriced.count()).toBe(2);
    await sent.close();
  },
);

test.each(LOOKS)(
  'I-05 prices far too high are lowered, and what that comes to is shown before the press, in $language at $width px',
  async ({ language, width }) => {
    const item = items.pop();
    if (!item) throw new Error('too few items');
    const tab = await openForm(await giveCopies(market, seller, item.id, 2), { language, width });
    const { dialog } = tab;
    const capCents = Math.min(item.referenceCents * 10, 10_000_000);
    for (const index of [0, 1]) await dialog.getByRole('textbox').nth(index).fill('250000');
    const yuan = (2 * (25_000_000 - capCents)) / 100;
    const amount = `¥${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(yuan)}`;
    await dialog.getByText(say(language, 'sell:loweredSum', { count: 2, amount })).waitFor();
    await look(tab, `lowered-${language}-${width}`);
    await dialog.getByRole('button', { name: say(language, 'sell:confirm_list', { count: 2 }) }).click();
    await tab.page.getByText(say(language, 'sell:done_list', { count: 2 })).waitFor();
    const { rows } = await market.owner.query(
      "select ask_cents::int as ask from listing where market_item_id = $1 and seller_id = $2 and status = 'active'",
      [item.id, seller.userId],
    );
    expect(rows).toEqual([{ ask: capCents }, { ask: capCents }]);
    await tab.close();
  },
);

test('I-05 a price that only the server finds too low stays in the form, says so, and goes when it is meant', async () => {
  const item = nextItem();
  const copies = await giveCopies(market, seller, item.id, 1);
  const tab = await openForm(copies);
  const { page, dialog } = tab;
  await dialog.getByRole('textbox').first().waitFor();
  await market.owner.query(
    'update market_item set reference_price_cents = reference_price_cents * 4 where id = $1',
    [item.id],
  );
  const confirm = dialog.getByRole('button', { name: '确认上架 1 件' });
  await confirm.click();
  await dialog.getByRole('checkbox', { name: '价格过低，请检查；仍按此价出售' }).check();
  await confirm.click();
  await page.getByText('已上架 1 件').waitFor();
  await tab.close();
});

test.each(LOOKS)(
  'I-07 a scheduled listing too is confirmed after 3, 2, 1, and any edit counts anew, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const tradableAt = new Date(Date.now() + 86_400_000);
    const { id } = nextItem();
    const cooling = await giveCopies(market, seller, id, 1, { isTradable: false, tradableAt });
    const tab = await openForm([...(await giveCopies(market, seller, id, 1)), ...cooling], {
      language,
      width,
    });
    const form = tab.dialog.locator('section');
    const counting = form.getByRole('button', { name: words('checkSchedule') });
    const ready = form.getByRole('button', { name: words('schedule', { count: 1 }) });
    await ready.waitFor();
    const edited = Date.now();
    await form.getByRole('textbox').fill('1.05');
    await counting.waitFor();
    await expect.poll(() => counting.isDisabled()).toBe(true);
    await look(tab, `schedule-${language}-${width}`);
    await form.getByRole('textbox').press('Enter');
    await ready.waitFor();
    expect(Date.now() - edited).toBeGreaterThan(2_500);
    await ready.click();
    await form.getByText(words('scheduledStays', { count: 1 })).waitFor();
    await tab.close();
  },
);

test('W-09 the examples of the help quote a small fee with three decimals, and say what is posted', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/help/501');
  const line = tab.page.getByRole('row').filter({ hasText: '0.50' }).first();
  if (process.env.LOOK_FOLDER)
    await tab.page.screenshot({ path: `${process.env.LOOK_FOLDER}/help.png`, fullPage: true });
  await expect.poll(() => line.innerText()).toMatch(/¥0\.013\s*入账 ¥0\.01\s*¥0\.49/);
  await tab.close();
});

test.each(LOOKS)(
  'I-02 equal copies are priced by one row, and a copy that is priced alone keeps its price, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const item = items.pop();
    if (!item) throw new Error('too few items');
    const copies = await giveCopies(market, seller, item.id, 12);
    const tab = await openForm(copies, { language, width });
    const { dialog } = tab;
    const fields = dialog.getByRole('textbox');
    await expect.poll(() => fields.count()).toBe(1);
    const text = (cents: number) => (cents / 100).toFixed(2);
    await fields.fill(text(item.referenceCents));
    await dialog.getByRole('button', { name: /^(.* 的每一件|Each copy of .*)$/ }).click();
    await expect.poll(() => fields.count()).toBeGreaterThan(2);
    await expect.poll(() => fields.nth(1).inputValue()).toBe(text(item.referenceCents));
    await fields.nth(1).fill(text(item.referenceCents + 500));
    await dialog.getByText(words('pricedAlone', { count: 1 })).waitFor();
    await look(tab, `group-${language}-${width}`);
    await fields.nth(0).fill(text(item.referenceCents + 100));
    await expect.poll(() => fields.nth(1).inputValue()).toBe(text(item.referenceCents + 500));
    await dialog.getByRole('button', { name: words('confirm_list', { count: 12 }) }).click();
    await tab.page.getByText(words('done_list', { count: 12 })).waitFor();
    const { rows } = await market.owner.query(
      `select ask_cents::int - $3 as more, count(*)::int as number from listing
       where market_item_id = $1 and seller_id = $2 and status = 'active' group by 1 order by 1`,
      [item.id, seller.userId, item.referenceCents],
    );
    expect(rows).toEqual([
      { more: 100, number: 11 },
      { more: 500, number: 1 },
    ]);
    await tab.close();
  },
);
