import { describe, expect, test } from 'vitest';
import { timeParts } from '../../../web/catalog/home/HeroFigures.tsx';
import { chooseItems, MARKET_PATHS } from '../../../web/catalog/home/homeLists.ts';
import { tagPath } from '../../../web/catalog/items/marketItem.ts';
import { SPARK_HEIGHT, SPARK_WIDTH, sparklineOf } from '../../../web/catalog/items/sparkline.ts';
import {
  EMPTY_FILTER,
  parseMarketFilter,
  writeMarketFilter,
} from '../../../web/catalog/market/marketFilter.ts';

const filterAt = (path: string) => parseMarketFilter(new URL(path, 'http://market.test').searchParams);

describe('H-01 H-02 the ways on lead to the market with the same filter and order', () => {
  test.each([
    ['all', {}],
    ['automatic', { zones: ['auto'] }],
    ['hot', { zones: ['hot'], sort: 3 }],
    ['lowStock', { zones: ['low'], sort: 2, maxPriceCents: 9_999_999 }],
    ['newest', { sort: 4 }],
    ['bargain', { zones: ['hot', 'bargain'], sort: 3, maxPriceCents: 9_999_999 }],
  ] as const)('%s', (name, chosen) => {
    const filter = { ...EMPTY_FILTER, ...chosen };
    expect(filterAt(MARKET_PATHS[name])).toEqual(filter);
    const params = writeMarketFilter(filter).toString();
    expect(MARKET_PATHS[name]).toBe(params === '' ? '/market' : `/market?${params}`);
  });

  test('a kind of item', () => {
    expect(filterAt(tagPath('TYPE', 'Type_Hands'))).toEqual({ ...EMPTY_FILTER, types: ['Type_Hands'] });
  });
});

describe('the items of the front page', () => {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`);

  test('no item is chosen twice, each list keeps its order, and a list that failed takes nothing', () => {
    const idsOf = {
      dearest: ['5'],
      trends: ids(0, 9),
      automatic: ids(0, 20),
      hot: null,
      lowStock: ids(8, 14),
      latest: ids(3, 14),
      bargain: ids(100, 3),
    };
    const chosen = chooseItems(idsOf);
    const all = Object.values(chosen).flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
    expect([...chosen.trends]).toEqual(['0', '1', '2', '3', '4', '6', '7', '8']);
    expect([...chosen.automatic]).toEqual(['9', '10', '11', '12', '13', '14']);
    expect(chosen.hot.size).toBe(0);
    expect([...chosen.bargain]).toEqual(ids(100, 3));
  });

  test('a time is told in a unit of which there are two at least, never too short', () => {
    expect([30, 119, 120, 121, 7_199, 7_201].map(timeParts)).toEqual([
      ['seconds', 30],
      ['seconds', 119],
      ['minutes', 2],
      ['minutes', 3],
      ['minutes', 120],
      ['hours', 3],
    ]);
  });
});

describe('H-04 a price as a line', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toISOString();
  const history = (...prices: number[]) =>
    prices.map((medianCents, index) => ({ day: day(index + 1), medianCents }));

  test('rises and falls by tenths of a percent, from the first day to the last', () => {
    expect(sparklineOf(history(1000, 400, 1062))?.change).toBe(62);
    expect(sparklineOf(history(1000, 4000, 976))?.change).toBe(-24);
    expect(sparklineOf(history(500, 900, 500))?.change).toBe(0);
    expect(sparklineOf(history(1, 2))?.lastCents).toBe(2);
  });

  test('is as wide as its box, stands by dates, and never leaves it', () => {
    const days = [
      { day: day(1), medianCents: 100 },
      { day: day(4), medianCents: 300 },
      { day: day(5), medianCents: 200 },
    ];
    const points = (sparklineOf(days)?.line ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points.map(([x]) => x)).toEqual([0, SPARK_WIDTH * 0.75, SPARK_WIDTH]);
    for (const [, y = -1] of points) expect(y > 0 && y < SPARK_HEIGHT).toBe(true);
    // A higher price has a higher position.
    expect((points[1]?.[1] ?? 0) < (points[2]?.[1] ?? 0)).toBe(true);
  });

  test('a steady price lies in the middle; what moves little is not blown up', () => {
    expect(sparklineOf(history(500, 500))?.line).toBe(
      `M0 ${SPARK_HEIGHT / 2}L${SPARK_WIDTH} ${SPARK_HEIGHT / 2}`,
    );
    const ys =
      (sparklineOf(history(10_000, 10_010))?.line ?? '').match(/\d+(?:\.\d)?(?=L|$)/g)?.map(Number) ?? [];
    expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeLessThan(2);
  });

  test('no sparkline is drawn for fewer than two days with a sale', () => {
    expect([sparklineOf([]), sparklineOf(history(500))]).toEqual([null, null]);
  });
});
