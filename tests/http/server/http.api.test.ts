import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('every answer carries the headers that keep browsers careful', async () => {
  for (const path of ['/web/market', '/readyz', '/graphql?query=%7B__typename%7D']) {
    const { headers } = await fetch(market.url + path, { headers: { 'x-requested-with': 'x' } });
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
});

test('alive is not ready: a draining process answers 503 to its balancer and goes on serving', async () => {
  expect(await (await fetch(`${market.url}/healthz`)).json()).toEqual({ isAlive: true });
  expect((await fetch(`${market.url}/readyz`)).status).toBe(200);
  market.server.startDraining();
  const ready = await fetch(`${market.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { isReady: false }]);
  expect((await fetch(`${market.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${market.url}/web/market`)).status).toBe(200);
});

test('a GraphQL body that is not an object is refused with a message that exposes no internals (T-8)', async () => {
  for (const body of ['[]', 'null', '5', '"x"', '']) {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'x' };
    const answer = await fetch(`${market.url}/graphql`, { method: 'POST', headers, body });
    expect(answer.status, body).toBe(400);
    expect(JSON.stringify(await answer.json()), body).not.toMatch(/originalError|SyntaxError|node_modules/);
  }
});

test('a sandbox never starts beside production settings; a wrong setting is named in one sentence', () => {
  const url = 'postgres://localhost/market';
  expect(() => readConfig({ DATABASE_URL: url, SANDBOX: 'on', NODE_ENV: 'production' })).toThrow(
    /SANDBOX=on and NODE_ENV=production/,
  );
  expect(() => readConfig({ DATABASE_URL: url, PORT: 'many' })).toThrow(/PORT/);
  expect(() => readConfig({})).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ DATABASE_URL: url, NODE_ENV: 'production' })).toThrow(
    /Missing settings: PUBLIC_URL/,
  );
  expect(readConfig({ DATABASE_URL: url }).SALE_FEE_BASIS_POINTS).toBe(0);
  expect(readConfig({ DATABASE_URL: url }).CALLBACK_DEV_HOSTS).toEqual([]);
  expect(Object.isFrozen(readConfig({ DATABASE_URL: url }))).toBe(true);
});
