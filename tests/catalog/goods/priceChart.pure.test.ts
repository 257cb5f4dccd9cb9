import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { remarkOf } from '../../../web/catalog/goods/listingRemark.ts';
import {
  CHART_HEIGHT,
  type ChartDay,
  nearestPoint,
  placeHistory,
} from '../../../web/catalog/goods/priceChart.ts';
import { CHART_WIDTH, dayText } from '../../../web/catalog/items/chartPlaces.ts';
import { agoOf } from '../../../web/ui/momentText.ts';

const END = '2026-11-21T00:00:00.000Z';
const dayBack = (back: number): string => new Date(Date.parse(END) - back * DAY_MS).toISOString();
const histories = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 60 }).chain((backs) =>
  fc.tuple(
    ...backs
      .toSorted((left, right) => right - left)
      .map((back) =>
        fc.record({
          day: fc.constant(dayBack(back)),
          medianCents: fc.integer({ min: 1, max: 10_000_000 }),
          salesCount: fc.integer({ min: 1, max: 900 }),
        }),
      ),
  ),
);

describe('the price chart', () => {
  test('everything stands inside the drawing, dearer days higher', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(7, 30, 90), (days, range) => {
        const { points, ticks } = placeHistory(days as ChartDay[], END, range);
        expect(points).toHaveLength(
          days.filter(({ day }) => Date.parse(day) > Date.parse(END) - range * DAY_MS).length,
        );
        for (const { x, y, bar } of points) {
          expect(
            x > 0 && x < CHART_WIDTH && y >= 0 && y <= CHART_HEIGHT && bar > 0 && bar < CHART_HEIGHT,
          ).toBe(true);
        }
        for (const [left, right] of points.flatMap((point) =>
          points.map((other) => [point, other] as const),
        )) {
          if (left.medianCents > right.medianCents) expect(left.y).toBeLessThanOrEqual(right.y);
        }
        if (points.length > 0) {
          expect(ticks.length).toBeGreaterThanOrEqual(3);
          expect(ticks.length).toBeLessThanOrEqual(6);
        }
      }),
    );
  });

  test('the median is that of the seven days up to each', () => {
    const days = [100, 900, 300, 200, 500, 400, 600, 5000].map((medianCents, index) => ({
      day: dayBack(7 - index),
      medianCents,
      salesCount: 1,
    }));
    const { points } = placeHistory(days, END, 7);
    expect(points.map((point) => point.weekMedianCents)).toEqual([500, 300, 250, 300, 350, 400, 500]);
  });

  test('the pointer finds the nearest day', () => {
    const { points } = placeHistory(
      [9, 5, 1].map((back) => ({ day: dayBack(back), medianCents: 1, salesCount: 1 })),
      END,
      30,
    );
    expect([0, 0.8, 0.999].map((share) => nearestPoint(points, share))).toEqual([0, 1, 2]);
    expect(nearestPoint([], 0.5)).toBe(-1);
  });
});

test('days in both languages', () => {
  expect([
    dayText(END, 'zh'),
    dayText(END, 'zh', true),
    dayText(END, 'en'),
    dayText(END, 'en', true),
  ]).toEqual(['11-21', '11-21 周六', '21 Nov', '21 Nov Sat']);
});

test.each([
  [-5_000, 'now', 0],
  [59_000, 'now', 0],
  [60_000, 'minutes', 1],
  [3_599_000, 'minutes', 59],
  [7_200_000, 'hours', 2],
  [3 * DAY_MS, 'days', 3],
])('%i ms ago is %s, %i', (passedMs, unit, count) => {
  expect(agoOf(0, passedMs)).toEqual({ unit, count });
});

describe('at most one remark on a copy', () => {
  const facts = {
    isCheapest: false,
    askCents: 1000,
    referenceCents: 1000,
    floatValue: 0.2,
    exterior: 'WearCategory2',
    floatMin: 0.1,
    floatMax: 0.7,
  };
  test.each([
    [{ isCheapest: true, askCents: 900 }, { kind: 'lowest' }],
    [
      { askCents: 957, floatValue: 0.1501 },
      { kind: 'belowReference', percent: '4.3' },
    ],
    [{ floatValue: 0.1501 }, { kind: 'lowWear', percent: 1 }],
    [{ floatValue: 0.154 }, { kind: 'lowWear', percent: 2 }],
    [{ floatValue: 0.155 }, { kind: 'none' }],
    [{ floatValue: null, referenceCents: null }, { kind: 'none' }],
    [{ exterior: null, floatValue: 0 }, { kind: 'none' }],
  ])('%j', (change, remark) => expect(remarkOf({ ...facts, ...change })).toEqual(remark));
});
