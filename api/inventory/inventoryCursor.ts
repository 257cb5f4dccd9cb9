import { isId } from '../kernel/ids.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import type { InventoryCursor, InventorySort } from './inventoryFilter.ts';

/** A cursor as clients carry it: opaque to them, and bound to its order. */
export function writeInventoryCursor(sort: InventorySort, { value, id }: InventoryCursor): string {
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
export function readInventoryCursor(field: string, sort: InventorySort, text: string): InventoryCursor {
  const parts = parse(text);
  const [foundSort, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isValue = value === null || (typeof value === 'number' && Number.isFinite(value));
  if (foundSort !== sort || typeof id !== 'string' || !isId(id) || !isValue)
    throw new InvalidInput(field, 'is no cursor of this list');
  return { value: value as number | null, id };
}
