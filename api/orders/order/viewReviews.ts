import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listWaitingReviews, type WaitingReview } from './review.store.ts';

/** Most reviews that one call returns. */
const REVIEWS_MAX = 100;

/**
 * Lists the waiting reviews for an operator, the oldest first. The access is logged before anything is returned. Runs
 * as the database owner.
 */
export async function viewReviews(db: Db, operator: string): Promise<WaitingReview[]> {
  return inTransaction(db, async (tx) => {
    const reviews = await listWaitingReviews(tx, REVIEWS_MAX);
    const about = { subjectKind: 'order', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'order review', ...about });
    return reviews;
  });
}
