import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { isSessionExpired } from '../../steam/client/steamSession.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { claimSlowLook, listLiveTradeOffers, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { isOpen, listTagged, pickOffer } from './orderedOffer.ts';
import { OVERLAP_SECONDS } from './readSentOffers.ts';
import { slowSince } from './slowSince.ts';
import { takeBackOffer } from './takeBackOffer.ts';
import { takeBackStray } from './takeBackStray.ts';

/**
 * Reads the offers that a Steam account sent, with an overlap in time, and records every difference from the stored
 * state. Orders that are only protected, or completed lately, are checked less often. An offer that appears after its
 * order has failed is cancelled. A failing order does not stop the others and does not affect its account.
 * @throws the error of a failed order, after all others are done.
 */
export async function pollSteamAccount(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await worker.locks.hold(`steam-poll:${steamAccountId}`, async () => {
    const now = await readClock(worker.db);
    const isSlowLook = await claimSlowLook(
      worker.db,
      steamAccountId,
      slowSince(now, worker.config.STEAM_POLL_MS),
    );
    let failed: { error: unknown }[] = [];
    await actForAccount(worker, steamAccountId, async (session) => {
      const offers = await listLiveTradeOffers(worker.db, steamAccountId, { isSlowLook, now });
      failed = await poll(worker, session, offers);
    });
    const [first] = failed;
    if (first) throw first.error;
  });
}

async function poll(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
): Promise<{ error: unknown }[]> {
  const [oldest] = offers;
  if (!oldest) return [];
  checkpoint('poll.signedIn');
  const sinceUnixSeconds = Math.floor(oldest.createdAt.getTime() / 1_000) - OVERLAP_SECONDS;
  const { offers: sent } = await worker.steam.listSentTradeOffers(session, { sinceUnixSeconds });
  checkpoint('poll.listed');
  return doEach(worker.log, 'steam-poll', offers, {
    keyOf: ({ order }) => order.orderNo,
    act: async (offer) => {
      await follow(worker, session, offer, sent);
      checkpoint('poll.recorded');
    },
    isFatal: isSessionExpired,
  });
}

async function follow(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<void> {
  const steams = await find(worker, session, offer, sent);
  if (steams && offer.order.phase === 'failed') await takeBackStray(worker, session, offer, steams);
  else if (steams) await lookAtOffer(worker, session, offer, steams);
  await takeBackTwins(worker, session, offer, sent);
}

/** Steam is known to carry out one call twice. The second offer must not remain beside the one that the order knows. */
async function takeBackTwins(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<void> {
  if (!offer.steamOfferId || !offer.order.isAutomatic) return;
  const twins = listTagged(offer, sent).filter(({ tradeOfferId }) => tradeOfferId !== offer.steamOfferId);
  for (const twin of twins) if (isOpen(twin)) await takeBackOffer(worker, session, twin.tradeOfferId);
}

/** Steam's lists have omitted offers that it returns when queried by id. */
async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<TradeOffer | null> {
  const { steamOfferId } = offer;
  if (!steamOfferId) return pickOffer(offer, sent);
  const listed = sent.find(({ tradeOfferId }) => tradeOfferId === steamOfferId);
  return listed ?? worker.steam.getTradeOffer(session, steamOfferId);
}
