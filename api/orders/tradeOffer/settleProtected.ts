import { addMs, readClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer, TradeRecord } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import { findTradeOffer } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { evaluateOffer } from './evaluateOffer.ts';

/**
 * Settles a protected order that is due, after a fresh query to Steam. Only a trade that is still valid releases the
 * seller's money.
 */
export async function settleProtected(worker: WorkerPlatform, orderId: string): Promise<void> {
  const offer = await findTradeOffer(worker.db, orderId);
  if (!offer) return;
  try {
    await actForAccount(worker, offer.steamAccountId, (session) => settle(worker, session, orderId));
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.warn(
      { orderNo: offer.order.orderNo, error: error.message },
      'a settlement will be tried again',
    );
  }
}

/** Steam's protection of seven days ends at the end of its own calendar day, at most one day after ours. */
const ROUNDED_UP_MS = 24 * 3_600_000;

/**
 * When Steam's protection ends, according to the trade or else its offer; if neither says, the latest time it can end.
 */
function settlementOf(trade: TradeRecord, steams: TradeOffer, ours: Date | null): Date | null {
  const seconds = trade.timeSettlement ?? steams.settlementDate;
  if (seconds !== null) return new Date(seconds * 1_000);
  return ours && addMs(ours, ROUNDED_UP_MS);
}

async function settle(worker: WorkerPlatform, session: SteamSession, orderId: string): Promise<void> {
  const offer = await findTradeOffer(worker.db, orderId);
  if (!offer?.steamOfferId || !offer.steamTradeId) return;
  const steams = await worker.steam.getTradeOffer(session, offer.steamOfferId);
  await evaluateOffer(worker, session, offer, steams);
  const trade = await worker.steam.getTradeStatus(session, offer.steamTradeId);
  const now = await readClock(worker.db);
  const settlesAt = settlementOf(trade, steams, offer.order.settlesAt);
  if (trade.status !== tradeStatuses.Complete || settlesAt === null || settlesAt > now) return;
  const by = { actor: 'steam', cause: 'settled', evidence: { steamTradeId: trade.tradeId } } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'completed' }, by));
}
