import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
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

/** Maximum length of a search text in one's own orders, in characters. */
export const ORDER_SEARCH_MAX = 100;

/** What a search text matches among a user's orders: order numbers that contain it, and orders of these items. */
export interface OrderSearch {
  /** Digits; null if the text cannot be part of a number. */
  number: string | null;
  itemIds: string[];
}

/**
 * Parses a search in one's own orders as the market parses a keyword, so that Chinese, English, pinyin and nicknames
 * find the same items.
 * @param tradedItemIds the items that the user has ever ordered or sold; only they can match.
 */
export function orderSearchOf(
  market: MarketIndex,
  text: string,
  tradedItemIds: readonly string[],
): OrderSearch {
  const { items } = market.search.find(text);
  return {
    number: /^[0-9]{1,32}$/.test(text) ? text : null,
    itemIds: tradedItemIds.filter((id) => market.findById(id) && items.has(market.positionFrom(id, false))),
  };
}
