import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listUserIdsWithDueHold } from './accountHold.store.ts';
import { releaseHolds } from './releaseHolds.ts';

/** Most users of one poll. */
const USERS_MAX = 200;

/** Ends expired holds, user by user; a failure does not affect other users. Safe to run twice and concurrently. */
export async function releaseDueHolds({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'account-hold', await listUserIdsWithDueHold(db, USERS_MAX), {
    keyOf: (userId) => userId,
    act: (userId) => inTransaction(db, (tx) => releaseHolds(tx, userId, 'due')),
  });
}
