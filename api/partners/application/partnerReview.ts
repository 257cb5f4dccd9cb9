import type { PartnerStatus } from './partner.ts';

/** What an operator decides (P-07). */
export type ReviewVerdict = 'approve' | 'reject' | 'reset';

/** A decision with what the applicant is told. */
export interface ReviewDecision {
  readonly verdict: ReviewVerdict;
  /** Why; of an approval there is none. */
  readonly reason: string | null;
  /** What would mend a rejected application. */
  readonly solution: string | null;
}

/** What a decision is judged by. */
export interface ReviewedState {
  readonly status: PartnerStatus;
  readonly rejectReason: string | null;
  readonly solution: string | null;
  /** Key and address are locked, or on their way to be. */
  readonly hasSetup: boolean;
}

/** What becomes of a decision: it counts, nothing is left to change, or it does not fit. */
export type ReviewOutcome = 'done' | 'unchanged' | 'refused';

/**
 * Whether a decision fits the application (P-02, P-03). An approved one is not rejected any more; a rejection with other words replaces
 * the one before; only an approved one has a key and an address to take back.
 */
export function judgeReview(state: ReviewedState, decision: ReviewDecision): ReviewOutcome {
  const { status } = state;
  if (decision.verdict === 'approve') return status === 'approved' ? 'unchanged' : 'done';
  if (decision.verdict === 'reset') {
    if (status !== 'approved') return 'refused';
    return state.hasSetup ? 'done' : 'unchanged';
  }
  if (status === 'approved') return 'refused';
  const isSame = state.rejectReason === decision.reason && state.solution === decision.solution;
  return status === 'rejected' && isSame ? 'unchanged' : 'done';
}
