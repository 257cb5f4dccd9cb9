import { assert } from '../../kernel/assert.ts';
import { ORDER_PHASES, type OrderPhase } from './order.ts';

/** The tabs of the order list. */
export type OrderGroup = NonNullable<(typeof ORDER_PHASES)[OrderPhase]['group']>;

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];
const phasesIn = (group: OrderGroup): readonly OrderPhase[] =>
  PHASES.filter((phase) => ORDER_PHASES[phase].group === group);

/** The phases under each tab of the order list (O-03), in its order. An order that is verified is shown where it came from (O-01). */
export const ORDER_GROUPS: Readonly<Record<OrderGroup, readonly OrderPhase[]>> = {
  toPay: phasesIn('toPay'),
  toShip: phasesIn('toShip'),
  toReceive: phasesIn('toReceive'),
  protected: phasesIn('protected'),
  completed: phasesIn('completed'),
  closed: phasesIn('closed'),
};

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
    const group = groupOf(shown);
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

const groupOf = (phase: string): OrderGroup | null =>
  PHASES.includes(phase as OrderPhase) ? ORDER_PHASES[phase as OrderPhase].group : null;
