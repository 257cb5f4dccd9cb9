const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What partners are told. */
export const CALLBACK_TYPES = ['order.changed', 'endpoint.test'] as const;
export type CallbackType = (typeof CALLBACK_TYPES)[number];

/** Pauses after the first, second … attempt that failed. After the last the event is dead, until somebody sends it again (P-05). */
const PAUSES_MS = [1, 2, 5, 10, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE_MS);
/** So much of a pause is added at random, lest all that failed together comes back together. */
const JITTER = 0.1;

/** Deliveries under way to one partner. */
export const CALLBACKS_AT_ONCE = 4;
/** How long nothing may succeed before callbacks are switched off. */
export const SILENCE_MS = 5 * 24 * HOUR_MS;
/**
 * Silence goes on from one failed attempt to the next within this: more than the longest pause of a plan. Where nothing was tried for
 * longer, since callbacks or the open platform were off or nothing happened, it begins anew; so several attempts lie within it.
 */
export const SILENCE_GAP_MS = 30 * HOUR_MS;

/** What an attempt came to. Exactly one of `status` and `failure` is there. */
export interface CallbackAnswer {
  status: number | null;
  /** Why there was no answer, a stable word. */
  failure: CallbackFailure | null;
  /** The first KB of the body. */
  body: string;
  durationMs: number;
}

/** Why a callback met no answer. */
export type CallbackFailure =
  | 'addressNotAllowed'
  | 'nameUnknown'
  | 'refused'
  | 'timeout'
  | 'certificate'
  | 'connection';

/** Any 2xx is a receipt, and so is the one word that older receivers of the field answer. */
export function isReceipt({ status, body }: Pick<CallbackAnswer, 'status' | 'body'>): boolean {
  if (status === null) return false;
  return (status >= 200 && status < 300) || (status < 500 && body.trim() === 'success');
}

/** The receiver says that it is gone for good. */
export function isGone({ status }: Pick<CallbackAnswer, 'status'>): boolean {
  return status === 410;
}

/**
 * What becomes of an event.
 * @param attempts how many of the plan were made, this one included.
 * @param random from 0 to 1.
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
