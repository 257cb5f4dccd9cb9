import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { finishSuggestions } from '../../../api/catalog/market/finishSuggestions.ts';
import { EVERYTHING } from '../../../api/catalog/market/marketFilter.ts';
import { MarketIndex } from '../../../api/catalog/market/marketIndex.ts';
import type { MarketItemRow } from '../../../api/catalog/market/marketItem.store.ts';
import { finishNameOf } from '../../../api/catalog/market/marketItem.ts';
import { pageMarketItems } from '../../../api/catalog/market/marketPage.ts';
import { buildSearchIndex } from '../../../api/catalog/search/searchIndex.ts';

const rows = readCatalogue()
  .filter(({ tagType }) => !['CSGO_Tool_Keychain', 'CSGO_Type_Spray'].includes(tagType))
  .map((item, number) => ({
    ...item,
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    searchText: '',
    finishName: finishNameOf(item.marketHashName),
    referencePriceCents: null,
    // The exact names sell least, and every third item is sold out.
    salesPerWeek: item.nameZh.includes('夜店王子') ? 900 : number % 7,
    salesPerDay: 0,
    expectedPerWeek: 0,
    lowestAskCents: number % 3 === 0 ? null : 100n,
    listingCount: number % 3 === 0 ? 0 : 1,
    automaticCount: 0,
    newestListedAt: null,
    isReadFromName: false,
    platformAsksCents: {},
    bestBidCents: null,
  })) as MarketItemRow[];
const index = new MarketIndex((items) => buildSearchIndex(items));
index.rebuild(rows);

function list(keyword: string, size = 100): MarketItemRow[] {
  const page = pageMarketItems(index, { filter: { ...EVERYTHING, keyword }, sort: 'default', size });
  return page.rows;
}

describe('M-10 what a keyword found, in order', () => {
  test.each([
    ['王子', 'AWP | The Prince'],
    ['美杜莎', 'AWP | Medusa'],
    ['the prince', 'AWP | The Prince'],
    ['medusa', 'AWP | Medusa'],
    ['火蛇', 'AK-47 | Fire Serpent'],
  ])('%s begins with the plain %s, on sale before sold out, its souvenirs after it', (keyword, finish) => {
    const found = list(keyword);
    const first = found.slice(0, 5);
    expect(first.map(({ marketHashName }) => marketHashName.replace(/^StatTrak™ | \(.+\)$/g, ''))).toEqual(
      first.map(() => finish),
    );
    const plain = found.filter(({ finishName }) => finishName === finish);
    const isOnSale = plain.map(({ listingCount }) => listingCount > 0);
    expect(isOnSale).toEqual(isOnSale.toSorted((a, b) => Number(b) - Number(a)));
    const souvenir = found.findIndex(({ marketHashName }) => marketHashName.startsWith(`Souvenir ${finish}`));
    const lastPlain = found.findLastIndex(({ finishName }) => finishName === finish);
    if (souvenir >= 0) expect(souvenir).toBeGreaterThan(lastPlain);
    const [suggestion] = finishSuggestions(index, index.search.find(keyword).items.positions(), keyword, 6);
    expect(suggestion?.item.marketHashName.replace(/^StatTrak™ | \(.+\)$/g, '')).toBe(finish);
  });

  test('the name of any finish finds it first, in the list and in the suggestions alike', () => {
    const bare = (name: string) => name.replaceAll(/[\p{P}\p{S}\s]/gu, '');
    const plain = (name: string) => name.replace(/^(?:★ )?(?:StatTrak™ |Souvenir )?/, '');
    const names = new Set(
      rows
        .filter(({ tagWeapon }) => tagWeapon !== null)
        .map(({ nameZh }) => nameZh.replace(/ \([^()]+\)$/, '').split(' | ')[1] ?? ''),
    );
    const asked = [...names].filter((name) => name.length > 1);
    expect(asked.length).toBeGreaterThan(1_000);
    const wrong = asked.flatMap((keyword) => {
      const [first] = list(keyword, 1);
      const found = index.search.find(keyword).items.positions();
      const [suggestion] = finishSuggestions(index, found, keyword, 1);
      const isExact = bare(first?.nameZh.split(' | ')[1] ?? '').startsWith(bare(keyword));
      const isAlike = plain(suggestion?.item.finishName ?? '') === plain(first?.finishName ?? '-');
      return isExact && isAlike ? [] : [`${keyword}: ${first?.nameZh}, ${suggestion?.item.nameZh}`];
    });
    expect(wrong).toEqual([]);
  });

  test('the list is whole by its cursors, forwards and backwards', () => {
    const keyword = '二西莫夫';
    const whole = list(keyword);
    const read: string[] = [];
    let after: string | undefined;
    for (let hasMore = true; hasMore; ) {
      const filter = { ...EVERYTHING, keyword };
      const page = pageMarketItems(index, { filter, sort: 'default', size: 7, ...(after && { after }) });
      read.push(...page.rows.map(({ id }) => id));
      hasMore = page.hasMore;
      const last = page.rows.at(-1);
      after = last && page.cursorOf(last);
    }
    expect(read.slice(0, 100)).toEqual(whole.map(({ id }) => id));
    expect(new Set(read).size).toBe(read.length);
    const back = pageMarketItems(index, {
      filter: { ...EVERYTHING, keyword },
      sort: 'default',
      size: 7,
      isBackward: true,
      ...(after && { before: after }),
    });
    expect(back.rows.map(({ id }) => id)).toEqual(read.slice(-8, -1));
  });
});
