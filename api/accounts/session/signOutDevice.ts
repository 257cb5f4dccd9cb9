import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteDeviceOf } from './device.store.ts';
import { deleteSessionOf } from './session.store.ts';

/**
 * Ends one session of a user on the server; its open pages are notified at once (T-4). An unknown or ended session
 * changes nothing. If it is ended from another device, its browser is no longer a known device (docs/decisions/0047).
 */
export async function signOutDevice(
  { db }: Platform,
  { userId, sessionId, isElsewhere }: { userId: string; sessionId: string; isElsewhere: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (isElsewhere) await deleteDeviceOf(tx, userId, sessionId);
    if (!(await deleteSessionOf(tx, userId, sessionId))) return;
    await notifyChanged(tx, { topic: 'session', id: sessionId, userId });
    checkpoint('device.signedOut');
  });
}
