import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../api/config.ts';
import {
  judgePrice,
  MULTIPLIER_MAX,
  MULTIPLIER_MIN,
  MULTIPLIER_PRESETS,
  multiplierPrice,
  netOf,
  type PriceInput,
  type PriceRules,
  priceRulesOf,
  thousandthsOf,
} from '../../../api/selling/listing/priceRules.ts';

const RULES: PriceRules = {
  lowBasisPoints: 5_000,
  highFactor: 10,
  minCents: 1n,
  maxCents: 10_000_000n,
  feeBasisPoints: 250,
};
const priced = (priceCents: bigint, isPriceConfirmed = false): PriceInput => ({
  priceCents,
  multiplier: null,
  isPriceConfirmed,
});
const times = (multiplier: number): PriceInput => ({ priceCents: null, multiplier, isPriceConfirmed: false });

const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
const inputs = fc.bigInt({ min: -5n, max: 9_007_199_254_740_991n });
const references = fc.option(fc.bigInt({ min: 1n, max: 50_000_000n }), { nil: null });

describe('I-05 the price of a listing', () => {
  test('must be entered', () => {
    const input = { priceCents: null, multiplier: null, isPriceConfirmed: true };
    expect(judgePrice(RULES, input, 100n)).toMatchObject({ askCents: null, reason: 'priceMissing' });
    expect(judgePrice(RULES, times(0.99), null).reason).toBe('priceMissing');
    expect(judgePrice(RULES, { ...times(0.99), priceCents: 100n }, 100n).reason).toBe('priceInvalid');
  });

  test.each([
    [4_999n, false, 'priceTooLow'],
    [5_000n, false, null],
    [4_999n, true, null],
    [1n, true, null],
    [0n, true, 'priceInvalid'],
    [-1n, true, 'priceInvalid'],
  ])('%i of a reference of 10000, confirmed %s: %s', (price, isConfirmed, reason) => {
    expect(judgePrice(RULES, priced(price, isConfirmed), 10_000n).reason).toBe(reason);
  });

  test('an odd reference price: exactly half is not below half', () => {
    expect(judgePrice(RULES, priced(50n), 101n).reason).toBe('priceTooLow');
    expect(judgePrice(RULES, priced(51n), 101n).reason).toBeNull();
  });

  test('above ten times the reference, or above 100,000 yuan, it is lowered to that and told', () => {
    expect(judgePrice(RULES, priced(1_001n), 100n)).toMatchObject({
      askCents: 1_000n,
      loweredFromCents: 1_001n,
    });
    expect(judgePrice(RULES, priced(1_000n), 100n)).toMatchObject({
      askCents: 1_000n,
      loweredFromCents: null,
    });
    const dear = judgePrice(RULES, priced(20_000_000n), 5_000_000n);
    expect(dear).toMatchObject({ askCents: 10_000_000n, loweredFromCents: 20_000_000n, reason: null });
  });

  test('without a reference price only 0.01 to 100,000 yuan hold', () => {
    expect(judgePrice(RULES, priced(1n), null)).toMatchObject({ askCents: 1n, reason: null, warning: null });
    expect(judgePrice(RULES, priced(10_000_001n), null).askCents).toBe(10_000_000n);
    expect(judgePrice(RULES, priced(0n), null).reason).toBe('priceInvalid');
  });

  test('what can only be sold far below its reference price must be confirmed too', () => {
    expect(judgePrice(RULES, priced(30_000_000n), 30_000_000n)).toMatchObject({
      askCents: 10_000_000n,
      reason: 'priceTooLow',
    });
  });

  test('whatever is requested: an ask lies within its bounds, and a low one was confirmed', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), references, (input, isConfirmed, reference) => {
        const { askCents, loweredFromCents, reason } = judgePrice(
          RULES,
          priced(input, isConfirmed),
          reference,
        );
        if (reason !== null) return;
        expect(askCents >= 1n && askCents <= 10_000_000n).toBe(true);
        expect(askCents).toBe(loweredFromCents === null ? input : askCents);
        if (loweredFromCents !== null) expect(askCents < loweredFromCents).toBe(true);
        if (reference !== null) {
          expect(askCents <= reference * 10n).toBe(true);
          if (!isConfirmed) expect(askCents * 2n >= reference).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('a slip of the hand is told in both directions', () => {
    expect(judgePrice(RULES, priced(699n), 1_000n).warning).toBe('farBelow');
    expect(judgePrice(RULES, priced(700n), 1_000n).warning).toBeNull();
    expect(judgePrice(RULES, priced(2_000n), 1_000n).warning).toBeNull();
    expect(judgePrice(RULES, priced(2_001n), 1_000n).warning).toBe('farAbove');
  });
});

test('I-05 the bounds of an ask are the configured ones', () => {
  const config = {
    ASK_LOW_BASIS_POINTS: 1,
    ASK_HIGH_FACTOR: 2,
    ASK_MIN_CENTS: 3,
    ASK_MAX_CENTS: 4,
    SALE_FEE_BASIS_POINTS: 5,
  } as Config;
  expect(priceRulesOf(config)).toEqual({
    lowBasisPoints: 1,
    highFactor: 2,
    minCents: 3n,
    maxCents: 4n,
    feeBasisPoints: 5,
  });
});

describe('I-06 multiplier prices', () => {
  test('three are ready-made, one’s own lies between 0.97 and 1.1', () => {
    expect(MULTIPLIER_PRESETS).toEqual([995, 990, 980]);
    expect([MULTIPLIER_MIN, MULTIPLIER_MAX]).toEqual([970, 1_100]);
  });

  test('a multiplier asks its share of the reference price', () => {
    expect(judgePrice(RULES, times(0.99), 10_000n)).toEqual({
      askCents: 9_900n,
      loweredFromCents: null,
      warning: null,
      reason: null,
    });
  });

  test.each([
    [0.995, 995],
    [0.99, 990],
    [0.98, 980],
    [0.97, 970],
    [1.1, 1_100],
    [1.001, 1_001],
  ])('%d is taken', (multiplier, thousandths) => {
    expect(thousandthsOf(multiplier)).toBe(thousandths);
  });

  test.each([0.969, 0.9695, 1.101, 0.99999, 1.0001, 0, -1, 97, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused',
    (multiplier) => {
      expect(thousandthsOf(multiplier)).toBeNull();
      expect(judgePrice(RULES, times(multiplier), 1_000n).reason).toBe('priceInvalid');
    },
  );

  test('half a cent goes up, in whole numbers', () => {
    expect(multiplierPrice(100n, 995)).toBe(100n);
    expect(multiplierPrice(100n, 994)).toBe(99n);
    expect(multiplierPrice(1n, 970)).toBe(1n);
    fc.assert(
      fc.property(cents, fc.integer({ min: 970, max: 1_100 }), (reference, thousandths) => {
        const price = multiplierPrice(reference, thousandths);
        const distance = price * 1_000n - reference * BigInt(thousandths);
        expect(distance > -500n && distance <= 500n).toBe(true);
        expect(price >= 1n).toBe(true);
      }),
    );
  });

  test('every thousandth of the range is read back', () => {
    for (let thousandths = 970; thousandths <= 1_100; thousandths += 1)
      expect(thousandthsOf(Number((thousandths / 1_000).toFixed(3)))).toBe(thousandths);
  });
});

test('what reaches the seller and the fee make the ask', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (ask, basisPoints) => {
      const net = netOf(ask, basisPoints);
      expect(net >= 0n && net <= ask).toBe(true);
    }),
  );
  expect(netOf(10_000n, 250)).toBe(9_750n);
});
