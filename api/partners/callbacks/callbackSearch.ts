import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isPlainText } from '../../kernel/text.ts';
import type { CallbackState, CallbackType } from './callback.ts';

/** What a partner's callbacks are searched by. Null: any. */
export interface CallbackSearch {
  readonly type: CallbackType | null;
  readonly state: CallbackState | null;
  /** Our number of the order. */
  readonly orderNo: string | null;
  /** The partner's own number of the order. */
  readonly outOrderNo: string | null;
  /** When the event occurred: from this moment on, and before that one. */
  readonly since: Date | null;
  readonly until: Date | null;
}

/** The search that every callback matches. */
export const EVERY_CALLBACK: CallbackSearch = {
  type: null,
  state: null,
  orderNo: null,
  outOrderNo: null,
  since: null,
  until: null,
};

const NUMBER_LENGTH_MAX = 50;

/**
 * Checks a search.
 * @throws InvalidInput naming the field.
 */
export function requireCallbackSearch(search: CallbackSearch): CallbackSearch {
  for (const name of ['orderNo', 'outOrderNo'] as const) {
    const text = search[name];
    if (text === null) continue;
    if (text.length > NUMBER_LENGTH_MAX)
      throw new InvalidInput(name, `at most ${NUMBER_LENGTH_MAX} characters`);
    if (!isPlainText(text)) throw new InvalidInput(name, 'contains characters that are not valid text');
  }
  const { since, until } = search;
  if (since && until && since >= until) throw new InvalidInput('until', 'after since');
  return search;
}

/** Maximum number of callbacks that one request sends again. */
export const RESENDS_MAX = 5_000;

/** Minimum time between two resends of one partner, in milliseconds. */
export const RESEND_SPACING_MS = 10_000;

/**
 * Checks what is to be sent again: a search that narrows nothing is more likely a mistake.
 * @throws InvalidInput naming the field.
 */
export function requireResend(search: CallbackSearch): CallbackSearch {
  const { state, since, orderNo, outOrderNo } = search;
  if (state === null && since === null && orderNo === null && outOrderNo === null)
    throw new InvalidInput('state', 'a state, a time or an order is required');
  return requireCallbackSearch(search);
}
