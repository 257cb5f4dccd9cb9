import { isId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** End of a page of the market: the sort value and id of its last row. */
export interface MarketCursor {
  value: bigint;
  id: string;
}

const WRITTEN = /^(-?[0-9]{1,16}):(.+)$/;

/** Encodes a cursor as text that is opaque to clients. */
export function writeCursor({ value, id }: MarketCursor): string {
  return Buffer.from(`${value}:${id}`).toString('base64url');
}

/**
 * Decodes a cursor.
 * @throws InvalidInput naming the argument.
 */
export function readCursor(field: string, text: string): MarketCursor {
  const match = WRITTEN.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2] || !isId(match[2])) throw new InvalidInput(field, 'is no cursor of this list');
  return { value: BigInt(match[1]), id: match[2] };
}
