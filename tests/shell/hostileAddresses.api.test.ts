import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBuyer } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { filesIn } from '../tidy/sourceFile.ts';

const logged: string[] = [];
let market: TestMarket;
let person: TestClient;
beforeAll(async () => {
  market = await openTestMarket({}, 'production', { write: (line) => logged.push(line) });
  person = await openBuyer(market);
});
afterAll(() => market.close());

/** Whatever a page throws while it is rendered ends here. */
const complaints: string[] = [];
beforeEach(() => {
  logged.length = 0;
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => {
      complaints.push(said.map(String).join(' ').slice(0, 300));
    });
});
afterEach(() => vi.restoreAllMocks());

const WEB = filesIn('web/');
const every = (pattern: RegExp, files = WEB) => [
  ...new Set(
    files.flatMap(({ text: source }) => [...source.matchAll(pattern)].map(([, name]) => name ?? '')),
  ),
];
/** The address of every page, with something where it has a name in it. */
const PATHS = [
  '',
  ...every(
    /path: '([^']+)'/g,
    WEB.filter(({ path }) => path.endsWith('.feature.ts') || path.endsWith('routes.ts')),
  ),
].map((path) => `/${path.replace(/:\w+\??/, 'none')}`);
/** Whatever a page reads of an address. */
const NAMES = every(/\.get(?:All)?\('(\w+)'\)|readOneOf\(\w+, '(\w+)'/g).filter((name) => name !== '');

/** Values as they appear in a URL. */
const VALUES = [
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '%F0%9F%98%80',
  '%0d%0aset-cookie:x=1',
  '%09',
  '../../etc/passwd',
  '%5c%5cevil.test',
  '-1',
  '99999999999999999999',
  '9999999.99',
  'NaN',
  '%3Cscript%3E',
  '100-1',
  'constructor',
  'x'.repeat(4_000),
];

interface Answer {
  status: number;
  location: string;
  body: string;
}

/** Requests an address unchanged; `fetch` would normalise it. */
async function ask(path: string, client: TestClient | null): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const cookie = [...(client?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  const { hostname, port } = new URL(market.url);
  const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) };
  request({ hostname, port, path, headers, agent: false }, (answer) => {
    const { statusCode: status = 0 } = answer;
    text(answer).then((body) => resolve({ status, location: answer.headers.location ?? '', body }), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The problem of a response to an address, after redirects. Null if there is none. */
async function complain(path: string, client: TestClient | null, hops = 3): Promise<string | null> {
  const { status, location, body } = await ask(path, client);
  if (status >= 500) return `${path.slice(0, 80)}: HTTP ${status}`;
  if (/^(?:[a-z]+:)?[/\\]{2}|^[a-z]+:/i.test(location)) return `${path}: leads to ${location}`;
  // The page of that name says so whenever it is asked for.
  if (!path.startsWith('/serverError') && /服务暂时不可用|服务器出了问题/.test(body))
    return `${path.slice(0, 80)}: says that we failed`;
  return location !== '' && hops > 0 ? complain(location, client, hops - 1) : null;
}

function failures(): string[] {
  const lines = logged.map((line) => JSON.parse(line) as { level: number; msg?: string; err?: unknown });
  const failed = lines.filter(({ level, err }) => level >= 50 || err !== undefined);
  return [...complaints, ...failed.map(({ msg, err }) => `${msg} ${JSON.stringify(err)?.slice(0, 200)}`)];
}

describe('F1 E-06 an address that is wrong is never our failure', () => {
  test('the walk knows every page and what it reads', () => {
    expect(PATHS.length).toBeGreaterThan(22);
    expect(NAMES).toEqual(expect.arrayContaining(['number', 'orderNo', 'minPrice', 'hashName', 'tab']));
  });

  test.each(PATHS)('%s', async (path) => {
    const client = path.startsWith('/user') ? person : null;
    for (const value of VALUES) {
      const query = NAMES.map((name) => `${name}=${value}`).join('&');
      const address = `${path}?${
        value.length > 1_000
          ? `${NAMES.slice(0, 3)
              .map((name) => `${name}=${value}`)
              .join('&')}`
          : query
      }`;
      expect.soft(await complain(address, client)).toBeNull();
    }
    expect(failures()).toEqual([]);
  });

  test.each([
    '/user/wallet?number=%00',
    '/user/orderDetail?orderNo=%00',
    '/user/orderDetail?orderNo=abc',
    '/user/orderDetail?orderNo=%F0%9F%98%80',
    '/market?minPrice=100&maxPrice=50',
    '/market?minPrice=100&maxPrice=50&search=ak',
    '/market?%00=%00',
    '//',
    '///',
    '/\\',
    '/\\evil.test',
    '//evil.test/',
    '//evil.test/market?sort=1',
    '/%09/evil.test/..',
    '/%0a/evil.test/..',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '/%00',
    '/goods/%00?hashName=x',
    '/shop/%00',
    '/shop/%',
    '/shop/%ff',
    '/help/%00',
    '/help/%zz',
    '/news?id=%00',
    '/user/%00',
    '/..//evil.test',
    '/?%',
    '/market?search=%00',
    '/web/market?search=%00',
    '/web/market?minPrice=100&maxPrice=50',
    '/web/market//',
    '/web/%00',
    '/assets/%00',
    '/assets/..%2f..%2fpackage.json',
    '/sitemap-%00.xml',
    '/graphql?query=%00',
  ])('%s', async (path) => {
    for (const client of [null, person]) expect.soft(await complain(path, client)).toBeNull();
    expect(failures()).toEqual([]);
  });

  test('a part of an address that is not valid text is left out, and the rest stays', async () => {
    const { status, location } = await ask('/market?sort=1&search=%00&minPrice=5', null);
    expect([status, location]).toEqual([302, '/market?sort=1&minPrice=5']);
  });

  test('a minimum over a maximum narrows nothing', async () => {
    const { status, body } = await ask('/market?minPrice=100&maxPrice=50&sort=1', null);
    expect(status).toBe(200);
    expect(body.match(/\/goods\?hashName=/g)?.length).toBeGreaterThan(10);
  });
});
