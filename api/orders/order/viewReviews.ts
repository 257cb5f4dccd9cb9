import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listWaitingReviews, type WaitingReview } from './review.store.ts';

/** Reviews that one look shows. */
const REVIEWS_MAX = 100;

/** An operator reads the reviews that wait, the oldest first. The look is kept before anything is shown. Run as the owner. */
export async function viewReviews(db: Db, operator: string): Promise<WaitingReview[]> {
  return inTransaction(db, async (tx) => {
    const reviews = await listWaitingReviews(tx, REVIEWS_MAX);
    const about = { subjectKind: 'order', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'order review', ...about });
    return reviews;
  });
}
