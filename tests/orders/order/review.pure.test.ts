import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import {
  excessOf,
  judgeDecision,
  type ReviewRules,
  type ReviewSigns,
  reviewReasons,
  reviewRulesOf,
} from '../../../api/orders/order/proceedsReview.ts';

const RULES: ReviewRules = {
  minCents: 10_000n,
  days: 30,
  priceBasisPoints: 20_000n,
  excessCents: 50_000n,
  pairCount: 5,
  pairCents: 1_000_000n,
};
/** An expensive sale of a shop to a buyer who buys there for the first time. */
const ORDINARY: ReviewSigns = {
  priceCents: 100_000n,
  referenceCents: 100_000n,
  pairCount: 1,
  pairCents: 100_000n,
  otherExcessCents: 0n,
  sellerCents: 5_000_000n,
  isSamePerson: false,
  hasSharedPayer: false,
  hasSharedDevice: false,
  hasSharedNetwork: false,
};
const reasons = (signs: Partial<ReviewSigns>) => reviewReasons({ ...ORDINARY, ...signs }, RULES).join();

describe('T-22 a sale is reviewed', () => {
  test.each([
    ['one person, however ordinary the price', { isSamePerson: true }, 'samePerson'],
    ['one account that paid for both', { hasSharedPayer: true }, 'sharedPayer'],
    ['one browser', { hasSharedDevice: true }, 'sharedDevice'],
    ['twice the reference, and 500 yuan over it', { referenceCents: 50_000n }, 'overpriced'],
    ['the 500 yuan in several deals', { referenceCents: 40_000n, otherExcessCents: 1n }, 'overpriced'],
    [
      'many small steps over the reference',
      { priceCents: 2_000n, referenceCents: 1_000n, pairCents: 110_000n, otherExcessCents: 49_000n },
      'overpriced',
    ],
    [
      'five deals for 10,000 yuan, half of what the seller sells',
      { pairCount: 5, pairCents: 1_000_000n, sellerCents: 2_000_000n },
      'repeatedPair',
    ],
    [
      'one network and twice the reference',
      { hasSharedNetwork: true, priceCents: 10_000n, pairCents: 10_000n, referenceCents: 5_000n },
      'sharedNetwork',
    ],
    [
      'one network and hardly another buyer',
      { hasSharedNetwork: true, pairCount: 5, pairCents: 20_000n, sellerCents: 40_000n },
      'sharedNetwork',
    ],
    [
      'all at once, in the order in which they weigh',
      {
        isSamePerson: true,
        hasSharedPayer: true,
        hasSharedDevice: true,
        hasSharedNetwork: true,
        referenceCents: 1n,
        pairCount: 10,
        pairCents: 1_000_000n,
        sellerCents: 1_000_000n,
      },
      'samePerson,sharedPayer,sharedDevice,sharedNetwork,overpriced,repeatedPair',
    ],
  ] as const)('%s', (_, signs, expected) => {
    expect(reasons(signs)).toBe(expected);
  });

  test.each([
    ['an ordinary sale', {}],
    ['one network alone: half a town may share it', { hasSharedNetwork: true }],
    ['no reference that anybody knows', { referenceCents: null }],
    ['a reference of nothing', { referenceCents: 0n }],
    ['just under twice the reference', { referenceCents: 50_001n }],
    ['just under 500 yuan over it', { priceCents: 99_998n, referenceCents: 49_999n }],
    ['not dear itself, whatever the others were', { otherExcessCents: 1_000_000n }],
    ['a browser, for less than 100 yuan between the two', { hasSharedDevice: true, pairCents: 9_999n }],
    ['a payer, for less than 100 yuan between the two', { hasSharedPayer: true, pairCents: 9_999n }],
    ['four deals', { pairCount: 4, pairCents: 1_000_000n, sellerCents: 1_000_000n }],
    ['five deals for a little less', { pairCount: 5, pairCents: 999_999n, sellerCents: 1_000_000n }],
    ['a regular of a shop that has others', { pairCount: 9, pairCents: 2_000_000n, sellerCents: 4_000_001n }],
    ['the same on one network', { hasSharedNetwork: true, pairCount: 9, sellerCents: 200_001n }],
    ['four deals on one network', { hasSharedNetwork: true, pairCount: 4, sellerCents: 100_000n }],
  ] as const)('and not: %s', (_, signs) => {
    expect(reasons(signs)).toBe('');
  });

  test('by what a price is over its reference, exactly, however large', () => {
    const price = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(price, price, (priceCents, referenceCents) => {
        const isFar = priceCents >= 2n * referenceCents;
        const excess = excessOf({ priceCents, referenceCents }, RULES);
        expect(excess).toBe(isFar ? priceCents - referenceCents : 0n);
      }),
    );
  });
});

test('T-22 an operator’s word counts once, and a second one changes nothing', () => {
  expect(judgeDecision('waiting', 'released')).toBe('done');
  expect(judgeDecision('waiting', 'toDeposit')).toBe('done');
  expect(judgeDecision('released', 'released')).toBe('unchanged');
  expect(judgeDecision('toDeposit', 'released')).toBe('decided');
  expect(judgeDecision('released', 'toDeposit')).toBe('decided');
  expect(judgeDecision(null, 'released')).toBe('none');
});

test('T-22 the limits are settings', () => {
  const DATABASE_URL = 'postgres://nowhere/x';
  expect(reviewRulesOf(readConfig({ DATABASE_URL }))).toEqual(RULES);
  const given = {
    PROCEEDS_REVIEW_MIN_CENTS: '1',
    PROCEEDS_REVIEW_DAYS: '2',
    PROCEEDS_REVIEW_PRICE_BASIS_POINTS: '30000',
    PROCEEDS_REVIEW_EXCESS_CENTS: '4',
    PROCEEDS_REVIEW_PAIR_COUNT: '5',
    PROCEEDS_REVIEW_PAIR_CENTS: '6',
  };
  expect(reviewRulesOf(readConfig({ DATABASE_URL, ...given }))).toEqual({
    minCents: 1n,
    days: 2,
    priceBasisPoints: 30_000n,
    excessCents: 4n,
    pairCount: 5,
    pairCents: 6n,
  });
  const none = { DATABASE_URL, PROCEEDS_REVIEW_PRICE_BASIS_POINTS: '10000' };
  expect(() => readConfig(none)).toThrow(/PROCEEDS_REVIEW_PRICE_BASIS_POINTS/);
});
