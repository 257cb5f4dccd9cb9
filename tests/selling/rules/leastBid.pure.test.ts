import { describe, expect, test } from 'vitest';
import { leastBid } from '../../../api/selling/rules/leastBid.ts';
import type { CopyFacts, RuleChoice } from '../../../api/selling/rules/sellingRule.ts';
import { COPY, PLAIN, RULES } from './ruleFacts.ts';

/** 90 % of the reference price of 100 yuan. */
const SELLING: RuleChoice = { ...PLAIN, bidBasis: 'reference', bidThousandths: 900 };

describe('B-21 the least that a bid must pay', () => {
  test.each<[string, Partial<RuleChoice>, Partial<CopyFacts>, ReturnType<typeof leastBid>]>([
    ['a share of the reference price', {}, {}, 9_000n],
    [
      'of the lowest ask of others, whatever the step',
      { bidBasis: 'lowestAsk', stepCents: 500n },
      {},
      9_900n,
    ],
    ['of what it cost', { bidBasis: 'cost' }, {}, 7_200n],
    ['rounded half up', { bidThousandths: 995 }, { referenceCents: 101n }, 100n],
    [
      'not of an outlier, but of the third seller',
      { bidBasis: 'lowestAsk' },
      { lowestOtherCents: 5_000n },
      10_350n,
    ],
    ['the floor above it', { floorCents: 9_500n }, {}, 9_500n],
    ['the highest of the floors', { floorCents: 9_100n, floorReferenceThousandths: 930 }, {}, 9_300n],
    ['what covers the cost after the fee', { isCostFloor: true, bidThousandths: 500 }, {}, 8_205n],
    ['half the reference price, which needs no person', { bidThousandths: 100 }, {}, 5_000n],
    ['the same rounded up to a whole fen', { bidThousandths: 100 }, { referenceCents: 9_999n }, 5_000n],
    [
      'a cost far below, and no reference price',
      { bidBasis: 'cost', bidThousandths: 10 },
      { referenceCents: null },
      80n,
    ],
    ['a ceiling, which does not bound bids', { ceilingCents: 8_000n }, {}, 9_000n],
    ['a largest step, which does not bound bids', { stepThousandths: 1 }, {}, 9_000n],
    ['no bids', { bidBasis: null, bidThousandths: null }, {}, null],
    ['no reference price', {}, { referenceCents: null }, 'noReference'],
    ['no cost', { bidBasis: 'cost' }, { costCents: null }, 'noCost'],
    [
      'no other seller',
      { bidBasis: 'lowestAsk' },
      { lowestOtherCents: null, secondOtherCents: null },
      'noRival',
    ],
    [
      'only an outlier',
      { bidBasis: 'lowestAsk' },
      { lowestOtherCents: 5_000n, secondOtherCents: null },
      'outlier',
    ],
    [
      'the lowest ask, where nothing else bounds it',
      { bidBasis: 'lowestAsk' },
      { referenceCents: null },
      'noReference',
    ],
    ['a floor is enough', { bidBasis: 'lowestAsk', floorCents: 9_950n }, { referenceCents: null }, 9_950n],
    ['a floor of an unknown cost', { floorCostThousandths: 1_100 }, { costCents: null }, 'noCost'],
    ['a copy that is not on sale', {}, { isOnSale: false }, 'notOnSale'],
  ])('%s', (_what, choice, facts, expected) => {
    expect(leastBid(RULES, { ...SELLING, ...choice }, { ...COPY, ...facts })).toBe(expected);
  });
});
