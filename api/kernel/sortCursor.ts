import { isId } from './ids.ts';
import { InvalidInput } from './invalidInput.ts';

/** Where a page of a sorted list ended: the row's sort value, null where the sort has none, and its id. */
export interface SortCursor {
  value: number | null;
  id: string;
}

/** A cursor as clients carry it: opaque to them, and bound to its order. */
export function writeSortCursor(sort: string, { value, id }: SortCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Reads a cursor that a client brought back.
 * @param isValue which sort values can stand in this order.
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
