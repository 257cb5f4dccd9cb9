import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let without: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ SANS_URL: 'https://sans.example/start?from=shiji' });
  without = await openTestMarket();
});
afterAll(async () => {
  await market.close();
  await without.close();
});

test('R-04 T-27 /sans leads to the configured site, whatever the request asks for', async () => {
  const inputs = [
    '',
    '?url=https://evil.example',
    '?redirect=//evil.example',
    '?sans=evil&to=javascript:alert(1)',
  ];
  for (const input of inputs) {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example',
    };
    const response = await fetch(`${market.url}/sans${input}`, { redirect: 'manual', headers });
    expect([response.status, response.headers.get('location')], input).toEqual([
      302,
      'https://sans.example/start?from=shiji',
    ]);
  }
  for (const path of ['/sans/https://evil.example', '/sans//evil.example', '/sansa']) {
    const response = await fetch(market.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], path).toEqual([404, null]);
  }
});

test('R-04 without a configured site there is no such page, and the setting takes an http address alone', async () => {
  expect((await fetch(`${without.url}/sans?url=https://evil.example`)).status).toBe(404);
  const base = { DATABASE_URL: 'postgres://localhost/x' };
  for (const SANS_URL of ['javascript:alert(1)', '//evil.example', 'evil'])
    expect(() => readConfig({ ...base, SANS_URL })).toThrow('SANS_URL');
});
