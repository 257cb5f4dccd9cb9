import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type CallbackAnswer, isReceipt } from '../../notifications/callback/callbackAnswer.ts';

/** The types of callbacks that partners receive. */
export const CALLBACK_TYPES = [
  'order.changed',
  'bid.filled',
  'bid.slept',
  'bid.woken',
  'bid.expired',
  'bid.cancelled',
  'offer.made',
  'offer.countered',
  'offer.accepted',
  'offer.declined',
  'offer.ended',
  'account.held',
  'account.released',
  'endpoint.test',
] as const;
export type CallbackType = (typeof CALLBACK_TYPES)[number];

/** Delivery states of an event: an attempt is due or will be, the receiver acknowledged it, or it is not attempted any more. */
export const CALLBACK_STATES = ['waiting', 'delivered', 'dead'] as const;
export type CallbackState = (typeof CALLBACK_STATES)[number];

/** Pauses after the first, second … failed attempt. After the last failed attempt the event is dead until it is resent (P-05). */
const PAUSES_MS = [1, 2, 5, 10, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE_MS);
/** Maximum share of a pause that is added at random, so that events that failed together are not retried together. */
const JITTER = 0.1;

/** Maximum number of concurrent deliveries to one partner. */
export const CALLBACKS_AT_ONCE = 4;
/** How long every delivery may fail before callbacks are switched off. */
export const SILENCE_MS = 5 * 24 * HOUR_MS;
/**
 * Maximum time between two failed attempts that count as the same silence; longer than the longest pause of a plan. After a longer time
 * without attempts, because callbacks or the open platform were off or no event occurred, the silence starts again. A silence therefore
 * contains several attempts.
 */
export const SILENCE_GAP_MS = 30 * HOUR_MS;

/**
 * Decides the state of an event after an attempt.
 * @param attempts number of attempts of the plan, including this one.
 * @param random a number from 0 to 1.
 */
export function afterAttempt(
  { type, attempts, random }: { type: CallbackType; attempts: number; random: number },
  answer: CallbackAnswer,
): { state: 'delivered' } | { state: 'dead' } | { state: 'waiting'; pauseMs: number } {
  if (isReceipt(answer)) return { state: 'delivered' };
  const pauseMs = PAUSES_MS[attempts - 1];
  if (type === 'endpoint.test' || pauseMs === undefined) return { state: 'dead' };
  return { state: 'waiting', pauseMs: Math.round(pauseMs * (1 + JITTER * random)) };
}

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
