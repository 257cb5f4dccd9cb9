/** Whether the reader can cancel: now, from a time on, or not at all. */
export type CancelChance =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly from: string; readonly leftMs: number }
  | { readonly kind: 'none' };

/**
 * An order that still waits for its offer can be cancelled: by its seller at once, by its buyer from a time on (platform.md 3). The server
 * names the time, or nothing where no cancel is possible; the page counts to it, so that the button wakes without asking again.
 */
export function cancelChance(
  order: {
    readonly direction: string;
    readonly canCancel: boolean;
    readonly canBuyerCancelAt?: string | null | undefined;
  },
  nowMs: number,
): CancelChance {
  if (order.direction !== 'BUY') {
    return { kind: order.canCancel ? 'now' : 'none' };
  }
  if (order.canBuyerCancelAt == null) {
    return { kind: 'none' };
  }
  const leftMs = Date.parse(order.canBuyerCancelAt) - nowMs;
  return leftMs > 0 ? { kind: 'later', from: order.canBuyerCancelAt, leftMs } : { kind: 'now' };
}
