import { type CopyFilter, isCondition } from '../../catalog/filter/filter.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, type SortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import type { CopyIndex, KeptOrder } from './copyIndex.ts';
import { type CopyPredicate, copyPredicate, type SearchedCopies } from './copyPredicate.ts';
import { isAboutItems } from './foundItems.ts';
import type { Edge } from './slotOrder.ts';

/** The orders of a search over copies. */
export const COPY_SORTS = [
  'priceAscending',
  'priceDescending',
  'shareAscending',
  'floatAscending',
  'floatDescending',
  'newest',
  'oldest',
] as const;
export type CopySort = (typeof COPY_SORTS)[number];

/** Most rows of a page. */
export const COPY_PAGE_MAX = 100;
/** With this many candidates or fewer, all of them are looked at and sorted. */
const CANDIDATES_MAX = 20_000;

/** What a look at a scattered copy costs, measured by one in a row of all. */
const SCATTERED_COST = 6;

const KEPT: Readonly<Record<CopySort, { order: KeptOrder | null; isBackward: boolean }>> = {
  priceAscending: { order: 'price', isBackward: false },
  priceDescending: { order: 'price', isBackward: true },
  shareAscending: { order: null, isBackward: false },
  floatAscending: { order: 'wear', isBackward: false },
  floatDescending: { order: null, isBackward: true },
  newest: { order: 'listed', isBackward: true },
  oldest: { order: 'listed', isBackward: false },
};

/** One page of copies: the ids of their listings with cursors. */
export interface CopyPage {
  readonly rows: readonly { readonly id: string; readonly cursor: string }[];
  readonly hasMore: boolean;
}

/** Some copies among which all matching ones are. */
interface Candidates {
  readonly count: number;
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
}

const membersOf = (filter: CopyFilter): readonly CopyFilter[] => ('all' in filter ? filter.all : [filter]);

function candidatesByItem(about: readonly CopyFilter[], { copies, items }: SearchedCopies): Candidates {
  const sets = about.map((filter) => items.passes(filter));
  const numbers: number[] = [];
  let count = 0;
  for (let number = 1; number < copies.items.end; number += 1) {
    const size = copies.slotsOfItem[number]?.size ?? 0;
    if (size === 0 || sets.some((passes) => passes[number] !== 1)) continue;
    numbers.push(number);
    count += size;
  }
  return {
    count,
    each(visit) {
      for (const number of numbers) for (const slot of copies.slotsOfItem[number] ?? []) visit(slot);
    },
  };
}

/** The bounds that the conditions of a filter set to the price in fen or to the wear. */
function boundsOf(filter: CopyFilter, field: 'price' | 'wear'): readonly [number, number] {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const narrow = (comparison: string, value: number) => {
    if (comparison !== 'lt' && comparison !== 'lte') low = Math.max(low, value);
    if (comparison !== 'gt' && comparison !== 'gte') high = Math.min(high, value);
  };
  for (const member of membersOf(filter)) {
    if (!isCondition(member) || member.field !== field) continue;
    if (member.kind === 'compare') narrow(member.comparison, member.value);
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
  const keyOf = keyReader(field === 'price' ? 'priceAscending' : 'floatAscending', searched);
  return {
    count: order.countBetween(low, high),
    each(visit) {
      order.walk(false, edgeBefore(low), (slot) => {
        if (keyOf(slot) > high) return false;
        visit(slot);
        return true;
      });
    },
  };
}

/** The fewest candidates that are easy to find. */
function candidatesOf(filter: CopyFilter, searched: SearchedCopies): Candidates {
  const { copies } = searched;
  const about = membersOf(filter).filter(isAboutItems);
  const all: Candidates = {
    count: copies.count,
    each(visit) {
      for (let slot = 0; slot < copies.ids.end; slot += 1) if (copies.isHeld(slot)) visit(slot);
    },
  };
  const found = [
    all,
    ...(about.length === 0 ? [] : [candidatesByItem(about, searched)]),
    candidatesByRange(filter, 'price', searched) ?? all,
    candidatesByRange(filter, 'wear', searched) ?? all,
  ];
  // Found ones lie here and there in the columns: each costs as much as several in a row.
  const costOf = (candidates: Candidates) => candidates.count * (candidates === all ? 1 : SCATTERED_COST);
  return found.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}

/** The sort key of a copy. */
function keyReader(sort: CopySort, { copies, items }: SearchedCopies): (slot: number) => number {
  switch (sort) {
    case 'priceAscending':
    case 'priceDescending':
      return (slot) => copies.ask[slot] ?? 0;
    case 'floatAscending':
      return (slot) => copies.wearKeyOf(slot);
    case 'floatDescending':
      // Copies without wear come last here as well.
      return (slot) => {
        const wear = copies.wear[slot] ?? Number.NaN;
        return Number.isNaN(wear) ? -1 : wear;
      };
    case 'newest':
    case 'oldest':
      return (slot) => copies.listedAtMs[slot] ?? 0;
    case 'shareAscending': {
      const references = items.prices('referencePriceCents');
      // Without a reference price there is no share: last.
      return (slot) => {
        const reference = references[copies.item[slot] ?? 0] ?? Number.NaN;
        return reference > 0 ? (copies.ask[slot] ?? 0) / reference : Number.MAX_VALUE;
      };
    }
  }
}

/** The requested part of a search. */
export interface CopySearch {
  readonly filter: CopyFilter;
  readonly sort: CopySort;
  readonly size: number;
  readonly after: string | null;
}

/** Copies without wear have no finite key: the cursor says null. */
const cursorValue = (key: number): number | null => (Number.isFinite(key) ? key : null);

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
  const { order, isBackward } = KEPT[sort];
  const candidates = candidatesOf(filter, searched);
  const keyOf = keyReader(sort, searched);
  const passes = copyPredicate(filter, searched);
  const stepsMax = candidates.count < copies.count ? candidates.count / 2 : Number.POSITIVE_INFINITY;
  const walked =
    order === null || candidates.count <= CANDIDATES_MAX
      ? null
      : walkOrder(copies, { order, isBackward, edge, passes, stepsMax }, size + 1);
  const slots = walked ?? sortCandidates(candidates, { passes, keyOf, isBackward, edge, copies }, size + 1);
  return {
    rows: slots.slice(0, size).map((slot) => {
      const id = copies.ids.idOf(slot);
      return { id, cursor: writeSortCursor(sort, { value: cursorValue(keyOf(slot)), id }) };
    }),
    hasMore: slots.length > size,
  };
}

interface Walk {
  readonly order: KeptOrder;
  readonly isBackward: boolean;
  readonly edge: Edge | null;
  readonly passes: CopyPredicate;
  /** After so many copies it gives up. */
  readonly stepsMax: number;
}

/** The first matching copies of an order; null where too many others stand before them. */
function walkOrder(copies: CopyIndex, walk: Walk, wanted: number): number[] | null {
  const { order, isBackward, edge, passes, stepsMax } = walk;
  const found: number[] = [];
  let steps = 0;
  copies.orders[order].walk(isBackward, edge, (slot) => {
    if (passes(slot)) found.push(slot);
    steps += 1;
    return found.length < wanted && steps <= stepsMax;
  });
  return steps > stepsMax && found.length < wanted ? null : found;
}

interface Sorting {
  readonly passes: CopyPredicate;
  readonly keyOf: (slot: number) => number;
  readonly isBackward: boolean;
  readonly edge: Edge | null;
  readonly copies: CopyIndex;
}

/** Of more matches than this only the best are kept while looking for more. */
const KEPT_MAX = 4_096;

function sortCandidates(
  candidates: Candidates,
  { passes, keyOf, isBackward, edge, copies }: Sorting,
  wanted: number,
): number[] {
  const sign = isBackward ? -1 : 1;
  const compare = (a: number, b: number) =>
    sign * (orderOfKeys(keyOf(a), keyOf(b)) || copies.ids.compare(a, b));
  let found: number[] = [];
  // Once there are enough, only those that come before the last of them matter.
  let worst: number | null = null;
  candidates.each((slot) => {
    if (worst !== null && sign * orderOfKeys(keyOf(slot), worst) > 0) return;
    if (!passes(slot)) return;
    if (edge !== null && sign * (orderOfKeys(keyOf(slot), edge.key) || edge.compareId(slot)) <= 0) return;
    found.push(slot);
    if (found.length < KEPT_MAX) return;
    found = found.sort(compare).slice(0, wanted);
    worst = keyOf(found.at(-1) ?? slot);
  });
  return found.sort(compare).slice(0, wanted);
}

/** Infinite keys are equal. */
function orderOfKeys(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Counts the copies that match, by what they are. */
export function countCopies(filter: CopyFilter, searched: SearchedCopies): CopyFacets {
  const { copies, items } = searched;
  const passes = copyPredicate(filter, searched);
  const byItem = new Uint32Array(copies.items.end);
  let [total, automatic] = [0, 0];
  candidatesOf(filter, searched).each((slot) => {
    if (!passes(slot)) return;
    total += 1;
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
  return { total, automatic, ...Object.fromEntries(counted) } as CopyFacets;
}
