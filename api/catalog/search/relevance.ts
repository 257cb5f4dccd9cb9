import { foldText, searchWords, textUnits } from './searchText.ts';

/** The names of an item that determine its relevance to a keyword. */
export interface Named {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}

const SOUVENIR = 'Souvenir ';
/** Around the parts of a name as it is compared, and between the units with which a word can begin. */
const [PART, UNIT] = ['|', ' '];

/** Names in the form in which they are compared, `|ak 47|red line|红 线|`: a search ranks up to a thousand of them. */
const comparedNames = new WeakMap<Named, string>();

function comparedName(item: Named): string {
  const known = comparedNames.get(item);
  if (known !== undefined) return known;
  const parts = `${item.nameEn}|${item.nameZh}`.split(/[|()（）]/);
  const name = parts.map((part) => PART + textUnits(foldText(part)).join(UNIT)).join('') + PART;
  comparedNames.set(item, name);
  return name;
}

/** The place behind a word that begins at a place of a compared name, across units. -1 if another word begins there. */
function endOfWord(name: string, from: number, word: string): number {
  let at = from;
  for (let letter = 0; letter < word.length; letter += 1) {
    if (letter > 0 && name[at] === UNIT) at += 1;
    if (name[at] !== word[letter]) return -1;
    at += 1;
  }
  return at;
}

/** 0 if a part of a compared name equals the word, 1 if the word begins at one of its units, 2 otherwise. */
function distanceOfWord(name: string, word: string): number {
  let distance = 2;
  for (let from = 1; from < name.length; from += 1) {
    if (name[from - 1] !== UNIT && name[from - 1] !== PART) continue;
    const end = endOfWord(name, from, word);
    if (end === -1) continue;
    if (name[from - 1] === PART && name[end] === PART) return 0;
    distance = 1;
  }
  return distance;
}

/** Distance of a name from the words: 0 if a part of it equals one of them, 1 if words of it begin with them, 2 otherwise. */
function distance(name: string, words: readonly string[]): number {
  let [nearest, farthest] = [2, 0];
  for (const word of words) {
    const each = distanceOfWord(name, word);
    nearest = Math.min(nearest, each);
    farthest = Math.max(farthest, each);
  }
  return nearest === 0 ? 0 : Math.max(1, farthest);
}

/**
 * Ranks found items by the relevance of their names to a keyword: an exact name, then names that begin with the words, then all others.
 * Among equals a souvenir comes after the plain item.
 * @param keyword as it was searched for, with corrected spelling.
 * @returns a function from an item to its rank: 0 is best, 5 worst.
 */
export function relevanceTo(keyword: string): (item: Named) => number {
  const words = searchWords(keyword).map(({ text }) => text);
  return (item) =>
    2 * distance(comparedName(item), words) + (item.marketHashName.startsWith(SOUVENIR) ? 1 : 0);
}
