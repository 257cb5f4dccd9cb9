import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ITEM_TYPES } from '../../../api/catalog/items/itemType.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type MarketRow, readAll, readPage, scanMarket } from './marketPages.ts';

let market: TestMarket;
let visitor: TestClient;
let all: MarketRow[];

beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor();
  all = await scanMarket(market);
});
afterAll(() => market.close());

const names = (rows: readonly MarketRow[]): string[] =>
  rows.map(({ marketHashName }) => marketHashName).toSorted();

/** Reads a filtered list whole and compares it with what a plain scan of all items lets through. */
async function expectFiltered(
  filter: Record<string, unknown>,
  isIn: (row: MarketRow) => boolean,
): Promise<number> {
  const expected = all.filter(isIn);
  const rows = await readAll(visitor, { filter });
  expect(names(rows), JSON.stringify(filter)).toEqual(names(expected));
  const { totalCount, copyCount } = await readPage(visitor, { filter, first: 1 });
  expect(totalCount).toBe(expected.length);
  expect(copyCount).toBe(expected.reduce((sum, { listingCount }) => sum + listingCount, 0));
  return expected.length;
}

describe('M-01 filters', () => {
  const TAGS = [
    ['types', 'tagType'],
    ['weapons', 'tagWeapon'],
    ['rarities', 'tagRarity'],
    ['qualities', 'tagQuality'],
    ['exteriors', 'tagExterior'],
    ['itemSets', 'tagItemSet'],
  ] as const;

  test.each(TAGS)('%s: one value, two, none, one that does not exist', async (name, tag) => {
    const values = [...new Set(all.map((row) => row[tag]).filter((value) => value !== null))].slice(0, 12);
    expect(values.length).toBeGreaterThan(1);
    for (const value of values)
      expect(await expectFiltered({ [name]: [value] }, (row) => row[tag] === value)).toBeGreaterThan(0);
    await expectFiltered({ [name]: values.slice(0, 2) }, (row) =>
      values.slice(0, 2).includes(row[tag] ?? ''),
    );
    await expectFiltered({ [name]: ['nothing_of_the_kind'] }, () => false);
    await expectFiltered({ [name]: [], keyword: 'AK-47 Redline' }, (row) =>
      /AK-47.*Redline/.test(row.marketHashName),
    );
  });

  test('lowest and highest price, both ends included; items that nobody sells have none', async () => {
    const asks = all.flatMap(({ lowestAskCents }) => lowestAskCents ?? []).toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [asks[Math.floor(asks.length / 3)], asks[Math.floor((asks.length * 2) / 3)]];
    const isIn =
      (least: number, most: number) =>
      ({ lowestAskCents: ask }: MarketRow) =>
        ask !== null && ask >= least && ask <= most;
    await expectFiltered({ minPriceCents: low }, isIn(low, Infinity));
    await expectFiltered({ maxPriceCents: high }, isIn(0, high));
    await expectFiltered({ minPriceCents: low, maxPriceCents: high }, isIn(low, high));
    expect(await expectFiltered({ minPriceCents: low, maxPriceCents: low }, isIn(low, low))).toBeGreaterThan(
      0,
    );
  });

  test('they combine', async () => {
    const [type, quality, exterior] = ['CSGO_Type_Rifle', 'normal', 'WearCategory2'];
    const filter = {
      keyword: 'm4a4',
      types: [type],
      qualities: [quality],
      exteriors: [exterior],
      minPriceCents: 1,
      maxPriceCents: 100_000_000,
    };
    const count = await expectFiltered(
      filter,
      (row) =>
        row.tagType === type &&
        row.tagQuality === quality &&
        row.tagExterior === exterior &&
        row.lowestAskCents !== null &&
        row.tagWeapon === 'weapon_m4a1',
    );
    expect(count).toBeGreaterThan(0);
  });
});

describe('keywords', () => {
  test('are found in the Chinese, the English and the market hash name, in any case', async () => {
    for (const keyword of ['红线', 'redline', 'REDLINE', 'AK-47 | Redline']) {
      const { edges } = await readPage(visitor, { filter: { keyword }, first: 100 });
      expect(edges.length, keyword).toBeGreaterThan(0);
      for (const { node } of edges) expect(node.marketHashName).toMatch(/Redline/);
    }
  });

  test('stand in any order, each of them', async () => {
    const count = async (keyword: string) =>
      (await readPage(visitor, { filter: { keyword }, first: 1 })).totalCount;
    const inOrder = await count('AK-47 Redline Field');
    expect(inOrder).toBeGreaterThan(0);
    for (const keyword of [
      'Redline AK-47 Field',
      'field redline ak-47',
      '  Field   AK-47|Redline ',
      '红线 Field AK-47',
    ]) {
      expect(await count(keyword), keyword).toBe(inOrder);
    }
    expect(await count('AK-47 Redline nothing-like-it')).toBe(0);
  });

  test('are letters and no patterns', async () => {
    for (const keyword of ['%', '_', '\\', '%%%', '.*']) await expectFiltered({ keyword }, () => false);
  });
});

describe('tags', () => {
  interface Tag {
    category: string;
    internalName: string;
    nameZh: string;
    nameEn: string;
    parent: string | null;
  }
  let tags: Tag[];
  beforeAll(async () => {
    const { data } = await visitor.query<{ marketTags: Tag[] }>(
      '{ marketTags { category internalName nameZh nameEn parent } }',
    );
    tags = data?.marketTags ?? [];
  });
  const of = (category: string): Tag[] => tags.filter((tag) => tag.category === category);

  test('M-02 types, with weapons under theirs: what items carry can be filtered by, and has words in both languages', () => {
    const types = of('TYPE').map(({ internalName }) => internalName);
    expect(types).toEqual(expect.arrayContaining(Object.values(ITEM_TYPES)));
    for (const { parent } of of('WEAPON')) expect(types).toContain(parent);
    for (const [category, tag] of [
      ['TYPE', 'tagType'],
      ['WEAPON', 'tagWeapon'],
      ['RARITY', 'tagRarity'],
      ['QUALITY', 'tagQuality'],
      ['EXTERIOR', 'tagExterior'],
      ['ITEM_SET', 'tagItemSet'],
    ] as const) {
      const known = of(category).map(({ internalName }) => internalName);
      const carried = new Set(all.flatMap((row) => row[tag] ?? []));
      expect(
        [...carried].filter((value) => !known.includes(value)),
        category,
      ).toEqual([]);
    }
    for (const tag of tags)
      expect(
        [tag.nameZh, tag.nameEn].filter((word) => word.trim() === ''),
        tag.internalName,
      ).toEqual([]);
  });

  test('M-03 exteriors, best first', () => {
    expect(of('EXTERIOR').map(({ internalName, nameEn }) => [internalName, nameEn])).toEqual([
      ['WearCategory0', 'Factory New'],
      ['WearCategory1', 'Minimal Wear'],
      ['WearCategory2', 'Field-Tested'],
      ['WearCategory3', 'Well-Worn'],
      ['WearCategory4', 'Battle-Scarred'],
      ['WearCategoryNA', 'Not Painted'],
    ]);
  });
});
