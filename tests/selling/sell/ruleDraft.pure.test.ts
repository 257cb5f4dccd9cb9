import { expect, test } from 'vitest';
import {
  inputOf,
  NEW_RULE,
  parsePercent,
  parseRuleMultiplier,
  problemsOf,
} from '../../../web/selling/sell/ruleDraft.ts';

const NAMED = { ...NEW_RULE, name: ' 规则 ' };

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'rule_nameWrong' }],
  [{ multiplier: '0.9699' }, { multiplier: 'rule_multiplierWrong' }],
  [{ multiplier: '1.2' }, { multiplier: 'rule_multiplierWrong' }],
  [{ basis: 'COST' as const, multiplier: '10' }, {}],
  [{ basis: 'COST' as const, multiplier: '0.99' }, { multiplier: 'rule_multiplierWrong' }],
  [{ basis: 'LOWEST_ASK' as const }, { floor: 'rule_floorMissing' }],
  [
    { basis: 'LOWEST_ASK' as const, floor: '0', step: '' },
    { floor: 'rule_amountWrong', step: 'rule_amountWrong' },
  ],
  [{ basis: 'LOWEST_ASK' as const, floor: '1', step: '0', multiplier: 'x' }, {}],
  [{ minReference: '2', maxReference: '1' }, { maxReference: 'rule_rangeWrong' }],
  [{ minReference: '-1' }, { minReference: 'rule_amountWrong' }],
  [{ basis: 'LOWEST_ASK' as const, floorReference: '90' }, {}],
  [{ floor: '2', ceiling: '1' }, { ceiling: 'rule_rangeWrong' }],
  [{ ceilingCost: '0.9' }, { ceilingCost: 'rule_percentWrong' }],
  [{ maxStep: '0.1', floorCost: '1000' }, {}],
  [{ maxStep: '100.5' }, { maxStep: 'rule_percentWrong' }],
  [{ bidShare: 'x' }, {}],
  [{ bidBasis: 'COST' as const, bidShare: '' }, { bidShare: 'rule_percentWrong' }],
  [{ bidBasis: 'COST' as const, bidShare: '1000.1' }, { bidShare: 'rule_percentWrong' }],
  [{ bidBasis: 'LOWEST_ASK' as const, bidShare: '97.5' }, { floor: 'rule_floorMissing' }],
  [{ bidBasis: 'LOWEST_ASK' as const, bidShare: '97.5', floor: '1' }, {}],
  [{ bidBasis: 'LOWEST_ASK' as const, bidShare: '97.5', isCostFloor: true }, {}],
  [{ fromHour: '3' }, { hours: 'rule_hoursWrong' }],
  [{ fromHour: '3', toHour: '3' }, { hours: 'rule_hoursWrong' }],
  [{ fromHour: '22', toHour: '6' }, {}],
])('a draft tells by the field what is wrong: %j', (change, problems) => {
  expect(problemsOf({ ...NAMED, ...change })).toEqual(problems);
});

test('a draft is sent in cents, without what its basis does not ask for', () => {
  expect(inputOf({ ...NAMED, floor: '12.5' })).toMatchObject({
    name: '规则',
    multiplier: 0.99,
    stepCents: null,
    floorCents: 1_250,
    minReferenceCents: null,
    intervalMinutes: 60,
  });
  expect(inputOf({ ...NAMED, basis: 'LOWEST_ASK', floor: '3' })).toMatchObject({
    multiplier: null,
    stepCents: 1,
  });
  expect(parseRuleMultiplier('1.1', 'REFERENCE')).toBe(1.1);
});

test('B-21 the least of buy orders is sent as a share of its basis, and not at all if nothing is sold to them', () => {
  expect(inputOf(NAMED).sellToBidsAtLeast).toBeNull();
  expect(inputOf({ ...NAMED, bidBasis: 'COST', bidShare: '102.5' }).sellToBidsAtLeast).toEqual({
    basis: 'COST',
    share: 1.025,
  });
});

test('percents are sent as shares, and a saved share reads as it was typed', () => {
  const { limits } = inputOf({
    ...NAMED,
    floorReference: '97.5',
    ceilingCost: '110',
    maxStep: '0.1',
    ceiling: '9',
  });
  expect(limits).toMatchObject({
    floorReferenceShare: 0.975,
    ceilingCostShare: 1.1,
    maxStepShare: 0.001,
    ceilingCents: 900,
    ceilingReferenceShare: null,
    fromHour: null,
  });
  const shares = Array.from({ length: 1_000 }, (_, at) => ((at + 10) / 10).toFixed(1));
  for (const text of shares)
    expect(parsePercent(text, 'floorCost')).toBe(Math.round(Number(text) * 10) / 1_000);
});
