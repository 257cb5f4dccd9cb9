import { InvalidInput } from '../../kernel/invalidInput.ts';

/** A position in the list of a partner's events. */
export interface EventCursor {
  transactionId: bigint;
  position: bigint;
}

/** The position before the first event. */
export const FIRST_EVENT: EventCursor = { transactionId: 0n, position: 0n };

/** Encodes a position as the cursor that clients receive. */
export function writeEventCursor({ transactionId, position }: EventCursor): string {
  return `${transactionId}-${position}`;
}

/** Decodes a cursor sent by a client. @throws InvalidInput with the name of the argument. */
export function readEventCursor(field: string, text: string): EventCursor {
  const match = /^(\d{1,18})-(\d{1,18})$/.exec(text);
  if (!match?.[1] || !match[2]) throw new InvalidInput(field, 'is no cursor of this list');
  return { transactionId: BigInt(match[1]), position: BigInt(match[2]) };
}
