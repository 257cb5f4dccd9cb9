import { distance } from 'fastest-levenshtein';
import { ITEM_TYPES } from './itemType.ts';
import { parseMarketHashName } from './marketHashName.ts';
import type { NameWords } from './nameWords.ts';

/** A name in a feed without an item in the market, from which no item is created without confirmation. */
export interface DoubtfulName {
  readonly name: string;
  /** Short explanation of the doubt. */
  readonly reason: string;
}

/**
 * A name within this edit distance of a known one is more likely misspelt than new: 21 of 2,424 new names of a real feed were, 5 of them by
 * chance.
 */
const LETTERS_MAX = 2;

interface ComparedName {
  readonly name: string;
  readonly text: string;
  /** Years and numbers of tournaments, in which names may differ by one digit intentionally. */
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

/** True if the kind of the item cannot be parsed from its name: unknown kind, an empty part, or one of Steam's internal words. */
function isUnreadable(name: string, words: NameWords): boolean {
  const { type, parts } = parseMarketHashName(name, words.weapons);
  return type === ITEM_TYPES.other || name.startsWith('#') || parts.some((part) => /^[\s|]*$/.test(part));
}

/**
 * Finds doubtful names among those without an item in the market: they are almost equal to a known name, or do not reveal their kind. All
 * others are new items, as every case adds them.
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
