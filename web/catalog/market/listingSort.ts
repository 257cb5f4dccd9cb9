import type { ListingSort } from '../../__generated__/GoodsPageQuery.graphql.ts';

/** The sort orders of listings by their URL parameter. The first is the default, which the URL omits. */
const SORT_BY_PARAMETER = {
  price: 'PRICE_ASCENDING',
  '-price': 'PRICE_DESCENDING',
  float: 'FLOAT_ASCENDING',
  '-float': 'FLOAT_DESCENDING',
  newest: 'NEWEST',
} as const satisfies Record<string, ListingSort>;

/** A sort order as the URL parameter. */
export type ListingSortParameter = keyof typeof SORT_BY_PARAMETER;

/** Parses the URL parameter. An unknown value means the cheapest first. */
export function readListingSort(value: string | null): ListingSortParameter {
  return value !== null && Object.hasOwn(SORT_BY_PARAMETER, value)
    ? (value as ListingSortParameter)
    : 'price';
}

/** Converts the URL parameter to the server's sort order. */
export function parseListingSort(value: string | null): ListingSort {
  return SORT_BY_PARAMETER[readListingSort(value)];
}
