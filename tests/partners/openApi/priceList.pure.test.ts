import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../../../api/catalog/items/seededRandom.ts';
import { EVERYTHING, type MarketFilter } from '../../../api/catalog/market/marketFilter.ts';
import { MarketIndex } from '../../../api/catalog/market/marketIndex.ts';
import type { MarketItemRow } from '../../../api/catalog/market/marketItem.store.ts';
import { BitSet } from '../../../api/kernel/bitSet.ts';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { toPrice } from '../../../api/partners/openApi/marketItemShape.ts';
import {
  type PriceList,
  readPriceList,
  writeJson,
  writeLines,
} from '../../../api/partners/openApi/priceList.ts';
import { missedByMs } from '../../kit/bestTime.ts';

const SIZE = 400;

function makeRow(number: number, random: SeededRandom): MarketItemRow {
  const name = `Item ${number} (Field-Tested)`;
  return {
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    marketHashName: name,
    nameZh: name,
    nameEn: name,
    searchText: '',
    finishName: name,
    tagType: number % 3 === 0 ? 'knife' : 'rifle',
    tagWeapon: null,
    tagRarity: null,
    tagQuality: 'normal',
    tagExterior: null,
    tagItemSet: null,
    rarityColor: '#666666',
    iconUrl: null,
    floatMin: null,
    floatMax: null,
    salesPerWeek: 0,
    expectedPerWeek: 0,
    newestListedAt: null,
    isReadFromName: false,
    platformAsksCents: {},
    bestBidCents: null,
    ...figures(random),
  };
}

type Figures = Pick<
  MarketItemRow,
  'lowestAskCents' | 'listingCount' | 'automaticCount' | 'referencePriceCents' | 'salesPerDay'
>;

/** Figures that are often the same as before, and often those of an item that nobody sells. */
function figures(random: SeededRandom): Figures {
  const listingCount = Math.floor(random() * 5);
  return {
    lowestAskCents: listingCount === 0 ? null : BigInt(100 + Math.floor(random() * 4)),
    listingCount,
    automaticCount: Math.min(listingCount, Math.floor(random() * 2)),
    referencePriceCents: random() < 0.2 ? null : BigInt(110 + Math.floor(random() * 3)),
    salesPerDay: Math.floor(random() * 2),
  };
}

/** Words find the items whose number ends in them. */
function openIndex(rows: readonly MarketItemRow[]): MarketIndex {
  const index = new MarketIndex((all) => ({
    find: (keyword) => ({
      items: BitSet.where(all.length, (at) => all[at]?.nameEn.includes(`${keyword} `) ?? false),
      corrected: null,
    }),
  }));
  index.rebuild([...rows]);
  return index;
}

const marketOf = (size: number, seed = 5) => {
  const random = seededRandom(seed);
  return { random, index: openIndex(Array.from({ length: size }, (_, number) => makeRow(number, random))) };
};

/** Changes some items, as the database would have them. */
function change(index: MarketIndex, random: SeededRandom, most = 8): MarketItemRow[] {
  const count = Math.floor(random() * most);
  const rows = Array.from({ length: count }, () => {
    const row = index.rows[Math.floor(random() * index.rows.length)] as MarketItemRow;
    return { ...row, ...figures(random) };
  });
  index.apply(rows);
  return rows;
}

type Mirror = Map<string, string>;

/** What a partner does with an answer. */
function take(mirror: Mirror, { isWhole, rows, gone }: PriceList): void {
  if (isWhole) mirror.clear();
  for (const name of gone) mirror.delete(name);
  for (const row of rows) mirror.set(row.marketHashName, JSON.stringify(toPrice(row)));
}

function wholeOf(index: MarketIndex, filter: MarketFilter): Mirror {
  const mirror: Mirror = new Map();
  take(mirror, readPriceList(index, filter, null));
  return mirror;
}

/** Names of what differs between two lists. */
function differencesOf(before: Mirror, after: Mirror): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted();
}

const FILTERS: Record<string, MarketFilter> = {
  everything: EVERYTHING,
  'one type': { ...EVERYTHING, types: ['knife'] },
  'what is on sale': { ...EVERYTHING, isOnSale: true },
  'one type by price': { ...EVERYTHING, types: ['rifle'], minPriceCents: 101n, maxPriceCents: 102n },
  'hot bargains': { ...EVERYTHING, isHot: true, isBargain: true },
  'words, few left': { ...EVERYTHING, keyword: '7', isLowStock: true },
};

describe('what changed since a cursor', () => {
  test.each(Object.entries(FILTERS))('is the difference of two whole lists: %s', (_name, filter) => {
    const { index, random } = marketOf(SIZE);
    const mirror = wholeOf(index, filter);
    expect(mirror.size).toBeGreaterThan(3);
    let { next } = readPriceList(index, filter, null);
    for (let round = 0; round < 200; round += 1) {
      const before = new Map(mirror);
      for (let times = random() * 3; times > 0; times -= 1) change(index, random);
      const list = readPriceList(index, filter, next);
      take(mirror, list);
      const now = wholeOf(index, filter);
      expect([list.isWhole, mirror]).toEqual([false, now]);
      const told = new Set([...list.rows.map((row) => row.marketHashName), ...list.gone]);
      expect(differencesOf(before, now).filter((name) => !told.has(name))).toEqual([]);
      ({ next } = list);
    }
  });

  test('has nothing twice, and nothing that no list shows', () => {
    const { index } = marketOf(SIZE);
    const { next } = readPriceList(index, EVERYTHING, null);
    const [row] = index.rows as [MarketItemRow];
    index.apply([{ ...row, salesPerWeek: 9, iconUrl: 'https://elsewhere' }]);
    expect(readPriceList(index, EVERYTHING, next)).toMatchObject({ rows: [], gone: [], next });
    index.apply([{ ...row, listingCount: 9 }]);
    const list = readPriceList(index, EVERYTHING, next);
    expect(list.rows.map(({ listingCount }) => listingCount)).toEqual([9]);
    expect(readPriceList(index, EVERYTHING, list.next).rows).toEqual([]);
    // An older cursor stays good.
    expect(readPriceList(index, EVERYTHING, next).rows).toHaveLength(1);
  });

  test('has what only a filter sees: an item that was sold today', () => {
    const { index } = marketOf(SIZE);
    const filter = { ...EVERYTHING, isHot: true };
    const [row] = index.rows as [MarketItemRow];
    index.apply([{ ...row, salesPerDay: 0 }]);
    const { next } = readPriceList(index, filter, null);
    index.apply([{ ...row, salesPerDay: 1 }]);
    const come = readPriceList(index, filter, next);
    expect(come.rows.map(({ id }) => id)).toEqual([row.id]);
    index.apply([{ ...row, salesPerDay: 0 }]);
    expect(readPriceList(index, filter, come.next).gone).toEqual([row.marketHashName]);
  });

  test('misses nothing of two processes by turns, one of which is behind', () => {
    const start = Date.now();
    let nowMs = start;
    const clock = Date.now;
    Date.now = () => nowMs;
    try {
      const { index: ahead, random } = marketOf(SIZE);
      const behind = openIndex(ahead.rows);
      // Young processes do not know what the other one saw before.
      const first = readPriceList(ahead, EVERYTHING, null).next;
      expect(readPriceList(behind, EVERYTHING, first).isWhole).toBe(true);
      nowMs += MINUTE_MS;
      for (const index of [ahead, behind])
        index.apply([{ ...(index.rows[0] as MarketItemRow), listingCount: 77 }]);
      const mirror = wholeOf(ahead, EVERYTHING);
      let { next } = readPriceList(ahead, EVERYTHING, null);
      const late: { atMs: number; rows: MarketItemRow[] }[] = [];
      let wholeCount = 0;
      for (let round = 0; round < 300; round += 1) {
        nowMs += Math.floor(random() * 4_000);
        late.push({ atMs: nowMs, rows: change(ahead, random) });
        while ((late[0]?.atMs ?? nowMs) < nowMs - 20_000) behind.apply(late.shift()?.rows ?? []);
        const list = readPriceList(random() < 0.5 ? ahead : behind, EVERYTHING, next);
        wholeCount += Number(list.isWhole);
        take(mirror, list);
        ({ next } = list);
      }
      for (const { rows } of late) behind.apply(rows);
      take(mirror, readPriceList(ahead, EVERYTHING, next));
      expect(differencesOf(mirror, wholeOf(ahead, EVERYTHING))).toEqual([]);
      expect(wholeCount).toBe(0);
    } finally {
      Date.now = clock;
    }
  });

  test('is the whole list after items were added, or tags changed', () => {
    const { index, random } = marketOf(SIZE);
    let { next } = readPriceList(index, EVERYTHING, null);
    index.apply([{ ...(index.rows[3] as MarketItemRow), tagItemSet: 'set_train' }]);
    const retagged = readPriceList(index, EVERYTHING, next);
    expect([retagged.isWhole, retagged.rows.length]).toEqual([true, SIZE]);
    ({ next } = retagged);
    index.rebuild([...index.rows, makeRow(SIZE, random)]);
    const grown = readPriceList(index, EVERYTHING, next);
    expect([grown.isWhole, grown.rows.length]).toEqual([true, SIZE + 1]);
  });

  test('needs a cursor of the same filter, in whatever order its values stand', () => {
    const { index } = marketOf(SIZE);
    const { next } = readPriceList(index, { ...EVERYTHING, types: ['knife', 'rifle'] }, null);
    expect(readPriceList(index, { ...EVERYTHING, types: ['rifle', 'knife'] }, next).isWhole).toBe(false);
    for (const filter of [EVERYTHING, { ...EVERYTHING, types: ['knife'] }])
      expect(() => readPriceList(index, filter, next)).toThrow('is no cursor of this list');
    for (const wrong of ['', 'x', Buffer.from('abcdefgh.1.').toString('base64url')])
      expect(() => readPriceList(index, EVERYTHING, wrong)).toThrow('is no cursor of this list');
  });
});

describe('10,000 prices', () => {
  const { index } = marketOf(10_000);
  const list = readPriceList(index, EVERYTHING, null);

  test('as JSON and as lines are the same prices, each line by itself', () => {
    const { data } = JSON.parse([...writeJson(list)].join(''));
    const [head, ...rows] = [...writeLines(list)]
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({ isWhole: true, next: list.next, gone: [], count: 10_000 });
    expect(rows).toEqual(data.prices);
    expect(rows).toHaveLength(10_000);
  });

  test('are written as fast as they are read, and never lie ready as a whole', async () => {
    let [written, most, all] = [0, 0, 0];
    function* counted() {
      for (const piece of writeLines(list)) {
        written += piece.length;
        all += piece.length;
        most = Math.max(most, written);
        yield piece;
      }
    }
    const slowReader = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written -= chunk.length;
        setImmediate(done);
      },
    });
    await pipeline(Readable.from(counted(), { highWaterMark: 2 }), slowReader);
    expect(all).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(all / 4);
  });

  test('take 25 ms of a quiet machine, and a hundred changes a fifth of that at most', async () => {
    const write = (after: string | null) => [...writeJson(readPriceList(index, filter, after))];
    const filter = { ...EVERYTHING, isOnSale: true };
    expect(await missedByMs(25, async () => write(null))).toBe(0);
    const { next } = readPriceList(index, filter, null);
    index.apply(index.rows.slice(0, 100).map((row) => ({ ...row, listingCount: row.listingCount + 1 })));
    const bestMs = (after: string | null) => {
      const times = Array.from({ length: 20 }, () => {
        const start = performance.now();
        write(after);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    expect(bestMs(next)).toBeLessThan(bestMs(null) / 5);
  });
});
