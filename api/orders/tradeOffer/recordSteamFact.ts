import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyAllChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { recordDispute, recordLateReversal } from '../order/dispute.ts';
import { tradeOfferDeclineJob } from '../order/offerJobs.ts';
import { extendProtection, lockOrder, type OrderRow } from '../order/order.store.ts';
import type { SeenCopy } from '../order/orderCopy.store.ts';
import { advanceOrder, type OrderCause } from '../order/orderTransition.ts';
import { recordCopies } from '../order/recordCopies.ts';
import {
  hasTakenPrice,
  insertTradeOfferEvent,
  lockOfferWithTag,
  type TradeOfferWork,
  updateTradeOffer,
} from '../order/tradeOffer.store.ts';
import type { HoldSide } from './evaluateOffer.ts';
import { reportUntagged } from './reportWrongOffer.ts';
import { isPartysReversal, type SteamFact, targetFor } from './steamFact.ts';

/**
 * The result of one query to Steam: the fact, Steam's ids of the offer and its trade, and Steam's times in Unix
 * seconds.
 */
export interface SteamReport {
  fact: SteamFact;
  steamOfferId: string;
  offerState: number;
  steamTradeId?: string;
  tradedAtSeconds?: number;
  settlesAtSeconds?: number;
  holdEndsAtSeconds?: number;
  /** The side whose account makes Steam hold the trade. */
  holdCausedBy?: HoldSide;
  /** The copy that the offer gives or the trade has given. */
  copies: readonly SeenCopy[];
  /** True for an open offer by hand that carries no order's message. */
  isUntagged?: boolean;
}

/** Proceeds mature at the earliest 7 × 24 h after the trade, whatever Steam reports (W-05). */
const SETTLING_MIN_MS = 7 * 24 * 3_600_000;

/** Phases of an offer that its sender has confirmed. */
const CONFIRMED = new Set(['awaitingAccept', 'onHold', 'protected']);

function within(from: Date, time: Date, to: Date): Date {
  if (time < from) return from;
  return time > to ? to : time;
}

function timesOf(
  report: SteamReport,
  order: { createdAt: Date; confirmedAt: Date | null; holdEndsAt: Date | null },
  now: Date,
): Pick<OrderCause, 'tradedAt' | 'settlesAt' | 'holdEndsAt'> {
  const holdEndsAt = report.holdEndsAtSeconds && new Date(report.holdEndsAtSeconds * 1_000);
  const hold = holdEndsAt ? { holdEndsAt } : {};
  if (report.tradedAtSeconds === undefined) return hold;
  // A time that Steam omitted, reported wrongly or cut to whole seconds must not bring the settlement forward: no trade
  // is older than its order, or than the offer that was seen open.
  const { createdAt, confirmedAt } = order;
  const tradedAt = within(confirmedAt ?? createdAt, new Date(report.tradedAtSeconds * 1_000), now);
  // A trade that Steam held began when it was accepted, and its protection begins when its items were delivered.
  const heldUntil = holdEndsAt || order.holdEndsAt;
  const deliveredAt = heldUntil === null ? tradedAt : within(tradedAt, heldUntil, now);
  const earliest = addMs(deliveredAt, SETTLING_MIN_MS);
  const steams = new Date((report.settlesAtSeconds ?? 0) * 1_000);
  return { ...hold, tradedAt, settlesAt: steams > earliest ? steams : earliest };
}

/** The end of a trade's protection, if Steam names one. */
function namedEnd({ settlesAtSeconds }: SteamReport): Date | null {
  return settlesAtSeconds === undefined ? null : new Date(settlesAtSeconds * 1_000);
}

/**
 * True if a fact that is known already may still tell its order something: a cancel that began after it has to be answered, or Steam now names
 * a later end of the protection. Most facts are known ones, and their orders need no lock.
 */
function mayTellMore({ order: { phase, settlesAt } }: TradeOfferWork, report: SteamReport): boolean {
  const end = namedEnd(report);
  const isLater = end !== null && (settlesAt === null || settlesAt < end);
  return phase === 'verifying' || (phase === 'protected' && isLater);
}

/**
 * Records a fact from Steam once and moves the order accordingly, in one transaction. A known fact moves it again only where it answers a
 * cancel.
 * @returns true if the fact was new.
 */
export async function recordSteamFact(
  platform: Platform,
  offer: TradeOfferWork,
  report: SteamReport,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const evidence = {
      steamOfferId: report.steamOfferId,
      ...(report.steamTradeId ? { steamTradeId: report.steamTradeId } : {}),
      ...holdEvidence(report),
    };
    // A copy that was sent again has nothing more to do with the offer that carried it first.
    const isCurrent = await lockOfferWithTag(tx, offer);
    const isNew = isCurrent && (await insertTradeOfferEvent(tx, offer.id, report.fact, evidence));
    if (!isNew) {
      if (isCurrent && mayTellMore(offer, report))
        await applyKnown(tx, platform, offer.orderId, report, evidence);
      return false;
    }
    await recordCopies(tx, offer.orderId, report.copies);
    const names = { steamOfferId: report.steamOfferId, state: report.offerState };
    await updateTradeOffer(
      tx,
      offer.id,
      report.steamTradeId ? { ...names, steamTradeId: report.steamTradeId } : names,
    );
    await applyFact(tx, platform, offer.orderId, report, evidence);
    if (report.isUntagged) await reportUntagged(tx, offer, evidence);
    return true;
  });
}

/**
 * Evidence of a hold: the side whose account caused it, or the side that cancelled the held trade, which its offer
 * shows (the recipient declined, or the sender cancelled).
 */
function holdEvidence({ fact, offerState, holdCausedBy }: SteamReport): Record<string, string> {
  if (holdCausedBy) return { holdCausedBy };
  if (fact !== 'trade:11') return {};
  if (offerState === tradeOfferStates.Declined) return { holdCancelledBy: 'buyer' };
  return offerState === tradeOfferStates.Canceled ? { holdCancelledBy: 'seller' } : {};
}

/**
 * Applies a fact that was recorded before. A trade that Steam still holds, or has delivered, goes on although a cancel is being verified: the
 * same fact is the only answer that Steam has. A known failure is not applied twice.
 */
async function applyKnown(
  tx: Tx,
  platform: Platform,
  orderId: string,
  report: SteamReport,
  evidence: Record<string, string>,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const target = order && targetFor(report.fact, order);
  if (!target || target.to === 'failed') return;
  const isUnderCancel = order.phase === 'verifying' && order.reason !== null;
  if (isUnderCancel) await applyFact(tx, platform, orderId, report, evidence);
  else if (target.to === 'protected') await correctEnd(tx, order, report);
}

/**
 * Stores the end of the protection that Steam names after the order became protected. Only Steam's own time counts here: ours never grows with
 * another look.
 */
async function correctEnd(
  tx: Tx,
  { id, phase, buyerId, sellerId }: OrderRow,
  report: SteamReport,
): Promise<void> {
  const end = namedEnd(report);
  if (phase !== 'protected' || end === null || !(await extendProtection(tx, id, end))) return;
  await notifyAllChanged(tx, [
    { topic: 'order', id, userId: buyerId },
    { topic: 'order', id, userId: sellerId },
    { topic: 'wallet', id: sellerId, userId: sellerId },
  ]);
}

async function applyFact(
  tx: Tx,
  platform: Platform,
  orderId: string,
  report: SteamReport,
  evidence: Record<string, string>,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const target = order && targetFor(report.fact, order);
  if (!target) return;
  if (report.fact === 'offer:4' && order.isAutomatic)
    await platform.jobs.send(tx, tradeOfferDeclineJob, { orderId });
  if (order.phase === 'completed' && target.reason === 'reversed')
    return recordLateReversal(tx, order, {
      cause: report.fact,
      evidence,
      isPartys: isPartysReversal(report.fact),
    });
  if (target.to === 'protected') await correctEnd(tx, order, report);
  const now = await readClock(tx);
  const times = timesOf(report, order, now);
  // An open or accepted offer was confirmed by its sender, even if no poll saw it (O-04).
  const isConfirmed = order.confirmedAt === null && CONFIRMED.has(target.to);
  const by = {
    actor: 'steam',
    cause: report.fact,
    evidence,
    ...times,
    ...(isConfirmed ? { confirmedAt: times.tradedAt ?? now } : {}),
  } as const;
  const after = await advanceOrder(tx, platform, orderId, target, by);
  // A buyer who reverses a trade for which they had to pay twice is not at fault (docs/decisions/0037).
  const isSearched = isPartysReversal(report.fact) && !(await hasTakenPrice(tx, orderId));
  // The fact does not say which side reversed the trade (T-23). Steam is queried for it, and until then only this
  // trade's money waits.
  if (after?.reason === 'reversed' && order.phase !== 'failed')
    await recordDispute(tx, order.id, { cause: 'reversed', isSearched });
}
