import { addMs, readClock } from '../kernel/clock.ts';
import type { Tx } from '../kernel/db.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import type { OrderCause } from '../order/moveOrder.ts';
import { noteLateReversal } from '../order/noteLateReversal.ts';
import { lockOrder } from '../order/orderStore.ts';
import { holdForReview } from '../user/holdForReview.ts';
import { type SteamFact, targetFor } from './steamFact.ts';
import { insertTradeOfferEvent, type TradeOfferWork, updateTradeOffer } from './tradeOfferStore.ts';

/** One look at Steam: the fact, what Steam calls the offer and its trade, and Steam's times in Unix seconds. */
export interface SteamLook {
  fact: SteamFact;
  steamOfferId: string;
  offerState: number;
  steamTradeId?: string;
  tradedAtSeconds?: number;
  settlesAtSeconds?: number;
  holdEndsAtSeconds?: number;
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
    await platform.jobs.send(tx, 'trade-offer-decline', { orderId }, orderId);
  if (order.phase === 'completed' && target.reason === 'reversed')
    return noteLateReversal(tx, order, { cause: look.fact, evidence });
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
  // Steam does not say which side reversed a trade: without proof both are held for review (T-23).
  if (after?.reason === 'reversed' && order.phase !== 'failed')
    await holdForReview(tx, [order.buyerId, order.sellerId]);
}
