import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_COPY, type CopyFilter } from '../../../api/catalog/filter/filter.ts';
import {
  countRaise,
  judgeBidPrice,
  nearestPrices,
  nextRaiseAt,
  onlyPhaseOf,
  RAISES_A_DAY,
  returnFrom,
  spendFrom,
  subtractSplit,
} from '../../../api/orders/bid/bid.ts';

const phases = (...values: string[]): CopyFilter => ({ kind: 'words', field: 'phase', values });
const worn: CopyFilter = { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 };
test.each<[CopyFilter, string | null]>([
  [phases('ruby'), 'Ruby'],
  [{ all: [worn, phases('p2')] }, 'Phase 2'],
  [phases('ruby', 'p1'), null],
  [{ any: [phases('ruby'), worn] }, null],
  [{ not: phases('ruby') }, null],
  [ANY_COPY, null],
])('B-01 the one phase that all copies of a filter have', (filter, phase) => {
  expect(onlyPhaseOf(filter)).toBe(phase);
});

test.each([
  [1n, null],
  [99n, null],
  [100n, null],
  [105n, [100n, 110n]],
  [4_990n, null],
  [4_995n, [4_990n, 5_000n]],
  [5_000n, null],
  [5_010n, [5_000n, 5_100n]],
  [5_099n, [5_000n, 5_100n]],
  [9_999_900n, null],
] as const)('B-01 %s fen are on a step, or lie between two', (priceCents, expected) => {
  const nearest = nearestPrices(priceCents);
  expect(nearest && [nearest.lowerCents, nearest.higherCents]).toEqual(expected);
});

test.each([
  [15_000n, 'fine'],
  [15_100n, 'farAbove'],
  [100_000n, 'farAbove'],
  [100_100n, 'refused'],
] as const)('B-18 %s fen where the reference price is 100 yuan', (priceCents, expected) => {
  expect(judgeBidPrice(priceCents, 10_000n)).toBe(expected);
  expect(judgeBidPrice(priceCents, null)).toBe('fine');
});

test('B-02 what is spent and what returns are the amount, from what is held, and nothing is left below zero', () => {
  const cents = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(cents, cents, cents, (deposit, proceeds, wanted) => {
      const held = { deposit, proceeds };
      const amount = wanted % (deposit + proceeds + 1n);
      for (const part of [spendFrom(held, amount), returnFrom(held, amount)]) {
        const left = subtractSplit(held, part);
        expect(part.deposit + part.proceeds).toBe(amount);
        expect([part.deposit, part.proceeds, left.deposit, left.proceeds].every((each) => each >= 0n)).toBe(
          true,
        );
      }
      expect(spendFrom(held, amount).proceeds > 0n).toBe(amount > deposit);
      expect(returnFrom(held, amount).deposit > 0n).toBe(amount > proceeds);
    }),
  );
});

test('B-16 after 60 raises within a day the next one waits until the day of the first is over', () => {
  const start = Date.UTC(2026, 10, 26);
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  let bid = { raises: 0, raisesSince: null as Date | null, raisedAt: null as Date | null };
  for (let minute = 0; minute < RAISES_A_DAY; minute += 1) {
    expect(nextRaiseAt(bid, at(minute))).toBeNull();
    bid = { ...countRaise(bid, at(minute)), raisedAt: at(minute) };
    expect(nextRaiseAt(bid, new Date(at(minute).getTime() + 59_999))).not.toBeNull();
  }
  expect(nextRaiseAt(bid, at(RAISES_A_DAY))).toEqual(at(24 * 60));
  expect(nextRaiseAt(bid, at(24 * 60))).toBeNull();
  expect(countRaise(bid, at(24 * 60))).toEqual({ raises: 1, raisesSince: at(24 * 60) });
});
