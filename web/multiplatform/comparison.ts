/** What the comparison shows; it all stands in the address. */
export interface Comparison {
  readonly keyword: string;
  /** Steam's internal name of a type; empty: all. */
  readonly type: string;
  readonly sort: ComparisonSort;
}

/** Orders of the comparison, by their name in the address. */
export const COMPARISON_SORTS = {
  discount: 'DISCOUNT',
  sales: 'SALES_PER_DAY',
  dear: 'PRICE_DESCENDING',
  cheap: 'PRICE_ASCENDING',
} as const;
export type ComparisonSort = keyof typeof COMPARISON_SORTS;

/** The choice of orders, the usual one first. */
export const SORT_NAMES = Object.keys(COMPARISON_SORTS) as readonly ComparisonSort[];

const KEYWORD_LENGTH_MAX = 100;

/** Reads the address; what it does not know is left out. */
export function readComparison(search: URLSearchParams): Comparison {
  const sort = search.get('sort');
  return {
    keyword: (search.get('q') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    type: /^\w{1,60}$/.test(search.get('type') ?? '') ? (search.get('type') ?? '') : '',
    sort: SORT_NAMES.find((name) => name === sort) ?? 'discount',
  };
}

/** The address of a comparison. */
export function comparisonPath({ keyword, type, sort }: Comparison): string {
  const search = new URLSearchParams({
    ...(keyword === '' ? {} : { q: keyword }),
    ...(type === '' ? {} : { type }),
    ...(sort === 'discount' ? {} : { sort }),
  }).toString();
  return search === '' ? '/multiplatform' : `/multiplatform?${search}`;
}

/** Where the reader's own copies of an item are chosen for selling. */
export function sellPath(marketHashName: string): string {
  return `/user/inventory?${new URLSearchParams({ q: marketHashName })}`;
}

/** A distance in tenths of a percent as people write it: −43 is −4.3%. */
export function distanceText(distance: number): string {
  const sign = distance > 0 ? '+' : distance < 0 ? '−' : '';
  return `${sign}${(Math.abs(distance) / 10).toFixed(1)}%`;
}
