import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { BulkQueueFull } from './bulk.errors.ts';
import {
  findActiveAction,
  findUserOf,
  listStalledUsers,
  listWaiting,
  updateBegun,
} from './bulkAction.store.ts';
import { BULK_WAITING_MAX } from './bulkAction.ts';

/** The work of an action, which the worker carries out. */
export const bulkActionJob = declareJob({ name: 'bulk-action', key: 'actionId', timeoutSeconds: 600 });

/** Maximum number of sellers whose next action one poll begins. */
const STALLED_MAX = 50;

/**
 * Begins what waits first of a seller, unless an action is at work: a new one, going on with one, or an undo.
 * @returns how many wait then.
 */
export async function beginNext(tx: Tx, { jobs }: Pick<Platform, 'jobs'>, userId: string): Promise<number> {
  const activeId = await findActiveAction(tx, userId);
  const waiting = await listWaiting(tx, userId);
  const [actionId] = waiting;
  if (activeId !== null || actionId === undefined) return waiting.length;
  await updateBegun(tx, actionId);
  await jobs.send(tx, bulkActionJob, { actionId });
  await notifyChanged(tx, { topic: 'bulkAction', id: actionId, userId });
  return waiting.length - 1;
}

/** Begins what was just asked for, or lets it wait behind what was asked for before. @throws BulkQueueFull */
export async function beginOrWait(tx: Tx, platform: Pick<Platform, 'jobs'>, userId: string): Promise<void> {
  if ((await beginNext(tx, platform, userId)) > BULK_WAITING_MAX)
    throw new BulkQueueFull({ waitingMax: BULK_WAITING_MAX });
}

/** Begins the next action of the seller whose action has ended. */
export async function beginAfter(platform: Platform, endedId: string): Promise<void> {
  const userId = await findUserOf(platform.db, endedId);
  if (userId === null) return;
  await inTransaction(platform.db, (tx) => beginNext(tx, platform, userId));
}

/** Begins the next action of sellers whose turn was lost with the process that should have given it. */
export async function beginStalled(platform: Platform): Promise<void> {
  await doEach(platform.log, 'bulk-queue', await listStalledUsers(platform.db, STALLED_MAX), {
    keyOf: (userId) => userId,
    act: async (userId) => {
      await inTransaction(platform.db, (tx) => beginNext(tx, platform, userId));
    },
  });
}
