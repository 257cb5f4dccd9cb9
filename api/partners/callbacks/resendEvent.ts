import type { Platform } from '../../kernel/platform.ts';
import { reviveEvent } from './callback.store.ts';

/**
 * Sends an event again, under its own id: one that is dead, that was delivered, or that waits for its next attempt (P-05). The plan of
 * attempts begins anew. @returns false where it is no event of this partner's.
 */
export async function resendEvent(
  { db }: Platform,
  { partnerId, eventId }: { partnerId: string; eventId: string },
): Promise<boolean> {
  return reviveEvent(db, { partnerId, eventId });
}
