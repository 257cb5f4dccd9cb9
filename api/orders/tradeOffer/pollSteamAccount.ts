import type { Config } from '../../config.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { isSessionExpired } from '../../steam/client/steamSession.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listLiveTradeOffers, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { cancelOffer, cancelStrayOffer } from './cancelOffer.ts';
import { evaluateOffer } from './evaluateOffer.ts';
import { claimSlowPoll, listKnownTags } from './offerPolls.store.ts';
import { isOpen, listTagged } from './orderedOffer.ts';
import { OVERLAP_SECONDS } from './sentOffers.ts';
import { listedOffer, shareTradeHistory } from './shareTradeHistory.ts';

/**
 * Accounts whose last slow poll is before this time are due for another one. It is needed because an offer alone does
 * not show a reversal, which may come on any of seven days and is not urgent.
 */
export function slowSince(now: Date, { STEAM_SLOW_POLL_MS }: Config): Date {
  return new Date(now.getTime() - STEAM_SLOW_POLL_MS);
}

/**
 * Reads the offers that a Steam account sent, with an overlap in time, and records every difference from the stored
 * state. Orders that are only protected, or completed lately, are checked less often. An offer that appears after its
 * order has failed is cancelled. A failing order does not stop the others and does not affect its account.
 * @throws the error of a failed order or forgotten offer, after all others are done.
 */
export async function pollSteamAccount(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await worker.locks.hold(`steam-poll:${steamAccountId}`, async () => {
    const now = await readClock(worker.db);
    const isSlowPoll = await claimSlowPoll(worker.db, steamAccountId, slowSince(now, worker.config));
    let failed: { error: unknown }[] = [];
    await actForAccount(worker, steamAccountId, async (session) => {
      const offers = await listLiveTradeOffers(worker.db, steamAccountId, { isSlowPoll, now });
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
  const visit = shareTradeHistory(worker, offers, sent);
  const failed = await doEach(worker.log, 'steam-poll', offers, {
    keyOf: ({ order }) => order.orderNo,
    act: async (offer) => {
      await follow(visit, session, offer, sent);
      checkpoint('poll.recorded');
    },
    isFatal: isSessionExpired,
  });
  // After the orders: a forgotten offer that cannot be read keeps none of them waiting.
  return [...failed, ...(await cancelForgotten(worker, session, offers, sent))];
}

async function follow(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<void> {
  const steams = await find(worker, session, offer, sent);
  if (steams && offer.order.phase === 'failed') await cancelStrayOffer(worker, session, offer, steams);
  else if (steams) await evaluateOffer(worker, session, offer, steams);
  await takeBackTwins(worker, session, offer, sent);
}

/** What we write into the message of an offer. */
const TAG = /^SJ-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Cancels robots' offers whose tag no order has any more. Steam is known to refuse a call and still carry it out, after its copies were given
 * another tag to be sent again. A tag is always stored before it is sent, so one that is not known now has been left.
 * @returns those that failed, with their errors.
 */
async function cancelForgotten(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
  sent: readonly TradeOffer[],
): Promise<{ error: unknown }[]> {
  if (offers.some(({ order }) => !order.isAutomatic)) return [];
  const tags = new Set(offers.map(({ tag }) => tag));
  const unknown = sent.filter(
    (steams) => steams.isOurOffer && isOpen(steams) && TAG.test(steams.message) && !tags.has(steams.message),
  );
  if (unknown.length === 0) return [];
  const known = new Set(
    await listKnownTags(
      worker.db,
      unknown.map(({ message }) => message),
    ),
  );
  const forgotten = unknown.filter(({ message }) => !known.has(message));
  return doEach(worker.log, 'steam-poll', forgotten, {
    keyOf: ({ tradeOfferId }) => tradeOfferId,
    act: ({ tradeOfferId }) => cancelOffer(worker, session, tradeOfferId),
    isFatal: isSessionExpired,
  });
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
  for (const twin of twins) if (isOpen(twin)) await cancelOffer(worker, session, twin.tradeOfferId);
}

/** Steam's lists have omitted offers that it returns when queried by id. */
async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  sent: readonly TradeOffer[],
): Promise<TradeOffer | null> {
  const listed = listedOffer(offer, sent);
  if (listed || !offer.steamOfferId) return listed;
  return worker.steam.getTradeOffer(session, offer.steamOfferId);
}
