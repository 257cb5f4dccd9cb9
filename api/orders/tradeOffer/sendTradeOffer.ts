import { assert } from '../../kernel/assert.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { doEach } from '../../kernel/doEach.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteConfirmation } from '../../steam/account/pauseAccounts.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SentTradeOffer, SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { isSessionExpired } from '../../steam/client/steamSession.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import { findTradeOffer, listByTag, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { cancelOffer } from './cancelOffer.ts';
import { beginAttempt, isWaiting, joinDelivery, renewAttempt } from './delivery.ts';
import { evaluateOffer } from './evaluateOffer.ts';
import { askForLink, failUnsent, handleRejection, markNotSellable } from './handleRejection.ts';
import { isOpen } from './orderedOffer.ts';
import { findSentOffer } from './sentOffers.ts';
import { unlessLost } from './unlessLost.ts';

/** Number of uncertain attempts after which the users see that the order is being verified. */
const DOUBTS_MAX = 3;

/**
 * Sends an order's offer to Steam, with the copies of other orders that come in the same one. The intent is recorded first, and after any
 * uncertain call Steam is queried before another call, so that there are never two offers (I12). Safe to call again at any time.
 * @throws SteamError if it must be retried later.
 */
export async function sendTradeOffer(worker: WorkerPlatform, orderId: string): Promise<void> {
  const intent = await findTradeOffer(worker.db, orderId);
  if (!intent || !isWaiting(intent)) return;
  const tag = await joinDelivery(worker.db, intent);
  if (tag === null) return;
  checkpoint('send.joined');
  await worker.locks.hold(`trade-offer:${tag}`, async () => {
    if (!(await listByTag(worker.db, tag)).some(isWaiting)) return;
    checkpoint('send.found');
    await actForAccount(worker, intent.steamAccountId, (session) => deliver(worker, session, tag));
  });
}

/** An offer at Steam and the orders that it is evaluated for. */
interface SentDelivery {
  steams: TradeOffer;
  offers: readonly TradeOfferWork[];
}

async function deliver(worker: WorkerPlatform, session: SteamSession, tag: string): Promise<void> {
  const delivery = await listByTag(worker.db, tag);
  const waiting = delivery.filter(isWaiting);
  if (waiting.length === 0) return;
  checkpoint('send.signedIn');
  const found = await findOffer(worker, session, waiting);
  const sent = found ? { steams: found, offers: waiting } : await sendAnother(worker, session, waiting);
  checkpoint('send.known');
  if (!sent) return;
  // An order of it has failed: the offer goes back, and the others are sent again.
  if (found && isOpen(found) && delivery.some(({ order }) => order.phase === 'failed'))
    sent.steams = await cancelOffer(worker, session, sent.steams.tradeOfferId);
  const isOrdered = await evaluateEach(worker, session, sent);
  checkpoint('send.recorded');
  if (!isOrdered || sent.steams.state !== tradeOfferStates.CreatedNeedsConfirmation) return;
  // An offer that is not verified as the ordered one is never confirmed, nor one with a copy whose order ends by now.
  const now = await listByTag(worker.db, sent.offers[0]?.tag ?? tag);
  if (now.every(isWaiting)) await confirm(worker, session, sent);
}

/** Records an offer for each of its orders; an order that fails stops no other. True if it is the ordered one for all of them. */
async function evaluateEach(
  worker: WorkerPlatform,
  session: SteamSession,
  { offers, steams }: SentDelivery,
): Promise<boolean> {
  let isOrdered = true;
  const failed = await doEach(worker.log, 'trade-offer-send', offers, {
    keyOf: ({ order }) => order.orderNo,
    act: async (offer) => {
      const evaluation = await evaluateOffer(worker, session, offer, steams);
      isOrdered &&= evaluation === 'fact';
    },
    isFatal: isSessionExpired,
  });
  const [first] = failed;
  if (first) throw first.error;
  return isOrdered;
}

/** The offer of these orders at Steam, if it is known or an earlier attempt made it. @throws SteamError while that is uncertain. */
async function findOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
): Promise<TradeOffer | null> {
  const known = offers.find(({ steamOfferId }) => steamOfferId !== null);
  if (known?.steamOfferId) return worker.steam.getTradeOffer(session, known.steamOfferId);
  const attempted = offers.find(({ attempts }) => attempts > 0);
  if (!attempted) return null;
  const search = await findSentOffer(worker, session, attempted);
  checkpoint('send.looked');
  if (search === 'tooEarly')
    throw new SteamError('transient', 'the last attempt is too recent to search for');
  return search === 'absent' ? null : search;
}

/** Makes an offer, where Steam has none. */
async function sendAnother(
  worker: WorkerPlatform,
  session: SteamSession,
  waiting: readonly TradeOfferWork[],
): Promise<SentDelivery | null> {
  const offers = await beginAttempt(worker.db, waiting);
  checkpoint('send.begun');
  const [first] = offers;
  if (!first || (await isHeldAhead(worker, session, first, offers))) return null;
  checkpoint('send.holdAsked');
  // The answer may have taken its time: an order may have moved on, and the search for this offer counts from here.
  if (!(await renewAttempt(worker.db, offers))) return null;
  const steams = await send(worker, session, first, offers);
  return steams && { steams, offers };
}

/**
 * Asks Steam before an offer is sent whether it would hold the trade, since a held item is locked for about 15 days. If
 * the buyer's account causes it, the buyer is asked for another link; if the seller's does, the order ends and the
 * account stops selling. An unknown hold stops nothing: Steam's answer to the offer says what is wrong.
 */
async function isHeldAhead(
  worker: WorkerPlatform,
  session: SteamSession,
  { order, steamAccountId }: TradeOfferWork,
  offers: readonly TradeOfferWork[],
): Promise<boolean> {
  const address = parseTradeUrl(order.buyerTradeUrl);
  assert(address, 'a trade link was checked when it was stored');
  const partner = { partnerSteamId: address.steamId, partnerToken: address.token };
  const sides = await worker.steam.getTradeHoldSides(session, partner).catch(unlessLost);
  if (sides === 'unknown' || (sides.ours === 0 && sides.theirs === 0)) return false;
  if (sides.ours > 0) {
    await markNotSellable(worker, steamAccountId, 'tradeHold');
    await failUnsent(worker, offers, 'systemCancelled', { holdCausedBy: 'seller' });
  } else await askForLink(worker, offers, 'tradeHold');
  return true;
}

async function send(
  worker: WorkerPlatform,
  session: SteamSession,
  first: TradeOfferWork,
  offers: readonly TradeOfferWork[],
): Promise<TradeOffer | null> {
  const address = parseTradeUrl(first.order.buyerTradeUrl);
  assert(address, 'a trade link was checked when it was stored');
  let sent: SentTradeOffer;
  try {
    sent = await worker.steam.sendTradeOffer(session, {
      partnerSteamId: address.steamId,
      partnerToken: address.token,
      assetIds: offers.map(({ order }) => order.asset.assetId),
      message: first.tag,
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    if (error.kind === 'definite') return handleRejection(worker, session, { first, offers, error });
    await recordDoubt(worker, offers, error);
    throw error;
  }
  checkpoint('send.sent');
  // From here on the offer exists, so no error of this query counts as a rejection of the sending.
  return worker.steam.getTradeOffer(session, sent.tradeOfferId);
}

/** The next attempt resolves the uncertainty. After several of them, users see that the order is being verified. */
async function recordDoubt(
  worker: WorkerPlatform,
  offers: readonly TradeOfferWork[],
  error: SteamError,
): Promise<void> {
  if (error.kind !== 'ambiguous') return;
  const evidence = { steamCode: error.code === null ? '' : String(error.code) };
  const by = { actor: 'platform', cause: 'sendDoubtful', evidence } as const;
  for (const { orderId, attempts } of offers)
    if (attempts >= DOUBTS_MAX)
      await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'verifying' }, by));
}

async function confirm(
  worker: WorkerPlatform,
  session: SteamSession,
  { steams: { tradeOfferId }, offers }: SentDelivery,
): Promise<void> {
  const [first] = offers;
  assert(first, 'an offer carries the copy of an order');
  let isAnswered = true;
  try {
    await worker.steam.confirmTradeOffer(session, tradeOfferId);
  } catch (error) {
    if (error instanceof SteamError && error.kind === 'sessionExpired') throw error;
    const isSteams = error instanceof SteamError && !error.isOutage && !error.isHeldBack && !error.isLimited;
    isAnswered = isSteams && error.code === null;
    // Steam may have accepted the confirmation although the response was lost, or earlier. The state of the offer shows
    // it.
    worker.log.info({ orderNo: first.order.orderNo, error: String(error) }, 'confirmation to be checked');
  }
  checkpoint('send.confirmed');
  const steams = await worker.steam.getTradeOffer(session, tradeOfferId);
  checkpoint('send.reread');
  const isTaken = steams.state !== tradeOfferStates.CreatedNeedsConfirmation;
  if (isTaken || isAnswered) await noteConfirmation(worker, first.steamAccountId, { isTaken });
  if (!isTaken) throw new SteamError('transient', 'the offer is not confirmed yet');
  await evaluateEach(worker, session, { steams, offers });
}
