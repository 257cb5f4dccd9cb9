import { expect, test } from 'vitest';
import { stockAgesOf } from '../../../api/selling/listing/stockAge.ts';
import { marginOf, weekBars } from '../../../web/selling/sell/weekFigures.ts';

const WEEK = {
  salesCount: 2,
  salesGrossCents: 2_000,
  salesNetCents: 1_950,
  unknownCostSalesCount: 1,
  unknownCostNetCents: 975,
  costCents: 600,
};

test('I-14 a margin is of the sales with a known cost alone', () => {
  expect(marginOf(WEEK)).toBe(375);
  expect(
    marginOf({ ...WEEK, unknownCostSalesCount: 2, unknownCostNetCents: 1_950, costCents: 0 }),
  ).toBeNull();
  expect(marginOf({ ...WEEK, costCents: 1_000 })).toBe(-25);
});

test('I-14 bars are shares of the tallest week; a loss has none', () => {
  const loss = { ...WEEK, salesGrossCents: 1_000, costCents: 9_000 };
  expect(weekBars([WEEK, loss])).toEqual([
    { gross: 100, margin: 18.8 },
    { gross: 50, margin: 0 },
  ]);
  expect(
    weekBars([{ ...WEEK, salesGrossCents: 0, salesNetCents: 0, unknownCostNetCents: 0, costCents: 0 }]),
  ).toEqual([{ gross: 0, margin: 0 }]);
});

test('I-14 four sales say nothing, five do', () => {
  const listing = { days: 6, askCents: 1_000n, medianCents: 900n };
  expect(stockAgesOf([{ ...listing, sales: 4 }], 250)[0]).toMatchObject({
    count: 1,
    comparedCount: 0,
    medianNetCents: 0n,
  });
  expect(stockAgesOf([{ ...listing, sales: 5 }], 250)[0]).toMatchObject({
    comparedCount: 1,
    aboveCount: 1,
    medianNetCents: 877n,
  });
  expect(stockAgesOf([{ ...listing, days: 7, sales: 5 }], 250)[1]?.count).toBe(1);
});
