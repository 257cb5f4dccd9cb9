import { addMs, readClock } from '../../kernel/clock.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer, UnreadableOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { pickOffer } from './orderedOffer.ts';

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
    const steams = await readById(worker, session, row);
    if (steams) offers.push(steams);
    else unclear.push(row);
  }
  const unknown = new Set(unclear);
  const known = list.unreadable.filter((row) => !unknown.has(row));
  const knownIds = [...offers, ...known].map(({ tradeOfferId }) => tradeOfferId ?? '');
  return { offers, knownIds: new Set(knownIds), unclear };
}

async function readById(
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

/**
 * Searches the offers at Steam for the one of an earlier attempt, by its tag. Steam may still be creating it, so a
 * missing offer counts as absent only after twice the client's timeout. An incomplete list would lead to a second
 * offer, so the robot's pending confirmations are checked as well: every offer of ours is listed there until it is
 * confirmed.
 * @throws SteamError if an unreadable offer may be the one.
 */
export async function findSentOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  const sent = await readSentOffers(worker, session, offer);
  const found = pickOffer(offer, sent.offers);
  if (found) return found;
  if (sent.unclear.length > 0)
    throw new SteamError('transient', 'an offer that cannot be read may be the order’s');
  const now = await readClock(worker.db);
  const isSure =
    offer.attemptedAt === null || addMs(offer.attemptedAt, worker.config.STEAM_TIMEOUT_MS * 2) <= now;
  if (!isSure) return 'tooEarly';
  const isListed = offer.order.isAutomatic && offer.attempts > 0;
  const unlisted = isListed ? await findUnlisted(worker, session, offer, sent.knownIds) : null;
  return unlisted ?? 'absent';
}

async function findUnlisted(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  listed: ReadonlySet<string>,
): Promise<TradeOffer | null> {
  for (const id of await worker.steam.listUnconfirmedOfferIds(session)) {
    if (listed.has(id)) continue;
    const steams = await worker.steam.getTradeOffer(session, id);
    if (steams.isOurOffer && steams.message === offer.tag) return steams;
  }
  return null;
}
