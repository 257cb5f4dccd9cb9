import { BitSet } from '../../kernel/bitSet.ts';
import { textHash } from '../../kernel/text.ts';
import type { SearchNames } from './nameParts.ts';
import { nearSpellings } from './nearSpellings.ts';
import type { Nickname } from './nickname.ts';
import { NICKNAMES } from './nicknames.ts';
import { isHanSign, type SearchWord, searchWords } from './searchText.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { type PartSet, WordParts } from './wordParts.ts';
import { wordSplits } from './wordSplits.ts';

/** Result of a keyword search. `corrected` is the spelling that was searched for if one letter had to be tolerated, else null. */
export interface SearchResult {
  readonly items: BitSet;
  readonly corrected: string | null;
}

/** The keyword search over all market items (M-10). Positions are the indices of the items as given, from 0. */
export interface SearchIndex {
  /** Finds the items that match every word of the keyword, or all items if it contains only spaces and bars. */
  find(keyword: string): SearchResult;
}

/** Items that match one word. Null if nothing matches. */
type Meaning = BitSet | null;

interface Searcher {
  /** Hashes of each item's names, three for each item. The index does not store the names themselves. */
  readonly nameHashes: number[];
  readonly vocabulary: Vocabulary;
  readonly wordParts: WordParts;
}

const NAMES_EACH = 3;
const CANDIDATE_COUNT_MAX = 12;
/** How the sign `&` is spoken. The search ignores the sign, so that the word may be missing from a name. */
const AMPERSAND = 'and';
/** A keyword with one of these characters may be a whole name pasted from elsewhere. */
const NAME_SIGN = /[|★(（]/;

function wordOf(text: string): SearchWord {
  return { text, raw: text, isHan: isHanSign(text) };
}

function setOf({ vocabulary }: Searcher, parts: PartSet): Meaning {
  if (parts.size === 0) return null;
  const set = new BitSet(vocabulary.itemCount);
  for (const part of parts)
    for (const position of vocabulary.parts[part]?.positions() ?? []) set.add(position);
  return set.isEmpty() ? null : set;
}

function sureMeaning(searcher: Searcher, word: SearchWord): Meaning {
  return setOf(searcher, searcher.wordParts.sure(word));
}

/** Items that match the word read as several words without spaces. */
function splitMeaning(searcher: Searcher, text: string): Meaning {
  for (const pieces of wordSplits(searcher.vocabulary, text)) {
    const found = shared(pieces.map((piece) => sureMeaning(searcher, wordOf(piece))));
    if (found) return found;
  }
  return null;
}

/** The interpretations of a word. The expensive ones are computed on first use. */
function readWord(searcher: Searcher, word: SearchWord) {
  return {
    sure: sureMeaning(searcher, word),
    split: once(() => splitMeaning(searcher, word.text)),
    loose: once(() => setOf(searcher, searcher.wordParts.loose(word))),
  };
}

function once(work: () => Meaning): () => Meaning {
  let known: Meaning | undefined;
  return () => {
    known = known === undefined ? work() : known;
    return known;
  };
}

function unite(meanings: readonly Meaning[], size: number): Meaning {
  const known = meanings.filter((meaning) => meaning !== null);
  if (known.length === 0) return null;
  const set = new BitSet(size);
  for (const meaning of known) set.unite(meaning);
  return set;
}

function shared(meanings: readonly Meaning[]): Meaning {
  const known = meanings.filter((meaning) => meaning !== null);
  const set = known.length === meanings.length ? BitSet.shared(known) : null;
  return set?.isEmpty() ? null : set;
}

/** Replaces a misspelt word by a correction with which the other words still match. */
function correct(searcher: Searcher, words: readonly SearchWord[], meanings: Meaning[]): SearchResult | null {
  const missing = words.flatMap((_, at) => (meanings[at] === null ? [at] : []));
  const rounds = missing.length > 0 ? [missing] : words.map((_, at) => [at]);
  for (const round of rounds) {
    const texts = words.map(({ raw }) => raw);
    const known = meanings.map((meaning, at) => (round.includes(at) ? null : meaning));
    for (const at of round) {
      const candidates = nearSpellings(searcher.vocabulary, words[at]?.text ?? '').slice(
        0,
        CANDIDATE_COUNT_MAX,
      );
      const others = known.filter((meaning) => meaning !== null);
      const best = bestCandidate(searcher, candidates, others);
      if (best === null) break;
      known[at] = best.set;
      texts[at] = best.text;
    }
    const set = shared(known);
    if (set) return { items: set, corrected: texts.join(' ') };
  }
  return null;
}

function bestCandidate(
  searcher: Searcher,
  candidates: readonly string[],
  others: readonly BitSet[],
): { text: string; set: BitSet } | null {
  for (const text of candidates) {
    const set = sureMeaning(searcher, wordOf(text));
    if (set !== null && shared([set, ...others]) !== null) return { text, set };
  }
  return null;
}

/** Returns only the item itself if the keyword is its complete name: a name pasted from Steam means no other item. */
function exactItem(searcher: Searcher, keyword: string, items: BitSet): BitSet {
  const name = keyword.trim();
  if (!NAME_SIGN.test(name)) return items;
  const hash = textHash(name);
  const { nameHashes } = searcher;
  const exact = new BitSet(items.size);
  items.forEach((position) => {
    if ([0, 1, 2].some((at) => nameHashes[NAMES_EACH * position + at] === hash)) exact.add(position);
  });
  return exact.isEmpty() ? items : exact;
}

/** Joins words that belong together: a nickname of several words, and `queen s` for Queen's. */
function joinWords({ vocabulary }: Searcher, words: readonly SearchWord[]): SearchWord[] {
  const joined: SearchWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const text = (last?.text ?? '') + word.text;
    const isGenitive = word.text === 's' && vocabulary.spellings.latin.has(text);
    if (last && (isGenitive || vocabulary.nicknames.has(text))) {
      joined[joined.length - 1] = { text, raw: `${last.raw} ${word.raw}`, isHan: word.isHan && last.isHan };
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** All items for a keyword that consists of characters that names contain but the search ignores; none for other characters. */
function everything(keyword: string, size: number): BitSet {
  const isBlank = /^[\s|()★™®'’,.:-]*$/u.test(keyword);
  return isBlank ? BitSet.full(size) : new BitSet(size);
}

function find(searcher: Searcher, keyword: string): SearchResult {
  const words = joinWords(searcher, searchWords(keyword));
  const size = searcher.vocabulary.itemCount;
  if (words.length === 0) return { items: everything(keyword, size), corrected: null };
  const readings = words.map((word) => readWord(searcher, word));
  const first = readings.map(({ sure, split, loose }) => sure ?? split() ?? loose());
  const found = shared(first) ?? (words.length > 1 ? joinedMeaning(searcher, words) : null);
  if (found) return { items: exactItem(searcher, keyword, found), corrected: null };
  const wide = readings.map(({ sure, split, loose }) => unite([sure, split(), loose()], size));
  const foundWide = shared(wide) ?? shared(first.filter((_, at) => words[at]?.text !== AMPERSAND));
  if (foundWide) return { items: foundWide, corrected: null };
  return correct(searcher, words, wide) ?? { items: new BitSet(size), corrected: null };
}

/** Items that match Latin words that were separated where the name is not: `er xi mo fu`, `hong xian`. */
function joinedMeaning(searcher: Searcher, words: readonly SearchWord[]): Meaning {
  if (words.some(({ isHan }) => isHan)) return null;
  const text = words.map((word) => word.text).join('');
  return sureMeaning(searcher, wordOf(text)) ?? splitMeaning(searcher, text);
}

/** Builds the index of these items, by default with the curated nicknames. */
export function buildSearchIndex(
  items: readonly SearchNames[],
  nicknames: readonly Nickname[] = NICKNAMES,
): SearchIndex {
  const vocabulary = createVocabulary(nicknames);
  const searcher: Searcher = { nameHashes: [], vocabulary, wordParts: new WordParts(vocabulary) };
  for (const item of items) {
    searcher.nameHashes.push(textHash(item.marketHashName), textHash(item.nameZh), textHash(item.nameEn));
    vocabulary.addItem(item);
  }
  return { find: (keyword) => find(searcher, keyword) };
}

/** A search that is built when it is first asked: who seldom searches is ready sooner, and smaller. */
export function searchWhenAsked(items: readonly SearchNames[]): Pick<SearchIndex, 'find'> {
  let search: SearchIndex | null = null;
  return {
    find(keyword) {
      search ??= buildSearchIndex(items);
      return search.find(keyword);
    },
  };
}
