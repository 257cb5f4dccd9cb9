import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES, SIGNED_EXAMPLE } from '../../api/http/graphql/examples.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openPartner } from '../partners/openApi/openStage.ts';
import { openTab } from './tab.ts';

/** The last tab signs a call, in sandbox mode alone. */
const TABS = [...EXAMPLES, SIGNED_EXAMPLE];

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket();
  browser = await openBrowser();
});
afterAll(() => market.close());

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

test('P-04 the tab that signs a call signs it in the browser, and sends neither the key nor a cookie', async () => {
  const { partner, person } = await openPartner(market);
  const tab = await openTab(browser, market, { client: person });
  const { page } = tab;
  await page.goto(`${market.url}/graphql`);
  const sent = page.waitForRequest((request) => 'x-open-signature' in request.headers());
  const answer = await page.evaluate(
    async ([appId, keyId, pem]) => {
      const headers = { 'content-type': 'application/json', 'x-open-app': appId, 'x-open-key': keyId };
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { ...headers, 'sign-with-private-key': pem } as Record<string, string>,
        body: JSON.stringify({ query: '{ viewer { partner { appId } } }' }),
      });
      return response.json();
    },
    [partner.appId, partner.keyId, partner.privateKeyPem],
  );
  expect(answer).toMatchObject({ data: { viewer: { partner: { appId: partner.appId } } } });
  expect(answer.extensions.rateLimit.requests).toBe(1);
  const headers = await (await sent).allHeaders();
  expect(headers).not.toHaveProperty('sign-with-private-key');
  expect(headers).not.toHaveProperty('cookie');
  await tab.close();
});
