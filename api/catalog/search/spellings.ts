import { pinyinReadings } from './pinyinReadings.ts';
import { isHanSign } from './searchText.ts';
import { createTermList, type TermList } from './termList.ts';

/** The parts of names in every spelling in which they can be typed. Parts are identified by number. */
export interface Spellings {
  /** Words in Latin and other letters, each with the words after it. */
  readonly latin: TermList;
  /** Chinese text, from each character on. */
  readonly han: TermList;
  /** Pinyin of parts that contain Chinese, from each syllable on. */
  readonly pinyin: TermList;
  /** First letters of the syllables, from the start of the part. */
  readonly initials: TermList;
  /** Whole words, and adjacent words together, each with its normal spelling: Chinese for its pinyin. */
  readonly wholeWords: ReadonlyMap<string, string>;
  /** Numbers of the parts that contain a Chinese character. */
  readonly partsOfHan: ReadonlyMap<string, readonly number[]>;
  add(units: readonly string[], part: number): void;
}

/** Runs of adjacent units of one kind, as [first unit, unit after the last]. */
function runsOf(units: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  units.forEach((unit, at) => {
    const last = runs.at(-1);
    if (last && isHanSign(unit) === isHanSign(units[last[0]] ?? '')) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

/** Maximum number of adjacent words that may be typed as one. */
const NEIGHBOUR_COUNT_MAX = 4;

function addWords(words: Map<string, string>, units: readonly string[]): void {
  for (let from = 0; from < units.length; from++) {
    let word = '';
    for (const unit of units.slice(from, from + NEIGHBOUR_COUNT_MAX)) {
      word += unit;
      words.set(word, word);
    }
  }
}

function addSound(
  spellings: Spellings,
  words: Map<string, string>,
  units: readonly string[],
  part: number,
): void {
  const { pinyin, initials } = spellings;
  for (const reading of pinyinReadings(units)) {
    const spelling = reading.join('');
    if (!words.has(spelling)) words.set(spelling, units.join(''));
    units.forEach((_, from) => {
      pinyin.add(reading.slice(from), part, from);
    });
    if (units.length > 1) initials.add([reading.map((syllable) => syllable[0]).join('')], part, 0);
  }
}

/** Creates an empty set of spellings. */
export function createSpellings(): Spellings {
  const partsOfHan = new Map<string, number[]>();
  const wholeWords = new Map<string, string>();
  const spellings: Spellings = {
    latin: createTermList(),
    han: createTermList(),
    pinyin: createTermList(),
    initials: createTermList(),
    wholeWords,
    partsOfHan,
    add(units, part) {
      for (const [first, to] of runsOf(units)) {
        const isHan = isHanSign(units[first] ?? '');
        const list = isHan ? spellings.han : spellings.latin;
        if (!isHan) addWords(wholeWords, units.slice(first, to));
        for (let from = first; from < to; from++) list.add(units.slice(from, to), part, from);
      }
      const signs = new Set(units.filter(isHanSign));
      if (signs.size > 0) addSound(spellings, wholeWords, units, part);
      for (const sign of signs) {
        const parts = partsOfHan.get(sign);
        if (parts) parts.push(part);
        else partsOfHan.set(sign, [part]);
      }
    },
  };
  return spellings;
}
