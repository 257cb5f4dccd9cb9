import type { BitSet } from '../../kernel/bitSet.ts';
import { TAG_NAMES, type TagName } from './marketFilter.ts';
import type { MarketIndex } from './marketIndex.ts';
import { type MarketSelection, selectWithout } from './marketSelection.ts';

/** Number of items for each value of a tag, with the other filters of the list applied. */
export interface Facet {
  tag: TagName;
  counts: { value: string; count: number }[];
}

/** One bar of the price histogram: items with a lowest ask from `fromCents` to below `toCents`, in fen. */
export interface PriceBar {
  fromCents: number;
  toCents: number;
  count: number;
}

/** Counts the values of every tag among the items that pass the other filters. Values without items are omitted. */
export function countFacets(index: MarketIndex, selection: MarketSelection): Facet[] {
  const bases = Map.groupBy(TAG_NAMES, (tag) => selectWithout(selection, tag));
  const facets = [...bases].flatMap(([base, tags]) => countTags(index, base, tags));
  return facets.toSorted((a, b) => TAG_NAMES.indexOf(a.tag) - TAG_NAMES.indexOf(b.tag));
}

function countTags(index: MarketIndex, base: BitSet | null, tags: readonly TagName[]): Facet[] {
  const columns = tags.flatMap((tag) => {
    const column = index.columns.get(tag);
    if (!column) return [];
    return [{ tag, column, counts: base ? new Uint32Array(column.values.length) : column.counts }];
  });
  base?.forEach((position) => {
    for (const { column, counts } of columns) {
      const code = column.codes[position] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  });
  return columns.map(({ tag, column, counts }) => ({
    tag,
    counts: column.values.flatMap((value, code) => {
      const count = counts[code] ?? 0;
      return value === null || count === 0 ? [] : [{ value, count }];
    }),
  }));
}

/** Counts items by lowest ask with the other filters applied. Includes empty bars between others. */
export function countPrices(index: MarketIndex, selection: MarketSelection): PriceBar[] {
  const base = selectWithout(selection, 'price');
  const counts = new Uint32Array(NO_BUCKET + 1);
  const note = (position: number): void => {
    const bucket = index.buckets[position] ?? NO_BUCKET;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  };
  if (base) base.forEach(note);
  else for (let position = 0; position < index.rows.length; position += 1) note(position);
  const used = [...counts.keys()].filter((bucket) => bucket !== NO_BUCKET && (counts[bucket] ?? 0) > 0);
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, step) => ({
    fromCents: boundOf(first + step),
    toCents: boundOf(first + step + 1),
    count: counts[first + step] ?? 0,
  }));
}

/** Buckets per factor of ten: bounds are 10^(k/4) fen, so that cheap and expensive items are spread evenly. */
const PER_DECADE = 4;
/** Bucket of items without a listing. */
export const NO_BUCKET = 255;

/** The histogram bucket of a price in fen. */
export function priceBucketOf(cents: bigint | null): number {
  if (cents === null || cents < 1n) return NO_BUCKET;
  const bucket = Math.floor(Math.log10(Number(cents)) * PER_DECADE);
  // Corrects rounding errors of the logarithm at a bound.
  return boundOf(bucket + 1) <= Number(cents) ? bucket + 1 : bucket;
}

/** The lower bound of a bucket, in whole fen. */
export function boundOf(bucket: number): number {
  return Math.ceil(10 ** (bucket / PER_DECADE) - 1e-9);
}
