import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeWebQuery } from '../../../api/catalog/market/filterParams.ts';
import {
  EVERYTHING,
  forTags,
  forZones,
  type MarketFilter,
} from '../../../api/catalog/market/marketFilter.ts';
import {
  type AlertedFilter,
  hasTags,
  isIn,
  isNewlyIn,
  type MarketItem,
} from '../../../api/catalog/watch/filterMatch.ts';
import { alertStep } from '../../../api/catalog/watch/priceAlerts.ts';
import { readStoredFilter, writeStoredFilter } from '../../../api/catalog/watch/savedFilter.ts';
import { wordsOf } from '../../../api/notifications/message/message.ts';
import {
  marketVariables,
  parseMarketFilter,
  writeMarketFilter,
} from '../../../web/catalog/market/marketFilter.ts';

test('a target is told of when the price comes to it or below, once', () => {
  const armed = { targetCents: 1_000n, isArmed: true };
  const told = { targetCents: 1_000n, isArmed: false };
  expect([1_001n, 1_000n, 999n, null].map((ask) => alertStep(armed, ask))).toEqual([
    'stay',
    'tell',
    'tell',
    'stay',
  ]);
  expect([1_001n, 1_000n, 999n, null].map((ask) => alertStep(told, ask))).toEqual([
    'arm',
    'stay',
    'stay',
    'stay',
  ]);
});

test('along any way of prices, two messages have a price above the target between them', () => {
  const asks = fc.array(fc.option(fc.bigInt({ min: 1n, max: 20n }), { nil: null }), { maxLength: 60 });
  fc.assert(
    fc.property(asks, fc.bigInt({ min: 1n, max: 20n }), (way, targetCents) => {
      let isArmed = true;
      let hasBeenAbove = true;
      for (const ask of way) {
        const step = alertStep({ targetCents, isArmed }, ask);
        if (ask !== null && ask > targetCents) hasBeenAbove = true;
        expect(step === 'tell').toBe(hasBeenAbove && ask !== null && ask <= targetCents);
        if (step === 'tell') hasBeenAbove = false;
        if (step !== 'stay') isArmed = step === 'arm';
      }
    }),
  );
});

const ITEM = {
  id: 'x',
  tagType: 'CSGO_Type_Rifle',
  tagWeapon: 'weapon_ak47',
  tagRarity: null,
  tagQuality: 'normal',
  tagExterior: 'WearCategory2',
  tagItemSet: null,
  lowestAskCents: 900n,
} as MarketItem;
const RIFLES: MarketFilter = { ...EVERYTHING, types: ['CSGO_Type_Rifle', 'CSGO_Type_Knife'] };

test('an item is new to a filter when its price comes in from outside, or somebody begins to sell it', () => {
  const isNew = (alerted: AlertedFilter, beforeCents: bigint | null, nowCents: bigint | null) =>
    isNewlyIn(alerted, ITEM, { beforeCents, nowCents });
  const upTo = { filter: { ...RIFLES, minPriceCents: 500n, maxPriceCents: 1_000n }, priceLimitCents: null };
  expect(isNew(upTo, 1_001n, 1_000n)).toBe(true);
  expect(isNew(upTo, 499n, 500n)).toBe(true);
  expect(isNew(upTo, null, 500n)).toBe(true);
  expect(isNew(upTo, 1_000n, 999n)).toBe(false);
  expect(isNew(upTo, 1_000n, 1_001n)).toBe(false);
  expect(isNew(upTo, 500n, null)).toBe(false);
  const limited = { filter: RIFLES, priceLimitCents: 800n };
  expect(isNew(limited, 801n, 800n)).toBe(true);
  expect(isNew(limited, null, 801n)).toBe(false);
  expect(isIn(limited, ITEM)).toBe(false);
  expect(isIn({ filter: RIFLES, priceLimitCents: 900n }, ITEM)).toBe(true);
});

test('an item is new to a filter of bargains when its price falls to 90 % of the reference price', () => {
  const bargains = { filter: { ...RIFLES, isBargain: true }, priceLimitCents: null };
  const isNew = (beforeCents: bigint | null, nowCents: bigint | null) =>
    isNewlyIn(bargains, { ...ITEM, referencePriceCents: 1_000n }, { beforeCents, nowCents });
  expect([isNew(901n, 900n), isNew(null, 900n), isNew(900n, 899n), isNew(950n, 901n)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('values of one tag widen, different tags narrow, and a filter without tags matches everything', () => {
  expect(hasTags(RIFLES, ITEM)).toBe(true);
  expect(hasTags({ ...RIFLES, exteriors: ['WearCategory0'] }, ITEM)).toBe(false);
  expect(hasTags({ ...RIFLES, rarities: ['Rarity_Rare'] }, ITEM)).toBe(false);
  expect(hasTags(EVERYTHING, ITEM)).toBe(true);
});

const tags = fc
  .uniqueArray(fc.constantFrom('weapon_ak47', 'Rarity_Rare', 'WearCategory0'), { maxLength: 3 })
  .map((list) => [...list].sort());
const price = fc.option(fc.bigInt({ min: 0n, max: 10_000_000n }), { nil: null });
const filters: fc.Arbitrary<MarketFilter> = fc.record({
  keyword: fc.option(
    fc.stringMatching(/^[a-z红线 ]{1,20}$/).filter((text) => text.trim() === text && text !== ''),
    {
      nil: null,
    },
  ),
  minPriceCents: price,
  maxPriceCents: price,
  ...forTags(() => tags),
  ...forZones(() => fc.boolean()),
});

test('a saved filter comes back as it was, by way of JSON', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const stored = JSON.parse(JSON.stringify(writeStoredFilter(filter)));
      expect(readStoredFilter(stored)).toEqual(filter);
    }),
  );
});

test('the address that the api writes of a filter is the one that the market page writes and reads', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      // Reversed bounds are no filter: none is saved with them, and an address with them narrows nothing.
      fc.pre((filter.minPriceCents ?? 0n) <= (filter.maxPriceCents ?? 10_000_000n));
      const query = writeWebQuery(filter);
      const read = parseMarketFilter(new URLSearchParams(query));
      const written = writeMarketFilter(read);
      if (filter.isOnSale) written.append('stock', 'sale');
      expect(written.toString()).toBe(query);
      expect(marketVariables(read).filter).toEqual(writeStoredFilter(filter));
    }),
  );
});

test('the message of a filter names three items and how many there are, in both languages', () => {
  const items = [
    { zh: '甲', en: 'A', amount: '1.00' },
    { zh: '乙', en: 'B', amount: '2.00' },
    { zh: '丙', en: 'C', amount: '3.00' },
  ];
  const params = { filterName: '步枪', items, count: 5 };
  expect(wordsOf('filterMatched', params, 'zh')).toEqual({
    title: '「步枪」有新饰品',
    body: '甲 ¥1.00、乙 ¥2.00、丙 ¥3.00 等 5 件',
  });
  expect(wordsOf('filterMatched', { ...params, count: 3 }, 'en')).toEqual({
    title: 'New for “步枪”',
    body: 'A ¥1.00, B ¥2.00, C ¥3.00',
  });
  expect(wordsOf('filterMatched', params, 'en').body).toBe('A ¥1.00, B ¥2.00, C ¥3.00 and 2 more');
});
