import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Where a reader of a partner's events stands. */
export interface EventCursor {
  transactionId: bigint;
  position: bigint;
}

/** Before the first event. */
export const FIRST_EVENT: EventCursor = { transactionId: 0n, position: 0n };

/** A cursor as clients carry it. */
export function writeEventCursor({ transactionId, position }: EventCursor): string {
  return `${transactionId}-${position}`;
}

/** Reads a cursor that a client brought back. @throws InvalidInput naming the argument. */
export function readEventCursor(field: string, text: string): EventCursor {
  const match = /^(\d{1,18})-(\d{1,18})$/.exec(text);
  if (!match?.[1] || !match[2]) throw new InvalidInput(field, 'is no cursor of this list');
  return { transactionId: BigInt(match[1]), position: BigInt(match[2]) };
}
