import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chosenFilterCount,
  EMPTY_FILTER,
  MARKET_ZONES,
  type MarketFilter,
  marketVariables,
  parseMarketFilter,
  toggleTags,
  writeMarketFilter,
} from '../../../web/catalog/market/marketFilter.ts';

const tags = fc
  .uniqueArray(fc.constantFrom('weapon_ak47', 'Rarity_Rare', 'WearCategory0', 'set_a-1', 'unusual_strange'), {
    maxLength: 4,
  })
  .map((list) => [...list].sort());
const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null });
const filters: fc.Arbitrary<MarketFilter> = fc.record({
  keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  minPriceCents: price,
  maxPriceCents: price,
  types: tags,
  weapons: tags,
  rarities: tags,
  qualities: tags,
  exteriors: tags,
  itemSets: tags,
  zones: fc.subarray([...MARKET_ZONES]),
  hasSoldOut: fc.boolean(),
  sort: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
});

test('M-01 whatever is chosen comes back from the address it is written to', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseMarketFilter(new URLSearchParams(writeMarketFilter(filter).toString()))).toEqual(filter);
    }),
  );
});

test('M-01 the market with nothing chosen has a bare address, and shows what is on sale', () => {
  expect(writeMarketFilter(EMPTY_FILTER).toString()).toBe('');
  expect(marketVariables(EMPTY_FILTER)).toEqual({ filter: { isOnSale: true }, sort: 'DEFAULT' });
  const everything = parseMarketFilter(new URLSearchParams('stock=all'));
  expect(marketVariables(everything)).toEqual({ filter: {}, sort: 'DEFAULT' });
});

test('C4 an address of the first edition, with types among the weapons, selects them and is written anew', () => {
  const old = parseMarketFilter(
    new URLSearchParams('type=CSGO_Type_Rifle,weapon_ak47,Type_CustomPlayer&tagType=CSGO_Type_Knife'),
  );
  expect(old.types).toEqual(['CSGO_Type_Knife', 'CSGO_Type_Rifle', 'Type_CustomPlayer']);
  expect(old.weapons).toEqual(['weapon_ak47']);
  expect(writeMarketFilter(old).get('type')).toBe('weapon_ak47');
  expect(parseMarketFilter(new URLSearchParams('type=CSGO_Type_Rifle'))).toEqual({
    ...EMPTY_FILTER,
    types: ['CSGO_Type_Rifle'],
  });
});

test('M-01 the filters combine into one set of variables', () => {
  const params = new URLSearchParams(
    'search=红线&minPrice=4&maxPrice=99.5&tagType=CSGO_Type_Rifle&type=weapon_ak47,weapon_aug&tagRarity=Rarity_Rare&tagQuality=strange&tagExterior=WearCategory2&tagItemSet=set_a&sort=1',
  );
  expect(marketVariables(parseMarketFilter(params))).toEqual({
    filter: {
      keyword: '红线',
      minPriceCents: 400,
      maxPriceCents: 9950,
      types: ['CSGO_Type_Rifle'],
      weapons: ['weapon_ak47', 'weapon_aug'],
      rarities: ['Rarity_Rare'],
      qualities: ['strange'],
      exteriors: ['WearCategory2'],
      itemSets: ['set_a'],
      isOnSale: true,
    },
    sort: 'PRICE_ASCENDING',
  });
});

test('H-02 the lists of the home page are filters and orders of the market', () => {
  const params = new URLSearchParams('zone=bargain,auto,none&sort=5');
  expect(marketVariables(parseMarketFilter(params))).toEqual({
    filter: { isOnSale: true, isAutomatic: true, isBargain: true },
    sort: 'DISCOUNT',
  });
  expect(chosenFilterCount(parseMarketFilter(params))).toBe(2);
});

test('the same choice written in another order gives the same variables', () => {
  const one = parseMarketFilter(new URLSearchParams('type=b,a,a&sort=7'));
  const other = parseMarketFilter(new URLSearchParams('type=a,b'));
  expect(marketVariables(one)).toEqual(marketVariables(other));
});

test('what an address should not hold counts as not chosen', () => {
  const filter = parseMarketFilter(new URLSearchParams('minPrice=-4&maxPrice=1e9&tagRarity=a b,<x>&sort=x'));
  expect(filter).toEqual(EMPTY_FILTER);
});

test('a press adds tags, a second press takes them out', () => {
  const once = toggleTags(EMPTY_FILTER, 'rarities', ['b', 'a']);
  expect(once.rarities).toEqual(['a', 'b']);
  expect(toggleTags(once, 'rarities', ['a', 'b'])).toEqual(EMPTY_FILTER);
  expect(chosenFilterCount({ ...once, minPriceCents: 1, keyword: 'x', sort: 2 })).toBe(3);
});
