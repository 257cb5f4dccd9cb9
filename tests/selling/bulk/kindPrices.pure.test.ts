import { describe, expect, test } from 'vitest';
import { type Kind, pricesByKind, requireKindPrices } from '../../../api/selling/bulk/pricesOfKinds.ts';
import {
  exceptionProblem,
  keyOfVariety,
  kindPricesOf,
  NO_EXCEPTION,
  type VarietyDraft,
} from '../../../web/selling/bulk/kindDraft.ts';

const ANY: Kind = {
  marketItemId: 'ak',
  phase: null,
  minWear: null,
  maxWear: null,
  paintSeeds: [],
  hasStickers: null,
  assetIds: [],
};
/** As the site sends it. */
const { assetIds: _, ...TYPED } = ANY;
const COPY = {
  id: 'a',
  assetId: 'copy',
  marketItemId: 'ak',
  phase: null,
  floatValue: 0.16,
  paintSeed: 661,
  hasStickers: false,
};

describe('I-02 prices of kinds of copies', () => {
  test.each([
    ['the item', {}, {}, true],
    ['another item', {}, { marketItemId: 'awp' }, false],
    ['a phase', { phase: 'Ruby' }, { phase: 'Ruby' }, true],
    ['another phase', { phase: 'Ruby' }, { phase: 'Sapphire' }, false],
    ['no phase', {}, { phase: 'Ruby' }, false],
    ['wear at its lower bound', { minWear: 0.16 }, {}, true],
    ['wear at its upper bound', { maxWear: 0.16 }, {}, false],
    ['wear that is not known', { minWear: 0 }, { floatValue: null }, false],
    ['a pattern', { paintSeeds: [1, 661] }, {}, true],
    ['another pattern', { paintSeeds: [1] }, {}, false],
    ['a pattern that is not known', { paintSeeds: [1] }, { paintSeed: null }, false],
    ['no stickers', { hasStickers: false }, {}, true],
    ['stickers', { hasStickers: true }, {}, false],
    ['a named copy', { assetIds: ['other', 'copy'] }, {}, true],
    ['another copy', { assetIds: ['other'] }, {}, false],
  ])('%s', (_what, kind, copy, isPriced) => {
    const prices = pricesByKind([{ ...COPY, ...copy }], [{ ...ANY, ...kind, priceCents: 5n }]);
    expect(prices.get('a')).toBe(isPriced ? 5n : undefined);
  });

  test('the first that fits decides', () => {
    const prices = [
      { ...ANY, maxWear: 0.1, priceCents: 9n },
      { ...ANY, paintSeeds: [661], priceCents: 7n },
      { ...ANY, priceCents: 5n },
    ];
    const copies = [COPY, { ...COPY, id: 'b', floatValue: 0.05 }, { ...COPY, id: 'c', paintSeed: 2 }];
    expect([...pricesByKind(copies, prices)]).toEqual([
      ['a', 7n],
      ['b', 9n],
      ['c', 5n],
    ]);
  });

  test.each([
    ['kindPrices.0.priceCents', { priceCents: 0n }],
    ['kindPrices.0.minWear', { minWear: -0.1 }],
    ['kindPrices.0.maxWear', { maxWear: Number.NaN }],
    ['kindPrices.0.maxWear', { minWear: 0.2, maxWear: 0.2 }],
    ['kindPrices.0.paintSeeds', { paintSeeds: [1001] }],
    ['kindPrices.0.paintSeeds', { paintSeeds: Array.from({ length: 101 }, () => 1) }],
  ])('%s is named when it is wrong', (field, wrong) => {
    expect(() => requireKindPrices([{ ...ANY, priceCents: 5n, ...wrong }])).toThrow(field);
  });

  test('at most 500', () => {
    const prices = Array.from({ length: 501 }, () => ({ ...ANY, priceCents: 5n }));
    expect(() => requireKindPrices(prices)).toThrow('kindPrices');
    expect(requireKindPrices(prices.slice(1))).toHaveLength(500);
  });
});

describe('I-02 the form of the prices of kinds', () => {
  const draft = (part: Partial<VarietyDraft>) => ({
    [keyOfVariety('ak', null)]: {
      marketItemId: 'ak',
      phase: null,
      price: '',
      exceptions: [],
      copies: {},
      ...part,
    },
  });

  test('exceptions come before their variety; what has no price is left out', () => {
    const exceptions = [
      { ...NO_EXCEPTION, maxWear: '0.1', stickers: 'without', price: '20' },
      { ...NO_EXCEPTION, seeds: '661，387 4', price: '30.5' },
      NO_EXCEPTION,
    ] as const;
    expect(kindPricesOf(draft({ price: '12.50', exceptions }))).toEqual([
      { ...TYPED, maxWear: 0.1, hasStickers: false, priceCents: 2000 },
      { ...TYPED, paintSeeds: [661, 387, 4], priceCents: 3050 },
      { marketItemId: 'ak', phase: null, priceCents: 1250 },
    ]);
    expect(kindPricesOf(draft({}))).toEqual([]);
  });

  test.each([
    ['minWear', { minWear: 'x', price: '5' }],
    ['minWear', { price: '5' }],
    ['maxWear', { maxWear: '1.1' }],
    ['maxWear', { minWear: '0.2', maxWear: '0.1' }],
    ['seeds', { seeds: '1 two' }],
    ['price', { seeds: '1', price: '0' }],
    [null, { seeds: '1', price: '' }],
  ] as const)('%s is marked', (field, typed) => {
    const exception = { ...NO_EXCEPTION, ...typed };
    expect(exceptionProblem(exception)).toBe(field);
    expect(kindPricesOf(draft({ exceptions: [exception] })) === null).toBe(field !== null);
  });

  test('a wrong price of a variety', () => {
    expect(kindPricesOf(draft({ copies: { a: '5', b: '5', c: '', d: '7' }, price: '3' }))).toMatchObject([
      { inventoryItemIds: ['a', 'b'], priceCents: 500 },
      { inventoryItemIds: ['d'], priceCents: 700 },
      { marketItemId: 'ak', priceCents: 300 },
    ]);
    expect(kindPricesOf(draft({ copies: { a: '-5' } }))).toBeNull();
    expect(kindPricesOf(draft({ price: '-1' }))).toBeNull();
  });
});
