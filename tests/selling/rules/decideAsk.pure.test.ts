import { describe, expect, test } from 'vitest';
import { netOf } from '../../../api/selling/listing/priceRules.ts';
import { askForNet, decideAsk } from '../../../api/selling/rules/decideAsk.ts';
import {
  type CopyFacts,
  isFit,
  nextRunAt,
  type RuleBasis,
  type RuleChoice,
  withinHours,
} from '../../../api/selling/rules/sellingRule.ts';
import { COPY, PLAIN, RULES } from './ruleFacts.ts';

const UNDERCUT: RuleChoice = {
  ...PLAIN,
  basis: 'lowestAsk',
  thousandths: null,
  stepCents: 1n,
  floorCents: 9_000n,
};
describe('one listing', () => {
  test.each([
    ['a multiplier of the reference price', PLAIN, {}, 9_900n, 'basis'],
    ['no reference price', PLAIN, { referenceCents: null }, null, 'noReference'],
    ['a step below the lowest of others', UNDERCUT, {}, 10_999n, 'basis'],
    ['its floor where others are lower', UNDERCUT, { lowestOtherCents: 8_000n }, 9_000n, 'floor'],
    ['nobody else', UNDERCUT, { lowestOtherCents: null }, null, 'noRival'],
    ['up again where the rival has left', UNDERCUT, { askCents: 9_000n }, 10_999n, 'basis'],
    ['right already', UNDERCUT, { askCents: 10_999n }, null, 'unchanged'],
    ['a multiplier of the cost', { ...PLAIN, basis: 'cost', thousandths: 1_250 }, {}, 10_000n, 'basis'],
    ['no cost', { ...PLAIN, basis: 'cost', thousandths: 1_250 }, { costCents: null }, null, 'noCost'],
    ['what covers the cost', { ...PLAIN, isCostFloor: true }, { costCents: 9_900n }, 10_154n, 'costFloor'],
    ['a floor at 1.5 times the reference price', { ...PLAIN, floorCents: 15_000n }, {}, 15_000n, 'floor'],
    ['a floor above it, not confirmed', { ...PLAIN, floorCents: 15_001n }, {}, null, 'floorFarAbove'],
    [
      'a floor above it, confirmed',
      { ...PLAIN, floorCents: 15_001n, isFloorConfirmed: true },
      {},
      15_001n,
      'floor',
    ],
    [
      'a floor above it that lifts nothing',
      { ...PLAIN, floorCents: 15_001n },
      { askCents: 16_000n },
      15_001n,
      'floor',
    ],
    [
      'a cost floor above it, not confirmed',
      { ...PLAIN, isCostFloor: true },
      { costCents: 15_000n },
      null,
      'floorFarAbove',
    ],
    ['a cost floor without a cost', { ...PLAIN, isCostFloor: true }, { costCents: null }, null, 'noCost'],
    [
      'too low for a rule to confirm',
      { ...UNDERCUT, floorCents: 1n },
      { lowestOtherCents: 4_000n, secondOtherCents: 4_500n },
      null,
      'tooLow',
    ],
    [
      'an outlier: a third seller is followed',
      UNDERCUT,
      { lowestOtherCents: 6_999n },
      11_499n,
      'outlierSkipped',
    ],
    [
      'an outlier that is still there when the ask is right already',
      UNDERCUT,
      { lowestOtherCents: 6_999n, askCents: 11_499n },
      null,
      'outlierSkipped',
    ],
    ['at 70 % of the reference price: no outlier', UNDERCUT, { lowestOtherCents: 7_000n }, 9_000n, 'floor'],
    [
      'low, but not far below a third seller: no outlier',
      UNDERCUT,
      { lowestOtherCents: 6_000n, secondOtherCents: 8_000n },
      9_000n,
      'floor',
    ],
    [
      'an outlier and nobody else',
      UNDERCUT,
      { lowestOtherCents: 6_999n, secondOtherCents: null },
      null,
      'outlier',
    ],
    [
      'an outlier by a third seller alone, without a reference price',
      UNDERCUT,
      { lowestOtherCents: 8_049n, referenceCents: null },
      11_499n,
      'outlierSkipped',
    ],
    [
      'nothing to compare with',
      UNDERCUT,
      { lowestOtherCents: 9_500n, referenceCents: null, secondOtherCents: null },
      9_499n,
      'basis',
    ],
    ['a ceiling', { ...PLAIN, ceilingCents: 9_000n }, {}, 9_000n, 'ceiling'],
    [
      'a ceiling of the reference price',
      { ...PLAIN, ceilingReferenceThousandths: 985 },
      {},
      9_850n,
      'ceiling',
    ],
    [
      'the lowest of all ceilings',
      { ...PLAIN, ceilingCents: 9_800n, ceilingCostThousandths: 1_200 },
      {},
      9_600n,
      'ceiling',
    ],
    [
      'a ceiling of an unknown cost',
      { ...PLAIN, ceilingCostThousandths: 1_200 },
      { costCents: null },
      null,
      'noCost',
    ],
    [
      'a floor of the reference price',
      { ...UNDERCUT, floorCents: null, floorReferenceThousandths: 1_200 },
      {},
      12_000n,
      'floor',
    ],
    [
      'the highest of all floors',
      { ...PLAIN, floorCents: 9_950n, floorCostThousandths: 1_300 },
      {},
      10_400n,
      'floor',
    ],
    [
      'a floor of an unknown reference price',
      { ...PLAIN, basis: 'cost', thousandths: 1_250, floorReferenceThousandths: 900 },
      { referenceCents: null },
      null,
      'noReference',
    ],
    [
      'a floor above its ceiling',
      { ...PLAIN, ceilingCents: 9_000n, floorCostThousandths: 1_300 },
      {},
      null,
      'floorAboveCeiling',
    ],
    ['a step down', { ...PLAIN, stepThousandths: 100 }, { askCents: 20_000n }, 18_000n, 'step'],
    ['a step up', { ...PLAIN, stepThousandths: 100 }, { askCents: 8_000n }, 8_800n, 'step'],
    ['nearer than a step', { ...PLAIN, stepThousandths: 100 }, { askCents: 10_000n }, 9_900n, 'basis'],
    [
      'a step of less than a cent',
      { ...PLAIN, basis: 'reference', stepThousandths: 1 },
      { askCents: 50n, referenceCents: 60n },
      51n,
      'step',
    ],
    [
      'into the bounds at once',
      { ...PLAIN, stepThousandths: 10, ceilingCents: 9_000n },
      { askCents: 20_000n },
      9_000n,
      'ceiling',
    ],
    [
      'a step up that ends below half of the reference price: to that half at once',
      { ...PLAIN, stepThousandths: 100 },
      { askCents: 4_000n },
      5_000n,
      'step',
    ],
    [
      'a step up from below half of the reference price to above it',
      { ...PLAIN, stepThousandths: 100 },
      { askCents: 4_800n },
      5_280n,
      'step',
    ],
    [
      'a ceiling below half of the reference price: too low, however small the step',
      { ...PLAIN, stepThousandths: 100, ceilingCents: 4_500n },
      { askCents: 4_000n },
      null,
      'tooLow',
    ],
    [
      'the highest',
      { ...PLAIN, basis: 'cost', thousandths: 10_000 },
      { costCents: 20_000n },
      100_000n,
      'highest',
    ],
    ['a floor above the highest', { ...PLAIN, floorCents: 100_001n }, {}, null, 'floorTooHigh'],
  ] as const)('%s', (_name, rule, facts, askCents, because) => {
    expect(decideAsk(RULES, rule as RuleChoice, { ...COPY, ...facts })).toEqual({ askCents, because });
  });
});

/** Pseudorandom numbers that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('whatever the facts', () => {
  const next = numbers(7);
  const cents = (most: number): bigint => BigInt(1 + Math.floor(next.next().value ** 3 * most));
  const maybe = (most: number): bigint | null => (next.next().value < 0.15 ? null : cents(most));
  const cases = Array.from({ length: 20_000 }, () => {
    const basis =
      (['reference', 'lowestAsk', 'cost'] as RuleBasis[])[Math.floor(next.next().value * 3)] ?? 'cost';
    const span = basis === 'cost' ? [1_000, 9_000] : [970, 130];
    const rule: RuleChoice = {
      ...PLAIN,
      basis,
      thousandths:
        basis === 'lowestAsk' ? null : (span[0] ?? 0) + Math.floor(next.next().value * (span[1] ?? 0)),
      stepCents: basis === 'lowestAsk' ? cents(500) - 1n : null,
      floorCents: basis === 'lowestAsk' ? cents(200_000) : maybe(200_000),
      isCostFloor: next.next().value < 0.4,
      isFloorConfirmed: next.next().value < 0.5,
    };
    const copy: CopyFacts = {
      ...COPY,
      askCents: cents(1_000_000),
      referenceCents: maybe(1_000_000),
      lowestOtherCents: maybe(1_000_000),
      costCents: maybe(1_000_000),
    };
    return { rule, copy, decision: decideAsk(RULES, rule, copy) };
  });
  const changed = cases.flatMap(({ rule, copy, decision: { askCents } }) =>
    askCents === null ? [] : [{ rule, copy, askCents }],
  );

  test('never below a floor, never at a loss where that is asked for', () => {
    expect(changed.length).toBeGreaterThan(5_000);
    expect(changed.filter(({ rule, askCents }) => askCents < (rule.floorCents ?? 1n))).toEqual([]);
    expect(
      changed.filter(
        ({ rule, copy, askCents }) =>
          rule.isCostFloor && netOf(askCents, RULES.feeBasisPoints) < (copy.costCents ?? 0n),
      ),
    ).toEqual([]);
  });

  test('never above a ceiling', () => {
    const above = cases.flatMap(({ rule, copy }) => {
      const ceilingCents = (rule.floorCents ?? 1n) + 1_000n;
      const { askCents } = decideAsk(RULES, { ...rule, ceilingCents }, copy);
      return askCents !== null && askCents > ceilingCents ? [askCents] : [];
    });
    expect(above).toEqual([]);
  });

  test('never outside of what a listing may cost, and never so low that a person must confirm it', () => {
    const outside = changed.filter(({ copy: { referenceCents }, askCents }) => {
      if (askCents < RULES.minCents || askCents > RULES.maxCents) return true;
      return referenceCents !== null && (askCents > referenceCents * 10n || askCents * 2n < referenceCents);
    });
    expect(outside).toEqual([]);
  });

  test('no floor lifts an ask above 1.5 times its reference price without a confirmation', () => {
    const far = changed.filter(
      ({ rule, copy: { referenceCents, askCents: before, lowestOtherCents }, askCents }) =>
        !rule.isFloorConfirmed &&
        rule.basis !== 'cost' &&
        !(rule.basis === 'lowestAsk' && askCents <= (lowestOtherCents ?? 0n)) &&
        referenceCents !== null &&
        askCents > before &&
        askCents * 2n > referenceCents * 3n,
    );
    expect(far).toEqual([]);
  });

  test('once more changes nothing, and what does not change is not written', () => {
    expect(changed.filter(({ copy, askCents }) => askCents === copy.askCents)).toEqual([]);
    const again = changed.map(
      ({ rule, copy, askCents }) => decideAsk(RULES, rule, { ...copy, askCents }).because,
    );
    expect(new Set(again)).toEqual(new Set(['unchanged', 'outlierSkipped']));
  });

  test('what covers a cost is the lowest ask that does', () => {
    for (const fee of [0, 1, 250, 5_000, 9_999])
      for (let at = 0; at < 200; at += 1) {
        const cost = cents(50_000);
        const ask = askForNet(cost, fee) ?? 0n;
        expect(netOf(ask, fee) >= cost && netOf(ask - 1n, fee) < cost).toBe(true);
      }
    expect(askForNet(1n, 10_000)).toBeNull();
  });
});

test.each([
  [9_000n, 8_000n],
  [8_500n, 8_500n],
])('two sellers who undercut one another stop at their floors: %i and %i', (one, other) => {
  const asks = [12_000n, 11_900n];
  const floors = [one, other];
  let rounds = 0;
  for (let quiet = 0; quiet < 2; rounds += 1) {
    const me = rounds % 2;
    const copy = { ...COPY, askCents: asks[me] ?? 0n, lowestOtherCents: asks[1 - me] ?? null };
    const { askCents } = decideAsk(RULES, { ...UNDERCUT, floorCents: floors[me] ?? null }, copy);
    quiet = askCents === null ? quiet + 1 : 0;
    asks[me] = askCents ?? asks[me] ?? 0n;
    expect(rounds).toBeLessThan(10_000);
  }
  expect(asks.every((ask, at) => ask >= (floors[at] ?? 0n))).toBe(true);
  expect(asks).toContain(one > other ? one : other);
});

test('a rule runs at its own pace; after a pause once and not for every run that was missed', () => {
  const due = new Date('2026-11-24T08:00:00Z');
  expect(nextRunAt(due, new Date('2026-11-24T08:00:02Z'), 15)).toEqual(new Date('2026-11-24T08:15:00Z'));
  expect(nextRunAt(due, new Date('2026-11-24T11:07:00Z'), 60)).toEqual(new Date('2026-11-24T12:00:00Z'));
});

describe('the hours of a rule, in China', () => {
  // 06:30 in China.
  const at = new Date('2026-11-23T22:30:00Z');
  test.each([
    ['at any hour', null, null, '2026-11-23T22:30:00.000Z'],
    ['within', 6, 7, '2026-11-23T22:30:00.000Z'],
    ['within, past midnight', 22, 8, '2026-11-23T22:30:00.000Z'],
    ['before', 9, 18, '2026-11-24T01:00:00.000Z'],
    ['after: the next day', 2, 6, '2026-11-24T18:00:00.000Z'],
    ['after, past midnight', 22, 6, '2026-11-24T14:00:00.000Z'],
  ])('%s', (_name, fromHour, toHour, expected) => {
    expect(withinHours(at, { fromHour, toHour }).toISOString()).toBe(expected);
  });
});

test('a rule covers what its words and accounts name', () => {
  const stored = {
    id: 'r',
    userId: 'u',
    position: 1,
    nextRunAt: null,
    lastRunAt: null,
    runBegunAt: null,
    stoppedAt: null,
  };
  const fits = (part: Partial<RuleChoice>) => isFit({ ...PLAIN, ...stored, ...part }, COPY);
  expect(fits({})).toBe(true);
  expect(fits({ keyword: 'Redline AK' })).toBe(true);
  expect(fits({ keyword: '红线 awp' })).toBe(false);
  expect(fits({ steamAccountIds: ['s', 't'] })).toBe(true);
  expect(fits({ steamAccountIds: ['t'] })).toBe(false);
});
