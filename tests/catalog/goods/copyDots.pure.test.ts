import { expect, test } from 'vitest';
import { boundsAround, plotDots } from '../../../web/catalog/goods/copyDots.ts';

const dot = (floatValue: number, askCents: number) => ({
  listingId: `${floatValue}`,
  floatValue,
  askCents,
  copyCount: 1,
});

test('C3 dots stand by wear from left to right and by price from the bottom up, inside the drawing', () => {
  const plot = plotDots([dot(0.1, 300), dot(0.2, 100), dot(0.3, 200)]);
  const [first, second, third] = plot?.dots ?? [];
  expect([first?.x, second?.x, third?.x].map((x) => Math.round((x ?? 0) * 100))).toEqual([6, 50, 94]);
  expect([first?.y, second?.y].map((y) => Math.round((y ?? 0) * 100))).toEqual([6, 94]);
  expect(third?.y).toBeGreaterThan(first?.y ?? 1);
  expect([plot?.fromFloat, plot?.toFloat, plot?.lowCents]).toEqual([0.1, 0.3, 100]);
});

test('C3 one very dear copy stands at the edge and does not flatten the others', () => {
  const cheap = Array.from({ length: 19 }, (_, index) => dot(0.1 + index / 100, 100 + index));
  const plot = plotDots([...cheap, dot(0.5, 100_000)]);
  expect(plot?.topCents).toBeLessThanOrEqual(118);
  const ys = (plot?.dots ?? []).map(({ y }) => y);
  expect(Math.min(...ys)).toBeCloseTo(0.06);
  expect((ys[0] ?? 0) - (ys[9] ?? 0)).toBeGreaterThan(0.3);
});

test('C3 copies of one wear or one price have their places, and fewer than two have no drawing', () => {
  expect(plotDots([dot(0.2, 100)])).toBeNull();
  expect(plotDots([dot(0.2, 100), dot(0.2, 100)])?.dots.every(({ x, y }) => x > 0 && x < 1 && y < 1)).toBe(
    true,
  );
});

test('C3 the filter around a wear has six decimals and lets the copy through', () => {
  for (const value of [0.1512345678, 0.000000123, 0.9999999, 0.15]) {
    const { floatMin, floatMax } = boundsAround(value);
    expect([floatMin <= value, floatMax >= value || floatMax === 1], String(value)).toEqual([true, true]);
    expect(floatMax - floatMin).toBeLessThanOrEqual(0.0000011);
  }
});
