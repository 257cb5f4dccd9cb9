import { InvalidInput } from '../../kernel/invalidInput.ts';

/** A place in the log of the market: everything that its snapshot sees was told. */
export interface ChangePlace {
  readonly snapshot: string;
  /** When it was read, in Unix milliseconds. */
  readonly atMs: number;
}

/** Longest cursor in characters. A snapshot names every transaction that was open. */
export const CURSOR_LENGTH_MAX = 2_000;
const FORM = /^(\d{1,14})@(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/;

/** Writes a place as a cursor. */
export function writeCursor({ snapshot, atMs }: ChangePlace): string {
  return Buffer.from(`${atMs}@${snapshot}`).toString('base64url');
}

/**
 * Reads a cursor of any process. What PostgreSQL would not take for a snapshot is found here, so that it is an error of the caller.
 * @throws InvalidInput `after`
 */
export function readCursor(cursor: string): ChangePlace {
  const text = cursor.length > CURSOR_LENGTH_MAX ? '' : Buffer.from(cursor, 'base64url').toString();
  const [, atMs = '', least = '', end = '', open = ''] = FORM.exec(text) ?? [];
  const [from, to] = [BigInt(least), BigInt(end)];
  let last = from;
  const isOrdered = open.split(',').every((id) => {
    if (id === '') return true;
    const isNext = BigInt(id) >= last && BigInt(id) < to;
    last = BigInt(id);
    return isNext;
  });
  if (atMs === '' || from === 0n || from > to || !isOrdered) throw new InvalidInput('after', 'not a cursor');
  return { snapshot: text.slice(text.indexOf('@') + 1), atMs: Number(atMs) };
}
