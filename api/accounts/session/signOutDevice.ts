import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteDeviceOf } from './device.store.ts';
import { deleteSessionOf } from './session.store.ts';

/**
 * Ends one session of a user on the server; its open pages learn it at once (T-4). Another's id, or one that has ended, changes nothing.
 * Where it is ended from elsewhere, its browser is a known device no longer (decision 0047).
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
