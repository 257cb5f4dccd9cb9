import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { TestMarket } from '../kit/testMarket.ts';
import { inventoryItemId, type Seller } from '../selling/listing/sellerScene.ts';
import { openTab, type Tab, type TabOptions } from './tab.ts';

/** Where a form is opened. */
export interface FormStage {
  browser: Browser;
  market: TestMarket;
  seller: Seller;
}

/** The options of a seller's tab, and the currency of the viewer. */
export interface FormOptions extends Omit<TabOptions, 'client'> {
  currency?: 'CNY' | 'USD';
}

/** A seller's tab. */
export async function openSellerTab(
  { browser, market, seller }: FormStage,
  { currency = 'CNY', ...options }: FormOptions = {},
): Promise<Tab> {
  const tab = await openTab(browser, market, { client: seller.client, ...options });
  await tab.page.context().addCookies([{ name: 'currency', value: currency, url: market.url }]);
  return tab;
}

/** Opens the form that lists copies. */
export async function openListForm(
  stage: FormStage,
  copies: readonly string[],
  options: FormOptions = {},
): Promise<Tab> {
  const tab = await openSellerTab(stage, options);
  await tab.open(`/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`);
  await tab.dialog.getByRole('listitem').first().waitFor();
  return tab;
}

/** Checks that no part of a dialog overflows its box or the window. Saves a screenshot on request. */
export async function look({ page, dialog }: Tab, name: string): Promise<void> {
  const cut = await dialog.evaluateAll((dialogs) =>
    dialogs
      .flatMap((element) => [...element.querySelectorAll('li, form, section')])
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  );
  expect(cut, name).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    name,
  ).toBeLessThanOrEqual(0);
  if (process.env.LOOK_FOLDER) await page.screenshot({ path: `${process.env.LOOK_FOLDER}/${name}.png` });
}
