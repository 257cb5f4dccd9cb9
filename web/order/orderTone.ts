import { isReaderActing, type OrderState } from './orderState.ts';

/** Meaning of an order's state as a colour (look.md 3.7). */
export type OrderTone = 'accent' | 'warn' | 'info' | 'pos' | 'neg';

const WARN_TEXTS = ['CREATING', 'AWAITING_PAYMENT', 'AWAITING_OFFER', 'DELIVERING', 'AWAITING_ACCEPT'];
const INFO_TEXTS = [
  'ON_HOLD',
  'VERIFYING',
  'BUYER_CANCEL_VERIFYING',
  'SELLER_CANCEL_VERIFYING',
  'SYSTEM_CANCEL_VERIFYING',
  'PROTECTED',
];

/**
 * The colour of an order's state: a clock runs for somebody (`warn`, and `accent` where the reader must act), Steam or the platform is at
 * work (`info`), done, or failed. Every failure text and an unknown one are `neg`.
 */
export function orderTone(order: Pick<OrderState, 'statusText' | 'actor' | 'direction'>): OrderTone {
  if (WARN_TEXTS.includes(order.statusText)) {
    return isReaderActing(order) ? 'accent' : 'warn';
  }
  if (INFO_TEXTS.includes(order.statusText)) {
    return 'info';
  }
  return order.statusText === 'COMPLETED' ? 'pos' : 'neg';
}
