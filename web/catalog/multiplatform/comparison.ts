/** The comparison's filter, stored in the URL. */
export interface Comparison {
  readonly keyword: string;
  /** Steam's internal name of a type; empty for all. */
  readonly type: string;
  /** The only platform to compare; empty for all. */
  readonly platform: PlatformName | '';
  /** The lowest ask here, in yuan, that an item must have; empty for all. */
  readonly min: (typeof MINIMA)[number] | '';
  /** The direction of the gap: bought here and sold there, or bought there and sold here. */
  readonly way: Way;
  readonly sort: ComparisonSort;
}

/** Platforms by their names in the URL. */
const PLATFORMS = { buff: 'BUFF', youpin: 'YOUPIN', c5: 'C5', steam: 'STEAM' } as const;
export type PlatformName = (typeof PLATFORMS)[keyof typeof PLATFORMS];

/** Selectable minimum prices in yuan. */
export const MINIMA = ['10', '100', '1000'] as const;

/** Both directions by their name in the URL, with their sort orders. */
export const WAYS = { here: 'BUY_HERE', there: 'BUY_THERE' } as const;
export type Way = keyof typeof WAYS;

const SORTS = {
  gap: null,
  sales: 'SALES_PER_DAY',
  dear: 'PRICE_DESCENDING',
  cheap: 'PRICE_ASCENDING',
} as const;
export type ComparisonSort = keyof typeof SORTS;

/** The selectable sort orders, the default first. */
export const SORT_NAMES = Object.keys(SORTS) as readonly ComparisonSort[];

const KEYWORD_LENGTH_MAX = 100;

/** Parses the URL. Unknown values are ignored. */
export function readComparison(search: URLSearchParams): Comparison {
  const sort = search.get('sort');
  const platform = search.get('with') ?? '';
  return {
    keyword: (search.get('q') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    type: /^\w{1,60}$/.test(search.get('type') ?? '') ? (search.get('type') ?? '') : '',
    platform: Object.entries(PLATFORMS).find(([word]) => word === platform)?.[1] ?? '',
    min: MINIMA.find((yuan) => yuan === search.get('min')) ?? '',
    way: search.get('way') === 'there' ? 'there' : 'here',
    sort: SORT_NAMES.find((name) => name === sort) ?? 'gap',
  };
}

/** URL of a comparison. */
export function comparisonPath({ keyword, type, platform, min, way, sort }: Comparison): string {
  const search = new URLSearchParams({
    ...(keyword === '' ? {} : { q: keyword }),
    ...(type === '' ? {} : { type }),
    ...(platform === '' ? {} : { with: platform.toLowerCase() }),
    ...(min === '' ? {} : { min }),
    ...(way === 'here' ? {} : { way }),
    ...(sort === 'gap' ? {} : { sort }),
  }).toString();
  return search === '' ? '/multiplatform' : `/multiplatform?${search}`;
}

/** The query's variables of a comparison. */
export function comparisonVariables({ keyword, type, platform, min, way, sort }: Comparison) {
  return {
    filter: {
      ...(keyword === '' ? {} : { keyword }),
      ...(type === '' ? {} : { types: [type] }),
      ...(min === '' ? {} : { minPriceCents: Number(min) * 100 }),
    },
    platform: platform === '' ? null : platform,
    sort: SORTS[sort] ?? WAYS[way],
  };
}

/** URL at which the viewer selects their own copies of an item to sell. */
export function sellPath(marketHashName: string): string {
  return `/user/inventory?${new URLSearchParams({ q: marketHashName })}`;
}

interface Gap {
  readonly cents: number;
  readonly basisPoints: number;
}

/** The fields of a platform's price that decide which platform is best. */
interface ToldPrice {
  readonly platform: string;
  readonly isStale: boolean;
  readonly buyHere?: Gap | null | undefined;
  readonly buyThere?: Gap | null | undefined;
}

/** The gap of a direction. */
export function gapOf(price: ToldPrice, way: Way): Gap | null {
  return (way === 'here' ? price.buyHere : price.buyThere) ?? null;
}

/**
 * The platform with the largest gap of a direction, among prices that are not stale.
 * @param counted platforms to consider.
 */
export function bestOf<T extends ToldPrice>(
  prices: readonly T[],
  way: Way,
  counted: readonly string[],
): T | null {
  const shareOf = (price: T): number => gapOf(price, way)?.basisPoints ?? Number.NEGATIVE_INFINITY;
  return prices
    .filter((price) => !price.isStale && counted.includes(price.platform) && gapOf(price, way) !== null)
    .reduce<T | null>(
      (best, price) => (best === null || shareOf(price) > shareOf(best) ? price : best),
      null,
    );
}
