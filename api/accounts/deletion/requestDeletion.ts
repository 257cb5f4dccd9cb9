import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { takeStepUpCode } from '../session/stepUp.ts';
import { DeletionObstructed } from './deletion.errors.ts';
import { deleteDeletion, insertDeletion, listObstacles, lockUser } from './deletion.store.ts';

/**
 * Begins the waiting time after which an account is erased (U-06). Until then everything works, and `cancelDeletion`
 * cancels it. Repeating it changes nothing.
 * @throws StepUpCodeWrong, TooManyCodes, DeletionObstructed naming what has to be ended first.
 */
export async function requestDeletion(
  platform: Platform,
  { userId, code, origin }: { userId: string; code: string; origin: RequestOrigin },
): Promise<void> {
  const obstacles = await listObstacles(platform.db, userId);
  // Before the code is used up: it is told in vain nowhere.
  if (obstacles.length > 0) throw new DeletionObstructed({ obstacles });
  const stepUp = await takeStepUpCode(platform, { userId, code, origin });
  await inTransaction(platform.db, async (tx) => {
    await lockUser(tx, userId);
    const left = await listObstacles(tx, userId);
    if (left.length > 0) throw new DeletionObstructed({ obstacles: left });
    const { dueAt, isNew } = await insertDeletion(tx, userId);
    if (!isNew) return;
    const details = { dueAt: dueAt.toISOString() };
    await recordAccountAction(tx, { userId, kind: 'requestDeletion', subjectId: null, details }, stepUp);
    await postMessage(tx, { userId, type: 'system', template: 'deletionRequested', params: {} });
  });
}

/**
 * Cancels a user's deletion within the waiting time; anybody who can sign in may. Without a pending deletion it changes
 * nothing.
 */
export async function cancelDeletion(
  { db }: Platform,
  { userId, origin }: { userId: string; origin: RequestOrigin },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteDeletion(tx, userId))) return;
    const action = { userId, kind: 'cancelDeletion', subjectId: null, details: {} } as const;
    await recordAccountAction(tx, action, { challengeId: null, origin });
    await postMessage(tx, { userId, type: 'system', template: 'deletionCancelled', params: {} });
  });
}
