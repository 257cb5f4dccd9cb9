import { addMs, readClock } from '../../kernel/clock.ts';
import type { Handovers } from '../../kernel/handover.ts';
import { newId } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { isRequestId } from '../../kernel/request/claimRequest.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import type { Purchase } from './buyListing.ts';
import { findTradeHold, isOpenPurchase } from './purchase.store.ts';

/** A buyer who waits for Steam's word on holds. */
export interface TradeHoldAsk {
  userId: string;
  /** By what the waiting process knows that it was answered. */
  handoverId: string;
  /** When the buyer no longer waits (ISO 8601). */
  endsAt: string;
}

/** Asks Steam about the hold of a buyer who waits: once a minute at most, also where Steam did not say. */
export const tradeHoldAskJob = declareJob<'userId', TradeHoldAsk>({
  name: 'trade-hold-ask',
  key: 'userId',
  onceInSeconds: 60,
});

/** An answer of Steam that is younger is relied on. */
const FRESH_MS = 5 * 60_000;

/**
 * Has Steam asked before a purchase whether it would hold the trade, where its last answer is not fresh: an old one may refuse a buyer whose
 * hold is over, or let one through whose item would be locked. Only for a listing on sale: nobody calls Steam by requests that buy nothing.
 * Waits at most `ORDER_HOLD_WAIT_MS`; then the last answer decides.
 */
export async function askTradeHold(
  { db, jobs, config }: Platform,
  handovers: Handovers,
  purchase: Pick<Purchase, 'buyerId' | 'listingId' | 'clientRequestId'>,
): Promise<void> {
  if (config.ORDER_HOLD_WAIT_MS === 0 || !isRequestId(purchase.clientRequestId)) return;
  const userId = purchase.buyerId;
  const buyer = await findTradeHold(db, userId);
  if (!buyer?.tradeUrl) return;
  const { holdAskedAt } = buyer;
  const now = await readClock(db);
  if (holdAskedAt && now.getTime() - holdAskedAt.getTime() < FRESH_MS) return;
  if (!(await isOpenPurchase(db, purchase))) return;
  const isDown = (await readSteamHealth(db)).some(({ kind, state }) => kind === 'offers' && state === 'down');
  if (isDown) return;
  const handoverId = newId();
  const endsAt = addMs(now, config.ORDER_HOLD_WAIT_MS).toISOString();
  const waiting = handovers.wait(handoverId, config.ORDER_HOLD_WAIT_MS);
  if (await jobs.send(db, tradeHoldAskJob, { userId, handoverId, endsAt })) await waiting;
}
