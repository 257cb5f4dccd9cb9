import { expect, test } from 'vitest';
import { addressKey } from '../../../api/http/cache/answerKey.ts';

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
