import { subjectKey } from '../desk/priceContext.ts';
import { type JudgedCopy, NO_ENTRY } from './pricedCopy.ts';

/** Copies of one item and phase that have one price in the form. */
export interface PriceGroup {
  readonly key: string;
  /** Those that can be priced, in their order. */
  readonly rows: readonly JudgedCopy[];
  /** Those of them with the price of the group; the others were priced one by one. */
  readonly alike: readonly JudgedCopy[];
}

/** A line of the form: a copy, or with `group` the group that it stands for. */
export interface FormLine {
  readonly key: string;
  readonly row: JudgedCopy;
  readonly group: PriceGroup | null;
}

/** From so many copies on, and so many equal ones for each row, the form opens with merged rows. */
const MERGED_FROM = 10;
const MERGED_EACH = 3;

/** Whether some copies are equal, so that rows can be merged. */
export function canMerge(rows: readonly JudgedCopy[]): boolean {
  return groupsOf(rows).size > 0;
}

/** Whether the form opens with merged rows. */
export function opensMerged(rows: readonly JudgedCopy[]): boolean {
  return rows.length >= MERGED_FROM && mergedLines(rows, new Set()).length * MERGED_EACH <= rows.length;
}

/** The lines of the form with merged rows. Below an open group stand its copies. */
export function mergedLines(rows: readonly JudgedCopy[], openKeys: ReadonlySet<string>): FormLine[] {
  const groups = groupsOf(rows);
  const told = new Set<string>();
  return rows.flatMap((row): FormLine[] => {
    const group = groups.get(keyOf(row));
    if (group === undefined || row.blame !== null) return [singleLine(row)];
    if (told.has(group.key)) return [];
    told.add(group.key);
    const line = { key: group.key, row: groupRow(group), group };
    return openKeys.has(group.key) ? [line, ...group.rows.map(singleLine)] : [line];
  });
}

/** The line of one copy. */
export function singleLine(row: JudgedCopy): FormLine {
  return { key: row.copy.key, row, group: null };
}

function keyOf({ copy: { key, subject } }: JudgedCopy): string {
  return subject === null ? key : `group ${subjectKey(subject)}`;
}

function groupsOf(rows: readonly JudgedCopy[]): ReadonlyMap<string, PriceGroup> {
  const free = Map.groupBy(
    rows.filter(({ blame }) => blame === null),
    keyOf,
  );
  return new Map(
    [...free].flatMap(([key, mates]): [string, PriceGroup][] => {
      const alike = mates.filter(({ entry }) => entry.isOwn !== true);
      return mates.length < 2 ? [] : [[key, { key, rows: mates, alike: alike.length === 0 ? mates : alike }]];
    }),
  );
}

/** The row of a group: one of its copies, without what is its own, and without a price where theirs differ. */
function groupRow({ key, alike, rows }: PriceGroup): JudgedCopy {
  const first = alike[0] ?? rows[0];
  if (first === undefined) throw new Error('a group has copies');
  const isOne = alike.every(({ entry }) => entry.text === first.entry.text);
  const asks = new Set(alike.map(({ copy }) => copy.askCents));
  const copy = {
    ...first.copy,
    key,
    floatValue: null,
    paintSeed: null,
    stickerCount: 0,
    askCents: asks.size === 1 ? first.copy.askCents : null,
  };
  if (isOne) return { ...first, copy };
  const judged = { ...first.judged, askCents: null, loweredFromCents: null, problem: null, warning: null };
  return { ...first, copy, entry: NO_ENTRY, judged, isFit: false, isSent: false };
}

/** The lowest and the highest new ask of a group in cents. Null where none of them has one. */
export function askSpan(rows: readonly JudgedCopy[]): { lowCents: number; highCents: number } | null {
  const asks = rows.flatMap(({ judged }) => judged.askCents ?? []);
  return asks.length === 0 ? null : { lowCents: Math.min(...asks), highCents: Math.max(...asks) };
}
