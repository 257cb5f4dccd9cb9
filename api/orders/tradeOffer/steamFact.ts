import type { DeliveryIssue, OrderPhase, OrderReason } from '../order/order.ts';
import { deadlineEnd } from './deadlineEnd.ts';

/**
 * A state of an offer or its trade as reported by Steam: `offer:3`, `trade:12` (numbers of ETradeOfferState,
 * ETradeStatus).
 */
export type SteamFact = `offer:${number}` | `trade:${number}`;

/** The phase that a fact leads an order to. `null`: it moves no order. */
export interface FactTarget {
  to: OrderPhase;
  reason?: OrderReason;
}

const OFFER_TARGETS: Record<number, FactTarget> = {
  2: { to: 'awaitingAccept' },
  3: { to: 'protected' },
  4: { to: 'failed', reason: 'buyerCounterOffer' },
  5: { to: 'failed', reason: 'buyerReceiveTimeout' },
  6: { to: 'failed', reason: 'sellerRevoked' },
  7: { to: 'failed', reason: 'buyerDeclined' },
  8: { to: 'failed', reason: 'itemGone' },
  9: { to: 'delivering' },
  10: { to: 'failed', reason: 'sellerRevoked' },
  11: { to: 'onHold' },
  12: { to: 'failed', reason: 'reversed' },
};

const TRADE_TARGETS: Record<number, FactTarget> = {
  2: { to: 'protected' },
  3: { to: 'protected' },
  4: { to: 'failed', reason: 'systemCancelled' },
  5: { to: 'failed', reason: 'systemCancelled' },
  6: { to: 'failed', reason: 'systemCancelled' },
  7: { to: 'failed', reason: 'systemCancelled' },
  8: { to: 'failed', reason: 'systemCancelled' },
  9: { to: 'failed', reason: 'systemCancelled' },
  10: { to: 'onHold' },
  11: { to: 'failed', reason: 'systemCancelled' },
  12: { to: 'failed', reason: 'reversed' },
};

/** What a fact from Steam means for an order, regardless of the order's own phase. */
export function targetOf(fact: SteamFact): FactTarget | null {
  const [kind, number] = fact.split(':');
  return (kind === 'offer' ? OFFER_TARGETS : TRADE_TARGETS)[Number(number)] ?? null;
}

/** Whether one of the parties, rather than Steam's support, reversed a trade under protection. */
export function isPartysReversal(fact: SteamFact): boolean {
  return fact === 'trade:12' || fact === 'offer:12';
}

/** The state of an order that decides what a fact means for it. */
export interface FactOrder {
  phase: OrderPhase;
  /** While verifying: the reason of the failure that is being verified. */
  reason: OrderReason | null;
  isAutomatic: boolean;
  deliveryIssue: DeliveryIssue | null;
}

/** Phases in which the seller has not been seen to confirm the offer. */
const UNCONFIRMED: readonly OrderPhase[] = ['awaitingOffer', 'delivering', 'verifying'];

/**
 * What a fact means for an order in its current phase. While a deadline or a cancel is being verified, `deadlineEnd`
 * decides. An offer that expires without having been confirmed is the seller's failure (O-10). A delivered trade that
 * then failed or was rolled back, by whomever, is a reversal: the item went back, and so does the money.
 */
export function targetFor(fact: SteamFact, order: FactOrder): FactTarget | null {
  const target = targetOf(fact);
  if (order.phase === 'verifying' && order.reason && fact.startsWith('offer:'))
    return targetUnder(order.reason, Number(fact.slice('offer:'.length)), order);
  if (target?.reason === 'buyerReceiveTimeout' && UNCONFIRMED.includes(order.phase))
    return { to: 'failed', reason: 'sellerShipmentTimeout' };
  const wasDelivered = order.phase === 'protected' || order.phase === 'completed';
  // Only a trade can report a rollback.
  const isRolledBack = target?.reason === 'systemCancelled';
  return wasDelivered && isRolledBack ? { to: 'failed', reason: 'reversed' } : target;
}

/**
 * An offer that must be cancelled first, or whose end is awaited, moves nothing; the verification itself acts on it.
 */
function targetUnder(
  pending: OrderReason,
  state: number,
  { isAutomatic, deliveryIssue }: Pick<FactOrder, 'isAutomatic' | 'deliveryIssue'>,
): FactTarget | null {
  const isBuyerBanned = deliveryIssue === 'partnerBlocked';
  const end = deadlineEnd(state, { pending, isAutomatic, isSeenOpen: true, isBuyerBanned });
  if (end.act === 'continue') return { to: end.to };
  return end.act === 'fail' ? { to: 'failed', reason: end.reason } : null;
}
