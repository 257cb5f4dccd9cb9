import { isReaderActing } from './orderState.ts';

/** The part of an order that its reader's next deed depends on; values as in `schema.graphql`. */
export interface TaskOrder {
  readonly phase: string;
  readonly direction: string;
  readonly actor: string;
  readonly deliveryType: string;
  readonly deliveryIssue?: string | null | undefined;
  /** Since when the deadline stands still because Steam is down. */
  readonly pausedAt?: string | null | undefined;
  readonly isOfferLeftOpen: boolean;
}

const BUYER_TASKS: Readonly<Record<string, string>> = {
  AWAITING_PAYMENT: 'task_pay',
  AWAITING_ACCEPT: 'task_accept',
};
const SELLER_TASKS: Readonly<Record<string, string>> = {
  AWAITING_OFFER: 'task_send',
  DELIVERING: 'task_confirm',
};

/**
 * What the reader must do for an order to go on, as a key in the locale files; null where it is another's turn. A robot's owner need do
 * nothing, and nobody can do what needs Steam while it is down.
 */
export function orderTask(order: TaskOrder): string | null {
  const isBuyer = order.direction === 'BUY';
  if (order.pausedAt != null) {
    return null;
  }
  if (order.isOfferLeftOpen) {
    return isBuyer ? 'task_decline' : 'task_cancelOffer';
  }
  if (!isReaderActing(order)) {
    return null;
  }
  if (isBuyer && order.phase === 'AWAITING_OFFER') {
    return order.deliveryIssue == null ? null : 'task_link';
  }
  if (isBuyer) {
    return BUYER_TASKS[order.phase] ?? null;
  }
  return order.deliveryType === 'AUTOMATIC' ? null : (SELLER_TASKS[order.phase] ?? null);
}
