import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { ALLOWED_ADDRESSES_MAX, parseAllowedAddresses } from './allowedAddresses.ts';
import { updateAllowedAddresses } from './console.store.ts';
import { AllowedAddressesFull, AllowedAddressInvalid } from './partner.errors.ts';
import { requireLocked } from './requireLocked.ts';

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
