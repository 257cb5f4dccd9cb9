import { findEdge, type OrderEdge, type OrderPhase, type OrderReason } from './order.ts';

/**
 * Phases that an order may pass through on its way, the likelier first: they must have happened although no poll saw
 * them.
 */
const PASSABLE: readonly OrderPhase[] = ['delivering', 'awaitingAccept', 'protected', 'verifying'];

/** The phase that an order should reach. */
export interface OrderTarget {
  to: OrderPhase;
  reason?: OrderReason;
}

/**
 * Finds the shortest path of edges to the target. Steam is polled, so one poll may find an accepted offer that was
 * never seen open. The order then passes through the phases between, each with its event.
 * @returns an empty path if the order is already there or Steam reports an earlier phase; null if no path exists.
 */
export function pathTo(from: OrderPhase, target: OrderTarget): readonly OrderEdge[] | null {
  if (from === target.to || isBehind(from, target.to)) return [];
  const ways: { at: OrderPhase; path: OrderEdge[] }[] = [{ at: from, path: [] }];
  const seen = new Set<OrderPhase>();
  for (const { at, path } of ways) {
    const last = findEdge(at, target.to, target.reason);
    if (last) return [...path, last];
    for (const middle of PASSABLE) {
      const edge = findEdge(at, middle);
      if (!edge || seen.has(middle)) continue;
      seen.add(middle);
      ways.push({ at: middle, path: [...path, edge] });
    }
  }
  return null;
}

const PROGRESS: readonly OrderPhase[] = [
  'creating',
  'awaitingPayment',
  'awaitingOffer',
  'delivering',
  'awaitingAccept',
  'onHold',
  'protected',
  'completed',
];

/** Steam's answers can flap (3 → 2 → 3 has been reported), so an earlier phase changes nothing. */
function isBehind(from: OrderPhase, to: OrderPhase): boolean {
  return PROGRESS.slice(0, Math.max(0, PROGRESS.indexOf(from))).includes(to);
}
