import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { UndoNotAllowed } from '../listing/listing.errors.ts';
import { findRunToUndo, listRunChanges, updateRunUndo } from '../rules/ruleRun.store.ts';
import { SellingRuleUnknown } from '../rules/sellingRule.errors.ts';
import { lockRule, pauseRule } from '../rules/sellingRule.store.ts';
import { findActiveAction, insertDoneAction } from './bulkAction.store.ts';
import { BULK_UNDO_MS, bulkOutcome } from './bulkAction.ts';
import { undoWithin } from './bulkActions.ts';

/** A run of a seller's rule. */
export interface RunToUndo {
  userId: string;
  ruleId: string;
  runId: string;
}

/**
 * Begins to undo the asks that a run of a rule has set, within a day of it, at once or at its turn: a bulk action that
 * stands for the run is undone as any other, with what it could not restore and why. The rule is disabled, so that its
 * next run does not set them again. What it sold to bids stays sold. Repeating it returns the same action; after the undo
 * was taken back or has stopped, it is asked for anew.
 * @returns the id of the action.
 * @throws SellingRuleUnknown; InvalidInput if the rule has no such run, or it changed no ask; UndoNotAllowed after that
 * day; BulkQueueFull.
 */
export async function undoRuleRun(platform: Platform, target: RunToUndo): Promise<string> {
  const { userId, ruleId, runId } = target;
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockRule(tx, userId, ruleId))) throw new SellingRuleUnknown();
    await findActiveAction(tx, userId);
    const run = await findRunToUndo(tx, ruleId, runId);
    if (run === null || run.changedCount === 0)
      throw new InvalidInput('runId', 'a run of the rule that changed asks');
    const { createdAt, undoActionId } = run;
    if (undoActionId === null && (await readClock(tx)).getTime() - createdAt.getTime() > BULK_UNDO_MS)
      throw new UndoNotAllowed();
    const actionId = undoActionId ?? (await insertActionOf(tx, target, createdAt));
    // Also where an earlier undo was taken back, or stopped. Who enables the rule after the press has decided so.
    if (await undoWithin(tx, platform, { userId, actionId })) await pauseRule(tx, ruleId);
    checkpoint('ruleUndo.begun');
    return actionId;
  });
}

async function insertActionOf(tx: Tx, { userId, runId }: RunToUndo, endedAt: Date): Promise<string> {
  const id = newId();
  const outcomes = (await listRunChanges(tx, runId)).map(({ listingId, assetId, fromCents, toCents }) =>
    bulkOutcome(listingId, null, { assetId, listingId, fromCents, toCents }),
  );
  const change = { kind: 'reprice', price: null, costCents: null, discount: null } as const;
  await insertDoneAction(tx, { id, userId, change, endedAt, isAtOnce: false }, outcomes);
  await updateRunUndo(tx, runId, id);
  return id;
}
