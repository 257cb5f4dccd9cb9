import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  SELLING_DAYS,
  SELLING_SALES_MIN,
  sellingTimesOf,
  type WaitedSale,
} from '../../../api/catalog/prices/sellingTimes.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

/** Sales at a price that waited so many hours each, a day ago. */
function sales(priceCents: bigint, hours: readonly number[], more: Partial<WaitedSale> = {}): WaitedSale[] {
  return hours.map((count) => ({
    priceCents,
    soldAt: new Date(NOW.getTime() - DAY_MS),
    waitedSeconds: count * 3_600,
    referenceCents: 10_000n,
    ...more,
  }));
}

test('the median of a band of five sales is told with their number, and its bounds are shares of the reference price of now', () => {
  const sold = [...sales(9_600n, [1, 50, 2, 3, 4]), ...sales(12_500n, [10, 20, 30, 40, 60, 90])];
  expect(sellingTimesOf(sold, 20_000n, NOW)).toEqual([
    { fromCents: 19_000n, belowCents: 20_000n, medianSeconds: 3 * 3_600, saleCount: 5 },
    { fromCents: 24_000n, belowCents: 30_000n, medianSeconds: 35 * 3_600, saleCount: 6 },
  ]);
});

test('four sales say nothing, and neither do sales that are reversed into no time, too old, or far from the reference price', () => {
  const four = sales(9_600n, [1, 2, 3, 4]);
  expect(sellingTimesOf(four, 10_000n, NOW)).toEqual([]);
  const old = new Date(NOW.getTime() - SELLING_DAYS * DAY_MS - 1);
  const others = [
    ...sales(9_600n, [5], { waitedSeconds: null }),
    ...sales(9_600n, [5], { soldAt: old }),
    ...sales(4_999n, [5, 5, 5, 5, 5]),
    ...sales(15_000n, [5, 5, 5, 5, 5]),
  ];
  expect(sellingTimesOf([...four, ...others], 10_000n, NOW)).toEqual([]);
  const edge = new Date(NOW.getTime() - SELLING_DAYS * DAY_MS);
  expect(sellingTimesOf([...four, ...sales(9_600n, [5], { soldAt: edge })], 10_000n, NOW)).toHaveLength(1);
});

test('a price belongs to the band that begins with it', () => {
  expect(sellingTimesOf(sales(9_500n, [1, 1, 1, 1, 1]), 10_000n, NOW)[0]?.fromCents).toBe(9_500n);
  expect(sellingTimesOf(sales(9_499n, [1, 1, 1, 1, 1]), 10_000n, NOW)[0]?.belowCents).toBe(9_500n);
});

test('a sale without a reference price of its time is compared with the one of now, and without that with the sales themselves', () => {
  const sold = sales(9_600n, [1, 2, 3, 4, 5], { referenceCents: null });
  expect(sellingTimesOf(sold, 10_000n, NOW)[0]?.fromCents).toBe(9_500n);
  expect(sellingTimesOf(sold, null, NOW)[0]).toMatchObject({ fromCents: 9_600n, belowCents: 10_080n });
  expect(sellingTimesOf([], null, NOW)).toEqual([]);
});

test('a sale with a reference price of one fen and a price of one fen is in the band of its price', () => {
  expect(sellingTimesOf(sales(1n, [1, 1, 1, 1, 1], { referenceCents: 1n }), 1n, NOW)).toEqual([
    { fromCents: 1n, belowCents: 2n, medianSeconds: 3_600, saleCount: 5 },
  ]);
});

test('bands never overlap, come cheapest first, and count no sale twice', () => {
  const sale = fc.record({
    priceCents: fc.bigInt({ min: 1n, max: 30_000n }),
    soldAt: fc.constant(NOW),
    waitedSeconds: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
    referenceCents: fc.option(fc.bigInt({ min: 1n, max: 30_000n }), { nil: null }),
  });
  fc.assert(
    fc.property(
      fc.array(sale, { maxLength: 60 }),
      fc.bigInt({ min: 1n, max: 30_000n }),
      (sold, reference) => {
        const times = sellingTimesOf(sold, reference, NOW);
        for (const [at, time] of times.entries()) {
          expect(time.fromCents).toBeLessThan(time.belowCents + 1n);
          expect(time.fromCents).toBeGreaterThanOrEqual(times[at - 1]?.belowCents ?? 0n);
          expect(time.saleCount).toBeGreaterThanOrEqual(SELLING_SALES_MIN);
        }
        const counted = times.reduce((sum, { saleCount }) => sum + saleCount, 0);
        expect(counted).toBeLessThanOrEqual(
          sold.filter(({ waitedSeconds }) => waitedSeconds !== null).length,
        );
      },
    ),
  );
});
