import { pinyinReadings } from './pinyinReadings.ts';
import { isHanSign } from './searchText.ts';
import { endsAfter } from './termList.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter Latin words have too many neighbours to correct. Longer ones than the upper bound match nothing. */
const LATIN_MIN = 4;
const LATIN_MAX = 24;
const BEGINNING_MIN = 5;
const HAN_MIN = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Every spelling at edit distance one: a letter omitted, added, replaced, or two neighbours swapped. */
function* oneLetterAway(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after !== '') yield before + letter + after.slice(1);
    }
  }
}

/** The whole word that begins with this text. */
function begunWord(vocabulary: Vocabulary, text: string): string | null {
  let found: string | null = null;
  vocabulary.spellings.latin.eachFrom(text, (term) => {
    let length = text.length;
    while (!endsAfter(term, length)) length++;
    found = term.text.slice(0, length);
    return true;
  });
  return found;
}

function nearLatin(vocabulary: Vocabulary, text: string): string[] {
  if (text.length < LATIN_MIN || text.length > LATIN_MAX) return [];
  const near: string[] = [];
  const spellings = new Set(oneLetterAway(text));
  spellings.delete(text);
  for (const spelling of spellings) {
    const word = vocabulary.spellings.wholeWords.get(spelling);
    if (word !== undefined) near.push(word);
  }
  if (near.length > 0 || text.length < BEGINNING_MIN) return near;
  for (const spelling of spellings) {
    const word = spelling.length >= text.length ? begunWord(vocabulary, spelling) : null;
    if (word !== null) near.push(word);
  }
  return near;
}

/** Text with the same sound: the part of a name from a character on, or a whole nickname. */
function sameSound(vocabulary: Vocabulary, signs: readonly string[]): string[] {
  const sound = pinyinReadings(signs)[0]?.join('') ?? '';
  const near: string[] = [];
  vocabulary.spellings.pinyin.eachFrom(sound, (term) => {
    const part = vocabulary.parts[term.part];
    const slice = part?.units.slice(term.from, term.from + signs.length) ?? [];
    const isWhole = slice.length === part?.units.length;
    if (!endsAfter(term, sound.length) || !slice.every(isHanSign) || slice.length < signs.length)
      return false;
    if (isWhole || (signs.length >= HAN_MIN && part?.isNickname !== true)) near.push(slice.join(''));
    return false;
  });
  return near;
}

/** Pieces of a name that differ in one character. */
function oneSignAway(vocabulary: Vocabulary, signs: readonly string[]): string[] {
  if (signs.length < HAN_MIN) return [];
  const shared = new Map<number, number>();
  for (const sign of new Set(signs)) {
    for (const part of vocabulary.spellings.partsOfHan.get(sign) ?? [])
      shared.set(part, (shared.get(part) ?? 0) + 1);
  }
  const near: string[] = [];
  for (const [part, count] of shared) {
    if (count < new Set(signs).size - 1) continue;
    const { units, isNickname } = vocabulary.parts[part] ?? { units: [], isNickname: false };
    for (let from = 0; from + signs.length <= units.length; from++) {
      const slice = units.slice(from, from + signs.length);
      if (isNickname && slice.length < units.length) break;
      const wrong = slice.filter((sign, at) => sign !== signs[at]);
      if (wrong.length === 1 && slice.every(isHanSign)) near.push(slice.join(''));
    }
  }
  return near;
}

/**
 * Known words that a misspelt word may mean, at a distance of one letter or one Chinese character (M-10). Those with the same beginning
 * come first.
 */
export function nearSpellings(vocabulary: Vocabulary, text: string): string[] {
  const signs = [...text];
  const isHan = isHanSign(text);
  const near = isHan
    ? [...sameSound(vocabulary, signs), ...oneSignAway(vocabulary, signs)]
    : nearLatin(vocabulary, text);
  const isAlike = (word: string): number => (word[0] === text[0] && !isHan ? 0 : 1);
  return [...new Set(near)].sort((a, b) => isAlike(a) - isAlike(b));
}
