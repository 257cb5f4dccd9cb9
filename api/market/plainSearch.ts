import type { KeywordSearch } from './marketIndex.ts';
import type { MarketItemRow } from './marketItemStore.ts';

/** Finds items in whose names every word of a keyword stands. */
export function buildPlainSearch(rows: readonly MarketItemRow[]): KeywordSearch {
  const texts = rows.map((row) => `${row.marketHashName}\n${row.nameEn}\n${row.nameZh}`.toLowerCase());
  return {
    find(keyword) {
      const words = keyword
        .toLowerCase()
        .split(/[\s|]+/)
        .filter((word) => word !== '');
      const positions = texts.flatMap((text, position) =>
        words.every((word) => text.includes(word)) ? [position] : [],
      );
      return { positions: Uint32Array.from(positions), corrected: null };
    },
  };
}
