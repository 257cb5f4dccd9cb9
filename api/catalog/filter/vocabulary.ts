import { closest, distance } from 'fastest-levenshtein';
import type { FilterNameField } from './filterFields.ts';

/** The names that filters may use, as the catalogue has them. */
export interface FilterVocabulary {
  /** The canonical form of a name in either language. Null if it is unknown. */
  find(field: FilterNameField | 'sticker', name: string): string | null;
  /** Names that begin with a text or contain it, the most likely first. */
  suggest(field: FilterNameField | 'sticker', text: string, limit: number): readonly string[];
}

/** The word of a list that is nearest to another. Null if none is near enough to be meant. */
export function nearestWord(text: string, words: readonly string[]): string | null {
  const wanted = text.toLowerCase();
  if (words.length === 0 || wanted === '') return null;
  const begun = words.find((word) => wanted.length >= 2 && word.toLowerCase().startsWith(wanted));
  if (begun !== undefined) return begun;
  const near = closest(wanted, [...words]);
  return distance(wanted, near.toLowerCase()) <= Math.max(1, Math.floor(wanted.length / 3)) ? near : null;
}
