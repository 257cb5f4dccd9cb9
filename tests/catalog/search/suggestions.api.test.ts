import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

interface Suggestions {
  corrected: string | null;
  finishes: {
    item: { marketHashName: string; nameZh: string };
    exteriorCount: number;
    lowestAskCents: number | null;
    matchesZh: { start: number; end: number }[];
  }[];
  tags: { keyword: string; tag: { category: string; internalName: string } }[];
}

const QUERY = `query ($keyword: String!, $limit: Int) {
  searchSuggestions(keyword: $keyword, limit: $limit) {
    corrected
    finishes {
      item { marketHashName nameZh }
      exteriorCount
      lowestAskCents
      matchesZh { start end }
    }
    tags { keyword tag { category internalName } }
  }
}`;

let market: TestMarket;
let visitor: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor();
});
afterAll(() => market.close());

async function suggest(keyword: string, limit?: number): Promise<Suggestions | null> {
  const { data, errors } = await visitor.query<{ searchSuggestions: Suggestions | null }>(QUERY, {
    keyword,
    ...(limit === undefined ? {} : { limit }),
  });
  expect(errors).toEqual([]);
  return data?.searchSuggestions ?? null;
}

const QUALITY_OR_EXTERIOR =
  /^(★ )?(StatTrak™ |Souvenir )?| \((Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/g;

describe('M-10 suggestions while a keyword is typed', () => {
  test('M-10 one entry per finish, at most six, the marked part in the name', async () => {
    const answer = await suggest('erximofu');
    const names = answer?.finishes.map(({ item }) => item.marketHashName.replaceAll(QUALITY_OR_EXTERIOR, ''));
    expect(new Set(names).size).toBe(names?.length);
    expect(names?.every((name) => name.endsWith('| Asiimov'))).toBe(true);
    for (const { item, matchesZh } of answer?.finishes ?? []) {
      expect(matchesZh.map(({ start, end }) => item.nameZh.slice(start, end))).toEqual(['二西莫夫']);
    }
    expect((await suggest('a'))?.finishes.length).toBe(6);
    expect((await suggest('a', 2))?.finishes.length).toBe(2);
    expect((await suggest('a', 0))?.finishes).toEqual([]);
  });

  test('M-10 it tells exteriors and the lowest price of what was found', async () => {
    const [redline] = (await suggest('ak 红线'))?.finishes ?? [];
    const { rows } = await market.owner.query<{ count: number; lowest: string | null }>(
      `select count(*)::int as count, min(lowest_ask_cents) as lowest from market_item
       where finish_name = (select finish_name from market_item where market_hash_name = $1)`,
      [redline?.item.marketHashName],
    );
    expect(redline?.exteriorCount).toBe(rows[0]?.count);
    expect(redline?.lowestAskCents ?? null).toBe(rows[0]?.lowest ? Number(rows[0].lowest) : null);
  });

  test('M-10 what says the keyword itself stands before what only contains it', async () => {
    const names = (await suggest('doppler'))?.finishes.map(({ item }) => item.marketHashName) ?? [];
    expect(names[0]).toMatch(/\| Doppler/);
    const first = names.findIndex((name) => name.includes('Gamma'));
    expect(first === -1 || names.slice(first).every((name) => !/\| Doppler/.test(name))).toBe(true);
  });

  test('M-10 kinds that the keyword names, and kinds in which it finds something', async () => {
    expect((await suggest('沙鹰'))?.tags[0]).toEqual({
      keyword: '',
      tag: { category: 'WEAPON', internalName: 'weapon_deagle' },
    });
    const within = (await suggest('红线'))?.tags.filter(({ keyword }) => keyword !== '') ?? [];
    expect(within.map(({ tag }) => tag.category)).toEqual(within.map(() => 'TYPE'));
    expect(within).toContainEqual({
      keyword: '红线',
      tag: { category: 'TYPE', internalName: 'CSGO_Type_Rifle' },
    });
  });

  test('M-10 a forgiven letter is told, here and in the market list', async () => {
    const answer = await suggest('ak redlime');
    expect(answer?.corrected).toBe('ak redline');
    expect(answer?.finishes[0]?.item.marketHashName).toMatch(/AK-47 \| Redline/);
    const { data } = await visitor.query<{ marketItems: { totalCount: number; correctedKeyword: string } }>(
      '{ marketItems(filter: { keyword: "ak redlime" }, first: 1) { totalCount correctedKeyword } }',
    );
    expect(data?.marketItems.correctedKeyword).toBe('ak redline');
    expect(data?.marketItems.totalCount).toBeGreaterThan(0);
  });

  test('M-10 nothing is found for nonsense, and nothing is answered without words', async () => {
    expect(await suggest('zzqxvw')).toEqual({ corrected: null, finishes: [], tags: [] });
    expect(await suggest('  ')).toBeNull();
  });

  test('a keyword or a limit that cannot be is refused by name', async () => {
    for (const [variables, field] of [
      [{ keyword: 'x'.repeat(101) }, 'keyword'],
      [{ keyword: '\u0000' }, 'keyword'],
      [{ keyword: 'ak', limit: 7 }, 'limit'],
      [{ keyword: 'ak', limit: -1 }, 'limit'],
    ] as const) {
      const { errors } = await visitor.query(QUERY, variables);
      expect(JSON.stringify(errors), field).toContain(field);
      expect(JSON.stringify(errors)).toContain('BAD_USER_INPUT');
    }
  });
});
