import { checkpoint } from '../../kernel/checkpoint.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { CallbackResendTooSoon } from './callback.errors.ts';
import {
  type CallbackResend,
  countResendable,
  insertResend,
  listOldest,
  readResend,
  readResendAge,
  reviveMany,
} from './callbackSearch.store.ts';
import { type CallbackSearch, RESEND_SPACING_MS, RESENDS_MAX, requireResend } from './callbackSearch.ts';
import { lockDeliveries } from './dueEvent.store.ts';

/** What a resend would do. */
export interface ResendPreview {
  matchedCount: number;
  /** At most `RESENDS_MAX`. */
  resendCount: number;
}

/**
 * The dry run of `resendCallbacks`: counts, and changes nothing.
 * @throws InvalidInput naming the field.
 */
export async function previewResend(
  { db }: Pick<Platform, 'db'>,
  { partnerId, search }: { partnerId: string; search: CallbackSearch },
): Promise<ResendPreview> {
  const matchedCount = await countResendable(db, partnerId, requireResend(search));
  return { matchedCount, resendCount: Math.min(matchedCount, RESENDS_MAX) };
}

/**
 * Sends the callbacks of a search again, the oldest first and at most `RESENDS_MAX`, each under its own id and with a new retry plan (P-05).
 * Those in delivery at this moment are left out. Repeating a request returns what the first one did.
 * @throws InvalidInput naming the field, RequestIdReused, CallbackResendTooSoon.
 */
export async function resendCallbacks(
  { db }: Pick<Platform, 'db'>,
  request: { userId: string; partnerId: string; clientRequestId: string; search: CallbackSearch },
): Promise<CallbackResend> {
  const { userId, partnerId, clientRequestId } = request;
  const search = requireResend(request.search);
  return inTransaction(db, async (tx) => {
    const id = newId();
    const input = { search: JSON.stringify(search) };
    const claim = { userId, operation: 'resendCallbacks', clientRequestId, input, resultId: id };
    const repeated = await claimRequest(tx, claim);
    if (repeated) return readResend(tx, repeated);
    // Whoever delivers takes locks of several events: meanwhile none is leased.
    await lockDeliveries(tx, partnerId);
    const ageMs = await readResendAge(tx, partnerId);
    if (ageMs !== null && ageMs < RESEND_SPACING_MS)
      throw new CallbackResendTooSoon({ retryAfterSeconds: Math.ceil((RESEND_SPACING_MS - ageMs) / 1_000) });
    const matchedCount = await countResendable(tx, partnerId, search);
    const { ids, until } = await listOldest(tx, partnerId, { search, size: RESENDS_MAX });
    const resentCount = await reviveMany(tx, ids);
    checkpoint('callback.resent');
    // Others may have occurred since they were counted.
    const leftCount = Math.max(0, matchedCount - resentCount);
    const resend = { id, resentCount, leftCount, resentUntil: until };
    await insertResend(tx, { ...resend, partnerId, search });
    return resend;
  });
}
