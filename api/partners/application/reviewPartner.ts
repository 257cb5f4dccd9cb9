import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { lockApplicationByAppId } from './partner.store.ts';
import { judgeReview, type ReviewDecision, type ReviewOutcome, type ReviewVerdict } from './partnerReview.ts';
import { clearSetup, hasSetup, insertReview, updateStatus } from './review.store.ts';

const TEMPLATES = {
  approve: 'partnerApproved',
  reject: 'partnerRejected',
  reset: 'partnerReset',
} as const satisfies Record<ReviewVerdict, string>;

async function carryOut(tx: Tx, id: string, { verdict, reason, solution }: ReviewDecision): Promise<void> {
  if (verdict === 'reset') await clearSetup(tx, id);
  else if (verdict === 'approve')
    await updateStatus(tx, id, { status: 'approved', reason: null, solution: null });
  else await updateStatus(tx, id, { status: 'rejected', reason, solution });
}

/**
 * Applies an operator's decision about an application (P-02, P-07), records it with the operator's name, also in the
 * operators' log, and notifies the applicant. Runs as the owner of the tables, because no role that serves requests may
 * write reviews. Repeating it changes nothing and notifies nobody.
 * @returns the outcome; null if there is no such application.
 */
export async function reviewPartner(
  { db }: Pick<Platform, 'db'>,
  { appId, decision, operator }: { appId: string; decision: ReviewDecision; operator: string },
): Promise<ReviewOutcome | null> {
  return inTransaction(db, async (tx) => {
    const held = await lockApplicationByAppId(tx, appId);
    if (!held) return null;
    const { id, userId, status, rejectReason, solution, lockedAt } = held;
    const state = {
      status,
      rejectReason,
      solution,
      hasSetup: lockedAt !== null || (await hasSetup(tx, id)),
    };
    const outcome = judgeReview(state, decision);
    const about = { subjectKind: 'partner', subjectId: appId, reason: decision.reason } as const;
    await recordOperatorAction(tx, { operator, command: `partner ${decision.verdict}`, ...about, outcome });
    if (outcome !== 'done') return outcome;
    await carryOut(tx, id, decision);
    checkpoint('partner.decided');
    await insertReview(tx, { partnerId: id, operator, ...decision });
    const params = { note: decision.reason ?? '' };
    await postMessage(tx, { userId, type: 'system', template: TEMPLATES[decision.verdict], params });
    checkpoint('partner.reviewed');
    return outcome;
  });
}
