import type { Page } from 'playwright-core';

/** The amounts with one of these signs that a page shows, in its order, without spaces. */
export const amountsOf = async (page: Page, sign: string): Promise<string[]> =>
  ((await page.locator('body').innerText()).match(new RegExp(`[${sign}]\\s?[\\d,]+\\.\\d+`, 'g')) ?? []).map(
    (text) => text.replace(/\s/g, ''),
  );

/** An amount as a number. */
export const numberOf = (amount: string): number => Number(amount.replace(/[^\d.]/g, ''));
