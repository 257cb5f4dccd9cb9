import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteDeviceOf, deleteOtherDevices } from './device.store.ts';
import { deleteOtherSessions, deleteSessionOf, deleteSessions } from './session.store.ts';

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

/**
 * Ends all sessions of a user for an operator, for instance after a phone was lost; open pages are notified at once
 * (T-4). Runs as the database owner.
 * @returns the number of sessions.
 */
export async function signOutUser(
  { db }: Pick<Platform, 'db'>,
  { userId, reason, operator }: { userId: string; reason: string; operator: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await deleteOtherDevices(tx, userId, NO_ID);
    const ids = await deleteSessions(tx, userId);
    for (const id of ids) await notifyChanged(tx, { topic: 'session', id, userId });
    checkpoint('sessions.ended');
    const outcome = ids.length > 0 ? 'done' : 'unchanged';
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'user end-sessions', ...about });
    return ids.length;
  });
}
