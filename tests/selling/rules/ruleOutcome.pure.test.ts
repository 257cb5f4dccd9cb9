import { expect, test } from 'vitest';
import {
  partsOfRun,
  type RuleOutcome,
  type RuleReason,
  readOutcomes,
  writeOutcomes,
} from '../../../api/selling/rules/ruleOutcome.ts';

const outcome = (at: number, because: RuleReason, rest: Partial<RuleOutcome> = {}): RuleOutcome => ({
  listingId: `listing ${at}`,
  assetId: `asset ${at}`,
  fromCents: 100n,
  toCents: null,
  because,
  leastBidCents: null,
  unsoldBecause: null,
  soldCents: null,
  orderId: null,
  ...rest,
});
const many = (count: number, because: RuleReason, rest: Partial<RuleOutcome> = {}) =>
  Array.from({ length: count }, (_, at) => outcome(at, because, rest));

test('a run stores what it sold, changed or found moved, a hundred in its row and the rest in parts without gaps', () => {
  const { row, parts } = partsOfRun([
    ...many(300, 'unchanged'),
    ...many(40, 'noCost'),
    ...many(7, 'moved'),
    ...many(1_200, 'basis', { toCents: 98n }),
    outcome(0, 'soldToBid', { soldCents: 90n, orderId: 'order' }),
  ]);
  expect([row.length, row[0]?.because, row[1]?.because]).toEqual([100, 'soldToBid', 'basis']);
  expect(parts.map(({ position, outcomes }) => [position, outcomes.length])).toEqual([
    [100, 500],
    [600, 500],
    [1_100, 108],
  ]);
  expect(parts[2]?.outcomes.slice(-8).map(({ because }) => because)).toEqual([
    'basis',
    ...Array.from({ length: 7 }, () => 'moved'),
  ]);
});

test('what is left as it was fills the row at most', () => {
  const { row, parts } = partsOfRun([...many(300, 'unchanged'), ...many(3, 'noRival')]);
  expect(row.map(({ because }) => because).slice(0, 4)).toEqual([
    'noRival',
    'noRival',
    'noRival',
    'unchanged',
  ]);
  expect([row.length, parts]).toEqual([100, []]);
  expect(partsOfRun([])).toEqual({ row: [], parts: [] });
});

test('outcomes read as they were written, and as runs of before were', () => {
  const outcomes = [
    outcome(1, 'basis', { toCents: 98n, leastBidCents: 95n }),
    outcome(2, 'soldToBid', { soldCents: 90n, orderId: 'order' }),
    outcome(3, 'noCost', { unsoldBecause: 'noCost' }),
  ];
  expect(readOutcomes(JSON.parse(writeOutcomes(outcomes)))).toEqual(outcomes);
  expect(writeOutcomes([outcome(1, 'unchanged')])).not.toContain('null');
  const old = [{ listingId: 'a', assetId: 'b', fromCents: 100, toCents: null, because: 'unchanged' }];
  expect(readOutcomes(old)).toEqual([{ ...outcome(0, 'unchanged'), listingId: 'a', assetId: 'b' }]);
});
