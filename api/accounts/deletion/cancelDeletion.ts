import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { recordAccountAction } from '../session/recordAccountAction.ts';
import { deleteDeletion } from './deletion.store.ts';

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
