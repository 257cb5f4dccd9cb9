import { expect, test } from 'vitest';
import { parseKeptCopies, withCopy } from '../../../web/catalog/market/visitorCart.ts';

const copy = (n: number) => ({ listingId: `listing ${n}`, expectedPriceCents: 100 + n });

test('C-01 what a browser keeps of a cart is read back; anything else counts as nothing', () => {
  expect(parseKeptCopies(JSON.stringify([copy(1), copy(2)]))).toEqual([copy(1), copy(2)]);
  for (const text of [null, '', '{', '7', '{"listingId":"a"}', '[null,7,"a",[]]'])
    expect(parseKeptCopies(text)).toEqual([]);
  const wrong = [
    { listingId: 7, expectedPriceCents: 1 },
    { listingId: 'a' },
    { listingId: 'a', expectedPriceCents: 0 },
  ];
  expect(
    parseKeptCopies(JSON.stringify([...wrong, { listingId: 'a', expectedPriceCents: 1.5 }, copy(3)])),
  ).toEqual([copy(3)]);
  const many = Array.from({ length: 80 }, (_, n) => copy(n));
  expect(parseKeptCopies(JSON.stringify(many))).toHaveLength(50);
});

test('C-01 a visitor’s cart takes 50 copies, each once with its latest price', () => {
  const full = Array.from({ length: 50 }, (_, n) => copy(n));
  expect(withCopy(full.slice(1), copy(0))).toEqual([...full.slice(1), copy(0)]);
  expect(withCopy(full, copy(50))).toBeNull();
  const dearer = { ...copy(0), expectedPriceCents: 700 };
  expect(withCopy(full, dearer)).toEqual([...full.slice(1), dearer]);
});
