import { isHanSign } from './searchText.ts';
import { endsAfter } from './termList.ts';
import type { Vocabulary } from './vocabulary.ts';

const PIECE_COUNT_MAX = 4;
const SPLIT_COUNT_MAX = 12;

function isPiece(vocabulary: Vocabulary, text: string, isLast: boolean): boolean {
  if (text.length < 2) return false;
  const { nicknames, parts } = vocabulary;
  const { latin, han, pinyin, initials } = vocabulary.spellings;
  if (nicknames.has(text)) return true;
  if (isHanSign(text)) return han.has(text);
  let found = false;
  latin.eachFrom(text, (term) => {
    const isWord = endsAfter(term, text.length) && (text.length > 2 || term.text.length === text.length);
    found = parts[term.part]?.isNickname !== true && (isWord || (isLast && text.length > 2));
    return found;
  });
  if (found || text.length < 4) return found;
  pinyin.eachFrom(text, (term) => {
    found = term.from === 0 && (isLast || endsAfter(term, text.length));
    return found;
  });
  initials.eachFrom(text, (term) => {
    found ||= term.text.length === text.length;
    return found;
  });
  return found;
}

/** The ways to read a word without spaces as several known words, fewest first: `ak47hongxian`, `红线久经`. */
export function wordSplits(vocabulary: Vocabulary, text: string): string[][] {
  const splits: string[][] = [];
  const known = new Map<string, boolean>();
  const isKnown = (piece: string, isLast: boolean): boolean => {
    const key = isLast ? `${piece}$` : piece;
    const answer = known.get(key) ?? isPiece(vocabulary, piece, isLast);
    known.set(key, answer);
    return answer;
  };
  const extend = (pieces: readonly string[], from: number, count: number): void => {
    if (splits.length >= SPLIT_COUNT_MAX) return;
    if (count === 1) {
      const rest = text.slice(from);
      if (isKnown(rest, true)) splits.push([...pieces, rest]);
      return;
    }
    for (let to = text.length - 2 * (count - 1); to >= from + 2; to--) {
      const piece = text.slice(from, to);
      if (isKnown(piece, false)) extend([...pieces, piece], to, count - 1);
    }
  };
  for (let count = 2; count <= PIECE_COUNT_MAX; count++) extend([], 0, count);
  return splits;
}
