import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findActiveAction, findUserOf, listStalledUsers, updateOldestWaiting } from './bulkAction.store.ts';

/** The work of an action, which the worker carries out. */
export const bulkActionJob = declareJob({ name: 'bulk-action', key: 'actionId', timeoutSeconds: 600 });

/** Most sellers whose next action one poll begins. */
const STALLED_MAX = 50;

/** Begins the oldest action of a seller that waits, unless one is at work. */
export async function beginNext(tx: Tx, { jobs }: Pick<Platform, 'jobs'>, userId: string): Promise<void> {
  if ((await findActiveAction(tx, userId)) !== null) return;
  const actionId = await updateOldestWaiting(tx, userId);
  if (actionId === null) return;
  await jobs.send(tx, bulkActionJob, { actionId });
  await notifyChanged(tx, { topic: 'bulkAction', id: actionId, userId });
}

/** Begins the next action of the seller whose action has ended. */
export async function beginAfter(platform: Platform, endedId: string): Promise<void> {
  const userId = await findUserOf(platform.db, endedId);
  if (userId !== null) await inTransaction(platform.db, (tx) => beginNext(tx, platform, userId));
}

/** Begins the next action of sellers whose turn was lost with the process that should have given it. */
export async function beginStalled(platform: Platform): Promise<void> {
  await doEach(platform.log, 'bulk-queue', await listStalledUsers(platform.db, STALLED_MAX), {
    keyOf: (userId) => userId,
    act: (userId) => inTransaction(platform.db, (tx) => beginNext(tx, platform, userId)),
  });
}
