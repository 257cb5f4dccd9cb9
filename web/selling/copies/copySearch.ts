import type { CopySort } from '../../__generated__/CopiesPageQuery.graphql.ts';

/** The sort orders by their value in the address. The first is the default, which the address omits. */
const SORTS = {
  price: 'PRICE_ASCENDING',
  '-price': 'PRICE_DESCENDING',
  share: 'SHARE_ASCENDING',
  float: 'FLOAT_ASCENDING',
  '-float': 'FLOAT_DESCENDING',
  '-fade': 'FADE_DESCENDING',
  '-blue': 'BLUE_DESCENDING',
  '-stickers': 'STICKERS_DESCENDING',
  rank: 'RANK_ASCENDING',
  newest: 'NEWEST',
  oldest: 'OLDEST',
} as const satisfies Record<string, CopySort>;
export type CopySortParameter = keyof typeof SORTS;
export const SORT_PARAMETERS = Object.keys(SORTS) as CopySortParameter[];

const FILTER_LENGTH_MAX = 2_000;

/** A search over copies, stored only in the address. */
export interface CopySearch {
  /** The filter as it was typed. */
  readonly text: string;
  readonly sort: CopySortParameter;
}

/** Reads the address. An unknown order means the cheapest first; what is wrong with the filter is told by the server. */
export function readCopySearch(params: URLSearchParams): CopySearch {
  const sort = params.get('sort') ?? '';
  return {
    text: (params.get('filter') ?? '').trim().slice(0, FILTER_LENGTH_MAX + 1),
    sort: Object.hasOwn(SORTS, sort) ? (sort as CopySortParameter) : 'price',
  };
}

/** The address of a search. */
export function copiesPath({ text, sort }: CopySearch): string {
  const params = new URLSearchParams();
  if (text !== '') {
    params.set('filter', text);
  }
  if (sort !== 'price') {
    params.set('sort', sort);
  }
  return params.size === 0 ? '/copies' : `/copies?${params}`;
}

/** The address of the form of a new selling rule for copies that match a filter. */
export function rulePath(text: string): string {
  return `/user/sell?${new URLSearchParams({ tab: 'rules', copies: text })}`;
}

/** The variables of the page's query. */
export function copyVariables({ text, sort }: CopySearch): { text: string; sort: CopySort } {
  return { text, sort: SORTS[sort] };
}

/** A filter with one condition more; alternatives at its top are put in parentheses first. */
export function withCondition(text: string, condition: string): string {
  if (text === '') {
    return condition;
  }
  return / or /.test(text) ? `(${text}) ${condition}` : `${text} ${condition}`;
}

/** Filters to begin with, as traders would write them. */
export const EXAMPLES = [
  'type:knife wear<0.01',
  'price<=ref*0.9 delivers:auto',
  'weapon:ak47 stickers>=4',
  'phase:ruby,sapphire',
  'st:yes exterior:fn price:100-500',
] as const;
