import { distance } from 'fastest-levenshtein';
import { ITEM_TYPES } from './itemType.ts';
import { parseMarketHashName } from './marketHashName.ts';
import type { NameWords } from './nameWords.ts';

/** A name of a feed that the market does not have and that no item shall be made of unasked. */
export interface DoubtfulName {
  readonly name: string;
  /** Why, in a few words. */
  readonly reason: string;
}

/** So few letters apart a name is more likely misspelt than new: of 2,424 new names of a real feed 21 were, 5 by chance. */
const LETTERS_MAX = 2;

interface ComparedName {
  readonly name: string;
  readonly text: string;
  /** Years and numbers of tournaments differ by one figure and are meant. */
  readonly figures: string;
}

function comparedName(name: string): ComparedName {
  return { name, text: name.toLowerCase(), figures: name.replaceAll(/\D/g, '') };
}

function nearest(name: string, known: readonly ComparedName[]): string | null {
  const { text, figures } = comparedName(name);
  let found: string | null = null;
  let least = LETTERS_MAX + 1;
  for (const other of known) {
    if (Math.abs(other.text.length - text.length) >= least || other.figures !== figures) continue;
    const apart = distance(other.text, text);
    if (apart < least) [found, least] = [other.name, apart];
  }
  return found;
}

/** Whether the grammar of market hash names leaves open what this is: no known kind, an empty part, one of Steam's inner words. */
function isUnreadable(name: string, words: NameWords): boolean {
  const { type, parts } = parseMarketHashName(name, words.weapons);
  return type === ITEM_TYPES.other || name.startsWith('#') || parts.some((part) => /^[\s|]*$/.test(part));
}

/**
 * Which of the names that the market does not have are doubtful: they are nearly one that it has, or say nothing of what they are. All
 * others are new items, as every case brings them.
 * @param known all market hash names of the market.
 */
export function findDoubtfulNames(
  names: readonly string[],
  known: readonly string[],
  words: NameWords,
): DoubtfulName[] {
  const compared = known.map(comparedName);
  return names.flatMap((name) => {
    const near = nearest(name, compared);
    if (near !== null) return [{ name, reason: `not known; “${near}” is` }];
    return isUnreadable(name, words) ? [{ name, reason: 'not known, and its kind cannot be told' }] : [];
  });
}
