import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test.each([
  ['variables', '%'],
  ['variables', '{'],
  ['extensions', 'x'],
])('E-06 a GET whose %s are not JSON (%s) gets an error that names them', async (name, value) => {
  const path = `/graphql?query=${encodeURIComponent('{ __typename }')}&${name}=${encodeURIComponent(value)}`;
  const response = await fetch(market.url + path, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      errors: [
        {
          message: `${name}: must be JSON.`,
          extensions: { code: 'BAD_REQUEST', request_id: expect.any(String) },
        },
      ],
    },
  ]);
});

test('GraphiQL opens all the same', async () => {
  const response = await fetch(`${market.url}/graphql?variables=%7B`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});
