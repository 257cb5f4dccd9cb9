import type { SearchWord } from './searchText.ts';
import { endsAfter, type Term } from './termList.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordInsides, type WordInsides } from './wordInsides.ts';

/** Minimum number of letters for matching initials, a piece of pinyin, or the inside of another word. */
const INITIALS_MIN = 3;
const PINYIN_MIN = 3;
const INSIDE_MIN = 4;
const LOOSE_MIN = 3;

/** True if the letters end at the end of a syllable and cover more than one syllable from the middle of a part. */
function isReadAloud(term: Term, length: number): boolean {
  const isWhole = length === term.text.length;
  if (!endsAfter(term, length)) return false;
  return term.from === 0 ? isWhole || length >= PINYIN_MIN : hasTwoSyllables(term, length);
}

function hasTwoSyllables(term: Term, length: number): boolean {
  for (let end = 1; end < length; end++) if (endsAfter(term, end)) return true;
  return false;
}

/** Numbers of the parts that a word certainly matches. */
export type PartSet = Set<number>;

/** Matches the words of a keyword against the parts of names (M-10). */
export class WordParts {
  private readonly vocabulary: Vocabulary;
  private readonly insides: WordInsides;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.insides = createWordInsides(vocabulary.parts);
  }

  /** Certain matches: a nickname, the beginning of a word, a piece of Chinese, pinyin, complete initials. */
  sure({ text, isHan }: SearchWord): PartSet {
    const found: PartSet = new Set();
    const { nicknames, shorthands } = this.vocabulary;
    const nickname = nicknames.get(text);
    if (nickname !== undefined) found.add(nickname);
    if (isHan) {
      this.addHan(found, text);
      return found;
    }
    const isShorthand = shorthands.has(text);
    const isWord = this.addLatin(found, text, isShorthand);
    if (isWord || isShorthand) return found;
    // Incomplete pinyin is matched only if no word begins with it.
    if (text.length >= PINYIN_MIN) this.addPinyin(found, text, found.size === 0);
    if (text.length >= INITIALS_MIN) this.addInitials(found, text, false);
    if (text.length >= INSIDE_MIN) this.addInsides(found, text);
    return found;
  }

  /** Further matches, used if there are no certain ones: the inside of a word, two initials, the first letters of pinyin. */
  loose({ text, isHan }: SearchWord): PartSet {
    const found: PartSet = new Set();
    if (isHan || text.length < 2) return found;
    this.addPinyin(found, text, true);
    this.addInitials(found, text, text.length >= INITIALS_MIN);
    if (text.length >= LOOSE_MIN) this.addInsides(found, text);
    return found;
  }

  /** Only a complete nickname matches its targets. */
  private addTerm(found: PartSet, { part, from, text }: Term, length: number): void {
    const isNickname = this.vocabulary.parts[part]?.isNickname === true;
    if (!isNickname || (from === 0 && length === text.length)) found.add(part);
  }

  private addHan(found: PartSet, text: string): void {
    this.vocabulary.spellings.han.eachFrom(text, (term) => {
      this.addTerm(found, term, text.length);
      return false;
    });
  }

  /** @returns true if the letters are a whole word of some name. */
  private addLatin(found: PartSet, text: string, isWholeOnly: boolean): boolean {
    let isWord = false;
    this.vocabulary.spellings.latin.eachFrom(text, (term) => {
      const isWhole = endsAfter(term, text.length);
      if (isWhole || !isWholeOnly) this.addTerm(found, term, text.length);
      isWord ||= isWhole && this.vocabulary.parts[term.part]?.isNickname !== true;
      return false;
    });
    return isWord;
  }

  private addPinyin(found: PartSet, text: string, isBegunEnough: boolean): void {
    this.vocabulary.spellings.pinyin.eachFrom(text, (term) => {
      const isBegun = isBegunEnough && term.from === 0;
      if (isBegun || isReadAloud(term, text.length)) this.addTerm(found, term, text.length);
      return false;
    });
  }

  private addInitials(found: PartSet, text: string, isBegunEnough: boolean): void {
    this.vocabulary.spellings.initials.eachFrom(text, (term) => {
      const isWhole = term.text.length === text.length;
      if (isWhole || isBegunEnough) this.addTerm(found, term, text.length);
      return false;
    });
  }

  private addInsides(found: PartSet, text: string): void {
    this.insides.each(text, (part) => {
      if (this.vocabulary.parts[part]?.isNickname !== true) found.add(part);
    });
  }
}
