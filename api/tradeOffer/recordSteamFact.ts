import { addMs, readClock } from '../kernel/clock.ts';
import type { Tx } from '../kernel/db.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import type { OrderTarget } from '../order/orderPath.ts';
import { findOrder, type OrderRow } from '../order/orderStore.ts';
import { holdForReview } from '../user/holdForReview.ts';
import { type SteamFact, targetOf } from './steamFact.ts';
import { insertTradeOfferEvent, type TradeOfferWork, updateTradeOffer } from './tradeOfferStore.ts';

/** One look at Steam: the fact, what Steam calls the offer and its trade, and Steam's times in Unix seconds. */
export interface SteamLook {
  fact: SteamFact;
  steamOfferId: string;
  offerState: number;
  steamTradeId?: string;
  tradedAtSeconds?: number;
  settlesAtSeconds?: number;
}

/** Proceeds mature 7 × 24 h after the deal at the earliest, whatever Steam says (W-05). */
const SETTLING_MIN_MS = 7 * 24 * 3_600_000;

function timesOf(look: SteamLook): { tradedAt?: Date; settlesAt?: Date } {
  if (look.tradedAtSeconds === undefined) return {};
  const tradedAt = new Date(look.tradedAtSeconds * 1_000);
  const earliest = addMs(tradedAt, SETTLING_MIN_MS);
  const steams = new Date((look.settlesAtSeconds ?? 0) * 1_000);
  return { tradedAt, settlesAt: steams > earliest ? steams : earliest };
}

/** An offer that we took back to verify a cancel fails for that cancel's reason, not as the seller's. */
function withPendingReason(target: OrderTarget, order: OrderRow): OrderTarget {
  const isOurs = order.phase === 'verifying' && order.reason !== null && target.reason === 'sellerRevoked';
  return isOurs && order.reason ? { to: 'failed', reason: order.reason } : target;
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
  const target = targetOf(look.fact);
  const order = await findOrder(tx, orderId);
  if (!target || !order) return;
  const confirmedAt =
    look.fact === 'offer:2' && order.isAutomatic ? { confirmedAt: await readClock(tx) } : {};
  const by = { actor: 'steam', cause: look.fact, evidence, ...timesOf(look), ...confirmedAt } as const;
  const after = await advanceOrder(tx, platform, orderId, withPendingReason(target, order), by);
  // Steam does not say which side reversed a trade: without proof both are held for review (T-23).
  if (after?.reason === 'reversed' && order.phase !== 'failed')
    await holdForReview(tx, [order.buyerId, order.sellerId]);
}
