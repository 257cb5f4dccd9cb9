import { type CopyFilter, isCondition } from '../../catalog/filter/filter.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, type SortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import type { CopyIndex, KeptOrder } from './copyIndex.ts';
import { type CopyPredicate, copyPredicate, type SearchedCopies } from './copyPredicate.ts';
import { type CopySort, compareKeys, cursorValue, type KeyColumns, SORTS } from './copySort.ts';
import { isAboutItems } from './foundItems.ts';
import type { Edge } from './slotOrder.ts';

/** Maximum number of rows of a page. */
export const COPY_PAGE_MAX = 100;
/** With this many candidates or fewer, all of them are looked at and sorted. */
const CANDIDATES_MAX = 20_000;

/**
 * What a look at a scattered copy costs, measured by one in a row of all: 14 on a quiet machine, and up to 40 where others use its memory.
 */
const SCATTERED_COST = 15;

/** One page of copies: the ids of their listings with cursors. */
export interface CopyPage {
  readonly rows: readonly { readonly id: string; readonly cursor: string }[];
  readonly hasMore: boolean;
}

/** A superset of the matching copies. */
interface Candidates {
  readonly count: number;
  /** Whether they are scattered over the columns. */
  readonly isScattered: boolean;
  each(visit: (slot: number) => void): void;
}

/** Numbers of copies by what they are. */
export interface CopyFacets {
  readonly total: number;
  readonly automatic: number;
  /** By internal name of the tag. */
  readonly types: ReadonlyMap<string, number>;
  readonly exteriors: ReadonlyMap<string, number>;
  readonly rarities: ReadonlyMap<string, number>;
  readonly qualities: ReadonlyMap<string, number>;
  /** By Doppler phase or gem, as copies name it. */
  readonly phases: ReadonlyMap<string, number>;
  readonly fades: readonly ShareCount[];
  readonly blues: readonly ShareCount[];
}

/** How many copies have a trait to so many percent or more. */
export interface ShareCount {
  readonly leastPercent: number;
  readonly count: number;
}

/** Shares that collectors ask for, in percent. */
const FADE_STEPS = [99, 98, 95, 90, 85] as const;
const BLUE_STEPS = [95, 90, 75, 50, 25] as const;

/** Numbers of copies by whole percent of a trait. */
class ShareCounts {
  readonly #counts = new Uint32Array(101);

  /** @param percent negative for a copy without the trait. */
  add(percent: number): void {
    const whole = Math.floor(percent);
    if (whole >= 0) this.#counts[whole] = (this.#counts[whole] ?? 0) + 1;
  }

  /** The steps that any copies reach, the highest first. */
  atLeast(steps: readonly number[]): ShareCount[] {
    return steps
      .map((leastPercent) => ({
        leastPercent,
        count: this.#counts.subarray(leastPercent).reduce((sum, count) => sum + count, 0),
      }))
      .filter(({ count }) => count > 0);
  }
}

const membersOf = (filter: CopyFilter): readonly CopyFilter[] => ('all' in filter ? filter.all : [filter]);

type ItemsOnSale = Pick<SearchedCopies, 'copies' | 'items'>;

/** The numbers of the items on sale that pass conditions about items. */
function itemsAbout(about: readonly CopyFilter[], { copies, items }: ItemsOnSale): number[] {
  const sets = about.map((filter) => items.passes(filter));
  const numbers: number[] = [];
  for (let number = 1; number < copies.items.end; number += 1) {
    if (sets.some((passes) => passes[number] !== 1)) continue;
    if (copies.byItem.countOf(number) > 0) numbers.push(number);
  }
  return numbers;
}

/** The numbers of the items on sale whose copies can match a filter. */
export function itemsOfFilter(filter: CopyFilter, searched: ItemsOnSale): number[] {
  return itemsAbout(membersOf(filter).filter(isAboutItems), searched);
}

function candidatesByItem(about: readonly CopyFilter[], { copies, items }: SearchedCopies): Candidates {
  const numbers = itemsAbout(about, { copies, items });
  const count = numbers.reduce((sum, number) => sum + copies.byItem.countOf(number), 0);
  return {
    count,
    isScattered: true,
    each(visit) {
      for (const number of numbers) copies.byItem.each(number, visit);
    },
  };
}

/** Columns without an order of their own, of which few copies pass a condition. */
const SCANNED_COLUMNS = ['seed', 'scrape', 'fade', 'blue'] as const;
type ScannedColumn = (typeof SCANNED_COLUMNS)[number];

/** The bounds that the conditions of a filter set to a number of each copy; prices are in fen. */
function boundsOf(filter: CopyFilter, field: 'price' | 'wear' | ScannedColumn): readonly [number, number] {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const narrow = (comparison: string, value: number) => {
    if (comparison !== 'lt' && comparison !== 'lte') low = Math.max(low, value);
    if (comparison !== 'gt' && comparison !== 'gte') high = Math.min(high, value);
  };
  for (const member of membersOf(filter)) {
    if (!isCondition(member) || member.field !== field) continue;
    if (member.kind === 'compare') narrow(member.comparison, member.value);
    if (member.kind === 'numbers') {
      narrow('gte', Math.min(...member.values));
      narrow('lte', Math.max(...member.values));
    }
    if (member.kind === 'price' && 'cents' in member.bound) narrow(member.comparison, member.bound.cents);
  }
  return [low, high];
}

/** The place before all copies with a key. */
const edgeBefore = (key: number): Edge => ({ key, compareId: () => 1 });

function candidatesByRange(
  filter: CopyFilter,
  field: 'price' | 'wear',
  searched: SearchedCopies,
): Candidates | null {
  const [low, high] = boundsOf(filter, field);
  if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY) return null;
  const order = searched.copies.orders[field];
  const keyOf = SORTS[field === 'price' ? 'priceAscending' : 'floatAscending'].keyReader(searched);
  return {
    count: order.countBetween(low, high),
    isScattered: true,
    each(visit) {
      order.walk(false, edgeBefore(low), (slot) => {
        if (keyOf(slot) > high) return false;
        visit(slot);
        return true;
      });
    },
  };
}

/** Copies whose value in one column lies within the bounds of a filter. Scanning a single column is cheap. */
function candidatesByColumn(
  filter: CopyFilter,
  field: ScannedColumn,
  { copies }: SearchedCopies,
): Candidates | null {
  const [low, high] = boundsOf(filter, field);
  if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY) return null;
  const column: Int16Array | Float64Array = copies[field];
  const slots: number[] = [];
  for (let slot = 0; slot < copies.ids.end; slot += 1) {
    const value = column[slot] ?? Number.NaN;
    if (value >= low && value <= high && copies.isHeld(slot)) slots.push(slot);
  }
  return {
    count: slots.length,
    isScattered: true,
    each(visit) {
      for (const slot of slots) visit(slot);
    },
  };
}

/** What it costs to look at candidates, measured by copies in a row. */
const costOf = ({ count, isScattered }: Candidates) => count * (isScattered ? SCATTERED_COST : 1);

/** The candidates that are the cheapest to look at. */
function candidatesOf(filter: CopyFilter, searched: SearchedCopies): Candidates {
  const { copies } = searched;
  const about = membersOf(filter).filter(isAboutItems);
  const all: Candidates = {
    count: copies.count,
    isScattered: false,
    each(visit) {
      for (let slot = 0; slot < copies.ids.end; slot += 1) if (copies.isHeld(slot)) visit(slot);
    },
  };
  const found = [
    all,
    ...(about.length === 0 ? [] : [candidatesByItem(about, searched)]),
    candidatesByRange(filter, 'price', searched) ?? all,
    candidatesByRange(filter, 'wear', searched) ?? all,
    ...SCANNED_COLUMNS.map((column) => candidatesByColumn(filter, column, searched) ?? all),
  ];
  return found.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}

/** The requested part of a search. */
export interface CopySearch {
  readonly filter: CopyFilter;
  readonly sort: CopySort;
  readonly size: number;
  readonly after: string | null;
}

function readEdge(sort: CopySort, text: string, copies: CopyIndex): Edge {
  const { value, id }: SortCursor = readSortCursor('after', sort, text, () => true);
  return { key: value ?? Number.POSITIVE_INFINITY, compareId: copies.ids.comparedWith(id) };
}

/**
 * One page of the copies that match. Paged by the keyset (sort key, id), so that a copy that is sold between two pages does not shift the
 * others.
 * @throws InvalidInput naming a size or a cursor that is wrong.
 */
export function searchCopies({ filter, sort, size, after }: CopySearch, searched: SearchedCopies): CopyPage {
  if (!Number.isInteger(size) || size < 0 || size > COPY_PAGE_MAX)
    throw new InvalidInput('first', `0 to ${COPY_PAGE_MAX}`);
  const { copies } = searched;
  const edge = after === null ? null : readEdge(sort, after, copies);
  const { order, isBackward, keyReader, columns } = SORTS[sort];
  const candidates = candidatesOf(filter, searched);
  const keyOf = keyReader(searched);
  const passes = copyPredicate(filter, searched);
  // A walk that finds too little costs half as much again as it would have cost to look at all of them at once.
  const stepsMax = costOf(candidates) / SCATTERED_COST / 2;
  const walked =
    order === null || (candidates.isScattered && candidates.count <= CANDIDATES_MAX)
      ? null
      : walkOrder(copies, { order, isBackward, legs: legsOf(sort, edge), passes, stepsMax }, size + 1);
  const slots =
    walked ??
    sortCandidates(
      candidates,
      { passes, keyOf, columns: columns(searched), isBackward, edge, copies },
      size + 1,
    );
  return {
    rows: slots.slice(0, size).map((slot) => {
      const id = copies.ids.idOf(slot);
      return { id, cursor: writeSortCursor(sort, { value: cursorValue(keyOf(slot)), id }) };
    }),
    hasMore: slots.length > size,
  };
}

/** Where a part of a walk begins, and whether it goes on to copies that have a wear. */
interface Leg {
  readonly from: Edge | null;
  readonly isWearless: boolean;
}

/** Copies without wear stand at the end of the order of wear, and come last backwards as well: they are a walk of their own. */
function legsOf(sort: CopySort, edge: Edge | null): readonly Leg[] {
  if (sort !== 'floatDescending') return [{ from: edge, isWearless: false }];
  if (edge !== null && edge.key < 0)
    return [{ from: { ...edge, key: Number.POSITIVE_INFINITY }, isWearless: true }];
  return [
    { from: edge ?? edgeBefore(Number.POSITIVE_INFINITY), isWearless: false },
    { from: null, isWearless: true },
  ];
}

interface Walk {
  readonly order: KeptOrder;
  readonly isBackward: boolean;
  readonly legs: readonly Leg[];
  readonly passes: CopyPredicate;
  /** After so many copies it gives up. */
  readonly stepsMax: number;
}

/** The first matching copies of an order; null where too many others stand before them. */
function walkOrder(copies: CopyIndex, walk: Walk, wanted: number): number[] | null {
  const { order, isBackward, legs, passes, stepsMax } = walk;
  const found: number[] = [];
  let steps = 0;
  for (const { from, isWearless } of legs) {
    if (found.length >= wanted || steps > stepsMax) break;
    copies.orders[order].walk(isBackward, from, (slot) => {
      if (isWearless && !Number.isNaN(copies.wear[slot])) return false;
      if (passes(slot)) found.push(slot);
      steps += 1;
      return found.length < wanted && steps <= stepsMax;
    });
  }
  return steps > stepsMax && found.length < wanted ? null : found;
}

interface Sorting {
  readonly passes: CopyPredicate;
  readonly keyOf: (slot: number) => number;
  readonly columns: KeyColumns;
  readonly isBackward: boolean;
  readonly edge: Edge | null;
  readonly copies: CopyIndex;
}

/**
 * Of more matches than this only the best are kept while looking for more. More than a page, and no more than sorts at once in a moment:
 * the sooner the worst of the best is known, the fewer copies are looked at closely.
 */
const KEPT_MAX = 512;

function sortCandidates(
  candidates: Candidates,
  { passes, keyOf, columns, isBackward, edge, copies }: Sorting,
  wanted: number,
): number[] {
  const sign = isBackward ? -1 : 1;
  const compare = (a: number, b: number) =>
    sign * (compareKeys(keyOf(a), keyOf(b)) || copies.ids.compare(a, b));
  let found: number[] = [];
  // Once there are enough, only those that come before the last of them matter.
  let worst = Number.POSITIVE_INFINITY;
  const { values, divisors } = columns;
  const { item } = copies;
  candidates.each((slot) => {
    const value = values[slot] ?? Number.NaN;
    // NaN, which a copy without a key has, is never beyond.
    if (sign * (divisors === null ? value : value / (divisors[item[slot] ?? 0] ?? Number.NaN)) > worst)
      return;
    if (!passes(slot)) return;
    if (edge !== null && sign * (compareKeys(keyOf(slot), edge.key) || edge.compareId(slot)) <= 0) return;
    found.push(slot);
    if (found.length < KEPT_MAX) return;
    found = found.sort(compare).slice(0, wanted);
    worst = sign * keyOf(found.at(-1) ?? slot);
  });
  return found.sort(compare).slice(0, wanted);
}

/** Counts the copies that match, by what they are. */
export function countCopies(filter: CopyFilter, searched: SearchedCopies): CopyFacets {
  const { copies, items } = searched;
  const passes = copyPredicate(filter, searched);
  const byItem = new Uint32Array(copies.items.end);
  const byPhase = new Uint32Array(copies.phases.end);
  const [fades, blues] = [new ShareCounts(), new ShareCounts()];
  let [total, automatic] = [0, 0];
  candidatesOf(filter, searched).each((slot) => {
    if (!passes(slot)) return;
    total += 1;
    const phase = copies.phase[slot] ?? 0;
    byPhase[phase] = (byPhase[phase] ?? 0) + 1;
    fades.add(copies.fade[slot] ?? -1);
    blues.add(copies.blue[slot] ?? -1);
    automatic += copies.isAutomatic[slot] ?? 0;
    const item = copies.item[slot] ?? 0;
    byItem[item] = (byItem[item] ?? 0) + 1;
  });
  const facets = {
    types: 'tagType',
    exteriors: 'tagExterior',
    rarities: 'tagRarity',
    qualities: 'tagQuality',
  } as const;
  const counted = Object.entries(facets).map(([name, tag]) => {
    const counts = new Map<string, number>();
    for (const [number, count] of byItem.entries()) {
      if (count === 0) continue;
      const value = items.rowOf(number)?.[tag] ?? null;
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
    }
    return [name, counts];
  });
  // Number 0 is that of copies without a phase.
  const phases = new Map(
    [...byPhase.entries()]
      .filter(([number, count]) => number > 0 && count > 0)
      .map(([number, count]) => [copies.phases.nameOf(number), count] as const),
  );
  const shares = { fades: fades.atLeast(FADE_STEPS), blues: blues.atLeast(BLUE_STEPS) };
  return { total, automatic, phases, ...shares, ...Object.fromEntries(counted) } as CopyFacets;
}
