import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { firstDay } from '../../../api/catalog/prices/priceHistory.ts';
import { referenceDaysOf } from '../../../api/catalog/prices/referenceHistory.ts';

const feed = (prices: unknown, metadata: unknown = { currency: 'USD' }): string =>
  JSON.stringify({ metadata, prices }, null, 2);

describe('a price feed', () => {
  test('its rows are sorted by name, prices in US cents', () => {
    const { lineOf, ...read } = readPriceFeed(feed({ 'B Case': 20, 'A Case': 3 }));
    expect(['B Case', 'A Case', 'C Case'].map(lineOf)).toEqual([6, 7, null]);
    expect(read).toEqual({
      platform: null,
      currency: 'USD',
      updatedAt: null,
      isSandbox: false,
      rows: [
        { marketHashName: 'A Case', phase: '', cents: 3, bidCents: null },
        { marketHashName: 'B Case', phase: '', cents: 20, bidCents: null },
      ],
      problems: [],
    });
  });

  test('bad rows are told by name and line, and skipped', () => {
    const bad = {
      '': 5,
      half: 1.5,
      zero: 0,
      minus: -3,
      text: '12',
      none: null,
      list: [1],
      dear: 1e12,
      [`${'x'.repeat(201)}`]: 4,
      'a\u0000b': 4,
    };
    const good = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Good ${index}`, 5]));
    const { rows, problems } = readPriceFeed(feed({ ...bad, ...good }));
    expect(rows.length).toBe(12);
    expect(problems.map(({ name }) => name.slice(0, 5))).toEqual([
      '',
      'half',
      'zero',
      'minus',
      'text',
      'none',
      'list',
      'dear',
      'xxxxx',
      'a\u0000b',
    ]);
    // The object of prices begins on line 5, one row a line but for the list, which takes three.
    expect(problems.map(({ line }) => line)).toEqual([6, 7, 8, 9, 10, 11, 12, 15, 16, 17]);
    expect(problems[1]?.reason).toMatch(/whole number of US cents/);
  });

  test('a name keeps its spaces, and a feed on one line is read too', () => {
    const text = '\uFEFF{"prices":{"Sticker | niko  | Paris 2023":12,"Music Kit |":900}}';
    expect(readPriceFeed(text).rows.map(({ marketHashName }) => marketHashName)).toEqual([
      'Music Kit |',
      'Sticker | niko  | Paris 2023',
    ]);
  });

  test('a phase that the feed tells belongs to the phase alone', () => {
    const { rows } = readPriceFeed(
      feed({ '★ Karambit | Doppler (Factory New)': 100, '★ Karambit | Doppler (Factory New) - Ruby': 900 }),
    );
    expect(rows.map(({ marketHashName, phase }) => [marketHashName, phase])).toEqual([
      ['★ Karambit | Doppler (Factory New)', ''],
      ['★ Karambit | Doppler (Factory New)', 'Ruby'],
    ]);
  });

  test('where a platform tells phases alone, the item costs as its cheapest phase; reference prices invent none', () => {
    const doppler = '★ Karambit | Doppler (Factory New)';
    const phases = {
      [`${doppler} - Ruby`]: { ask: 900, bid: 800 },
      [`${doppler} - Phase 1`]: { ask: 200, bid: 150 },
      [`${doppler} - Phase 2`]: 210,
    };
    const plainOf = (prices: Record<string, unknown>, platform?: string) =>
      readPriceFeed(feed(prices, { platform }))
        .rows.filter(({ phase }) => phase === '')
        .map(({ cents, bidCents }) => [cents, bidCents]);
    expect(plainOf(phases, 'buff')).toEqual([[200, 150]]);
    expect(plainOf({ ...phases, [doppler]: 190 }, 'buff')).toEqual([[190, null]]);
    expect(plainOf({ [`${doppler} - Ruby`]: 900 })).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['half a file', '{"prices":{"A":1'],
    ['a page', '<html></html>'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no prices', '{"metadata":{}}'],
    ['a list of prices', feed([1, 2])],
    ['no row', feed({})],
    ['euros', feed({ A: 1 }, { currency: 'EUR' })],
    ['mostly bad rows', feed({ A: 1, B: 'x', C: 'y' })],
  ])('%s is rejected as a feed', (_what, text) => {
    expect(() => readPriceFeed(text)).toThrow(/^feed: /);
  });

  test('text that is not JSON is refused with the line, where the engine says it', () => {
    expect(() => readPriceFeed('{"prices":\n{"A": 1,\n}}')).toThrow(/^feed: is not JSON: .+: line 3$/);
    expect(() => readPriceFeed('{"prices": {"A": one}}')).toThrow(/^feed: is not JSON: .*one/);
  });

  test('a platform’s feed names it, its currency and its time, and may tell bids', () => {
    const metadata = { platform: 'BUFF', currency: 'CNY', updated_at: '2026-11-24T08:00:00Z' };
    const text = feed({ A: { ask: 1200, bid: 1100 }, B: { ask: 30 }, C: 7, D: { bid: 4 } }, metadata);
    const { problems, lineOf: _lineOf, ...read } = readPriceFeed(text);
    expect(read).toEqual({
      platform: 'buff',
      currency: 'CNY',
      updatedAt: new Date('2026-11-24T08:00:00Z'),
      isSandbox: false,
      rows: [
        { marketHashName: 'A', phase: '', cents: 1200, bidCents: 1100 },
        { marketHashName: 'B', phase: '', cents: 30, bidCents: null },
        { marketHashName: 'C', phase: '', cents: 7, bidCents: null },
      ],
    });
    expect(problems).toMatchObject([{ name: 'D', reason: 'the price is no whole number of fen' }]);
    expect(readPriceFeed(text, 'buff').platform).toBe('buff');
    expect(readPriceFeed(feed({ A: 1 }), 'c5')).toMatchObject({ platform: 'c5', currency: 'USD' });
  });

  test.each([
    [
      'another platform than was asked for',
      feed({ A: 1 }, { platform: 'buff' }),
      'steam',
      /is of buff, and steam/,
    ],
    [
      'a platform that nobody knows',
      feed({ A: 1 }, { platform: 'bazaar' }),
      null,
      /“bazaar”; known are buff/,
    ],
    ['yuan without a platform', feed({ A: 1 }, { currency: 'CNY' }), null, /US cents are wanted/],
    ['euros of a platform', feed({ A: 1 }, { currency: 'EUR' }), 'c5', /USD or CNY/],
    ['an invalid time', feed({ A: 1 }, { updated_at: 'soon' }), 'c5', /updated_at/],
  ] as const)('%s is refused in words', (_what, text, wanted, words) => {
    expect(() => readPriceFeed(text, wanted)).toThrow(words);
  });

  test('any text is a feed or is refused in words', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.dictionary(fc.string(), fc.jsonValue()).map((prices) => feed(prices)),
        ),
        (text) => {
          try {
            expect(readPriceFeed(text).rows.length).toBeGreaterThan(0);
          } catch (error) {
            expect(String(error)).toMatch(/^InvalidInput: feed: /);
          }
        },
      ),
    );
  });
});

describe('the history of reference prices', () => {
  test('days without a price are left out, and so are those before the first', () => {
    const today = new Date('2026-09-02T00:00:00Z');
    const month = (start: string, priceCents: bigint[]) => ({
      marketItemId: 'a',
      month: new Date(start),
      priceCents,
    });
    const months = [month('2026-09-01', [0n, 7n, 0n]), month('2026-08-01', [...Array(29).fill(3n), 0n, 5n])];
    expect(
      referenceDaysOf(months, firstDay(today, 5)).map(({ day, priceCents }) => [
        day.toISOString().slice(0, 10),
        priceCents,
      ]),
    ).toEqual([
      ['2026-08-29', 3n],
      ['2026-08-31', 5n],
      ['2026-09-02', 7n],
    ]);
  });
});
