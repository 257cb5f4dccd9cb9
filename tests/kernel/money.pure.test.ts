import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_MAX_CENTS,
  divideHalfUp,
  feeOf,
  formatYuan,
  parseYuan,
  quoteFee,
  toSafeNumber,
} from '../../api/kernel/money.ts';

describe('amounts in yuan', () => {
  test('W-11 a decimal string becomes integer cents', () => {
    expect(parseYuan('0')).toBe(0n);
    expect(parseYuan('12')).toBe(1_200n);
    expect(parseYuan('12.3')).toBe(1_230n);
    expect(parseYuan('100000.01')).toBe(10_000_001n);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '1e3',
    '0x10',
    '1.234',
    '.5',
    '1.',
    '01',
    '１２',
    '١٢',
    '1,000',
    'NaN',
    'Infinity',
    '1\u0000',
    '9999999999',
  ])('W-11 %j is not an amount', (text) => expect(parseYuan(text)).toBeNull());

  test('W-11 cents survive the way to text and back', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_999_999n }),
        (cents) => parseYuan(formatYuan(cents)) === cents,
      ),
    );
  });

  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [100n, '1.00'],
    [12_345n, '123.45'],
    [-5n, '-0.05'],
    [-12_345n, '-123.45'],
  ])('W-11 %s cents are written %s', (cents, text) => {
    expect(formatYuan(cents)).toBe(text);
  });

  test('I-05 T-20 one deed names at most 100,000 yuan', () => {
    expect(formatYuan(AMOUNT_MAX_CENTS)).toBe('100000.00');
  });

  test('W-11 cents reach the wire as a whole number, or not at all', () => {
    const max = BigInt(Number.MAX_SAFE_INTEGER);
    expect([12_345n, 0n, -1n, max, -max].map(toSafeNumber)).toEqual([
      12_345,
      0,
      -1,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ]);
    for (const cents of [max + 1n, -max - 1n])
      expect(() => toSafeNumber(cents)).toThrow('cents fit a safe integer');
  });

  test('W-11 T-20 P2 whatever the text, only plain decimals are read', () => {
    const property = fc.property(
      fc.string(),
      (text) => (parseYuan(text) === null) === !/^(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?$/.test(text),
    );
    fc.assert(property, { numRuns: 10_000 });
  });
});

describe('fees', () => {
  test('P2 posted are whole cents, half up, at most the price, for every price and rate', () => {
    for (let price = 1; price <= 100_000; price += 1) {
      const fee = feeOf(BigInt(price), 250);
      expect(Number(fee)).toBe(Math.floor((price * 250 * 2 + 10_000) / 20_000));
    }
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, rate) => {
          const fee = feeOf(price, rate);
          expect(fee >= 0n && fee <= price).toBe(true);
          expect(fee * 10_000n * 2n - price * BigInt(rate) * 2n <= 10_000n).toBe(true);
        },
      ),
    );
  });

  test('only amounts that are not negative are rounded', () => {
    expect(divideHalfUp(5n, 10n)).toBe(1n);
    expect(divideHalfUp(4n, 10n)).toBe(0n);
    expect(divideHalfUp(0n, 1n)).toBe(0n);
    for (const [dividend, divisor] of [
      [-1n, 2n],
      [1n, 0n],
      [1n, -2n],
    ] as const)
      expect(() => divideHalfUp(dividend, divisor)).toThrow('only amounts that are not negative are rounded');
  });

  test.each([
    [50n, 250, '0.013'],
    [100n, 250, '0.025'],
    [120n, 250, '0.030'],
    [18n, 250, '0.005'],
    [1n, 250, '0.000'],
    [2n, 250, '0.001'],
    [9_999n, 10, '0.100'],
    [399n, 250, '0.100'],
    [398n, 250, '0.100'],
    [397n, 250, '0.099'],
    [400n, 250, '0.10'],
    [12_345n, 250, '3.09'],
    [100n, 0, '0.000'],
  ])('W-09 the computed fee on %s at %s is quoted as %s', (price, rate, quoted) => {
    expect(quoteFee(price, rate)).toBe(quoted);
  });

  test('W-09 a quote of two decimals is what is posted, and one of three is within half a cent of it', () => {
    const prices = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(fc.oneof(prices, fc.bigInt({ min: 1n, max: 1_000n })), fc.nat(10_000), (price, rate) => {
        const quoted = quoteFee(price, rate);
        const posted = feeOf(price, rate);
        if (price * BigInt(rate) >= 100_000n) expect(quoted).toBe(formatYuan(posted));
        else expect(Math.abs(Number(quoted) * 100 - Number(posted))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
      { numRuns: 1_000 },
    );
  });

  test('W-09 no rate takes more than the price', () => {
    expect(feeOf(100n, 10_000)).toBe(100n);
    expect(feeOf(100n, 20_000)).toBe(100n);
  });
});
