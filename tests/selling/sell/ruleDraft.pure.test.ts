import { expect, test } from 'vitest';
import { inputOf, NEW_RULE, parseRuleMultiplier, problemsOf } from '../../../web/selling/sell/ruleDraft.ts';

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
