/** What of an order its texts, colours and steps depend on; values as in `schema.graphql`. */
export interface OrderState {
  readonly phase: string;
  readonly statusText: string;
  readonly direction: string;
  readonly actor: string;
  readonly step: string;
}

/** Every status text that has words of its own (requirement O-02); any other reads 获取失败 (O-01). */
export const STATUS_TEXTS = [
  'CREATING',
  'AWAITING_PAYMENT',
  'AWAITING_OFFER',
  'DELIVERING',
  'AWAITING_ACCEPT',
  'ON_HOLD',
  'VERIFYING',
  'BUYER_CANCEL_VERIFYING',
  'SELLER_CANCEL_VERIFYING',
  'SYSTEM_CANCEL_VERIFYING',
  'PROTECTED',
  'COMPLETED',
  'PAYMENT_TIMEOUT',
  'SELLER_SHIPMENT_TIMEOUT',
  'SELLER_REVOKED',
  'SELLER_CANCELLED',
  'BUYER_CANCELLED',
  'BUYER_COUNTER_OFFER',
  'BUYER_RECEIVE_TIMEOUT',
  'BUYER_DECLINED',
  'ITEM_GONE',
  'WRONG_DELIVERY',
  'REVERSED',
  'SYSTEM_CANCELLED',
] as const;

/** Key of a status text in the locale files. */
export function statusTextKey(statusText: string): string {
  return (STATUS_TEXTS as readonly string[]).includes(statusText) ? `status_${statusText}` : 'status_unknown';
}

/** True where the reader is the one who must act. */
export function isReaderActing({ actor, direction }: Pick<OrderState, 'actor' | 'direction'>): boolean {
  return (actor === 'BUYER' && direction === 'BUY') || (actor === 'SELLER' && direction === 'SELL');
}

/** True where a robot gives the confirmation: the platform acts; the seller may help, but need not. */
export function isRobotConfirming({
  phase,
  deliveryType,
}: {
  readonly phase: string;
  readonly deliveryType?: string | undefined;
}): boolean {
  return phase === 'DELIVERING' && deliveryType === 'AUTOMATIC';
}
