import type { Nickname } from './nickname.ts';
import { pinyinReadings } from './pinyinReadings.ts';
import { foldText, isHanSign, searchWords, textUnits } from './searchText.ts';

/** A range of a text in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A unit of a name with its range. */
interface PlacedUnit extends TextRange {
  readonly text: string;
}

function placeUnits(name: string): PlacedUnit[] {
  const placed: PlacedUnit[] = [];
  let start = 0;
  for (const sign of name) {
    const text = textUnits(foldText(sign)).join('');
    const last = placed.at(-1);
    const end = start + sign.length;
    const isJoined = last && text !== '' && last.end === start && !isHanSign(text) && !isHanSign(last.text);
    if (isJoined) placed[placed.length - 1] = { text: last.text + text, start: last.start, end };
    else if (text !== '') placed.push({ text, start, end });
    start = end;
  }
  return placed;
}

/**
 * Number of units from `from` on that spell the word, by the spelling of each. The last one may be incomplete. Null if they do not spell
 * it.
 */
function spelledUnits(spellings: readonly string[], from: number, word: string): number | null {
  let rest = word;
  for (let at = from; at < spellings.length; at++) {
    const spelling = spellings[at] ?? '';
    if (spelling.startsWith(rest)) return at - from + 1;
    if (!rest.startsWith(spelling)) return null;
    rest = rest.slice(spelling.length);
  }
  return null;
}

function literalRanges(units: readonly PlacedUnit[], word: string): TextRange[] {
  const texts = units.map(({ text }) => text);
  for (let from = 0; from < units.length; from++) {
    const count = spelledUnits(texts, from, word);
    if (count === null) continue;
    const excess = texts.slice(from, from + count).join('').length - word.length;
    return units.slice(from, from + count).map(({ start, end }, at) => ({
      start,
      end: at === count - 1 ? end - excess : end,
    }));
  }
  const inside = units.find(({ text }) => text.includes(word));
  const offset = inside?.text.indexOf(word) ?? 0;
  return inside ? [{ start: inside.start + offset, end: inside.start + offset + word.length }] : [];
}

function soundRanges(units: readonly PlacedUnit[], word: string): TextRange[] {
  if (isHanSign(word) || word.length < 2) return [];
  const readings = pinyinReadings(units.map(({ text }) => text));
  const initials = (readings[0] ?? []).map((syllable) => syllable.charAt(0));
  for (const spelling of [...readings, initials]) {
    for (let from = 0; from < units.length; from++) {
      const count = spelledUnits(spelling, from, word);
      if (count !== null) return units.slice(from, from + count);
    }
  }
  return [];
}

/** The part of the name that a nickname refers to: the finish if its target names one, else the part before the bar. */
function nicknameRanges(name: string, nicknames: readonly Nickname[], word: string): TextRange[] {
  const nickname = nicknames.find((known) => textUnits(foldText(known.name)).join('') === word);
  const bar = name.indexOf(' | ');
  if (!nickname) return [];
  if (bar < 0) return [{ start: 0, end: name.length }];
  const isTail = nickname.targets.some((target) => target.includes('|'));
  return isTail ? [{ start: bar + 3, end: name.length }] : [{ start: 0, end: bar }];
}

/** Ranges of one word of a keyword. A word without spaces may match several units. */
function wordRanges(
  name: string,
  units: readonly PlacedUnit[],
  nicknames: readonly Nickname[],
  word: string,
): TextRange[] {
  const markPiece = (piece: string): TextRange[] =>
    [literalRanges(units, piece), nicknameRanges(name, nicknames, piece), soundRanges(units, piece)].find(
      (ranges) => ranges.length > 0,
    ) ?? [];
  const whole = markPiece(word);
  if (whole.length > 0) return whole;
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const first = markPiece(word.slice(0, cut));
    const rest = first.length > 0 ? wordRanges(name, units, nicknames, word.slice(cut)) : [];
    if (rest.length > 0) return [...first, ...rest];
  }
  return [];
}

/** Ranges are merged if at most one space or hyphen separates them. */
const GAP_MAX = 1;

/** Ranges of a name that match the words of a keyword, ascending and without overlap. Used for highlighting only. */
export function matchedRanges(name: string, keyword: string, nicknames: readonly Nickname[]): TextRange[] {
  const units = placeUnits(name);
  const ranges = searchWords(keyword).flatMap(({ text }) => wordRanges(name, units, nicknames, text));
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end + GAP_MAX) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else {
      merged.push({ start, end });
    }
  }
  return merged;
}
