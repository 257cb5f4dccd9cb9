import { expect, test } from 'vitest';
import { addressKey, documentKey } from '../../../api/http/cache/answerKey.ts';

const page = (url: string): string => addressKey(url, { accept: 'text/html' });
const list = (url: string): string => addressKey(url, { accept: 'application/json' });

test('a page is kept once, in whatever order its parameters are and wherever its reader came from', () => {
  const plain = page('/market?minPrice=1&tagType=a&tagType=b');
  for (const url of [
    '/market?tagType=a&minPrice=1&tagType=b',
    '/market?utm_source=mail&tagType=a&tagType=b&utm_campaign=x&minPrice=1',
    '/market?tagType=a&&tagType=b&minPrice=1&gclid=Cj0&fbclid=IwA&gbraid=0AA',
  ])
    expect(page(url), url).toBe(plain);
  expect(page('/?bd_vid=1')).toBe(page('/'));
  expect(page('/help?')).toBe(page('/help'));
});

test('addresses of two pages have two keys', () => {
  const addresses = [
    '/market?tagType=a&tagType=b',
    // The first of two is the one that counts where a page reads one.
    '/market?tagType=b&tagType=a',
    '/market?tagType=a',
    '/market?tagType=A&tagType=b',
    '/goods?hashName=a%20%3F%20b',
    '/goods?hashName=a%20?%20b',
    '/market?keyword=utm_source',
    '/market?keyword=gclid=1',
    '/market',
    '/Market',
  ];
  expect(new Set(addresses.map(page)).size).toBe(addresses.length);
});

test('a list of the interface is kept by the address as it is: it may reject a parameter', () => {
  expect(list('/web/market?limit=2&page=1')).not.toBe(list('/web/market?page=1&limit=2'));
  for (const accept of ['application/json', 'text/html'])
    expect(addressKey('/web/market?utm_source=a', { accept })).not.toBe(
      addressKey('/web/market', { accept }),
    );
});

test('a response is kept for its language: of the cookie, else the one that the client accepts', () => {
  const document = { id: 'x', variables: {} };
  for (const keyOf of [
    (headers: Record<string, string>) => documentKey(document, headers),
    (headers: Record<string, string>) => addressKey('/market', { accept: 'text/html', ...headers }),
  ]) {
    const english = keyOf({ cookie: 'language=en' });
    expect(keyOf({ 'accept-language': 'en-GB,zh;q=0.5' })).toBe(english);
    expect(keyOf({ cookie: 'language=zh', 'accept-language': 'en' })).not.toBe(english);
    expect(keyOf({ cookie: 'language=xx' })).toBe(keyOf({}));
    expect(keyOf({})).not.toBe(english);
  }
});

test('variables have one key in any order of their fields, and none where they are nested too deep', () => {
  const keyOf = (variables: object) => documentKey({ id: 'x', variables: { ...variables } }, {});
  expect(keyOf({ a: 1, b: { c: [1, null], d: 'x' } })).toBe(keyOf({ b: { d: 'x', c: [1, null] }, a: 1 }));
  expect(keyOf({ a: [1, 2] })).not.toBe(keyOf({ a: [2, 1] }));
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(keyOf({ a: nested(20) })).not.toBeNull();
  expect(keyOf({ a: nested(40) })).toBeNull();
  const deepest: unknown = JSON.parse(`${'['.repeat(8_000)}${']'.repeat(8_000)}`);
  expect(keyOf({ a: deepest })).toBeNull();
});
