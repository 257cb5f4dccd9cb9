import { describe, expect, test } from 'vitest';
import { type FigureSum, figuresOf, MOVEMENT_FIGURES } from '../../../api/payments/statistics/statistics.ts';

const sum = (changes: Partial<FigureSum>): FigureSum => ({
  kind: 'sale',
  direction: 1,
  place: 0,
  count: 1,
  amountCents: 0n,
  feeCents: 0n,
  knownCount: 0,
  knownCostCents: 0n,
  knownNetCents: 0n,
  ...changes,
});

describe('U-03 the figures', () => {
  test('U-03 profit is what sales with a known cost brought, less that cost, less the fees of sale and withdrawal', () => {
    const figures = figuresOf([
      // Three sales, of which two had cost 6,000 together and brought 9,750.
      sum({
        count: 3,
        amountCents: 15_000n,
        feeCents: 375n,
        knownCount: 2,
        knownCostCents: 6_000n,
        knownNetCents: 9_750n,
      }),
      sum({ kind: 'purchase', count: 4, amountCents: 9_000n }),
      sum({ kind: 'withdrawal', count: 2, amountCents: 5_000n, feeCents: 50n }),
    ]);
    expect(figures).toEqual({
      salesCount: 3,
      reversedSalesCount: 0,
      salesGrossCents: 15_000n,
      saleFeesCents: 375n,
      salesNetCents: 14_625n,
      purchasesCount: 4,
      purchasesCents: 9_000n,
      withdrawalsCount: 2,
      withdrawnCents: 5_000n,
      withdrawalFeesCents: 50n,
      receivedCents: 4_950n,
      unknownCostSalesCount: 1,
      unknownCostNetCents: 4_875n,
      costCents: 6_000n,
      profitCents: 9_750n - 6_000n - 50n,
    });
  });

  test('U-03 a reversed sale is taken out of every figure, on another day even below zero', () => {
    const traits = {
      amountCents: 10_000n,
      feeCents: 250n,
      knownCount: 1,
      knownCostCents: 11_000n,
      knownNetCents: 9_750n,
    };
    const [sold, reversed] = [sum(traits), sum({ ...traits, direction: -1 })];
    expect(figuresOf([sold]).profitCents).toBe(-1_250n);
    expect(figuresOf([reversed])).toMatchObject({
      salesCount: -1,
      reversedSalesCount: 1,
      salesNetCents: -9_750n,
      costCents: -11_000n,
      profitCents: 1_250n,
    });
    const { reversedSalesCount, ...rest } = figuresOf([sold, reversed]);
    expect(reversedSalesCount).toBe(1);
    expect(Object.values(rest).every((value) => Number(value) === 0)).toBe(true);
  });

  test('U-03 what a movement puts in, another takes out: nothing counts twice', () => {
    const net = (movements: (keyof typeof MOVEMENT_FIGURES)[], kind: string): number =>
      movements
        .flatMap((movement) => MOVEMENT_FIGURES[movement])
        .filter((figure) => figure.kind === kind)
        .reduce((total, { direction }) => total + direction, 0);
    expect(net(['hold', 'settle', 'release'], 'sale')).toBe(1);
    expect(net(['hold', 'settle', 'release'], 'purchase')).toBe(1);
    for (const kind of ['sale', 'purchase']) {
      expect(net(['hold', 'refund'], kind)).toBe(0);
      expect(net(['hold', 'settle', 'reverse'], kind)).toBe(0);
    }
  });
});
