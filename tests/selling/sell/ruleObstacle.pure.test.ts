import { expect, test } from 'vitest';
import { RULE_IDS_MAX, ruleObstacle } from '../../../web/selling/desk/ruleScope.ts';

test.each([
  [0, 0, null],
  [3, 3, null],
  [RULE_IDS_MAX, RULE_IDS_MAX, null],
  [RULE_IDS_MAX + 1, RULE_IDS_MAX + 1, 'tooMany'],
  [3, 2, 'notLoaded'],
])('a rule for %i named listings, of which %i are loaded, is prevented by %s', (named, known, obstacle) => {
  expect(ruleObstacle(named, known)).toBe(obstacle);
});
