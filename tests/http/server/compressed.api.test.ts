import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
}, 120_000);
afterAll(() => market.close());

interface Answer {
  encoding: string | undefined;
  vary: string | undefined;
  bytes: number;
}

/** As it comes over the wire: `fetch` would unpack it. */
function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    request(market.url + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { 'content-encoding': encoding, vary } = response.headers;
        done({ encoding, vary, bytes });
      });
    })
      .on('error', fail)
      .end();
  });
}

const HTML = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

test('the first page of a visitor and every page of a user are compressed; who takes nothing compressed gets it whole', async () => {
  const client = await market.visitor().signIn();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const headers of [HTML, { ...HTML, cookie }]) {
    const page = await ask('/market?sort=2', headers);
    expect([page.encoding, page.vary]).toEqual(['gzip', 'accept-encoding, cookie, x-open-app']);
    const { 'accept-encoding': _encoding, ...plain } = headers;
    const whole = await ask('/market?sort=2', plain);
    expect(whole.encoding).toBeUndefined();
    expect(whole.bytes).toBeGreaterThan(page.bytes * 3);
  }
  expect((await ask('/web/user', { 'accept-encoding': 'gzip' })).encoding).toBeUndefined();
});

test('assets lie compressed beside themselves, and the page carries its style sheet', async () => {
  const html = await (await fetch(`${market.url}/help`, { headers: { accept: 'text/html' } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => ask(script, { 'accept-encoding': encoding })),
  );
  expect(answers.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', undefined]);
  expect(html).toMatch(/<style nonce="[^"]+">[^<]*--accent/);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)?.filter((link) => !link.includes('disabled'))).toEqual(
    [],
  );
});
