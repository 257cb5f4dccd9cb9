import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteOtherDevices } from './device.store.ts';
import { deleteSessions } from './session.store.ts';

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
