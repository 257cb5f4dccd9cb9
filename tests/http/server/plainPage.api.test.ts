import { hash, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
afterEach(() => market.close());

/** A different page each time: a cached page costs nothing and is not counted. */
const open = (headers: Record<string, string>) =>
  fetch(`${market.url}/market?n=${randomUUID()}`, { headers });

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('E-06 a page that cannot be made', () => {
  test('too many requests: a page in the language of the visitor, that asks again by itself', async () => {
    market = await openTestMarket({ REQUESTS_PER_MINUTE: '2' }, 'production');
    for (let round = 0; round < 2; round += 1) expect((await open(BROWSER)).status).toBe(200);
    const chinese = await open(BROWSER);
    expect([chinese.status, chinese.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(chinese.headers.get('cache-control')).toBe('no-store');
    const text = await chinese.text();
    expect(text).toContain('<html lang="zh-CN">');
    expect(text).toContain('访问过于频繁');
    expect(text).toContain(`http-equiv="refresh" content="${chinese.headers.get('retry-after')}"`);
    const english = await open({ ...BROWSER, cookie: 'language=en' });
    expect(await english.text()).toContain('Too many requests');
  });

  test('its style is the one that its policy allows', async () => {
    market = await openTestMarket({ REQUESTS_PER_MINUTE: '1' }, 'production');
    await open(BROWSER);
    const response = await open(BROWSER);
    const style = /<style>(.*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
    expect(policy).toContain("default-src 'none'");
  });

  test('who wants no page gets an envelope', async () => {
    market = await openTestMarket({ REQUESTS_PER_MINUTE: '1' }, 'production');
    await open(BROWSER);
    const response = await open({ accept: 'application/json' });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 429, data: null });
  });
});
