import type {
  FilterFlag,
  FilterNameField,
  FilterNumber,
  FilterWordField,
  PriceBase,
} from './filterFields.ts';

/** How a number is compared with a bound. */
export const COMPARISONS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;
export type Comparison = keyof typeof COMPARISONS;
export const COMPARISON_NAMES = Object.keys(COMPARISONS) as Comparison[];

/** An amount in fen, or a share of another price of the same item. */
export type PriceBound = { readonly cents: number } | { readonly of: PriceBase; readonly factor: number };

/** A sticker that a copy carries: at least `count` times, or in `slot` (counted from 1). */
export interface WantedSticker {
  /** Market hash name without the prefix that all stickers share. */
  readonly name: string;
  readonly count: number;
  readonly slot: number | null;
}

/** One condition over a copy. */
export type Condition =
  | { readonly kind: 'words'; readonly field: FilterWordField; readonly values: readonly string[] }
  | { readonly kind: 'names'; readonly field: FilterNameField; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly field: FilterFlag; readonly value: boolean }
  | { readonly kind: 'numbers'; readonly field: FilterNumber; readonly values: readonly number[] }
  | {
      readonly kind: 'compare';
      readonly field: FilterNumber;
      readonly comparison: Comparison;
      readonly value: number;
    }
  | {
      readonly kind: 'price';
      readonly field: 'price';
      readonly comparison: Comparison | 'eq';
      readonly bound: PriceBound;
    }
  | { readonly kind: 'stickers'; readonly field: 'sticker'; readonly stickers: readonly WantedSticker[] };

/**
 * What copies must be like: one condition, all or any of several filters, or the opposite of one. In normal form (`normalFilter`) groups
 * have at least two members and none of their own kind, except for the empty `all`, which every copy matches.
 */
export type CopyFilter =
  | Condition
  | { readonly all: readonly CopyFilter[] }
  | { readonly any: readonly CopyFilter[] }
  | { readonly not: CopyFilter };

/** The filter that every copy matches. */
export const ANY_COPY: CopyFilter = { all: [] };

/** Maximum number of conditions in one filter, and of characters in its text. */
export const CONDITIONS_MAX = 50;
export const FILTER_LENGTH_MAX = 2_000;
/** Deepest nesting of groups. */
export const DEPTH_MAX = 10;
/** Maximum number of values in one condition. */
export const VALUES_MAX = 50;
/** Maximum number of search words in the conditions of one filter: each searches all items. */
const SEARCHES_MAX = 5;
/** Longest name in a filter. */
export const NAME_LENGTH_MAX = 200;

/** True for a single condition. */
export function isCondition(filter: CopyFilter): filter is Condition {
  return 'kind' in filter;
}

function flatten(kind: 'all' | 'any', members: readonly CopyFilter[]): CopyFilter {
  const flat = members.flatMap((member) => {
    const normal = normalFilter(member);
    if (kind === 'all' && 'all' in normal) return normal.all;
    return kind === 'any' && 'any' in normal ? normal.any : [normal];
  });
  const [only] = flat;
  if (flat.length === 1 && only !== undefined) return only;
  return kind === 'all' ? { all: flat } : { any: flat };
}

/** The normal form: groups without groups of their own kind in them, no group of one, no double negation. */
export function normalFilter(filter: CopyFilter): CopyFilter {
  if ('all' in filter) return flatten('all', filter.all);
  if ('any' in filter) return flatten('any', filter.any);
  if (!('not' in filter)) return filter;
  const inner = normalFilter(filter.not);
  return 'not' in inner ? inner.not : { not: inner };
}

/** All conditions of a filter, in reading order. */
export function conditionsOf(filter: CopyFilter): Condition[] {
  if (isCondition(filter)) return [filter];
  if ('not' in filter) return conditionsOf(filter.not);
  return ('all' in filter ? filter.all : filter.any).flatMap(conditionsOf);
}

/** The levels of groups in a filter; 0 for one condition. */
export function depthOf(filter: CopyFilter): number {
  if (isCondition(filter)) return 0;
  if ('not' in filter) return 1 + depthOf(filter.not);
  return 1 + Math.max(0, ...('all' in filter ? filter.all : filter.any).map(depthOf));
}

/** The limit that a filter in normal form exceeds. Null if it keeps them all. */
export function limitOf(filter: CopyFilter): 'tooMany' | 'tooDeep' | null {
  const conditions = conditionsOf(filter);
  const searches = conditions.flatMap((one) =>
    one.kind === 'names' && one.field === 'name' ? one.values : [],
  );
  if (conditions.length > CONDITIONS_MAX || searches.length > SEARCHES_MAX) return 'tooMany';
  return depthOf(filter) > DEPTH_MAX ? 'tooDeep' : null;
}
