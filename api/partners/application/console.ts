import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { resendEvent } from '../callbacks/callback.store.ts';
import type { SignatureStyle } from '../openApi/compatibleSignature.ts';
import { ALLOWED_ADDRESSES_MAX, parseAllowedAddresses } from './allowedAddresses.ts';
import { clearCallbackOff, updateAllowedAddresses, updateSignatureStyle } from './console.store.ts';
import {
  AllowedAddressesFull,
  AllowedAddressInvalid,
  CallbackEventUnknown,
  PartnerNotLocked,
} from './partner.errors.ts';
import { type LockedApplication, lockApplication } from './partner.store.ts';

/**
 * The user as a partner whose key and address are in force, locked in the caller's transaction.
 * @throws PartnerNotLocked.
 */
export async function requireLocked(tx: Tx, userId: string): Promise<LockedApplication> {
  const held = await lockApplication(tx, userId);
  if (!held?.lockedAt) throw new PartnerNotLocked();
  return held;
}

/**
 * Sets the addresses that signed requests may come from; an empty list allows any. Effective with the next request.
 * @throws AllowedAddressInvalid naming the entry, AllowedAddressesFull, PartnerNotLocked.
 */
export async function setAllowedAddresses(
  { db }: Platform,
  request: { userId: string; addresses: readonly string[] },
): Promise<void> {
  const parsed = parseAllowedAddresses(request.addresses);
  if ('wrong' in parsed) throw new AllowedAddressInvalid({ address: parsed.wrong });
  const { addresses } = parsed;
  if (addresses.length > ALLOWED_ADDRESSES_MAX) throw new AllowedAddressesFull();
  await inTransaction(db, async (tx) => {
    const { id } = await requireLocked(tx, request.userId);
    await updateAllowedAddresses(tx, id, addresses);
    checkpoint('partner.addressesKept');
  });
}

/**
 * Sets which style of signing is accepted besides our own.
 * @throws PartnerNotLocked.
 */
export async function setSignatureStyle(
  { db }: Platform,
  { userId, style }: { userId: string; style: SignatureStyle },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireLocked(tx, userId);
    await updateSignatureStyle(tx, id, style);
    checkpoint('partner.styleKept');
  });
}

/**
 * Switches callbacks on again that were switched off because the receiver was gone or accepted nothing for days;
 * waiting events are sent. Repeating it changes nothing.
 * @throws PartnerNotLocked.
 */
export async function reopenCallbacks({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireLocked(tx, userId);
    await clearCallbackOff(tx, id);
    checkpoint('partner.reopened');
  });
}

/**
 * Sends a callback again with the same id (P-05): it is due at once, and its schedule of attempts starts again.
 * @throws CallbackEventUnknown, PartnerNotLocked.
 */
export async function resendCallback(
  platform: Platform,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<void> {
  const { id: partnerId } = await inTransaction(platform.db, (tx) => requireLocked(tx, userId));
  if (!(await resendEvent(platform.db, { partnerId, eventId }))) throw new CallbackEventUnknown();
}
