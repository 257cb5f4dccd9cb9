import type { SearchWord } from './searchText.ts';
import { endsAfter, type Term } from './termList.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Letters from which on a word may stand for initials, a piece of pinyin, or the inside of another word. */
const INITIALS_MIN = 3;
const PINYIN_MIN = 3;
const INSIDE_MIN = 4;
const LOOSE_MIN = 3;

/** Whether the letters end where a syllable ends, and say more than one syllable of the middle of a part. */
function isReadAloud(term: Term, length: number): boolean {
  const isWhole = length === term.text.length;
  if (!endsAfter(term, length)) return false;
  return term.from === 0 ? isWhole || length >= PINYIN_MIN : hasTwoSyllables(term, length);
}

function hasTwoSyllables(term: Term, length: number): boolean {
  for (let end = 1; end < length; end++) if (endsAfter(term, end)) return true;
  return false;
}

/** The parts, by number, that a word surely means. */
export type PartSet = Set<number>;

/** How the words of a keyword meet the parts of names (M-10). */
export interface WordParts {
  /** What the word surely means: a nickname, the beginning of a word, a piece of Chinese, pinyin, whole initials. */
  sure(word: SearchWord): PartSet;
  /** What it may mean besides, if that finds nothing: the inside of a word, two initials, the first letters of pinyin. */
  loose(word: SearchWord): PartSet;
}

/** Matches words against a vocabulary. */
export function createWordParts(vocabulary: Vocabulary): WordParts {
  const { nicknames, shorthands, parts } = vocabulary;
  const { latin, han, pinyin, initials } = vocabulary.spellings;
  let inside = { text: '', starts: [] as number[], count: 0 };

  function insideText(): typeof inside {
    if (inside.count === parts.length) return inside;
    const starts: number[] = [];
    let text = '';
    for (const { units } of parts) {
      starts.push(text.length);
      text += `${units.join('\n')}\n`;
    }
    inside = { text, starts, count: parts.length };
    return inside;
  }

  function addInside(found: PartSet, letters: string): void {
    const { text, starts } = insideText();
    for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
      }
      found.add(low);
    }
  }

  function addNickname(found: PartSet, text: string): void {
    const nickname = nicknames.get(text);
    if (nickname !== undefined) found.add(nickname);
  }

  /** Whole nicknames mean what they stand for; a piece of one means nothing. */
  function addTerm(found: PartSet, { part, from, text }: Term, length: number): void {
    if (parts[part]?.isNickname !== true || (from === 0 && length === text.length)) found.add(part);
  }

  /** @returns whether the letters are a whole word of some name */
  function addLatin(found: PartSet, text: string, isWholeOnly: boolean): boolean {
    let isWord = false;
    latin.eachFrom(text, (term) => {
      const isWhole = endsAfter(term, text.length);
      if (isWhole || !isWholeOnly) addTerm(found, term, text.length);
      isWord ||= isWhole && parts[term.part]?.isNickname !== true;
      return undefined;
    });
    return isWord;
  }

  function addPinyin(found: PartSet, text: string, isLoose: boolean): void {
    pinyin.eachFrom(text, (term) => {
      const isBeginning = term.from === 0 && text.length >= (isLoose ? 2 : PINYIN_MIN) && isLoose;
      if (isBeginning || isReadAloud(term, text.length)) addTerm(found, term, text.length);
      return undefined;
    });
  }

  function addInitials(found: PartSet, text: string, isLoose: boolean): void {
    initials.eachFrom(text, (term) => {
      const isWhole = term.text.length === text.length;
      if (isWhole || (isLoose && text.length >= INITIALS_MIN)) addTerm(found, term, text.length);
      return undefined;
    });
  }

  return {
    sure({ text, isHan }) {
      const found: PartSet = new Set();
      addNickname(found, text);
      if (isHan) {
        han.eachFrom(text, (term) => {
          addTerm(found, term, text.length);
          return undefined;
        });
        return found;
      }
      const isShorthand = shorthands.has(text);
      if (addLatin(found, text, isShorthand) || isShorthand) return found;
      const isBeginning = found.size > 0;
      addPinyin(found, text, !isBeginning && text.length >= PINYIN_MIN);
      if (text.length >= INITIALS_MIN) addInitials(found, text, false);
      if (text.length >= INSIDE_MIN) addInside(found, text);
      return found;
    },
    loose({ text, isHan }) {
      const found: PartSet = new Set();
      if (isHan || text.length < 2) return found;
      addPinyin(found, text, true);
      addInitials(found, text, true);
      if (text.length >= LOOSE_MIN) addInside(found, text);
      return found;
    },
  };
}
