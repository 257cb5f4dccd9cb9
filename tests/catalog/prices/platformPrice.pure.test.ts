import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelPlatform } from '../../../api/catalog/items/platformModel.ts';
import {
  gapOf,
  gapRank,
  PLATFORM_NAMES,
  PLATFORM_TERMS,
  proceedsOf,
} from '../../../api/catalog/market/pricePlatform.ts';
import { readPricesCommand } from '../../../api/ops/commands/pricesCommand.ts';

const OURS = { saleFeeBasisPoints: 250, withdrawalFeeBasisPoints: 100 };

describe('between here and another platform', () => {
  test.each([
    ['buff', 10_000, 9_652],
    ['youpin', 10_000, 9_900],
    // Of a buyer's 115 the seller has 100.
    ['steam', 11_500, 10_000],
    ['buff', 1, 1],
  ] as const)('of %s, %d fen leave %d after the sale and paying out', (platform, price, left) => {
    expect(proceedsOf(price, PLATFORM_TERMS[platform])).toBe(left);
  });

  test('the difference is what is left over the money put in, both ways', () => {
    expect(gapOf(9_000, 10_000, PLATFORM_TERMS.buff)).toEqual({ cents: 652, basisPoints: 724 });
    expect(gapOf(10_000, 9_000, OURS)).toEqual({ cents: -1_313, basisPoints: -1_313 });
  });

  test('nobody gains by buying and selling at the same price', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(price, fc.constantFrom(...PLATFORM_NAMES), (cents, platform) => {
        expect(gapOf(cents, cents, PLATFORM_TERMS[platform]).cents).toBeLessThanOrEqual(0);
        expect(proceedsOf(cents, PLATFORM_TERMS[platform])).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the best platform decides, and never one that keeps the money', () => {
    const asks = { buff: 10_000, youpin: 10_100, steam: 90_000 };
    expect(gapRank('buyHere', 10_000n, asks, null)).toBe(9_999);
    expect(gapRank('buyHere', 10_000n, asks, 'steam')).toBe(78_264);
    expect(gapRank('buyThere', 10_000n, asks, null)).toBe(10_000);
    expect(gapRank('buyHere', 10_000n, { steam: 500 }, null)).toBe(null);
    expect(gapRank('buyHere', null, asks, null)).toBe(null);
    expect(gapRank('buyThere', 10_000n, asks, 'c5')).toBe(null);
  });
});

test('below a yuan a fen is more than a per cent, and no order goes by it', () => {
  expect(gapRank('buyHere', 99n, { buff: 300 }, null)).toBe(null);
  expect(gapRank('buyThere', 300n, { buff: 99, c5: 150 }, null)).toBe(20_000);
});

describe('the command', () => {
  test('the platform is named on the command line, in any case', () => {
    expect(readPricesCommand(['import', 'feed.json', '--platform', 'BUFF', '--operator', 'wang'])).toEqual({
      kind: 'import',
      source: 'feed.json',
      platform: 'buff',
      isDryRun: false,
      moves: 'refuse',
      addsDoubtful: false,
      operator: 'wang',
    });
    expect(readPricesCommand(['import', 'feed.json'])).toMatchObject({ platform: null });
    expect(() => readPricesCommand(['import', 'feed.json', '--platform', 'bazaar'])).toThrow(
      '--platform: one of buff, youpin, c5, steam',
    );
  });
});

describe('the sandbox’s platforms', () => {
  const NAMES = Array.from({ length: 2_000 }, (_, index) => `Item ${index}`);
  const DAY = 20_700;
  const quotes = (platform: (typeof PLATFORM_NAMES)[number], cents = 10_000) =>
    NAMES.flatMap((name) => modelPlatform(platform, name, cents)?.(DAY) ?? []);

  test.each([
    ['buff', 0.93, 1.04, 0.9],
    ['youpin', 0.92, 1.04, 0.85],
    ['c5', 0.94, 1.08, 0.6],
    ['steam', 1.23, 1.42, 0.8],
  ] as const)('%s asks plausibly and bids below it', (platform, low, high, coverage) => {
    const found = quotes(platform);
    expect(found.length / NAMES.length).toBeGreaterThan(coverage);
    const sorted = found.map(({ askCents }) => askCents / 10_000).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.1)]).toBeGreaterThan(low - 0.03);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(high + 0.03);
    expect(found.every(({ askCents, bidCents }) => bidCents >= 1 && bidCents < askCents)).toBe(true);
  });

  test('platforms move together, day by day, and never by leaps', () => {
    const quote = modelPlatform('buff', 'Item 1', 100_000);
    for (let day = DAY; day < DAY + 60; day += 1) {
      const [before, after] = [quote?.(day).askCents ?? 0, quote?.(day + 1).askCents ?? 0];
      expect(Math.abs(after - before) / before).toBeLessThan(0.03);
    }
  });

  test('nothing on Steam costs more than a wallet holds', () => {
    expect(quotes('steam', 2_000_000)).toEqual([]);
  });
});
