import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { resendEvent } from '../callbacks/resendEvent.ts';
import { CallbackEventUnknown } from './partner.errors.ts';
import { requireLocked } from './requireLocked.ts';

/**
 * Sends a callback again with the same id (P-05): it is due at once, and its schedule of attempts starts again.
 * @throws CallbackEventUnknown, PartnerNotLocked.
 */
export async function resendCallback(
  platform: Platform,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<void> {
  const { id: partnerId } = await inTransaction(platform.db, (tx) => requireLocked(tx, userId));
  if (!(await resendEvent(platform, { partnerId, eventId }))) throw new CallbackEventUnknown();
}
