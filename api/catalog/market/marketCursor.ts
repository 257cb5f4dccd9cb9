import { isId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Where a page of the market ended: the row's sort value and id. */
export interface MarketCursor {
  value: bigint;
  id: string;
}

const WRITTEN = /^(-?[0-9]{1,16}):(.+)$/;

/** A cursor as clients carry it: opaque to them. */
export function writeCursor({ value, id }: MarketCursor): string {
  return Buffer.from(`${value}:${id}`).toString('base64url');
}

/** Reads a cursor that a client brought back. @throws InvalidInput naming the argument. */
export function readCursor(field: string, text: string): MarketCursor {
  const match = WRITTEN.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2] || !isId(match[2])) throw new InvalidInput(field, 'is no cursor of this list');
  return { value: BigInt(match[1]), id: match[2] };
}
