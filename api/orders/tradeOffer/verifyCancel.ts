import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { isSteamSuspect } from '../../steam/client/steamHealth.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { recordDispute } from '../order/dispute.ts';
import { lockOrder } from '../order/order.store.ts';
import type { OrderReason } from '../order/order.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import { findTradeOffer, hasSeenOpen, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { cancelOffer } from './cancelOffer.ts';
import { deadlineEnd, type EndingOrder } from './deadlineEnd.ts';
import { evaluateOffer } from './evaluateOffer.ts';
import { findSentOffer } from './sentOffers.ts';
import { checkBuyerBan } from './tradeBan.ts';

/**
 * Finds out at Steam how an order under cancel ends. Either its offer is cancelled and the order fails for its pending
 * reason, or the offer was accepted in the meantime and the order continues; `deadlineEnd` holds the table. An ordinary
 * seller's offer is never cancelled by us (S-05).
 * @returns false if the order's offer is being processed elsewhere, so that nothing was asked.
 */
export async function verifyCancel(worker: WorkerPlatform, orderId: string): Promise<boolean> {
  const tag = (await findTradeOffer(worker.db, orderId))?.tag ?? '';
  return worker.locks.hold(`trade-offer:${tag}`, async () => {
    const offer = await findTradeOffer(worker.db, orderId);
    if (offer?.order.phase !== 'verifying' || !offer.order.reason) return;
    await actForAccount(worker, offer.steamAccountId, (session) => verify(worker, session, offer));
  });
}

async function verify(worker: WorkerPlatform, session: SteamSession, offer: TradeOfferWork): Promise<void> {
  const steams = await find(worker, session, offer);
  if (steams === 'tooEarly') return;
  const pending = offer.order.reason as OrderReason;
  const isBuyerBanned = await checkBuyerBan(worker, session, offer);
  const order = { pending, isAutomatic: offer.order.isAutomatic, isBuyerBanned };
  if (steams === 'absent') return endWithout(worker, offer.orderId, order);
  const isSeenOpen = await hasSeenOpen(worker.db, offer.id, steams.tradeOfferId);
  const end = deadlineEnd(steams.state, { ...order, isSeenOpen });
  const isUnconfirmed = steams.state === tradeOfferStates.CreatedNeedsConfirmation;
  if (isUnconfirmed && end.act === 'fail') {
    const evidence = { steamOfferId: steams.tradeOfferId };
    return endOrder(worker, offer.orderId, end.reason, { cause: 'offerUnconfirmed', evidence });
  }
  const mustCancel = end.act === 'cancelOffer';
  const after = mustCancel ? await cancelOffer(worker, session, steams.tradeOfferId) : steams;
  checkpoint('verify.takenBack');
  const evaluation = await evaluateOffer(worker, session, offer, after);
  // An ordinary seller's wrong offer counts as no offer, so the buyer does not wait for its end.
  if (evaluation === 'differs' && !offer.order.isAutomatic) await endWithout(worker, offer.orderId, order);
}

/** Steam has no offer for the order. */
async function endWithout(
  worker: WorkerPlatform,
  orderId: string,
  order: Omit<EndingOrder, 'isSeenOpen'>,
): Promise<void> {
  const end = deadlineEnd(null, { ...order, isSeenOpen: false });
  if (end.act === 'fail') await endOrder(worker, orderId, end.reason, { cause: 'offerAbsent' });
}

async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  if (offer.steamOfferId) return worker.steam.getTradeOffer(session, offer.steamOfferId);
  return findSentOffer(worker, session, offer);
}

async function endOrder(
  worker: WorkerPlatform,
  orderId: string,
  reason: OrderReason,
  by: { cause: string; evidence?: Record<string, string> },
): Promise<void> {
  await inTransaction(worker.db, (tx) =>
    advanceOrder(tx, worker, orderId, { to: 'failed', reason }, { actor: 'platform', ...by }),
  );
}

/**
 * Ends a cancel that has waited for Steam's answer so long that Steam itself has expired any offer. Steam is asked once
 * more before the order ends without an answer.
 * @param isOver it has waited so long that no error of the query extends the wait.
 */
export async function resolveUnverified(
  worker: WorkerPlatform,
  orderId: string,
  isOver: boolean,
): Promise<void> {
  const isQueried = await queryAgain(worker, orderId, isOver);
  if (isQueried) await inTransaction(worker.db, (tx) => resolveUnanswered(tx, worker, orderId));
}

async function queryAgain(worker: WorkerPlatform, orderId: string, isOver: boolean): Promise<boolean> {
  try {
    return await verifyCancel(worker, orderId);
  } catch (error) {
    if (isOver) {
      noteFailure(worker.log, 'order-verify', orderId, error);
      return true;
    }
    if (!(error instanceof SteamError)) throw error;
    // An outage does not concern this account alone. It passes, and then Steam answers.
    return !error.isOutage;
  }
}

/**
 * Ends an order whose cancel Steam never confirmed although Steam is available, so that the buyer does not wait for
 * ever. Nobody knows who has the item. Therefore what returned to the buyer's proceeds is held for 72 hours; neither
 * account is held.
 */
async function resolveUnanswered(tx: Tx, platform: Platform, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.phase !== 'verifying' || !order.reason) return;
  if (isSteamSuspect(await readSteamHealth(tx))) return;
  const by = { actor: 'platform', cause: 'verifyTimeout' } as const;
  await advanceOrder(tx, platform, orderId, { to: 'failed', reason: order.reason }, by);
  await recordDispute(tx, order.id, { cause: 'unanswered', isSearched: false });
}
