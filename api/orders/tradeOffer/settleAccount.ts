import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { doEach } from '../../kernel/doEach.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer, TradeRecord } from '../../steam/client/steamGateway.ts';
import { isSessionExpired } from '../../steam/client/steamSession.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listSettlingOrders, postponeDeadline, type SettlingOrder } from '../order/order.store.ts';
import { nextCheckMs } from '../order/orderDuty.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import { listTradeOffers, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { evaluateOffer } from './evaluateOffer.ts';
import { statusOf } from './orderedOffer.ts';
import { OVERLAP_SECONDS } from './sentOffers.ts';
import { listedOffer, shareTradeHistory } from './shareTradeHistory.ts';

/** Maximum number of orders that one run settles. */
const ORDERS_MAX = 200;
/** Steam's protection of seven days ends at the end of its own calendar day, at most one day after ours. */
const ROUNDED_UP_MS = 24 * 3_600_000;
/** Until so long after our own end of the protection a settlement is not late. */
const LATE_AFTER_MS = 25 * 3_600_000;

/**
 * Settles the protected orders of an account that are due, after one fresh query to Steam for all of them. Only a trade
 * that is still valid releases the seller's money. An order that fails stops no other and is tried again.
 * @throws the error of a failed order that is not Steam's, after all others are done.
 */
export async function settleAccount(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await worker.locks.hold(`settle:${steamAccountId}`, async () => {
    const orders = await listSettlingOrders(worker.db, steamAccountId, ORDERS_MAX);
    const failed = await postponeAll(worker, orders);
    const failedIds = new Set(failed.map(({ item }) => item.id));
    const orderIds = orders.flatMap(({ id }) => (failedIds.has(id) ? [] : [id]));
    checkpoint('settle.postponed');
    let unsettled: { error: unknown }[] = [];
    try {
      if (orderIds.length > 0)
        await actForAccount(worker, steamAccountId, async (session) => {
          const offers = await listTradeOffers(worker.db, steamAccountId, orderIds);
          unsettled = await settleAll(worker, session, offers);
        });
    } catch (error) {
      if (!(error instanceof SteamError)) throw error;
      worker.log.warn({ steamAccountId, error: error.message }, 'settlements will be tried again');
    }
    const [first] = [...failed, ...unsettled];
    if (first) throw first.error;
  });
}

/** Postponed before Steam is asked, so that a failing query is not repeated at once. */
async function postponeAll(worker: WorkerPlatform, orders: readonly SettlingOrder[]) {
  const now = await readClock(worker.db);
  return doEach(worker.log, 'settlement', orders, {
    keyOf: ({ orderNo }) => orderNo,
    act: ({ id, settlesAt }) => {
      const lateMs = now.getTime() - addMs(settlesAt ?? now, LATE_AFTER_MS).getTime();
      return postponeDeadline(worker.db, { id, phase: 'protected' }, addMs(now, nextCheckMs(lateMs)));
    },
  });
}

async function settleAll(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
): Promise<{ error: unknown }[]> {
  const sent = await listSent(worker, session, offers);
  const visit = shareTradeHistory(worker, offers, sent);
  return doEach(worker.log, 'settlement', offers, {
    keyOf: ({ order }) => order.orderNo,
    act: async (offer) => {
      try {
        await settle(visit, session, offer, sent);
      } catch (error) {
        if (!(error instanceof SteamError) || isSessionExpired(error)) throw error;
        const { orderNo } = offer.order;
        worker.log.warn({ orderNo, error: error.message }, 'a settlement will be tried again');
      }
      checkpoint('settle.settled');
    },
    isFatal: isSessionExpired,
  });
}

/** The account's own offers in one list; none for a single order, whose offer is asked for by its id. */
async function listSent(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
): Promise<readonly TradeOffer[]> {
  const [oldest, ...others] = offers;
  if (!oldest || others.length === 0) return [];
  const sinceUnixSeconds = Math.floor(oldest.createdAt.getTime() / 1_000) - OVERLAP_SECONDS;
  const { offers: sent } = await worker.steam.listSentTradeOffers(session, { sinceUnixSeconds });
  const listedCount = offers.filter((offer) => listedOffer(offer, sent)).length;
  worker.watch.noteSaved('getTradeOffer', listedCount - 1);
  return sent;
}

/**
 * When Steam's protection ends, according to the trade or else its offer; if neither says, the latest time it can end.
 */
function settlementOf(trade: TradeRecord, steams: TradeOffer, ours: Date | null): Date | null {
  const seconds = trade.timeSettlement ?? steams.settlementDate;
  if (seconds !== null) return new Date(seconds * 1_000);
  return ours && addMs(ours, ROUNDED_UP_MS);
}

async function settle(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<void> {
  if (!offer.steamOfferId || !offer.steamTradeId) return;
  const steams = listedOffer(offer, sent) ?? (await worker.steam.getTradeOffer(session, offer.steamOfferId));
  await evaluateOffer(worker, session, offer, steams);
  const trade = await worker.steam.getTradeStatus(session, offer.steamTradeId);
  const now = await readClock(worker.db);
  const settlesAt = settlementOf(trade, steams, offer.order.settlesAt);
  if (statusOf(offer, trade) !== tradeStatuses.Complete || settlesAt === null || settlesAt > now) return;
  const by = { actor: 'steam', cause: 'settled', evidence: { steamTradeId: trade.tradeId } } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, offer.orderId, { to: 'completed' }, by));
}
