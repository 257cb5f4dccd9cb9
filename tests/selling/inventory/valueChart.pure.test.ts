import { describe, expect, test } from 'vitest';
import { nearestValue, placeValues } from '../../../web/selling/inventory/valueChart.ts';

const valueOn = (date: number, referenceCents: number) => ({
  day: `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`,
  copies: 2,
  pricedCopies: 2,
  referenceCents,
  costedCopies: 0,
  costCents: 0,
});
const END = '2026-11-10T00:00:00.000Z';

describe('the chart of an inventory’s value', () => {
  test('a missed day is a gap: nothing is drawn across it, and it is counted', () => {
    const days = [4, 5, 6, 9, 10].map((date) => valueOn(date, date * 100));
    const chart = placeValues(days, END, 7);
    expect(chart.lines).toHaveLength(2);
    expect(chart.lines.map((line) => line.split('L').length)).toEqual([3, 2]);
    expect(chart.areas).toHaveLength(2);
    expect(chart.missedDays).toBe(2);
  });

  test('only the days of the range are drawn, the latest at the right, the highest at the top', () => {
    const chart = placeValues([valueOn(1, 900), valueOn(9, 100), valueOn(10, 500)], END, 7);
    expect(chart.points.map(({ day }) => day.slice(8, 10))).toEqual(['09', '10']);
    const [low, high] = chart.points;
    expect(high?.x ?? 0).toBeGreaterThan(low?.x ?? 0);
    expect(high?.y ?? 0).toBeLessThan(low?.y ?? 0);
    expect(chart.missedDays).toBe(0);
    expect([0, 1].map((share) => nearestValue(chart.points, share))).toEqual([0, 1]);
  });

  test('without a day there is nothing to draw, and none is missed', () => {
    expect(placeValues([], END, 30)).toMatchObject({ points: [], lines: [], areas: [], missedDays: 0 });
    expect(nearestValue([], 0.5)).toBe(-1);
  });
});
