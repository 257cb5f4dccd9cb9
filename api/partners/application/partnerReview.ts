import type { PartnerStatus } from './partner.ts';

/** An operator's decision about an application (P-07). */
export type ReviewVerdict = 'approve' | 'reject' | 'reset';

/** A decision with the texts for the applicant. */
export interface ReviewDecision {
  readonly verdict: ReviewVerdict;
  /** The reason; null for an approval. */
  readonly reason: string | null;
  /** What the applicant can do about a rejection. */
  readonly solution: string | null;
}

/** The state that a decision is checked against. */
export interface ReviewedState {
  readonly status: PartnerStatus;
  readonly rejectReason: string | null;
  readonly solution: string | null;
  /** Key and address are locked or entered. */
  readonly hasSetup: boolean;
}

/** The outcome of a decision: done, nothing to change, or not applicable. */
export type ReviewOutcome = 'done' | 'unchanged' | 'refused';

/**
 * Whether a decision applies to an application (P-02, P-03). An approved application can no longer be rejected; a
 * rejection with other texts replaces the previous one; only an approved application has a key and an address to reset.
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
