import { findEdge, type OrderEdge, type OrderPhase, type OrderReason } from './order.ts';

/**
 * Phases that may be passed on the way, the likelier first: what must have happened in between, though no look of ours saw it.
 */
const PASSABLE: readonly OrderPhase[] = ['delivering', 'awaitingAccept', 'protected', 'verifying'];

/** Where an order shall go. */
export interface OrderTarget {
  to: OrderPhase;
  reason?: OrderReason;
}

/**
 * The fewest edges that lead an order to its target. Steam is polled, so one look may find an offer accepted that was never seen
 * waiting: then the order passes the phases between, each with its event.
 * @returns no edge where the order stands there already or a regress of Steam's asks to go back; null where no way leads there.
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

/** Steam's answers flap (3 → 2 → 3 is reported): a look that shows an earlier phase moves nothing. */
function isBehind(from: OrderPhase, to: OrderPhase): boolean {
  return PROGRESS.slice(0, Math.max(0, PROGRESS.indexOf(from))).includes(to);
}
