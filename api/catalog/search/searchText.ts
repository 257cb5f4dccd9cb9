import { simplifiedHan } from './simplifiedHan.ts';

/** Characters of names that no one types. They neither join nor separate words. */
const DROPPED = /[★☆™®©'’‘`´]/g;
const MARKS = /\p{M}/gu;
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', æ: 'ae', đ: 'd', ß: 'ss' };
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const HAN = /\p{Script=Han}/u;
const UNITS = /\p{Script=Han}|(?:[^\P{L}\p{Script=Han}]|\p{N})+/gu;
/** Maximum number of letters of a word. Longer ones match nothing. */
const WORD_LENGTH_MAX = 64;
const WORD_COUNT_MAX = 24;

/** One word of a keyword: only Han characters or none, without symbols. `raw` is the word as typed. */
export interface SearchWord {
  readonly text: string;
  readonly raw: string;
  readonly isHan: boolean;
}

/**
 * Normalises a text: lower case, half width, simplified, without accents and symbols such as ★. Names and keywords are compared in this
 * form.
 */
export function foldText(text: string): string {
  const bare = text.replace(DROPPED, '');
  if (ASCII_ONLY.test(bare)) return bare.toLowerCase();
  const plain = bare.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC');
  return simplifiedHan(plain.replace(/[øłæđß]/g, (letter) => LETTERS[letter] ?? letter));
}

/** True for a Chinese character. */
export function isHanSign(sign: string): boolean {
  return HAN.test(sign);
}

/** The smallest parts of a normalised text with which a word can begin: each Han character, each run of other letters and digits. */
export function textUnits(folded: string): string[] {
  return folded.match(UNITS) ?? [];
}

/** The words of a keyword, split at spaces, brackets and pipes and between Han and other letters: `ak47红线` is two words. */
export function searchWords(keyword: string): SearchWord[] {
  const words: SearchWord[] = [];
  const chunks = keyword
    .replace(DROPPED, '')
    .normalize('NFKC')
    .split(/[\s|()[\]{}<>,、。，;:&+"“”《》【】]+/u);
  for (const chunk of chunks) {
    for (const raw of chunk.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []) {
      const text = textUnits(foldText(raw)).join('').slice(0, WORD_LENGTH_MAX);
      if (text !== '') words.push({ text, raw, isHan: isHanSign(text) });
    }
  }
  return words.slice(0, WORD_COUNT_MAX);
}
