import { foldText, searchWords, textUnits } from './searchText.ts';

/** What of an item decides how well it answers a keyword. */
export interface Named {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}

const SOUVENIR = 'Souvenir ';

/** How plainly a name says the words: 0 where a part of it is one of them, 1 where words of it begin so, 2 else. */
function distance({ nameEn, nameZh }: Named, words: readonly string[]): number {
  const parts = `${nameEn}|${nameZh}`.split(/[|()（）]/).map((part) => textUnits(foldText(part)));
  const isWhole = parts.some((units) => units.length > 0 && words.includes(units.join('')));
  if (isWhole) return 0;
  const begins = (word: string): boolean =>
    parts.some((units) => units.some((_, from) => units.slice(from).join('').startsWith(word)));
  return words.every(begins) ? 1 : 2;
}

/**
 * Ranks found items by how well their names answer a keyword: an exact name before one that begins with the words, that before all
 * others, and among equals the souvenir after the plain item.
 * @param keyword as it was searched for, spelling corrected.
 * @returns a function from an item to its rank: 0 is best, 5 worst.
 */
export function relevanceTo(keyword: string): (item: Named) => number {
  const words = searchWords(keyword).map(({ text }) => text);
  return (item) => 2 * distance(item, words) + (item.marketHashName.startsWith(SOUVENIR) ? 1 : 0);
}
