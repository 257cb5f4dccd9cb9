import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeedFigure, judgeFigures } from '../../../api/catalog/prices/feedMove.ts';

const figure = (beforeCents: bigint, afterCents: bigint, isEstimate = false): FeedFigure => ({
  name: `${beforeCents} ${afterCents}`,
  beforeCents,
  afterCents,
  isEstimate,
});
const implausible = (...figures: FeedFigure[]) => judgeFigures(figures).implausible.map(({ name }) => name);

describe('what a feed may move', () => {
  test('five times up or down is told, and less than twenty yuan never', () => {
    expect(implausible(figure(10_000n, 50_000n), figure(10_000n, 2_000n))).toEqual([]);
    expect(implausible(figure(10_000n, 50_100n), figure(10_000n, 1_990n))).toEqual([
      '10000 1990',
      '10000 50100',
    ]);
    expect(implausible(figure(20n, 1_900n))).toEqual([]);
    expect(implausible(figure(20n, 2_020n))).toEqual(['20 2020']);
  });

  test('an estimate may be further off', () => {
    expect(implausible(figure(10_000n, 190_000n, true))).toEqual([]);
    expect(implausible(figure(10_000n, 210_000n, true))).toEqual(['10000 210000']);
  });

  test('dollars for cents, and yuan for dollars, are seen by the middle of all', () => {
    const all = Array.from({ length: 11 }, (_, index) => BigInt(100 + index));
    const times = (factor: number) =>
      judgeFigures(all.map((cents) => figure(cents, BigInt(Math.round(Number(cents) * factor)))));
    expect(times(7.1)).toMatchObject({ isWholeImplausible: true, changedCount: 11, comparedCount: 11 });
    expect(times(0.01).isWholeImplausible).toBe(true);
    expect(times(1.3)).toMatchObject({ isWholeImplausible: false });
    expect(times(0.8)).toMatchObject({ isWholeImplausible: false });
    expect(judgeFigures([figure(100n, 1_000n)]).isWholeImplausible).toBe(false);
    expect(judgeFigures([])).toMatchObject({ middleRatio: 1, isWholeImplausible: false, comparedCount: 0 });
  });

  test('what changes nothing is always plausible', () => {
    const cents = fc.bigInt({ min: 1n, max: 1_000_000_000n });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.boolean())), (prices) => {
        const { implausible: none, ...all } = judgeFigures(
          prices.map(([price, isEstimate]) => figure(price, price, isEstimate)),
        );
        expect(none).toEqual([]);
        expect(all).toMatchObject({ isWholeImplausible: false, changedCount: 0 });
      }),
    );
  });
});
