import { readClock } from '../../kernel/clock.ts';
import type { Handovers } from '../../kernel/handover.ts';
import { newId } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { findTradeHold } from './purchase.store.ts';

/** A buyer who waits for Steam's word on holds. */
export interface TradeHoldAsk {
  userId: string;
  /** By what the waiting process knows that it was answered. */
  handoverId: string;
}

/** Asks Steam about the hold of a buyer who waits. */
export const tradeHoldAskJob = declareJob<'handoverId', TradeHoldAsk>({
  name: 'trade-hold-ask',
  key: 'handoverId',
});

/** An answer of Steam that is younger is relied on. */
const FRESH_MS = 5 * 60_000;

/**
 * Has Steam asked before a purchase whether it would hold the trade, where its last answer is not fresh: an old one may refuse a buyer whose
 * hold is over, or let one through whose item would be locked. Waits at most `ORDER_HOLD_WAIT_MS`; then the last answer decides.
 */
export async function askTradeHold(
  { db, jobs, config }: Platform,
  handovers: Handovers,
  userId: string,
): Promise<void> {
  if (config.ORDER_HOLD_WAIT_MS === 0) return;
  const buyer = await findTradeHold(db, userId);
  if (!buyer?.tradeUrl) return;
  const { holdAskedAt } = buyer;
  const now = await readClock(db);
  if (holdAskedAt && now.getTime() - holdAskedAt.getTime() < FRESH_MS) return;
  const isDown = (await readSteamHealth(db)).some(({ kind, state }) => kind === 'offers' && state === 'down');
  if (isDown) return;
  const handoverId = newId();
  const waiting = handovers.wait(handoverId, config.ORDER_HOLD_WAIT_MS);
  await jobs.send(db, tradeHoldAskJob, { userId, handoverId });
  await waiting;
}
