import { isId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** End of a page of sales. */
export interface SaleCursor {
  soldAtMs: number;
  id: string;
}

const WRITTEN = /^([0-9]{1,15}):(.+)$/;

/** Encodes a cursor as text that is opaque to clients. */
export function writeSaleCursor({ soldAtMs, id }: SaleCursor): string {
  return Buffer.from(`${soldAtMs}:${id}`).toString('base64url');
}

/**
 * Decodes a cursor.
 * @throws InvalidInput naming the argument.
 */
export function readSaleCursor(field: string, text: string): SaleCursor {
  const match = WRITTEN.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2] || !isId(match[2])) throw new InvalidInput(field, 'is no cursor of this list');
  return { soldAtMs: Number(match[1]), id: match[2] };
}
