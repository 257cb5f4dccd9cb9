import { checkpoint } from '../kernel/checkpoint.ts';
import { notifyChanged } from '../kernel/events.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { deleteSessionOf } from './sessionStore.ts';

/** Ends one session of a user on the server; its open pages learn it at once (T-4). Another's id, or one that has ended, changes nothing. */
export async function signOutDevice(
  { db }: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteSessionOf(tx, userId, sessionId))) return;
    await notifyChanged(tx, { topic: 'session', id: sessionId, userId });
    checkpoint('device.signedOut');
  });
}
