import { SECOND_MS } from '../../kernel/durations.ts';
import type { DeliveryIssue } from '../../orders/order/order.ts';

/** What Steam says of a trade link, in the words of an order that is delivered to it. */
export interface LinkAnswer {
  /** Unknown: Steam was asked and did not say. */
  status: 'good' | 'refused' | 'unknown';
  /** Why nothing would be delivered, if it is refused. */
  reason: DeliveryIssue | null;
  /** Days for which Steam would hold a trade because of the recipient. Null if Steam did not say. */
  holdDays: number | null;
}

/** The answer where Steam gives none, or nobody could ask. */
export const UNKNOWN: LinkAnswer = { status: 'unknown', reason: null, holdDays: null };

const DAY_SECONDS = 86_400;

/**
 * How long an answer is kept: links change seldom, and while Steam gives none it is not asked all the time. A question
 * that nobody answers in time counts as unknown.
 */
export const KEPT_MS = { answered: 300 * SECOND_MS, unknown: 60 * SECOND_MS, asked: 60 * SECOND_MS };

/** For how long an answer is kept. */
export function keptMsOf({ status }: LinkAnswer): number {
  return status === 'unknown' ? KEPT_MS.unknown : KEPT_MS.answered;
}

/**
 * The answer about a link by what Steam reports: how long it would hold a trade, which it says of valid links alone, and
 * whether the account may trade. No offer is sent to a held or banned account, so those are refusals, as for an order.
 */
export function answerOf(
  sides: { theirs: number } | 'unknown',
  { isBanned }: { isBanned: boolean },
): LinkAnswer {
  if (sides === 'unknown') return { status: 'refused', reason: 'tradeLink', holdDays: null };
  const holdDays = Math.ceil(sides.theirs / DAY_SECONDS);
  if (isBanned) return { status: 'refused', reason: 'partnerBlocked', holdDays };
  return holdDays > 0
    ? { status: 'refused', reason: 'tradeHold', holdDays }
    : { status: 'good', reason: null, holdDays };
}
