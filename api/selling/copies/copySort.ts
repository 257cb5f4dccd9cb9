import { type KeptOrder, NO_PLACE } from './copyIndex.ts';
import type { SearchedCopies } from './copyPredicate.ts';

/** The orders of a search over copies. */
export const COPY_SORTS = [
  'priceAscending',
  'priceDescending',
  'shareAscending',
  'floatAscending',
  'floatDescending',
  'fadeDescending',
  'blueDescending',
  'stickersDescending',
  'rankAscending',
  'newest',
  'oldest',
] as const;
export type CopySort = (typeof COPY_SORTS)[number];

/** Where the keys of a sort stand: a value for each copy, and for shares a divisor for each item. NaN where there is no key. */
export interface KeyColumns {
  readonly values: Float64Array | Uint8Array;
  readonly divisors: Float64Array | null;
}

interface SortDefinition {
  /** The order that is kept for it; null if all candidates are sorted. */
  readonly order: KeptOrder | null;
  readonly isBackward: boolean;
  /** The sort key of a copy. */
  keyReader(searched: SearchedCopies): (slot: number) => number;
  columns(searched: SearchedCopies): KeyColumns;
}

type NumberColumn = 'ask' | 'listedAtMs' | 'wear' | 'fade' | 'blue' | 'combination';

/** A sort by the numbers of one column as they stand there. */
function byColumn(
  column: NumberColumn,
  { order = null, isBackward = false }: Partial<Pick<SortDefinition, 'order' | 'isBackward'>>,
): SortDefinition {
  return {
    order,
    isBackward,
    keyReader({ copies }) {
      const values = copies[column];
      return (slot) => values[slot] ?? 0;
    },
    columns: ({ copies }) => ({ values: copies[column], divisors: null }),
  };
}

const byReference = ({ items }: SearchedCopies) => items.prices('referencePriceCents');

/** What each order sorts by. Copies without the number come last in every one of them. */
export const SORTS: Readonly<Record<CopySort, SortDefinition>> = {
  priceAscending: byColumn('ask', { order: 'price' }),
  priceDescending: byColumn('ask', { order: 'price', isBackward: true }),
  shareAscending: {
    order: null,
    isBackward: false,
    keyReader(searched) {
      const { copies } = searched;
      const references = byReference(searched);
      // Without a reference price there is no share: last.
      return (slot) => {
        const reference = references[copies.item[slot] ?? 0] ?? Number.NaN;
        return reference > 0 ? (copies.ask[slot] ?? 0) / reference : Number.MAX_VALUE;
      };
    },
    columns: (searched) => ({ values: searched.copies.ask, divisors: byReference(searched) }),
  },
  floatAscending: {
    ...byColumn('wear', { order: 'wear' }),
    keyReader:
      ({ copies }) =>
      (slot) =>
        copies.wearKeyOf(slot),
  },
  floatDescending: {
    ...byColumn('wear', { order: 'wear', isBackward: true }),
    keyReader:
      ({ copies: { wear } }) =>
      (slot) => {
        const value = wear[slot] ?? Number.NaN;
        return Number.isNaN(value) ? -1 : value;
      },
  },
  fadeDescending: byColumn('fade', { isBackward: true }),
  blueDescending: byColumn('blue', { isBackward: true }),
  stickersDescending: byColumn('combination', { isBackward: true }),
  rankAscending: {
    order: null,
    isBackward: false,
    keyReader:
      ({ copies: { bestPlace } }) =>
      (slot) =>
        bestPlace[slot] ?? NO_PLACE,
    columns: ({ copies }) => ({ values: copies.bestPlace, divisors: null }),
  },
  newest: byColumn('listedAtMs', { order: 'listed', isBackward: true }),
  oldest: byColumn('listedAtMs', { order: 'listed' }),
};

/** Compares two keys of a sort. Infinite ones are equal. */
export function compareKeys(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The place of a key in a cursor: copies without wear have no finite one, and the cursor says null. */
export const cursorValue = (key: number): number | null => (Number.isFinite(key) ? key : null);
