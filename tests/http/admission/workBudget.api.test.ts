import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from '../graphql/markedHeaders.ts';

const DEAR =
  '{ marketItems(first: 100) { edges { node { id nameZh nameEn siblings { id nameZh nameEn } } } } }';
/** Three pages, or a few documents. */
const BUDGET_MS = 80;

let market: TestMarket;
let other: TestMarket;
beforeAll(async () => {
  const settings = { WORK_MS_PER_MINUTE: String(BUDGET_MS), TRUSTED_PROXIES: '1' };
  market = await openTestMarket(settings, 'production');
  other = await openTestMarket(settings);
});
afterAll(() => Promise.all([market.close(), other.close()]));

const page = (client: TestClient, path: string, address: string) =>
  client.fetch(path, { headers: { accept: 'text/html', 'x-forwarded-for': address } });
const ask = (client: TestClient, query: string, address: string) =>
  client.fetch('/graphql', {
    method: 'POST',
    headers: { ...MARKED_HEADERS, 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  });

/** Sends requests until one is rejected. */
async function untilRefused(send: () => Promise<Response>): Promise<{ served: number; refusal: Response }> {
  for (let served = 0; served < 200; served++) {
    const response = await send();
    if (response.status !== 200) return { served, refusal: response };
    await response.arrayBuffer();
  }
  throw new Error('nothing was refused');
}

test('T-30 pages of one address are made so often in a minute, then 429 says from when on again; another address reads on', async () => {
  let price = 0;
  const visitor = market.visitor();
  const { served, refusal } = await untilRefused(() =>
    page(visitor, `/market?minPrice=${++price}`, '2001:db8:1:2::3'),
  );
  expect(served).toBe(3);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.text()).toContain('<h1');
  // Of the same network, in another host's name; and from elsewhere.
  expect((await page(visitor, '/market?minPrice=91', '2001:db8:1:2:9::9')).status).toBe(429);
  expect((await page(visitor, '/market?minPrice=92', '2001:db8:1:3::3')).status).toBe(200);
});

test('T-30 a page that is kept, and what is light, costs nothing', async () => {
  const visitor = market.visitor();
  const address = '198.51.100.7';
  for (let time = 0; time < 10; time++) {
    expect((await page(visitor, '/', address)).status).toBe(200);
    const { status } = await visitor.fetch('/web/index', { headers: { 'x-forwarded-for': address } });
    expect(status).toBe(200);
  }
});

test('T-30 a free document costs what it reads; refused by GraphQL’s own shape; light ones are many', async () => {
  const light = await untilRefused(() => ask(other.visitor(), '{ platform { serverTime } }', '198.51.100.1'));
  const dear = await untilRefused(() => ask(other.visitor(), DEAR, '198.51.100.2'));
  expect(light.served).toBeGreaterThan(2 * dear.served);
  for (const { refusal } of [light, dear]) {
    expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const { errors } = (await refusal.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  }
});

test('T-30 a session has one budget from all addresses, and takes nothing of others behind the same one', async () => {
  const [first, second] = [other.visitor(), other.visitor()];
  for (const [index, client] of [first, second].entries())
    client.cookies.set('Authorization', `session-${index}`);
  let host = 0;
  const { served } = await untilRefused(() => ask(first, DEAR, `203.0.113.${++host}`));
  expect(served).toBeGreaterThan(1);
  expect((await ask(second, DEAR, '203.0.113.1')).status).toBe(200);
});
