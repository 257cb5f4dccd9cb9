import { addMs, readClock } from '../../kernel/clock.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { pickOffer } from './orderedOffer.ts';
import { readSentOffers } from './readSentOffers.ts';

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
  const isWitnessed = offer.order.isAutomatic && offer.attempts > 0;
  const unlisted = isWitnessed ? await findUnlisted(worker, session, offer, sent.knownIds) : null;
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
