import { pinyinReadings } from './pinyinReadings.ts';
import { isHanSign } from './searchText.ts';
import { createTermList, type TermList } from './termList.ts';

/** The parts of names under every spelling in which they can be typed. A part is known by its number. */
export interface Spellings {
  /** Words in Latin and other letters, each with the words behind it. */
  readonly latin: TermList;
  /** Chinese from each character on. */
  readonly han: TermList;
  /** Pinyin of parts with Chinese in them, from each syllable on. */
  readonly pinyin: TermList;
  /** First letters of the syllables, from the beginning of the part. */
  readonly initials: TermList;
  /** Parts in which a Chinese character stands. */
  readonly partsOfHan: ReadonlyMap<string, readonly number[]>;
  add(units: readonly string[], part: number): void;
}

/** Runs of neighbours of one kind, as [first unit, unit after the last]. */
function runsOf(units: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  units.forEach((unit, at) => {
    const last = runs.at(-1);
    if (last && isHanSign(unit) === isHanSign(units[last[0]] ?? '')) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

function addSound({ pinyin, initials }: Spellings, units: readonly string[], part: number): void {
  for (const reading of pinyinReadings(units)) {
    units.forEach((_, from) => {
      pinyin.add(reading.slice(from), part, from);
    });
    if (units.length > 1) initials.add([reading.map((syllable) => syllable[0]).join('')], part, 0);
  }
}

/** Makes an empty one. */
export function createSpellings(): Spellings {
  const partsOfHan = new Map<string, number[]>();
  const spellings: Spellings = {
    latin: createTermList(),
    han: createTermList(),
    pinyin: createTermList(),
    initials: createTermList(),
    partsOfHan,
    add(units, part) {
      for (const [first, to] of runsOf(units)) {
        const list = isHanSign(units[first] ?? '') ? spellings.han : spellings.latin;
        for (let from = first; from < to; from++) list.add(units.slice(from, to), part, from);
      }
      const signs = new Set(units.filter(isHanSign));
      if (signs.size > 0) addSound(spellings, units, part);
      for (const sign of signs) {
        const parts = partsOfHan.get(sign);
        if (parts) parts.push(part);
        else partsOfHan.set(sign, [part]);
      }
    },
  };
  return spellings;
}
