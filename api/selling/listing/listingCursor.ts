import { readSortCursor, type SortCursor } from '../../kernel/sortCursor.ts';
import type { ListingSort } from './listingFilter.ts';

/** The last moment that a program's date can be; a database's goes on behind it. */
const LAST_MOMENT_MS = 8.64e15;

function canStand(sort: ListingSort, value: number | null): boolean {
  if (sort.startsWith('float')) return true;
  if (value === null || !Number.isSafeInteger(value)) return false;
  return sort !== 'newest' || (value >= 0 && value <= LAST_MOMENT_MS);
}

/** Reads a cursor of listings: cents, wear or milliseconds, and null where a copy has no wear. @throws InvalidInput naming the argument. */
export function readListingCursor(field: string, sort: ListingSort, text: string): SortCursor {
  return readSortCursor(field, sort, text, (value) => canStand(sort, value));
}
