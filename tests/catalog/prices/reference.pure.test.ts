import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medianCents, referenceOf, robustPrice, SALES_MIN } from '../../../api/catalog/prices/reference.ts';

const cents = (...values: number[]): bigint[] => values.map(BigInt);

describe('the median', () => {
  test('of odd, even, one and no prices; halves go up', () => {
    expect(medianCents(cents(3, 1, 2))).toBe(2n);
    expect(medianCents(cents(1, 2))).toBe(2n);
    expect(medianCents(cents(4, 1, 3, 2))).toBe(3n);
    expect(medianCents(cents(7))).toBe(7n);
    expect(medianCents([])).toBe(0n);
  });
});

describe('a reference from sales', () => {
  test('needs enough of them', () => {
    const prices = Array.from({ length: SALES_MIN - 1 }, () => 100n);
    expect(robustPrice(prices)).toBeNull();
    expect(robustPrice([...prices, 100n])).toEqual({
      priceCents: 100n,
      salesUsed: SALES_MIN,
      outliersLeftOut: 0,
    });
  });

  test('leaves out what lies far off, and counts it', () => {
    const usual = cents(980, 990, 1000, 1000, 1005, 1010, 1020, 1030);
    expect(robustPrice([...usual, ...cents(1, 90_000)])).toEqual({
      priceCents: 1003n,
      salesUsed: 8,
      outliersLeftOut: 2,
    });
  });

  test('lies between the lowest and the highest sale, and strangers cannot move it beyond the usual ones', () => {
    const usual = fc.array(fc.bigInt(9_000n, 11_000n), { minLength: 20, maxLength: 40 });
    const strange = fc.array(fc.oneof(fc.bigInt(1n, 100n), fc.bigInt(1_000_000n, 10_000_000n)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(usual, strange, (near, far) => {
        const price = robustPrice([...near, ...far]);
        expect(price?.priceCents).toBeGreaterThanOrEqual(9_000n);
        expect(price?.priceCents).toBeLessThanOrEqual(11_000n);
        expect((price?.salesUsed ?? 0) + (price?.outliersLeftOut ?? 0)).toBe(near.length + far.length);
      }),
    );
  });
});

describe('which reference counts', () => {
  const kept = {
    phase: '',
    source: 'feed',
    priceCents: 7_000n,
    sourcePriceCents: 1_000n,
    rate: 7,
    calculatedAt: new Date(0),
    salesUsed: null,
    outliersLeftOut: null,
    windowDays: null,
  };

  test('what is kept before the model; nothing where neither is', () => {
    expect(referenceOf(500n, [], null)).toMatchObject({ priceCents: 500n, source: 'model', rate: null });
    expect(referenceOf(7_000n, [kept], null)).toMatchObject({ priceCents: 7_000n, source: 'feed', rate: 7 });
    expect(referenceOf(null, [], null)).toBeNull();
  });

  test('a phase has its own, else the item’s in its proportion', () => {
    const ruby = { ...kept, phase: 'Ruby', source: 'sales', priceCents: 90_000n };
    expect(referenceOf(7_000n, [kept, ruby], 'Ruby')).toMatchObject({ priceCents: 90_000n, source: 'sales' });
    expect(referenceOf(28_000n, [kept], 'Ruby')).toMatchObject({ priceCents: 28_000n, source: 'feed' });
    expect(referenceOf(7_840n, [], 'Phase 2')).toMatchObject({ priceCents: 7_840n, source: 'model' });
  });
});
