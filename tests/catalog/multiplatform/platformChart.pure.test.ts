import { describe, expect, test } from 'vitest';
import {
  bestOf,
  comparisonPath,
  comparisonVariables,
  readComparison,
} from '../../../web/catalog/multiplatform/comparison.ts';
import { placePlatforms } from '../../../web/catalog/multiplatform/platformChart.ts';
import { gapText } from '../../../web/ui/money.ts';

const gap = (basisPoints: number) => ({ cents: basisPoints, basisPoints });

describe('prices of several places in one drawing', () => {
  const days = (...prices: number[]) =>
    prices.map((cents, index) => ({ day: `2026-11-${String(20 + index).padStart(2, '0')}`, cents }));

  test('all lines share one scale; the last day stands at the right, days before the range are left out', () => {
    const pasts = [
      { place: 'BUFF', days: days(900, 1_000, 1_100, 1_200) },
      { place: 'STEAM', days: days(9_999, 1_500, 1_400, 1_450) },
      { place: 'C5', days: [] },
    ];
    const chart = placePlatforms(pasts, '2026-11-23T00:00:00Z', 3);
    expect(
      chart.lines.map(({ place, lastCents, lowCents, highCents }) => [place, lastCents, lowCents, highCents]),
    ).toEqual([
      ['BUFF', 1_200, 1_000, 1_200],
      ['STEAM', 1_450, 1_400, 1_500],
    ]);
    const [buff, steam] = chart.lines.map(({ line }) => line.split(/[ML ]/).slice(1).map(Number));
    expect([buff?.[0], buff?.at(-2)]).toEqual([166.7, 833.3]);
    // A higher price has a higher position.
    expect(steam?.[1]).toBeLessThan(buff?.[1] ?? 0);
    expect(chart.ticks.at(0)?.cents).toBeLessThanOrEqual(1_000);
    expect(chart.ticks.at(-1)?.cents).toBeGreaterThanOrEqual(1_500);
  });

  test('nothing told is nothing drawn', () => {
    expect(placePlatforms([], '2026-11-23', 90)).toMatchObject({ lines: [], ticks: [] });
  });
});

describe('the comparison', () => {
  test('the choice comes back from its address; what is unknown is left out', () => {
    const chosen = {
      keyword: 'redline',
      type: 'CSGO_Type_Rifle',
      platform: 'STEAM',
      min: '100',
      way: 'there',
      sort: 'sales',
    } as const;
    const path = comparisonPath(chosen);
    expect(readComparison(new URL(path, 'http://x').searchParams)).toEqual(chosen);
    expect(
      comparisonPath(readComparison(new URLSearchParams('with=bazaar&way=up&sort=discount&min=7'))),
    ).toBe('/multiplatform');
    expect(comparisonVariables({ ...chosen, sort: 'gap' })).toEqual({
      filter: { keyword: 'redline', types: ['CSGO_Type_Rifle'], minPriceCents: 10_000 },
      platform: 'STEAM',
      sort: 'BUY_THERE',
    });
  });

  test('the best is the largest share among fresh figures of platforms that count', () => {
    const told = (platform: string, here: number | null, isStale = false) => ({
      platform,
      isStale,
      buyHere: here === null ? null : gap(here),
      buyThere: gap(-500),
    });
    const prices = [told('BUFF', 120), told('YOUPIN', 900, true), told('C5', 300), told('STEAM', 4_000)];
    expect(bestOf(prices, 'here', ['BUFF', 'YOUPIN', 'C5'])?.platform).toBe('C5');
    expect(bestOf(prices, 'here', ['STEAM'])?.platform).toBe('STEAM');
    expect(bestOf([told('BUFF', null)], 'here', ['BUFF'])).toBe(null);
    expect(bestOf(prices, 'there', ['BUFF'])?.buyThere).toEqual(gap(-500));
  });

  test.each([
    [0, '0.0%'],
    [-43, '−0.4%'],
    [1_234, '+12.3%'],
    [12_345_600, '+123,456%'],
  ])('%d hundredths of a percent are %s', (basisPoints, text) => {
    expect(gapText(basisPoints)).toBe(text);
  });
});
