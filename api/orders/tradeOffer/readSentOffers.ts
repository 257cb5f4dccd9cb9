import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer, UnreadableOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

/** How far before the intent a poll reaches back, in seconds, because Steam's clock and ours differ. */
export const OVERLAP_SECONDS = 300;

/** The offers that Steam lists as sent by an account. */
export interface SentOffers {
  offers: readonly TradeOffer[];
  /** Ids of all rows that were read, also by their id, or that cannot be the order's offer. */
  knownIds: ReadonlySet<string>;
  /** Unreadable rows that may be the order's offer. While there is one, nothing counts as absent (I12). */
  unclear: readonly UnreadableOffer[];
}

/**
 * Reads the offers that an account has sent since an order's intent. Unreadable rows that may carry its tag are queried
 * by their ids.
 */
export async function readSentOffers(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<SentOffers> {
  const sinceUnixSeconds = Math.floor(offer.createdAt.getTime() / 1_000) - OVERLAP_SECONDS;
  const list = await worker.steam.listSentTradeOffers(session, { sinceUnixSeconds });
  const offers = [...list.offers];
  const unclear: UnreadableOffer[] = [];
  for (const row of list.unreadable) {
    if (row.message !== null && row.message !== offer.tag) continue;
    const steams = await ask(worker, session, row);
    if (steams) offers.push(steams);
    else unclear.push(row);
  }
  const doubted = new Set(unclear);
  const told = list.unreadable.filter((row) => !doubted.has(row));
  const knownIds = [...offers, ...told].map(({ tradeOfferId }) => tradeOfferId ?? '');
  return { offers, knownIds: new Set(knownIds), unclear };
}

async function ask(
  worker: WorkerPlatform,
  session: SteamSession,
  { tradeOfferId }: UnreadableOffer,
): Promise<TradeOffer | null> {
  if (tradeOfferId === null) return null;
  try {
    return await worker.steam.getTradeOffer(session, tradeOfferId);
  } catch (error) {
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
    return null;
  }
}
