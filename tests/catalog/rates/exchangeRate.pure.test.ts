import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fenOfUsCents,
  isJump,
  isRateDue,
  isSaneRate,
  type StoredRate,
  usdPerCny,
} from '../../../api/catalog/rates/exchangeRate.ts';
import { readConfig } from '../../../api/config.ts';

const NOW = new Date('2026-08-08T12:00:00Z');
const kept = (changes: Partial<StoredRate> = {}): StoredRate => ({
  cnyPerUsd: 7.1,
  fetchedAt: NOW,
  attemptedAt: NOW,
  failure: null,
  ...changes,
});
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

describe('the exchange rate', () => {
  test.each([
    [7.1284, 0.1403],
    [7.25, 0.1379],
    [8, 0.125],
    [6.9, 0.1449],
  ])('W-12 %d yuan for a dollar are %d dollars for a yuan, with 4 decimals', (cnyPerUsd, expected) => {
    expect(usdPerCny(cnyPerUsd)).toBe(expected);
  });

  test.each([0, -7, 0.14, 71, 710, Number.NaN, Number.POSITIVE_INFINITY, '7.1', null, undefined])(
    '%s is not a valid rate',
    (value) => {
      expect(isSaneRate(value)).toBe(false);
    },
  );

  test('W-12 a far jump is believed only once the kept rate is a day old', () => {
    expect(isJump(7.4, kept(), NOW)).toBe(false);
    expect(isJump(11, kept(), NOW)).toBe(true);
    expect(isJump(5, kept(), NOW)).toBe(true);
    expect(isJump(11, kept(), later(24 * 3_600_000))).toBe(false);
    expect(isJump(11, null, NOW)).toBe(false);
    expect(isJump(11, kept({ cnyPerUsd: null, fetchedAt: null }), NOW)).toBe(false);
  });

  test('W-12 it is asked for hourly, sooner after a failure, soonest where there is none', () => {
    expect(isRateDue(null, NOW)).toBe(true);
    expect(isRateDue(kept(), later(3_599_999))).toBe(false);
    expect(isRateDue(kept(), later(3_600_000))).toBe(true);
    expect(isRateDue(kept({ failure: 'HTTP 500' }), later(299_999))).toBe(false);
    expect(isRateDue(kept({ failure: 'HTTP 500' }), later(300_000))).toBe(true);
    expect(isRateDue(kept({ cnyPerUsd: null, failure: 'HTTP 500' }), later(10_000))).toBe(true);
  });
});

describe('US cents to fen', () => {
  test.each([
    [1000, 7.1284, 7128n],
    [1, 7.1284, 7n],
    [1, 7.5, 8n],
    [3, 7.1666, 21n],
    [0, 7.1, 1n],
    [204_379, 7.1284, 1_456_895n],
  ])('%d cents at %d are %d fen, half up, at least 1', (usCents, rate, fen) => {
    expect(fenOfUsCents(usCents, rate)).toBe(fen);
  });

  test('a dearer item is never cheaper in fen, and the rounding is within half a fen', () => {
    const usCents = fc.integer({ min: 1, max: 100_000_000 });
    const rate = fc.double({ min: 4, max: 12, noNaN: true });
    fc.assert(
      fc.property(usCents, rate, (cents, cnyPerUsd) => {
        const fen = Number(fenOfUsCents(cents, cnyPerUsd));
        expect(Math.abs(fen - cents * cnyPerUsd)).toBeLessThanOrEqual(cents * 1e-8 + 0.5 + 1e-6);
        expect(fenOfUsCents(cents + 1, cnyPerUsd)).toBeGreaterThan(BigInt(fen));
      }),
    );
  });
});

describe('the setting of the service', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://u:p@db/market',
    PUBLIC_URL: 'https://shiji.example',
    SMS_ACCESS_KEY_ID: 'a',
    SMS_ACCESS_KEY_SECRET: 'b',
    IDENTITY_APP_CODE: 'c',
    IDENTITY_HASH_KEY: 'd',
  };

  test('production starts without one, and never with a plain address such as the sandbox has', () => {
    expect(readConfig(production).RATE_URL).toBeUndefined();
    expect(() => readConfig({ ...production, RATE_URL: 'http://127.0.0.1:4001/v6/latest/USD' })).toThrow(
      /RATE_URL/,
    );
    const url = 'https://rates.example/v6/latest/USD';
    expect(readConfig({ ...production, RATE_URL: url }).RATE_URL).toBe(url);
    expect(() => readConfig({ ...production, RATE_URL: 'file:///etc/passwd' })).toThrow(/RATE_URL/);
  });
});
