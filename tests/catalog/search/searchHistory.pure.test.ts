import { describe, expect, test } from 'vitest';
import { tagPath } from '../../../web/catalog/items/marketItem.ts';
import { parseSearches, withSearch } from '../../../web/shell/searchHistory.ts';

describe('H-03 recent searches', () => {
  test('H-03 the newest stands first, each once, at most ten', () => {
    expect(withSearch(['b', 'a'], 'c')).toEqual(['c', 'b', 'a']);
    expect(withSearch(['b', 'a'], ' a ')).toEqual(['a', 'b']);
    const ten = Array.from({ length: 10 }, (_, index) => `search ${index}`);
    expect(withSearch(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)]);
  });

  test('H-03 an empty search is not recorded, and a very long one is cut', () => {
    expect(withSearch(['a'], '   ')).toEqual(['a']);
    expect(withSearch([], 'x'.repeat(500))[0]).toHaveLength(100);
  });

  test('H-03 what is stored is read back; anything else counts as nothing', () => {
    expect(parseSearches('["c","b","a"]')).toEqual(['c', 'b', 'a']);
    expect(parseSearches('["a","a",7,null,""]')).toEqual(['a']);
    for (const text of [null, '', '{', '{}', '7', '"a"', 'null'])
      expect(parseSearches(text), String(text)).toEqual([]);
    expect(parseSearches(JSON.stringify(Array.from({ length: 30 }, (_, index) => `${index}`)))).toHaveLength(
      10,
    );
  });
});

test('a tag narrows the market by the parameters of the REST contract', () => {
  expect(tagPath('WEAPON', 'weapon_ak47', '')).toBe('/market?type=weapon_ak47');
  expect(tagPath('TYPE', 'CSGO_Type_Rifle', 'ak 47')).toBe('/market?search=ak+47&tagType=CSGO_Type_Rifle');
  expect(tagPath('ITEM_SET', 'set_cache', '')).toBe('/market?tagItemSet=set_cache');
});
