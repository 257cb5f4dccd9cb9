import { checkpoint } from '../kernel/checkpoint.ts';
import { readClock } from '../kernel/clock.ts';
import { openSteamSession } from '../steam/openSteamSession.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { protectedSince } from './protectedSince.ts';
import { claimProtectedLook, listLiveTradeOffers } from './tradeOfferStore.ts';

const OVERLAP_SECONDS = 300;

/**
 * Reads the offers that a Steam account sent, with an overlap, and records every difference to what is known. Orders that are merely
 * protected are looked at more rarely.
 */
export async function pollSteamAccount(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await worker.locks.hold(`steam-poll:${steamAccountId}`, () => poll(worker, steamAccountId));
}

async function poll(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  const since = protectedSince(await readClock(worker.db), worker.config.STEAM_POLL_MS);
  const withProtected = await claimProtectedLook(worker.db, steamAccountId, since);
  const offers = await listLiveTradeOffers(worker.db, steamAccountId, { withProtected });
  const [oldest] = offers;
  if (!oldest) return;
  const session = await openSteamSession(worker, steamAccountId);
  checkpoint('poll.signedIn');
  const sinceUnixSeconds = Math.floor(oldest.createdAt.getTime() / 1_000) - OVERLAP_SECONDS;
  const sent = await worker.steam.listSentTradeOffers(session, { sinceUnixSeconds });
  checkpoint('poll.listed');
  for (const offer of offers) {
    const steams = sent.find(
      (candidate) => candidate.tradeOfferId === offer.steamOfferId || candidate.message === offer.tag,
    );
    if (steams) await lookAtOffer(worker, session, offer, steams);
    checkpoint('poll.recorded');
  }
}
