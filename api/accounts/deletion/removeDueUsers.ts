import { doBatch } from '../../kernel/doBatch.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listDueUserIds, postponeDeletion } from './deletion.store.ts';
import { forgetIdentities, listForgettableIds } from './erase.store.ts';
import { removeUser } from './removeUser.ts';

/** Most users of one poll. */
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
