import type { ListingSort } from '../__generated__/GoodsPageQuery.graphql.ts';

/** Orders of the listings as the address writes them; the first is the one without a trace in it. */
const SORT_BY_PARAMETER = {
  price: 'PRICE_ASCENDING',
  '-price': 'PRICE_DESCENDING',
  float: 'FLOAT_ASCENDING',
  '-float': 'FLOAT_DESCENDING',
  newest: 'NEWEST',
} as const satisfies Record<string, ListingSort>;

/** An order as the address writes it. */
export type ListingSortParameter = keyof typeof SORT_BY_PARAMETER;

/** Reads the address; what it does not understand is the cheapest first. */
export function readListingSort(value: string | null): ListingSortParameter {
  return value !== null && Object.hasOwn(SORT_BY_PARAMETER, value)
    ? (value as ListingSortParameter)
    : 'price';
}

/** The order as the server knows it. */
export function parseListingSort(value: string | null): ListingSort {
  return SORT_BY_PARAMETER[readListingSort(value)];
}
