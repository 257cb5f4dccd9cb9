/** Whether the buyer can cancel: now, from a time on, or not at all. */
export type CancelChance =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly from: string; readonly leftMs: number }
  | { readonly kind: 'none' };

/**
 * A buyer can cancel an order that still waits for its offer, from a time on (platform.md 3). The server names the time, or nothing where
 * no cancel is possible; the page counts to it, so that the button wakes without asking again.
 */
export function cancelChance(
  order: {
    readonly phase: string;
    readonly direction: string;
    readonly canBuyerCancelAt?: string | null | undefined;
  },
  nowMs: number,
): CancelChance {
  if (order.direction !== 'BUY' || order.phase !== 'AWAITING_OFFER' || order.canBuyerCancelAt == null) {
    return { kind: 'none' };
  }
  const leftMs = Date.parse(order.canBuyerCancelAt) - nowMs;
  return leftMs > 0 ? { kind: 'later', from: order.canBuyerCancelAt, leftMs } : { kind: 'now' };
}
