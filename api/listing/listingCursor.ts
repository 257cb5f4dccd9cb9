import { isId } from '../kernel/ids.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import type { ListingSort } from './listingFilter.ts';

/** Where a page of listings ended: the row's sort value (cents, wear, or milliseconds; null where it has no wear) and id. */
export interface ListingCursor {
  value: number | null;
  id: string;
}

/** A cursor as clients carry it: opaque to them, and bound to its order. */
export function writeListingCursor(sort: ListingSort, { value, id }: ListingCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads a cursor that a client brought back. @throws InvalidInput naming the argument. */
export function readListingCursor(field: string, sort: ListingSort, text: string): ListingCursor {
  const parts = parse(text);
  const [foundSort, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isFloat = sort.startsWith('float');
  const isValue = typeof value === 'number' && (isFloat || Number.isSafeInteger(value));
  if (foundSort !== sort || typeof id !== 'string' || !isId(id) || !(isValue || (isFloat && value === null)))
    throw new InvalidInput(field, 'is no cursor of this list');
  return { value: isValue ? value : null, id };
}
