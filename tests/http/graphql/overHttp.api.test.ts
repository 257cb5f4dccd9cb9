import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** A request as the site and every documented client sends it, with the header that a plain HTML form cannot send (T-5). */
function fetchMarked(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-requested-with', 'XMLHttpRequest');
  return fetch(input, { ...init, headers });
}

describe('G-02 GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${market.url}/graphql`, fetchFn: fetchMarked });

  test.each(audits.filter(({ name }) => /^(MUST|SHOULD) /.test(name)))('$id $name', async ({ fn }) => {
    const result = await fn();
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
  });

  test('the audit is the whole one', () => {
    expect(audits.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThan(10);
    expect(audits.filter(({ name }) => name.startsWith('SHOULD')).length).toBeGreaterThan(20);
  });
});
