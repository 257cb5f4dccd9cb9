import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  openFilterOf,
  openFilterParams,
  webFilterOf,
  webFilterParams,
  writeWebQuery,
} from '../../../api/catalog/market/filterParams.ts';
import {
  EVERYTHING,
  forTags,
  forZones,
  MARKET_ZONES,
  type MarketFilter,
  TAG_FILTER_NAMES,
  TAG_FILTERS,
  ZONE_NAMES,
} from '../../../api/catalog/market/marketFilter.ts';

const tags = fc
  .uniqueArray(fc.constantFrom('weapon_ak47', 'Rarity_Rare', 'WearCategory0', 'set_a-1'))
  .map((list) => list.toSorted());
const price = fc.option(fc.bigInt({ min: 0n, max: 10_000_000n }), { nil: null });
/** Filters whose minimum price is not above the maximum. */
const filters: fc.Arbitrary<MarketFilter> = fc
  .record({
    keyword: fc.option(fc.constantFrom('红线', 'ak redline', 'a&b=c', '龙狙 狂牙'), { nil: null }),
    minPriceCents: price,
    maxPriceCents: price,
    ...forTags(() => tags),
    ...forZones(() => fc.boolean()),
  })
  .filter(({ minPriceCents: low, maxPriceCents: high }) => low === null || high === null || low <= high);

const readWeb = (query: string) =>
  webFilterOf(z.object(webFilterParams).parse(Object.fromEntries(new URLSearchParams(query))));
const readOpen = (query: Record<string, string>) => openFilterOf(z.object(openFilterParams).parse(query));

describe('E-07 G-07 every criterion of a filter', () => {
  test('comes back from the query of /web', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readWeb(writeWebQuery(filter))).toEqual(filter);
      }),
    );
  });

  test('C4 types in the parameter of weapons, as in the first edition, select types', () => {
    expect(readWeb('type=CSGO_Type_Rifle,weapon_ak47')).toMatchObject({
      types: ['CSGO_Type_Rifle'],
      weapons: ['weapon_ak47'],
    });
  });

  test('has its parameter described', () => {
    const contract = readFileSync('docs/rest.md', 'utf8');
    const words = ZONE_NAMES.flatMap((zone) => MARKET_ZONES[zone].word ?? []);
    const parameters = TAG_FILTER_NAMES.map((name) => TAG_FILTERS[name].web);
    expect([...words, ...parameters].filter((word) => !contract.includes(`\`${word}\``))).toEqual([]);
  });

  test('is a parameter of /open/v1', () => {
    expect(readOpen({})).toEqual(EVERYTHING);
    for (const zone of ZONE_NAMES)
      expect(readOpen({ [zone]: 'true' })).toEqual({ ...EVERYTHING, [zone]: true });
    for (const name of TAG_FILTER_NAMES)
      expect(readOpen({ [TAG_FILTERS[name].open]: 'a, b' })).toEqual({ ...EVERYTHING, [name]: ['a', 'b'] });
    expect(readOpen({ search: 'ak', minPriceCents: '5', maxPriceCents: '' })).toEqual({
      ...EVERYTHING,
      keyword: 'ak',
      minPriceCents: 5n,
    });
  });

  test('is empty where its parameter is empty', () => {
    expect(readWeb('search=&minPrice=&maxPrice=&tagType=&zone=&stock=')).toEqual(EVERYTHING);
  });
});
