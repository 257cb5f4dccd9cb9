import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import type { OrderCause } from '../order/moveOrder.ts';
import { noteLateReversal } from '../order/noteLateReversal.ts';
import { lockOrder } from '../order/order.store.ts';
import { recordDispute } from '../order/recordDispute.ts';
import {
  hasTakenPrice,
  insertTradeOfferEvent,
  type TradeOfferWork,
  updateTradeOffer,
} from '../order/tradeOffer.store.ts';
import { tradeOfferDeclineJob } from './orderJobs.ts';
import type { HoldSide } from './readHoldCause.ts';
import { isPartysReversal, type SteamFact, targetFor } from './steamFact.ts';

/** One look at Steam: the fact, what Steam calls the offer and its trade, and Steam's times in Unix seconds. */
export interface SteamLook {
  fact: SteamFact;
  steamOfferId: string;
  offerState: number;
  steamTradeId?: string;
  tradedAtSeconds?: number;
  settlesAtSeconds?: number;
  holdEndsAtSeconds?: number;
  /** Whose account makes Steam hold the trade. */
  holdCausedBy?: HoldSide;
}

/** Proceeds mature 7 × 24 h after the deal at the earliest, whatever Steam says (W-05). */
const SETTLING_MIN_MS = 7 * 24 * 3_600_000;

/** Phases of an offer that its sender has confirmed. */
const CONFIRMED = new Set(['awaitingAccept', 'onHold', 'protected']);

function within(from: Date, time: Date, to: Date): Date {
  if (time < from) return from;
  return time > to ? to : time;
}

function timesOf(
  look: SteamLook,
  { createdAt, confirmedAt }: { createdAt: Date; confirmedAt: Date | null },
  now: Date,
): Pick<OrderCause, 'tradedAt' | 'settlesAt' | 'holdEndsAt'> {
  const holdEndsAt = look.holdEndsAtSeconds && new Date(look.holdEndsAtSeconds * 1_000);
  const hold = holdEndsAt ? { holdEndsAt } : {};
  if (look.tradedAtSeconds === undefined) return hold;
  // A time that Steam left out, had wrong or cut to whole seconds must not bring the settlement forward: no deal is older than its
  // order, or than the offer that was seen open.
  const tradedAt = within(confirmedAt ?? createdAt, new Date(look.tradedAtSeconds * 1_000), now);
  const earliest = addMs(tradedAt, SETTLING_MIN_MS);
  const steams = new Date((look.settlesAtSeconds ?? 0) * 1_000);
  return { ...hold, tradedAt, settlesAt: steams > earliest ? steams : earliest };
}

/**
 * Records what a look at Steam showed, once, and leads the order there, all in one transaction.
 * @returns true where the fact was new.
 */
export async function recordSteamFact(
  platform: Platform,
  offer: TradeOfferWork,
  look: SteamLook,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const evidence = {
      steamOfferId: look.steamOfferId,
      ...(look.steamTradeId ? { steamTradeId: look.steamTradeId } : {}),
      ...holdProof(look),
    };
    const isNew = await insertTradeOfferEvent(tx, offer.id, look.fact, evidence);
    if (!isNew) return false;
    const names = { steamOfferId: look.steamOfferId, state: look.offerState };
    await updateTradeOffer(
      tx,
      offer.id,
      look.steamTradeId ? { ...names, steamTradeId: look.steamTradeId } : names,
    );
    await applyFact(tx, platform, offer.orderId, look, evidence);
    return true;
  });
}

/** Whose account caused a hold; or who cancelled the trade under it, which its offer shows (`steam.md` 3.3): the recipient declined, or the sender took it back. */
function holdProof({ fact, offerState, holdCausedBy }: SteamLook): Record<string, string> {
  if (holdCausedBy) return { holdCausedBy };
  if (fact !== 'trade:11') return {};
  if (offerState === tradeOfferStates.Declined) return { holdCancelledBy: 'buyer' };
  return offerState === tradeOfferStates.Canceled ? { holdCancelledBy: 'seller' } : {};
}

async function applyFact(
  tx: Tx,
  platform: Platform,
  orderId: string,
  look: SteamLook,
  evidence: Record<string, string>,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const target = order && targetFor(look.fact, order);
  if (!target) return;
  if (look.fact === 'offer:4' && order.isAutomatic)
    await platform.jobs.send(tx, tradeOfferDeclineJob, { orderId });
  if (order.phase === 'completed' && target.reason === 'reversed')
    return noteLateReversal(tx, order, {
      cause: look.fact,
      evidence,
      isPartys: isPartysReversal(look.fact),
    });
  const now = await readClock(tx);
  const times = timesOf(look, order, now);
  // An offer that is open or accepted was confirmed by its sender, whoever that is, also between two looks (O-04).
  const isConfirmed = order.confirmedAt === null && CONFIRMED.has(target.to);
  const by = {
    actor: 'steam',
    cause: look.fact,
    evidence,
    ...times,
    ...(isConfirmed ? { confirmedAt: times.tradedAt ?? now } : {}),
  } as const;
  const after = await advanceOrder(tx, platform, orderId, target, by);
  // Who takes back what they were made to pay for twice is no side at fault (0037).
  const isSearched = isPartysReversal(look.fact) && !(await hasTakenPrice(tx, orderId));
  // Which side reversed Steam does not say with the fact (T-23): it is looked for, and until then only this trade's money waits.
  if (after?.reason === 'reversed' && order.phase !== 'failed')
    await recordDispute(tx, order.id, { cause: 'reversed', isSearched });
}
