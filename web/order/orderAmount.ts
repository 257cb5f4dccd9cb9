/** The amount of one order in a list: income or spending of the reader (requirement O-05). */
export interface OrderAmount {
  /** Signed cents: negative is spent. */
  readonly cents: number;
  /**
   * `moved`: on the reader's accounts. `unpaid`: a purchase that waits for its payment. `expected`: a sale that the buyer has not received yet. `none`: the order failed, nothing stays
   * moved, and the amount, without a sign, only tells which price it was about.
   */
  readonly kind: 'moved' | 'expected' | 'none' | 'unpaid';
}

/** A buyer's money moves when it is held, a seller's when the item has arrived (platform.md 3). */
export function orderAmount(order: {
  readonly phase: string;
  readonly direction: string;
  readonly terminalPriceCents: number;
}): OrderAmount {
  const cents = order.terminalPriceCents;
  if (order.phase === 'FAILED') {
    return { cents, kind: 'none' };
  }
  if (order.direction === 'BUY' && (order.phase === 'CREATING' || order.phase === 'AWAITING_PAYMENT')) {
    return { cents, kind: 'unpaid' };
  }
  if (order.direction === 'BUY') {
    return { cents: -cents, kind: 'moved' };
  }
  return { cents, kind: order.phase === 'PROTECTED' || order.phase === 'COMPLETED' ? 'moved' : 'expected' };
}
