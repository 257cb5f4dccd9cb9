import type { Nickname } from './nickname.ts';
import { pinyinReadings } from './pinyinReadings.ts';
import { foldText, isHanSign, searchWords, textUnits } from './searchText.ts';

/** A piece of a text: from one UTF-16 unit up to, and without, another. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A unit of a name with the place where it stands. */
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

/** How many units from one on spell the word, by the spelling of each; the last of them may be begun. Null where they do not. */
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

function literalRange(units: readonly PlacedUnit[], word: string): TextRange | null {
  const texts = units.map(({ text }) => text);
  for (const [from, { start }] of units.entries()) {
    const count = spelledUnits(texts, from, word);
    const last = units[from + (count ?? 0) - 1];
    if (count === null || last === undefined) continue;
    const excess = texts.slice(from, from + count).join('').length - word.length;
    return { start, end: last.end - (isHanSign(last.text) ? 0 : excess) };
  }
  const inside = units.find(({ text }) => text.includes(word));
  const offset = inside?.text.indexOf(word) ?? 0;
  return inside ? { start: inside.start + offset, end: inside.start + offset + word.length } : null;
}

function soundRange(units: readonly PlacedUnit[], word: string): TextRange | null {
  if (isHanSign(word) || word.length < 2) return null;
  const readings = pinyinReadings(units.map(({ text }) => text));
  const initials = (readings[0] ?? []).map((syllable) => syllable.charAt(0));
  for (const spelling of [...readings, initials]) {
    for (let from = 0; from < units.length; from++) {
      const count = spelledUnits(spelling, from, word);
      const [first, last] = [units[from], units[from + (count ?? 0) - 1]];
      if (count !== null && first && last) return { start: first.start, end: last.end };
    }
  }
  return null;
}

/** The part of the name that a nickname stands for: the finish where its target names one, else what stands before the bar. */
function nicknameRange(name: string, nicknames: readonly Nickname[], word: string): TextRange | null {
  const nickname = nicknames.find((known) => textUnits(foldText(known.name)).join('') === word);
  const bar = name.indexOf(' | ');
  if (!nickname) return null;
  if (bar < 0) return { start: 0, end: name.length };
  const isTail = nickname.targets.some((target) => target.includes('|'));
  return isTail ? { start: bar + 3, end: name.length } : { start: 0, end: bar };
}

function wordRanges(
  name: string,
  units: readonly PlacedUnit[],
  nicknames: readonly Nickname[],
  word: string,
): TextRange[] {
  const whole = literalRange(units, word) ?? nicknameRange(name, nicknames, word) ?? soundRange(units, word);
  if (whole) return [whole];
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const first = literalRange(units, word.slice(0, cut)) ?? soundRange(units, word.slice(0, cut));
    const rest = first ? wordRanges(name, units, nicknames, word.slice(cut)) : [];
    if (first && rest.length > 0) return [first, ...rest];
  }
  return [];
}

/** Where the words of a keyword stand in a name, as far as they do: ascending, without overlap. For marking only. */
export function matchedRanges(name: string, keyword: string, nicknames: readonly Nickname[]): TextRange[] {
  const units = placeUnits(name);
  const ranges = searchWords(keyword).flatMap(({ text }) => wordRanges(name, units, nicknames, text));
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}
