import { readFileSync } from 'node:fs';
import { fadeShare } from './fadeShare.ts';

/** What collectors read from the pattern of a copy, in percent. Null where its finish has no such trait or no public table knows it. */
export interface CopyTraits {
  /** How much of the gradient shows, from 80 to 100. */
  readonly fadeShare: number | null;
  /** Share of blue on the side that the game shows in hand: play side of a knife, top of a gun. */
  readonly blueShare: number | null;
  /** Share of blue on the other side: back side of a knife, magazine of an AK-47. */
  readonly blueBackShare: number | null;
}

/** Of the method and the tables. Increase it with each change of either: a job then computes every copy again. */
export const TRAITS_VERSION = 1;

const NO_TRAITS: CopyTraits = { fadeShare: null, blueShare: null, blueBackShare: null };

/** Shares of blue by finish without quality and exterior, by side, by seed. */
type BlueTable = Readonly<Record<string, Readonly<Partial<Record<BlueSide, readonly number[]>>>>>;
type BlueSide = 'top' | 'magazine' | 'playside' | 'backside';

let blueTable: BlueTable | undefined;

/** Reads the table at the first copy that has a pattern. */
function readBlueTable(): BlueTable {
  blueTable ??= JSON.parse(readFileSync(new URL('./blueShares.json', import.meta.url), 'utf8')) as BlueTable;
  return blueTable;
}

/** The finishes with a share of blue, by their names without quality and exterior. */
export function blueFinishes(): readonly string[] {
  return Object.keys(readBlueTable());
}

/**
 * The traits of a copy, from its finish and its seed alone.
 * @param finish the name without quality and exterior, such as `AK-47 | Case Hardened`.
 */
export function traitsOf(finish: string, seed: number | null): CopyTraits {
  if (seed === null) return NO_TRAITS;
  const table = readBlueTable();
  const sides = Object.hasOwn(table, finish) ? (table[finish] ?? {}) : {};
  return {
    fadeShare: fadeShare(finish, seed),
    blueShare: (sides.top ?? sides.playside)?.[seed] ?? null,
    blueBackShare: (sides.magazine ?? sides.backside)?.[seed] ?? null,
  };
}
