/** What the comparison shows; it all stands in the address. */
export interface Comparison {
  readonly keyword: string;
  /** Steam's internal name of a type; empty: all. */
  readonly type: string;
  /** One platform that counts alone; empty: all. */
  readonly platform: PlatformName | '';
  /** Only items whose lowest ask here is so many yuan at least; empty: all. */
  readonly min: (typeof MINIMA)[number] | '';
  /** Which difference is shown: bought here and sold there, or bought there and sold here. */
  readonly way: Way;
  readonly sort: ComparisonSort;
}

/** Platforms by their names in the address. */
export const PLATFORMS = { buff: 'BUFF', youpin: 'YOUPIN', c5: 'C5', steam: 'STEAM' } as const;
export type PlatformName = (typeof PLATFORMS)[keyof typeof PLATFORMS];

/** Lowest prices to choose from, in yuan. */
export const MINIMA = ['10', '100', '1000'] as const;

/** Both ways of a deal, by their name in the address, with the order that each brings. */
export const WAYS = { here: 'BUY_HERE', there: 'BUY_THERE' } as const;
export type Way = keyof typeof WAYS;

const SORTS = {
  gap: null,
  sales: 'SALES_PER_DAY',
  dear: 'PRICE_DESCENDING',
  cheap: 'PRICE_ASCENDING',
} as const;
export type ComparisonSort = keyof typeof SORTS;

/** The choice of orders, the usual one first. */
export const SORT_NAMES = Object.keys(SORTS) as readonly ComparisonSort[];

const KEYWORD_LENGTH_MAX = 100;

/** Reads the address; what it does not know is left out. */
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

/** The address of a comparison. */
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

/** What the comparison asks the server for. */
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

/** Where the reader's own copies of an item are chosen for selling. */
export function sellPath(marketHashName: string): string {
  return `/user/inventory?${new URLSearchParams({ q: marketHashName })}`;
}

interface Gap {
  readonly cents: number;
  readonly basisPoints: number;
}

/** What a platform tells of an item, as far as the best of them is looked for. */
interface ToldPrice {
  readonly platform: string;
  readonly isStale: boolean;
  readonly buyHere?: Gap | null | undefined;
  readonly buyThere?: Gap | null | undefined;
}

/** The difference that a way of dealing leaves. */
export function gapOf(price: ToldPrice, way: Way): Gap | null {
  return (way === 'here' ? price.buyHere : price.buyThere) ?? null;
}

/** The platform where a way of dealing leaves the most, of figures that count. @param counted platforms that may be it. */
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
