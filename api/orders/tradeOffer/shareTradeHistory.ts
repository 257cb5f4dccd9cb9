import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeCursor, TradeOffer, TradeRecord } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { pickOffer } from './orderedOffer.ts';

/** From so many trades on the history costs no more calls than asking for each. */
const SHARED_FROM = 2;

/**
 * Steam's view of an order's offer among those that an account sent, or null if the list omits it. An order that knows
 * no offer yet takes the one that fits it.
 */
export function listedOffer(offer: TradeOfferWork, sent: readonly TradeOffer[]): TradeOffer | null {
  const { steamOfferId } = offer;
  if (!steamOfferId) return pickOffer(offer, sent);
  return sent.find(({ tradeOfferId }) => tradeOfferId === steamOfferId) ?? null;
}

/**
 * The worker for one visit to an account, which asks about the trade of each order once. Where several are wanted, the
 * account's trade history answers, which is read when the first is asked for. A trade that the history does not contain,
 * or contradicts, is asked for singly, and so are all if the history cannot be read: its silence is no fact.
 * @param sent the offers that the account sent, as Steam lists them now.
 */
export function shareTradeHistory(
  worker: WorkerPlatform,
  offers: readonly TradeOfferWork[],
  sent: readonly TradeOffer[],
): WorkerPlatform {
  const traded = offers.flatMap((offer) => {
    const tradeId = listedOffer(offer, sent)?.tradeId ?? offer.steamTradeId;
    return tradeId ? [{ tradeId, orderedAt: offer.createdAt.getTime() }] : [];
  });
  const tradeIds = new Set(traded.map(({ tradeId }) => tradeId));
  // No trade is older than its order.
  const sinceSeconds = Math.floor(Math.min(...traded.map(({ orderedAt }) => orderedAt)) / 1_000);
  let history: Promise<ReadonlyMap<string, TradeRecord>> | null = null;
  const ask = async (session: SteamSession, tradeId: string): Promise<TradeRecord> => {
    if (tradeIds.size >= SHARED_FROM && tradeIds.has(tradeId)) {
      history ??= readHistory(worker, session, { tradeIds, sinceSeconds });
      const known = (await history).get(tradeId);
      if (known) return known;
    }
    return worker.steam.getTradeStatus(session, tradeId);
  };
  const answers = new Map<string, Promise<TradeRecord>>();
  const getTradeStatus = (session: SteamSession, tradeId: string): Promise<TradeRecord> => {
    const answer = answers.get(tradeId) ?? ask(session, tradeId);
    answers.set(tradeId, answer);
    return answer;
  };
  return { ...worker, steam: { ...worker.steam, getTradeStatus } };
}

/**
 * Reads the history page by page until it has shown the wanted trades, or goes back further than they can, or costs
 * more calls than it saves. A trade that the history shows as complete and as returned by another is left out.
 */
async function readHistory(
  worker: WorkerPlatform,
  session: SteamSession,
  wanted: { tradeIds: ReadonlySet<string>; sinceSeconds: number },
): Promise<ReadonlyMap<string, TradeRecord>> {
  const found = new Map<string, TradeRecord>();
  const returnedIds = new Set<string>();
  let after: TradeCursor | undefined;
  let pages = 0;
  try {
    do {
      const { trades, next } = await worker.steam.listTrades(session, after);
      pages += 1;
      for (const trade of trades) {
        if (wanted.tradeIds.has(trade.tradeId)) found.set(trade.tradeId, trade);
        if (trade.rollbackTrade) returnedIds.add(trade.rollbackTrade);
      }
      after = next ?? undefined;
    } while (
      after &&
      after.timeSeconds >= wanted.sinceSeconds &&
      found.size < wanted.tradeIds.size &&
      pages < wanted.tradeIds.size
    );
  } catch (error) {
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
    worker.log.warn({ error: error.message }, 'a trade history could not be read');
  }
  for (const id of returnedIds) if (found.get(id)?.status === tradeStatuses.Complete) found.delete(id);
  worker.watch.noteSaved('getTradeStatus', found.size - pages);
  return found;
}
