import { readSortCursor, type SortCursor } from '../../kernel/sortCursor.ts';
import type { ListingSort } from './listingFilter.ts';

/** The latest instant that a JavaScript date can represent; a database's range is larger. */
const LAST_MOMENT_MS = 8.64e15;

function canStand(sort: ListingSort, value: number | null): boolean {
  if (sort.startsWith('float')) return true;
  if (value === null || !Number.isSafeInteger(value)) return false;
  return sort !== 'newest' || (value >= 0 && value <= LAST_MOMENT_MS);
}

/**
 * Parses a cursor of listings: fen, wear or milliseconds, and null for a copy without wear.
 * @throws InvalidInput naming the argument.
 */
export function readListingCursor(field: string, sort: ListingSort, text: string): SortCursor {
  return readSortCursor(field, sort, text, (value) => canStand(sort, value));
}
