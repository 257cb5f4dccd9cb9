import { addMs, readClock } from '../kernel/clock.ts';
import type { SteamSession, TradeOffer } from '../steam/steamGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import type { TradeOfferWork } from './tradeOfferStore.ts';

/** Polls reach back this far behind the intent, since Steam's clock and ours differ. */
const OVERLAP_SECONDS = 300;

/**
 * Looks among the offers that Steam holds for the one of an earlier attempt, by its tag. Steam may still be making it: only after
 * twice the client's timeout does "not there" mean absent.
 */
export async function findSentOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  const sinceUnixSeconds = Math.floor(offer.createdAt.getTime() / 1_000) - OVERLAP_SECONDS;
  const sent = await worker.steam.listSentTradeOffers(session, { sinceUnixSeconds });
  const found = sent.find((candidate) => candidate.message === offer.tag);
  if (found) return found;
  const now = await readClock(worker.db);
  const isSure =
    offer.attemptedAt === null || addMs(offer.attemptedAt, worker.config.STEAM_TIMEOUT_MS * 2) <= now;
  return isSure ? 'absent' : 'tooEarly';
}
