import { readSortCursor, type SortCursor } from '../kernel/sortCursor.ts';
import type { ListingSort } from './listingFilter.ts';

/** Reads a cursor of listings: cents, wear or milliseconds, and null where a copy has no wear. @throws InvalidInput naming the argument. */
export function readListingCursor(field: string, sort: ListingSort, text: string): SortCursor {
  const isFloat = sort.startsWith('float');
  return readSortCursor(field, sort, text, (value) => isFloat || Number.isSafeInteger(value));
}
