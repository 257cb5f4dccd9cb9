import { foldText, searchWords, textUnits } from './searchText.ts';

/** The names of an item that determine its relevance to a keyword. */
export interface Named {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}

const SOUVENIR = 'Souvenir ';

/** Distance of a name from the words: 0 if a part of it equals one of them, 1 if words of it begin with them, 2 otherwise. */
function distance({ nameEn, nameZh }: Named, words: readonly string[]): number {
  const parts = `${nameEn}|${nameZh}`.split(/[|()（）]/).map((part) => textUnits(foldText(part)));
  const isWhole = parts.some((units) => units.length > 0 && words.includes(units.join('')));
  if (isWhole) return 0;
  const begins = (word: string): boolean =>
    parts.some((units) => units.some((_, from) => units.slice(from).join('').startsWith(word)));
  return words.every(begins) ? 1 : 2;
}

/**
 * Ranks found items by the relevance of their names to a keyword: an exact name, then names that begin with the words, then all others.
 * Among equals a souvenir comes after the plain item.
 * @param keyword as it was searched for, with corrected spelling.
 * @returns a function from an item to its rank: 0 is best, 5 worst.
 */
export function relevanceTo(keyword: string): (item: Named) => number {
  const words = searchWords(keyword).map(({ text }) => text);
  return (item) => 2 * distance(item, words) + (item.marketHashName.startsWith(SOUVENIR) ? 1 : 0);
}
