import type { Platform } from '../../kernel/platform.ts';
import { reviveEvent } from './callback.store.ts';

/**
 * Resends an event under its own id, whether it is dead, delivered or waiting for its next attempt (P-05). The retry plan starts again.
 * @returns false if the partner has no such event.
 */
export async function resendEvent(
  { db }: Platform,
  { partnerId, eventId }: { partnerId: string; eventId: string },
): Promise<boolean> {
  return reviveEvent(db, { partnerId, eventId });
}
