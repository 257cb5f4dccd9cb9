import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedIn } from '../../accounts/session/viewer.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

/** Visible afterwards: where it ran, the session is gone. */
const SIGN_OUT = 'mutation { signOut(input: {}) { ... on SignOutPayload { isSignedOut } } }';

let market: TestMarket;
let victim: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  victim = await market.visitor().signIn();
});

describe("T-5 another site's page cannot act with the cookies of the reader", () => {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: SIGN_OUT }));
  form.set('map', '{}');
  const encoded = 'application/x-www-form-urlencoded';
  const FORMS: { name: string; body: string | FormData; headers: Record<string, string> }[] = [
    {
      name: 'a form',
      body: new URLSearchParams({ query: SIGN_OUT }).toString(),
      headers: { 'content-type': encoded },
    },
    { name: 'a form with files', body: form, headers: {} },
    {
      name: 'a form of plain text',
      body: JSON.stringify({ query: SIGN_OUT }),
      headers: { 'content-type': 'text/plain' },
    },
    { name: 'a document alone', body: SIGN_OUT, headers: { 'content-type': 'application/graphql' } },
    { name: 'no content type', body: SIGN_OUT, headers: { 'content-type': '' } },
  ];

  test.each(FORMS)('$name is refused and not run', async ({ body, headers }) => {
    const response = await victim.fetch('/graphql', { method: 'POST', body, headers });
    expect([400, 403, 415]).toContain(response.status);
    expect(await isSignedIn(victim)).toBe(true);
  });

  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  test.each(FOREIGN)('JSON from %o is refused by both APIs', async (headers) => {
    const graphql = await victim.fetch('/graphql', {
      method: 'POST',
      headers: { ...MARKED_HEADERS, ...headers },
      body: JSON.stringify({ query: SIGN_OUT }),
    });
    const rest = await victim.fetch('/web/user', { method: 'DELETE', headers });
    expect([graphql.status, rest.status]).toEqual([403, 403]);
    expect(await rest.json()).toEqual({
      code: 403,
      msg: '请求来源不被允许',
      data: null,
      request_id: expect.any(String),
    });
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('no address changes anything by being opened', async () => {
    const response = await victim.fetch(`/graphql?query=${encodeURIComponent(SIGN_OUT)}`, {
      headers: MARKED_HEADERS,
    });
    expect(response.status).toBe(405);
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('no other site may read an answer', async () => {
    for (const [method, path] of [
      ['OPTIONS', '/graphql'],
      ['GET', '/web/user'],
      ['OPTIONS', '/web/user'],
    ] as const) {
      const response = await victim.fetch(path, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(names, `${method} ${path}`).toEqual([]);
    }
  });

  test('our own pages, and programs other than browsers, are accepted', async () => {
    const { origin } = new URL(market.url);
    for (const headers of [{}, { origin, 'sec-fetch-site': 'same-origin' }]) {
      const client = await market.visitor().signIn();
      await client.fetch('/graphql', {
        method: 'POST',
        headers: { ...MARKED_HEADERS, ...headers },
        body: JSON.stringify({ query: SIGN_OUT }),
      });
      expect(await isSignedIn(client)).toBe(false);
    }
  });
});
