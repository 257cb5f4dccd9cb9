import { assert } from '../../kernel/assert.ts';
import type { OrderPhase } from './order.ts';

/**
 * The phases under each tab of the order list (O-03), in display order. An order that is verified stays under the tab
 * of the phase that it came from (O-01).
 */
export const ORDER_GROUPS = {
  toPay: ['creating', 'awaitingPayment'],
  toShip: ['awaitingOffer', 'delivering'],
  toReceive: ['awaitingAccept', 'onHold'],
  protected: ['protected'],
  completed: ['completed'],
  closed: ['failed'],
} as const satisfies Record<string, readonly OrderPhase[]>;
export type OrderGroup = keyof typeof ORDER_GROUPS;

/** An order that is verified without a previous phase counts as waiting for its offer, which matches its number 21. */
export const VERIFIED_FROM_NOWHERE: OrderPhase = 'awaitingOffer';

/** Number of a user's orders under each tab, and in total. */
export type OrderCounts = Record<OrderGroup | 'total', number>;

/** Adds up counts by phase into counts by tab. */
export function countByGroup(
  rows: readonly { phase: string; verifyingFrom: string | null; count: number }[],
): OrderCounts {
  const counts: OrderCounts = { ...NONE };
  for (const { phase, verifyingFrom, count } of rows) {
    const shown = phase === 'verifying' ? (verifyingFrom ?? VERIFIED_FROM_NOWHERE) : phase;
    const group = GROUP_OF.get(shown);
    assert(group, `no tab of the order list shows ${shown}`);
    counts.total += count;
    counts[group] += count;
  }
  return counts;
}

const NONE: Readonly<OrderCounts> = {
  total: 0,
  toPay: 0,
  toShip: 0,
  toReceive: 0,
  protected: 0,
  completed: 0,
  closed: 0,
};

const GROUP_OF: ReadonlyMap<string, OrderGroup> = new Map(
  (Object.keys(ORDER_GROUPS) as OrderGroup[]).flatMap((group) =>
    ORDER_GROUPS[group].map((phase) => [phase, group] as const),
  ),
);
