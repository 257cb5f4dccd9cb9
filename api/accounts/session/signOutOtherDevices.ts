import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteOtherDevices } from './device.store.ts';
import { deleteOtherSessions } from './session.store.ts';

/**
 * Ends all sessions of a user except one and deletes their browsers from the known devices; their open pages are
 * notified at once (T-4).
 */
export async function signOutOtherDevices(
  { db }: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteOtherDevices(tx, userId, sessionId);
    for (const id of await deleteOtherSessions(tx, userId, sessionId))
      await notifyChanged(tx, { topic: 'session', id, userId });
    checkpoint('devices.signedOut');
  });
}
