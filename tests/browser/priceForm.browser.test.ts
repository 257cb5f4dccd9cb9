import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, inventoryItemId, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import { openTab, type Tab, type TabOptions } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  items = await pickItems(market, 5);
});
afterAll(async () => {
  await browser.close();
  await market.close();
});

/** Opens the form for a copy of each of so many items. */
async function openForm(itemCount: number, options: TabOptions = {}): Promise<Tab> {
  const copies = await Promise.all(
    items.slice(0, itemCount).map(({ id }) => giveCopies(market, seller, id, 1)),
  );
  return openFormOf(copies.flat(), options);
}

async function openFormOf(copies: readonly string[], options: TabOptions = {}): Promise<Tab> {
  const tab = await openTab(browser, market, { client: seller.client, ...options });
  await tab.open(`/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`);
  await tab.dialog.getByRole('textbox').first().waitFor();
  return tab;
}

/** Nothing of a form is wider than the window or its rows; a picture for whoever wants to see it. */
async function look({ page, dialog }: Tab, name: string): Promise<void> {
  const cut = await dialog.evaluate((element) =>
    [...element.querySelectorAll('li, form, section')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  );
  expect(cut, name).toEqual([]);
  if (process.env.LOOK_FOLDER) await page.screenshot({ path: `${process.env.LOOK_FOLDER}/${name}.png` });
}

const LOOKS = (['zh', 'en'] as const).flatMap((language) =>
  [1440, 390].map((width) => ({ language, width })),
);

test.each(LOOKS)(
  'W-09 a fee below 0.10 yuan is quoted with three decimals, and what is posted of it is said, in $language at $width px',
  async ({ language, width }) => {
    const tab = await openForm(2, { language, width });
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
    expect(await row.innerText()).not.toContain(words[1]);
    await row.getByRole('textbox').fill('4');
    await row.getByRole('checkbox').check();
    await expect.poll(() => row.innerText()).toContain('¥3.90');
    expect(await row.innerText()).not.toContain(words[0]);
    await tab.close();
  },
);

test('W-09 the examples of the help quote a small fee with three decimals, and say what is posted', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/help/501');
  const line = tab.page.getByRole('row').filter({ hasText: '0.50' }).first();
  if (process.env.LOOK_FOLDER)
    await tab.page.screenshot({ path: `${process.env.LOOK_FOLDER}/help.png`, fullPage: true });
  expect(await line.innerText()).toMatch(/¥0\.013\s*入账 ¥0\.01\s*¥0\.49/);
  await tab.close();
});
