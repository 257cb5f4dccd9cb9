import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listUserIdsWithDueHold } from './accountHold.store.ts';
import { concludeHolds } from './concludeHolds.ts';

/** Users that one look lets go. */
const USERS_MAX = 200;

/** Ends the holds whose time is over, user by user: one that fails keeps nobody else held. Safe to run twice and side by side. */
export async function concludeDueHolds({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'account-hold', await listUserIdsWithDueHold(db, USERS_MAX), {
    keyOf: (userId) => userId,
    act: (userId) => inTransaction(db, (tx) => concludeHolds(tx, userId, 'due')),
  });
}
