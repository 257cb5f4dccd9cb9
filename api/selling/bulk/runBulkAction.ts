import { checkpoint } from '../../kernel/checkpoint.ts';
import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import type { Tx } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { postCapLowered } from '../listing/sellerMessages.ts';
import {
  type ActionAtWork,
  deleteOldActions,
  findDoneTargets,
  insertPart,
  listActionsAtWork,
  lockActionAtWork,
  updateEnded,
  updateUndone,
} from './bulkAction.store.ts';
import { BULK_KEPT_DAYS, BULK_PART, type BulkOutcome, bulkOutcome, sumUp } from './bulkAction.ts';
import { doPart, undoPart } from './bulkPart.ts';
import { beginAfter, beginStalled } from './bulkQueue.ts';

/** Maximum number of actions of one poll. */
const ACTIONS_MAX = 50;

/** Lists the actions that are at work, deletes old ones, and begins those whose turn was lost: one poll of the worker. */
export async function listDueActions(platform: Platform): Promise<string[]> {
  await deleteOldActions(platform.db, BULK_KEPT_DAYS);
  await beginStalled(platform);
  return listActionsAtWork(platform.db, ACTIONS_MAX);
}

/** Carries out an action until it ends, pauses or another worker has it. The next one of its seller begins unless one is at work. */
export async function runBulkAction(platform: Platform, actionId: string): Promise<void> {
  await carryOut(platform, actionId);
  checkpoint('bulk.ended');
  await beginAfter(platform, actionId);
}

/**
 * Each part commits with its outcomes: killed at any point, it goes on where it was. A part that fails is halved until
 * the target that fails is alone and is skipped, so that it stops no other; a domain error stops the action.
 */
async function carryOut(platform: Platform, actionId: string): Promise<void> {
  let size = BULK_PART;
  for (;;) {
    try {
      const isDone = await runPart(platform, actionId, size);
      checkpoint('bulk.committed');
      if (isDone) return;
      size = Math.min(BULK_PART, size * 2);
    } catch (error) {
      if (error instanceof DomainError) return stopAction(platform, actionId, error);
      if (isDatabaseAway(error)) throw error;
      noteFailure(platform.log, 'bulk-action', actionId, error);
      if (size > 1) size = Math.ceil(size / 2);
      else await inTransaction(platform.db, (tx) => skipTarget(tx, actionId));
    }
  }
}

/** Does the next part. @returns true if nothing is left to do. */
async function runPart(platform: Platform, actionId: string, size: number): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const action = await lockActionAtWork(tx, actionId, size);
    if (!action) return true;
    const isEnded = await doNext(tx, platform, action, size);
    await notifyChanged(tx, { topic: 'bulkAction', id: actionId, userId: action.userId });
    return isEnded;
  });
}

async function doNext(tx: Tx, platform: Platform, action: ActionAtWork, size: number): Promise<boolean> {
  const { id, userId, change, state, ids } = action;
  if (state === 'undoing') return undoNext(tx, platform, action, size);
  if (ids.length > 0) return keepPart(tx, action, await doPart(tx, platform, { userId, change, ids }));
  // It was resumed after all of it was decided.
  await updateEnded(tx, id, { state: 'finished' });
  return true;
}

async function keepPart(tx: Tx, action: ActionAtWork, outcomes: readonly BulkOutcome[]): Promise<boolean> {
  checkpoint('bulk.done');
  const lowered = await insertPart(tx, action, outcomes, sumUp(outcomes));
  if (lowered !== null)
    await postCapLowered(tx, {
      userId: action.userId,
      count: lowered.loweredCount,
      cents: lowered.loweredCents,
    });
  return action.position + outcomes.length >= action.total;
}

async function undoNext(tx: Tx, platform: Platform, action: ActionAtWork, size: number): Promise<boolean> {
  const part = await findDoneTargets(tx, action.id, size);
  if (part === null) {
    await updateEnded(tx, action.id, { state: 'undone' });
    return true;
  }
  const { userId, change } = action;
  const outcomes = await undoPart(tx, platform, { userId, change, done: part.outcomes });
  checkpoint('bulk.undone');
  await updateUndone(tx, action, part, outcomes);
  return false;
}

/** Skips the next target, which fails alone. */
async function skipTarget(tx: Tx, actionId: string): Promise<void> {
  const action = await lockActionAtWork(tx, actionId, 1);
  if (action?.state === 'running') {
    await keepPart(
      tx,
      action,
      action.ids.map((id) => bulkOutcome(id, 'failed')),
    );
  } else if (action?.state === 'undoing') {
    const part = await findDoneTargets(tx, actionId, 1);
    if (part)
      await updateUndone(
        tx,
        action,
        part,
        part.outcomes.map((outcome) => ({ ...outcome, fromCents: outcome.toCents, reason: 'failed' })),
      );
  }
}

async function stopAction({ db }: Platform, actionId: string, { code }: DomainError): Promise<void> {
  await inTransaction(db, async (tx) => {
    const action = await lockActionAtWork(tx, actionId, 0);
    if (!action) return;
    await updateEnded(tx, actionId, { state: 'stopped', code });
    await notifyChanged(tx, { topic: 'bulkAction', id: actionId, userId: action.userId });
  });
}
