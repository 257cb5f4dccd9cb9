import { checkpoint } from '../../kernel/checkpoint.ts';
import { doBatch, doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { findPhone, lockPhone } from '../user/user.store.ts';
import {
  deleteDeletion,
  listDueUserIds,
  listObstacles,
  lockDueDeletion,
  lockUser,
  postponeDeletion,
} from './deletion.store.ts';
import {
  blankUser,
  deleteOwnRows,
  deleteSessions,
  forgetIdentities,
  listForgettableIds,
  markErased,
} from './erase.store.ts';

/**
 * Erases a user whose waiting time is over (U-06), in one transaction. If killed at any point, everything is done or
 * nothing, and a second run changes nothing. If there is an obstacle by now, the request is cancelled and a message
 * explains it. Orders, the ledger and recorded actions remain: the law and the other sides require them. A sign-in with the
 * number waits until the erasure has ended, and then opens a new account.
 */
export async function removeUser({ db }: Pick<Platform, 'db'>, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockDueDeletion(tx, userId))) return;
    const phone = await lockPhone(tx, userId);
    await lockUser(tx, userId);
    // The number changed while this waited for the lock, so the new one is not locked. The next poll erases the user.
    if ((await findPhone(tx, userId)) !== phone) return;
    if ((await listObstacles(tx, userId)).length > 0) {
      await deleteDeletion(tx, userId);
      await postMessage(tx, { userId, type: 'system', template: 'deletionStopped', params: {} });
      return;
    }
    for (const id of await deleteSessions(tx, userId))
      await notifyChanged(tx, { topic: 'session', id, userId });
    checkpoint('erase.signedOut');
    await deleteOwnRows(tx, userId);
    await blankUser(tx, userId);
    checkpoint('erase.blanked');
    await markErased(tx, userId);
  });
}

/** Maximum number of users in one poll. */
const DUE_MAX = 50;
/** Hours until a failed erasure is retried. */
const FAILURE_PAUSE_HOURS = 6;

/**
 * Erases the users whose waiting time is over, one after another, and identities whose retention period is over: one
 * poll of the worker.
 */
export async function removeDueUsers({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  const failed = await doEach(log, 'deletion', await listDueUserIds(db, DUE_MAX), {
    keyOf: (userId) => userId,
    act: (userId) => removeUser({ db }, userId),
  });
  await doEach(log, 'deletion', failed, {
    keyOf: ({ item }) => item,
    act: ({ item }) => postponeDeletion(db, item, FAILURE_PAUSE_HOURS),
  });
  await doBatch(log, 'identity', await listForgettableIds(db, DUE_MAX), {
    keyOf: (userId) => userId,
    act: (userIds) => forgetIdentities(db, userIds),
  });
}
