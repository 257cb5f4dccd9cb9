import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshExchangeRate } from '../../api/catalog/rates/refreshExchangeRate.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { look, openListForm, openSellerTab } from './priceFormScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';
import { yuanOn } from './yuanOn.ts';

/** The exchange rate of the sandbox, rounded as on the pages. */
const USD_PER_CNY = 0.1403;

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  items = await pickItems(market, 2);
  await refreshExchangeRate(market.worker);
});
afterAll(() => market.close());

/** A copy in cooldown. */
async function giveCooling(itemId: string): Promise<string[]> {
  const tradableAt = new Date(Date.now() + 86_400_000);
  return giveCopies(market, seller, itemId, 1, { isTradable: false, tradableAt });
}

/** The ready-made price at 0.995 of the reference, with its dollars behind it. */
function presetOf(referenceCents: number): string {
  const yuan = Math.round(referenceCents * 0.995) / 100;
  return `¥${yuan.toFixed(2)} (≈ $${(yuan * USD_PER_CNY).toFixed(2)})`;
}

test.each(LOOKS)(
  'R-11 every price that a seller types has its dollar value beside it, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const copies = await Promise.all([
      ...items.slice(0, 2).map(({ id }) => giveCopies(market, seller, id, 1)),
      giveCooling(items[0]?.id ?? ''),
    ]);
    const tab = await openListForm({ browser, market, seller }, copies.flat(), {
      language,
      width,
      currency: 'USD',
    });
    const { page, dialog } = tab;
    const schedule = dialog.locator('section').getByRole('button', { name: words('sameLabel') });
    await schedule.click();
    await dialog.locator('section').getByRole('textbox').fill('1234.5');
    await dialog
      .getByRole('button', { name: words('bulk_same') })
      .last()
      .click();
    await dialog
      .getByRole('textbox', { name: words('sameLabel') })
      .last()
      .fill('2345.6');
    const row = dialog.getByRole('listitem').first();
    await row.getByRole('textbox').fill('100');
    await dialog.getByText('≈ $173.20').waitFor();
    await dialog.getByText('≈ $329.09').waitFor();
    await row.getByText('≈ $14.03').waitFor();
    await row.getByRole('button', { name: presetOf(items[0]?.referenceCents ?? 0) }).waitFor();
    await look(tab, `dollars-${language}-${width}`);
    await row.getByRole('textbox').fill('0.5');
    await row.getByRole('checkbox').check();
    await expect.poll(() => row.innerText()).toMatch(/¥0\.013 ≈ \$0\.0018[^¥]*\$0\.0014/);
    await look(tab, `dollars-fee-${language}-${width}`);
    expect((await yuanOn(page)).bare).toEqual([]);
    await tab.close();
  },
);

test.each(LOOKS)(
  'R-11 so has every amount of a selling rule, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, `sell:${name}`, values);
    const tab = await openSellerTab({ browser, market, seller }, { language, width, currency: 'USD' });
    const { dialog } = tab;
    await tab.open('/user/sell?tab=rules');
    await tab.page
      .getByRole('button', { name: words('rule_new') })
      .first()
      .click();
    await dialog.getByRole('button', { name: words('rule_basis_LOWEST_ASK'), exact: true }).click();
    for (const [name, text] of [
      ['rule_step', '1'],
      ['rule_floor', '200'],
      ['rule_minReference', '300'],
      ['rule_maxReference', '100000'],
    ] as const)
      await dialog.getByLabel(words(name)).fill(text);
    for (const dollars of ['$0.14', '$28.06', '$42.09', '$14,030.00'])
      await dialog.getByText(`≈ ${dollars}`).waitFor();
    await look(tab, `rule-${language}-${width}`);
    await tab.close();
  },
);

test.each(LOOKS)(
  'R-11 so have what a copy cost and what a partner expects to turn over, in $language at $width px',
  async ({ language, width }) => {
    const tab = await openSellerTab({ browser, market, seller }, { language, width, currency: 'USD' });
    const { page, dialog } = tab;
    await giveCopies(market, seller, items[0]?.id ?? '', 1);
    await tab.open('/user/inventory');
    await page.getByText(say(language, 'inventory:costAdd')).first().click();
    await dialog.getByLabel(say(language, 'inventory:costLabel')).fill('250');
    await dialog.getByText('≈ $35.08').waitFor();
    await look(tab, `cost-${language}-${width}`);
    await tab.open('/user/openapi');
    await page.getByLabel(say(language, 'console:dailyAmount')).fill('99999999');
    const worth = page.getByText('≈ $14,029,999.86');
    await worth.scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    if (process.env.LOOK_FOLDER)
      await page.screenshot({ path: `${process.env.LOOK_FOLDER}/partner-${language}-${width}.png` });
    await tab.close();
  },
);

test('R-13 the bounds of the price that contradict each other are marked, by colour and for screen readers', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/market');
  const bounds = ['minPrice', 'maxPrice'].map((name) =>
    tab.page.getByRole('textbox', { name: say('zh', `market:${name}`) }),
  );
  const colours = () =>
    Promise.all(
      bounds.map((bound) =>
        bound.evaluate(({ parentElement: frame }) => frame && getComputedStyle(frame).borderColor),
      ),
    );
  const [calm] = await colours();
  await bounds[0]?.fill('5');
  await bounds[1]?.fill('1');
  await expect
    .poll(() => Promise.all(bounds.map((bound) => bound.getAttribute('aria-invalid'))))
    .toEqual(['true', 'true']);
  // The same for the one with the focus.
  await expect.poll(async () => new Set(await colours()).size).toBe(1);
  expect(await colours()).not.toContain(calm);
  await tab.close();
});
