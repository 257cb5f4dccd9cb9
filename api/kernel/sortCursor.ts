import { isId } from './ids.ts';
import { InvalidInput } from './invalidInput.ts';

/** End of a page of a sorted list: the row's sort value (null if the order has none) and its id. */
export interface SortCursor {
  value: number | null;
  id: string;
}

/** A page of a list that is sorted by a value and then by id, so that a row that leaves or moves shifts no other. */
export interface KeysetPage {
  /** Place after which the page starts, or before which it ends. Null at an end of the list. */
  edge: SortCursor | null;
  /** True for the rows before the edge. */
  isBackward: boolean;
  /** Maximum number of rows. */
  size: number;
}

/** The end of the years that ISO 8601 writes without a sign, in milliseconds since 1970. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

/** Whether the value of a cursor is a time in milliseconds since 1970, of a year that the database can be asked about. */
export function isMoment(value: number | null): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < YEAR_10000_MS;
}

/**
 * Encodes a cursor as text that is opaque to clients and bound to its order.
 * @param sort name of the order, of letters, digits and `_ . : -`, for which `btoa` writes what base64url would, at a third of a buffer's cost.
 */
export function writeSortCursor(sort: string, { value, id }: SortCursor): string {
  return btoa(JSON.stringify([sort, value, id])).replace(/=+$/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Decodes a cursor.
 * @param isValue checks the sort values that are possible in this order.
 * @throws InvalidInput naming the argument.
 */
export function readSortCursor(
  field: string,
  sort: string,
  text: string,
  isValue: (value: number | null) => boolean,
): SortCursor {
  const parts = parse(text);
  const [foundSort, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isRead = value === null || (typeof value === 'number' && Number.isFinite(value));
  if (foundSort !== sort || typeof id !== 'string' || !isId(id) || !isRead || !isValue(value))
    throw new InvalidInput(field, 'is no cursor of this list');
  return { value, id };
}
