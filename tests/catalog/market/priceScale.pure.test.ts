import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestPartToDrop,
  FILTER_PARTS,
  isPartChosen,
  withoutPart,
} from '../../../web/catalog/market/droppableParts.ts';
import { EMPTY_FILTER } from '../../../web/catalog/market/marketFilter.ts';
import { placeCount, placeOfPrice, priceAtPlace } from '../../../web/catalog/market/priceScale.ts';
import { suggestedTarget } from '../../../web/catalog/watch/suggestedTarget.ts';

const scales = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 16 }))
  .map(([first, length]) => ({
    fromCents: Math.ceil(10 ** (first / 4) - 1e-9),
    toCents: Math.ceil(10 ** ((first + length) / 4) - 1e-9),
  }));

test('a slider’s places rise in price, in whole cents, and a price above ten cents comes back to its place', () => {
  fc.assert(
    fc.property(scales, (scale) => {
      for (let place = 0; place <= placeCount(scale); place += 1) {
        const cents = priceAtPlace(scale, place);
        expect(Number.isInteger(cents)).toBe(true);
        if (place > 0) expect(cents).toBeGreaterThanOrEqual(priceAtPlace(scale, place - 1));
        if (cents >= 10) expect(Math.abs(placeOfPrice(scale, cents) - place)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a price beyond an end stands at the end, and round prices are offered', () => {
  const scale = { fromCents: 100, toCents: 100_000 };
  expect([placeOfPrice(scale, 1), placeOfPrice(scale, 10_000_000)]).toEqual([0, placeCount(scale)]);
  expect([0, 1, 7, 20, 33].map((place) => priceAtPlace(scale, place))).toEqual([100, 110, 220, 1_000, 4_500]);
});

test('of an empty list the part is dropped that hides the most; a type takes its weapons along', () => {
  const filter = {
    ...EMPTY_FILTER,
    keyword: 'x',
    types: ['t'],
    weapons: ['w'],
    exteriors: ['a', 'b'],
    maxPriceCents: 5,
    zones: ['low' as const],
  };
  expect(FILTER_PARTS.filter((part) => isPartChosen(filter, part))).toEqual([
    'keyword',
    'stock',
    'zones',
    'types',
    'weapons',
    'price',
    'exteriors',
  ]);
  expect(
    bestPartToDrop(filter, (part) => ({ keyword: 3, price: 7, exteriors: 7 })[part as 'price'] ?? 0),
  ).toBe('price');
  expect(bestPartToDrop(filter, () => 0)).toBeNull();
  expect(withoutPart(filter, 'types')).toEqual({ ...filter, types: [], weapons: [] });
  expect(withoutPart(filter, 'stock')).toEqual({ ...filter, hasSoldOut: true });
  expect(withoutPart(filter, 'price')).toEqual({ ...filter, maxPriceCents: null });
});

test('an alert begins some three percent under the lowest ask, and never at nothing', () => {
  expect([29_850, 1_894_273, 100, 3, 1].map(suggestedTarget)).toEqual([28_900, 1_830_000, 97, 2, 1]);
});
