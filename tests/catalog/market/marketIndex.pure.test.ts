import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../api/catalog/items/seededRandom.ts';
import { countFacets, countPrices } from '../../../api/catalog/market/marketFacets.ts';
import { EVERYTHING, type MarketFilter, TAG_NAMES } from '../../../api/catalog/market/marketFilter.ts';
import { MarketIndex } from '../../../api/catalog/market/marketIndex.ts';
import type { MarketItemRow } from '../../../api/catalog/market/marketItem.store.ts';
import { finishNameOf, type MarketSort } from '../../../api/catalog/market/marketItem.ts';
import {
  countMarketCopies,
  countMarketItems,
  pageMarketItems,
} from '../../../api/catalog/market/marketPage.ts';
import {
  PLATFORM_NAMES,
  PLATFORM_TERMS,
  type PlatformName,
  proceedsOf,
  RANKED_MIN_CENTS,
} from '../../../api/catalog/market/pricePlatform.ts';
import { BitSet } from '../../../api/kernel/bitSet.ts';

const SIZE = 700;
const random = seededRandom(7);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const ask = (): bigint | null => (random() < 0.25 ? null : BigInt(1 + Math.floor(10 ** (random() * 7))));

const asksElsewhere = (): MarketItemRow['platformAsksCents'] =>
  Object.fromEntries(PLATFORM_NAMES.flatMap((name) => (random() < 0.4 ? [] : [[name, Number(ask() ?? 1n)]])));

function makeRow(number: number): MarketItemRow {
  const name = `Item ${number} (Field-Tested)`;
  return {
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    marketHashName: name,
    nameZh: name,
    nameEn: name,
    searchText: '',
    finishName: finishNameOf(name),
    tagType: pick(['rifle', 'knife', 'sticker']),
    tagWeapon: pick(['ak', 'm4', null]),
    tagRarity: pick(['red', 'pink', 'blue', null]),
    tagQuality: pick(['normal', 'strange']),
    tagExterior: pick(['WearCategory0', 'WearCategory2', null]),
    tagItemSet: pick(['one', 'two', null]),
    rarityColor: '#666666',
    iconUrl: null,
    floatMin: null,
    floatMax: null,
    referencePriceCents: random() < 0.3 ? null : (ask() ?? 0n),
    salesPerWeek: Math.floor(random() * 20),
    salesPerDay: Math.floor(random() * 4),
    expectedPerWeek: Math.floor(random() * 5),
    lowestAskCents: ask(),
    listingCount: Math.floor(random() * 6),
    automaticCount: Math.floor(random() * 2),
    newestListedAt: random() < 0.2 ? null : new Date(1_800_000_000_000 + Math.floor(random() * 50)),
    isReadFromName: false,
    platformAsksCents: asksElsewhere(),
    bestBidCents: null,
  };
}

const noSearch = () => ({ find: () => ({ items: new BitSet(0), corrected: null }) });

function indexOf(rows: MarketItemRow[]): MarketIndex {
  const index = new MarketIndex(noSearch);
  index.rebuild(rows);
  return index;
}

const FILTERS: MarketFilter[] = [
  EVERYTHING,
  { ...EVERYTHING, types: ['rifle'] },
  { ...EVERYTHING, types: ['rifle', 'knife'], rarities: ['red'], minPriceCents: 500n },
  { ...EVERYTHING, exteriors: ['WearCategory2'], maxPriceCents: 100_000n, itemSets: ['one', 'none such'] },
  { ...EVERYTHING, qualities: ['unheard of'] },
  { ...EVERYTHING, isOnSale: true },
  { ...EVERYTHING, isAutomatic: true },
  { ...EVERYTHING, isHot: true, types: ['rifle'] },
  { ...EVERYTHING, isLowStock: true, minPriceCents: 500n },
  { ...EVERYTHING, isBargain: true, isAutomatic: true },
];

const FIELDS = {
  types: 'tagType',
  weapons: 'tagWeapon',
  rarities: 'tagRarity',
  qualities: 'tagQuality',
  exteriors: 'tagExterior',
  itemSets: 'tagItemSet',
} as const;

function isIn(filter: MarketFilter, row: MarketItemRow, except?: string): boolean {
  const { minPriceCents: low, maxPriceCents: high } = filter;
  const cents = row.lowestAskCents;
  const isPriced =
    except === 'price' ||
    (low === null && high === null) ||
    (cents !== null && cents >= (low ?? 0n) && (high === null || cents <= high));
  const isCheap =
    row.lowestAskCents !== null &&
    row.referencePriceCents !== null &&
    row.referencePriceCents <= 10_000_000n &&
    Number(row.lowestAskCents) <= Number(row.referencePriceCents) * 0.9;
  return (
    isPriced &&
    (!filter.isOnSale || row.listingCount > 0) &&
    (!filter.isAutomatic || row.automaticCount > 0) &&
    (!filter.isHot || row.salesPerDay > 0) &&
    (!filter.isLowStock || [1, 2, 3].includes(row.listingCount)) &&
    (!filter.isBargain || isCheap) &&
    Object.entries(FIELDS).every(([list, field]) => {
      const wanted = filter[list as keyof typeof FIELDS];
      return field === except || wanted.length === 0 || wanted.includes(row[field] ?? '');
    })
  );
}

/** The best proceeds for what goes in, highest first; none is last. */
function gapKey(
  row: MarketItemRow,
  names: readonly PlatformName[],
  direction: 'buyHere' | 'buyThere',
): number {
  const here = row.lowestAskCents === null ? null : Number(row.lowestAskCents);
  const shares = names.flatMap((name) => {
    const there = row.platformAsksCents[name];
    if (here === null || there === undefined || Math.min(here, there) < RANKED_MIN_CENTS) return [];
    return direction === 'buyHere' ? proceedsOf(there, PLATFORM_TERMS[name]) / here : here / there;
  });
  return shares.length === 0 ? 1 : -Math.round(Math.max(...shares) * 10_000);
}

/** What each order goes by, lowest first. */
const ORDERS: Partial<Record<MarketSort, (row: MarketItemRow) => number>> = {
  'buyHere:steam': (row) => gapKey(row, ['steam'], 'buyHere'),
  'buyThere:buff': (row) => gapKey(row, ['buff'], 'buyThere'),
  // What ends as credit of the other platform is not the best that can be done with money.
  'buyHere:any': (row) => gapKey(row, ['buff', 'youpin', 'c5'], 'buyHere'),
  'buyThere:any': (row) => gapKey(row, ['buff', 'youpin', 'c5'], 'buyThere'),
  // Equally many sales go by what is expected.
  default: (row) => (row.listingCount > 0 ? 0 : 1_000) - row.salesPerWeek - row.expectedPerWeek / 10,
  priceAscending: (row) => Number(row.lowestAskCents ?? 2n ** 53n),
  priceDescending: (row) => -Number(row.lowestAskCents ?? -1n),
  salesPerDay: (row) => -row.salesPerDay - row.expectedPerWeek / 10,
  newest: (row) => -(row.newestListedAt?.getTime() ?? 0),
  discount: ({ lowestAskCents, referencePriceCents }) =>
    lowestAskCents === null || !referencePriceCents
      ? Number.MAX_SAFE_INTEGER
      : Math.floor((Number(lowestAskCents) * 10_000) / Number(referencePriceCents)),
};

/** Every order, read to its end by cursors and back again. */
function expectOrders(index: MarketIndex, rows: readonly MarketItemRow[]): void {
  for (const [sort, keyOf] of Object.entries(ORDERS) as [MarketSort, (row: MarketItemRow) => number][]) {
    const wanted = rows.toSorted((a, b) => keyOf(a) - keyOf(b) || (a.id < b.id ? -1 : 1));
    const read: string[] = [];
    let after: string | undefined;
    for (let hasMore = true; hasMore; ) {
      const asked = { filter: EVERYTHING, sort, size: 100, ...(after === undefined ? {} : { after }) };
      const page = pageMarketItems(index, asked);
      read.push(...page.rows.map(({ id }) => id));
      hasMore = page.hasMore;
      const last = page.rows.at(-1);
      after = last && page.cursorOf(last);
    }
    expect(read, sort).toEqual(wanted.map(({ id }) => id));
    const back = pageMarketItems(index, {
      filter: EVERYTHING,
      sort,
      size: 50,
      isBackward: true,
      ...(after === undefined ? {} : { before: after }),
    });
    expect(back.rows.map(({ id }) => id)).toEqual(read.slice(-51, -1));
  }
}

function expectTruth(index: MarketIndex, rows: readonly MarketItemRow[]): void {
  for (const filter of FILTERS) {
    const wanted = rows.filter((row) => isIn(filter, row));
    const byPrice = wanted.toSorted(
      (a, b) =>
        Number((a.lowestAskCents ?? 2n ** 53n) - (b.lowestAskCents ?? 2n ** 53n)) || (a.id < b.id ? -1 : 1),
    );
    const page = pageMarketItems(index, { filter, sort: 'priceAscending', size: 100 });
    expect(page.rows.map(({ id }) => id)).toEqual(byPrice.slice(0, 100).map(({ id }) => id));
    expect(page.hasMore).toBe(wanted.length > 100);
    expect(countMarketItems(index, page.selection)).toBe(wanted.length);
    const copies = wanted.reduce((sum, { listingCount }) => sum + listingCount, 0);
    expect(countMarketCopies(index, page.selection)).toBe(copies);
    for (const { tag, counts } of countFacets(index, page.selection)) {
      for (const value of new Set(rows.flatMap((row) => row[tag] ?? []))) {
        const count = rows.filter((row) => row[tag] === value && isIn(filter, row, tag)).length;
        expect(counts.find((entry) => entry.value === value)?.count ?? 0).toBe(count);
      }
    }
    const priced = rows.filter((row) => row.lowestAskCents !== null && isIn(filter, row, 'price'));
    const bars = countPrices(index, page.selection);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(priced.length);
    for (const { fromCents, toCents, count } of bars) {
      const within = priced.filter((row) => {
        const cents = Number(row.lowestAskCents);
        return cents >= fromCents && cents < toCents;
      });
      expect(within.length).toBe(count);
    }
  }
}

test('one platform alone lets through what it asks a price for, also after changes', () => {
  const rows = Array.from({ length: SIZE }, (_, number) => makeRow(number));
  const index = indexOf([...rows]);
  const changed = rows.slice(0, 200).map((row) => ({ ...row, platformAsksCents: asksElsewhere() }));
  expect(index.apply(changed)).toBe(true);
  const now = [...changed, ...rows.slice(200)];
  for (const platform of PLATFORM_NAMES) {
    const asked = {
      filter: { ...EVERYTHING, types: ['knife'] },
      sort: 'default',
      platform,
      size: 5,
    } as const;
    const wanted = now.filter((row) => row.tagType === 'knife' && row.platformAsksCents[platform]);
    expect(countMarketItems(index, pageMarketItems(index, asked).selection)).toBe(wanted.length);
  }
});

describe('the market in memory says what a plain scan says', () => {
  test('as built', () => {
    const rows = Array.from({ length: SIZE }, (_, number) => makeRow(number));
    const index = indexOf([...rows]);
    expectTruth(index, rows);
    expectOrders(index, rows);
  });

  test('after hundreds of changes of price, sales and tags', () => {
    const rows = Array.from({ length: SIZE }, (_, number) => makeRow(number));
    const index = indexOf([...rows]);
    for (let round = 0; round < 40; round += 1) {
      const changed = Array.from({ length: 15 }, () => {
        const number = Math.floor(random() * SIZE);
        return { ...makeRow(number), tagType: rows[number]?.tagType ?? '' };
      });
      for (const row of changed) rows[Number.parseInt(row.id.slice(-12), 16)] = row;
      expect(index.apply(changed)).toBe(true);
    }
    expectTruth(index, rows);
    expectOrders(index, rows);
    expect(index.findById(rows[3]?.id ?? '')).toBe(rows[3]);
  });

  test.each(['marketHashName', 'nameZh', 'nameEn', 'finishName', 'tagType'] as const)(
    'another %s asks to be taken with all the others',
    (field) => {
      const rows = [makeRow(0), makeRow(1)];
      const index = indexOf([...rows]);
      const { version } = index;
      expect(index.apply(rows.map((row) => ({ ...row, [field]: `${row[field]} anew` })))).toBe(false);
      expect([index.rows, index.version]).toEqual([rows, version]);
    },
  );

  test('a new item asks to be taken with all the others, and changes nothing by itself', () => {
    const index = indexOf([makeRow(0), makeRow(1)]);
    const { version } = index;
    expect(index.apply([makeRow(2)])).toBe(false);
    expect([index.rows.length, index.version]).toEqual([2, version]);
  });

  test('an empty market is an empty list', () => {
    const index = indexOf([]);
    const page = pageMarketItems(index, { filter: EVERYTHING, sort: 'default', size: 20 });
    expect([page.rows, page.hasMore, countMarketItems(index, page.selection)]).toEqual([[], false, 0]);
    expect(countPrices(index, page.selection)).toEqual([]);
    expect(countFacets(index, page.selection).length).toBe(TAG_NAMES.length);
  });
});
