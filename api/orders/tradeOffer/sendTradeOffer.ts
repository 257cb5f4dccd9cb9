import { assert } from '../../kernel/assert.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteConfirmation } from '../../steam/account/pauseAccounts.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SentTradeOffer, SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder } from '../order/order.store.ts';
import { requestTradeUrl } from '../order/orderTradeUrl.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import {
  countAttempt,
  findTradeOffer,
  redateAttempt,
  type TradeOfferWork,
} from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { evaluateOffer } from './evaluateOffer.ts';
import { failUnsent, handleRejection, markNotSellable } from './handleRejection.ts';
import { findSentOffer } from './sentOffers.ts';

/** Number of uncertain attempts after which the users see that the order is being verified. */
const DOUBTS_MAX = 3;

/**
 * Sends an order's offer to Steam. The intent is recorded first, and after any uncertain call Steam is queried before
 * another call, so that there are never two offers (I12). Safe to call again at any time.
 * @throws SteamError if it must be retried later.
 */
export async function sendTradeOffer(worker: WorkerPlatform, orderId: string): Promise<void> {
  await worker.locks.hold(`trade-offer:${orderId}`, async () => {
    const intent = await findTradeOffer(worker.db, orderId);
    if (!intent || !isWaiting(intent)) return;
    checkpoint('send.found');
    await actForAccount(worker, intent.steamAccountId, (session) => deliver(worker, session, orderId));
  });
}

async function deliver(worker: WorkerPlatform, session: SteamSession, orderId: string): Promise<void> {
  const offer = await findTradeOffer(worker.db, orderId);
  if (!offer || !isWaiting(offer)) return;
  checkpoint('send.signedIn');
  const sent = await findOrSend(worker, session, offer);
  checkpoint('send.known');
  if (!sent) return;
  const evaluation = await evaluateOffer(worker, session, offer, sent);
  checkpoint('send.recorded');
  // An offer that is not verified as the ordered one is never confirmed.
  if (evaluation === 'fact' && sent.state === tradeOfferStates.CreatedNeedsConfirmation)
    await confirm(worker, session, offer, sent.tradeOfferId);
}

function isWaiting({ order }: TradeOfferWork): boolean {
  if (order.deliveryIssue) return false;
  return (
    order.phase === 'awaitingOffer' ||
    order.phase === 'delivering' ||
    (order.phase === 'verifying' && order.reason === null)
  );
}

async function findOrSend(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | null> {
  if (offer.steamOfferId) return worker.steam.getTradeOffer(session, offer.steamOfferId);
  if (offer.attempts > 0) {
    const search = await findSentOffer(worker, session, offer);
    checkpoint('send.looked');
    if (search === 'tooEarly')
      throw new SteamError('transient', 'the last attempt is too recent to search for');
    if (search !== 'absent') return search;
  }
  const isBegun = await beginAttempt(worker.db, offer);
  checkpoint('send.begun');
  if (!isBegun || (await isHeldAhead(worker, session, offer))) return null;
  checkpoint('send.holdAsked');
  // The answer may have taken its time: the order may have moved on, and the search for this offer counts from here.
  if (!(await ifWanted(worker.db, offer, redateAttempt))) return null;
  return send(worker, session, offer);
}

/**
 * Asks Steam before an offer is sent whether it would hold the trade, since a held item is locked for about 15 days. If
 * the buyer's account causes it, the buyer is asked for another link; if the seller's does, the order ends and the
 * account stops selling. An unknown hold stops nothing: Steam's answer to the offer says what is wrong.
 */
async function isHeldAhead(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<boolean> {
  const address = parseTradeUrl(offer.order.buyerTradeUrl);
  assert(address, 'a trade link was checked when it was stored');
  const partner = { partnerSteamId: address.steamId, partnerToken: address.token };
  const sides = await worker.steam.getTradeHoldSides(session, partner);
  if (sides === 'unknown' || (sides.ours === 0 && sides.theirs === 0)) return false;
  if (sides.ours > 0) {
    await markNotSellable(worker, offer.steamAccountId, 'tradeHold');
    await failUnsent(worker, offer, 'systemCancelled', { holdCausedBy: 'seller' });
  } else await requestTradeUrl(worker, offer.orderId, 'tradeHold');
  return true;
}

async function send(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | null> {
  const address = parseTradeUrl(offer.order.buyerTradeUrl);
  assert(address, 'a trade link was checked when it was stored');
  let sent: SentTradeOffer;
  try {
    sent = await worker.steam.sendTradeOffer(session, {
      partnerSteamId: address.steamId,
      partnerToken: address.token,
      assetIds: [offer.order.asset.assetId],
      message: offer.tag,
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    if (error.kind === 'definite') return handleRejection(worker, session, offer, error);
    await recordDoubt(worker, offer, error);
    throw error;
  }
  checkpoint('send.sent');
  // From here on the offer exists, so no error of this query counts as a rejection of the sending.
  return worker.steam.getTradeOffer(session, sent.tradeOfferId);
}

/** The next attempt resolves the uncertainty. After several of them, users see that the order is being verified. */
async function recordDoubt(worker: WorkerPlatform, offer: TradeOfferWork, error: SteamError): Promise<void> {
  if (error.kind !== 'ambiguous' || offer.attempts + 1 < DOUBTS_MAX) return;
  const evidence = { steamCode: error.code === null ? '' : String(error.code) };
  const by = { actor: 'platform', cause: 'sendDoubtful', evidence } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, offer.orderId, { to: 'verifying' }, by));
}

async function confirm(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  tradeOfferId: string,
): Promise<void> {
  let isAnswered = true;
  try {
    await worker.steam.confirmTradeOffer(session, tradeOfferId);
  } catch (error) {
    if (error instanceof SteamError && error.kind === 'sessionExpired') throw error;
    isAnswered = error instanceof SteamError && !error.isOutage && !error.isHeldBack && error.code === null;
    // Steam may have accepted the confirmation although the response was lost, or earlier. The state of the offer shows
    // it.
    worker.log.info({ orderNo: offer.order.orderNo, error: String(error) }, 'confirmation to be checked');
  }
  checkpoint('send.confirmed');
  const steams = await worker.steam.getTradeOffer(session, tradeOfferId);
  checkpoint('send.reread');
  const isTaken = steams.state !== tradeOfferStates.CreatedNeedsConfirmation;
  if (isTaken || isAnswered) await noteConfirmation(worker, offer.steamAccountId, { isTaken });
  if (!isTaken) throw new SteamError('transient', 'the offer is not confirmed yet');
  await evaluateOffer(worker, session, offer, steams);
}

/**
 * Counts an attempt before Steam is called, with the order locked. A concurrent cancel either comes first, and then
 * nothing is sent, or finds the attempt and asks Steam.
 * @returns false if the order needs no offer any more, or another attempt was counted in between: when a worker loses
 * its connection, its lock passes to another worker at once (I12).
 */
export async function beginAttempt(db: Db, offer: TradeOfferWork): Promise<boolean> {
  return ifWanted(db, offer, countAttempt);
}

/** Notes something about an attempt under the order's lock. False if the order does not want it any more. */
async function ifWanted(
  db: Db,
  offer: TradeOfferWork,
  note: (tx: Tx, offer: TradeOfferWork) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, offer.orderId);
    const isWanted =
      (order?.phase === 'awaitingOffer' && !order.deliveryIssue) ||
      (order?.phase === 'verifying' && order.reason === null);
    return isWanted && note(tx, offer);
  });
}
