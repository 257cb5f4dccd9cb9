import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES, SIGNED_EXAMPLE } from '../../api/http/graphql/examples.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

/** The last tab signs a call, in sandbox mode alone. */
const TABS = [...EXAMPLES, SIGNED_EXAMPLE];

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await market.close();
});

test('G-05 each example of GraphiQL opens by one press', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await page.goto(`${market.url}/graphql`);
  const tabs = page.getByRole('tab').filter({ has: page.locator('.graphiql-tab-button') });
  await expect.poll(() => tabs.count(), { timeout: 30_000 }).toBe(TABS.length);
  for (const at of [1, 4, 2, 0, TABS.length - 1]) {
    await tabs.nth(at).locator('.graphiql-tab-button').click();
    await expect.poll(() => tabs.nth(at).getAttribute('aria-selected')).toBe('true');
    const [first = ''] = TABS[at]?.query.split('\n') ?? [];
    await page.locator('.graphiql-query-editor').getByText(first).first().waitFor();
  }
  await tab.close();
});
