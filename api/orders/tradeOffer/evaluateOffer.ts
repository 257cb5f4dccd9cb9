import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { cancelOtherOffers } from './cancelOffer.ts';
import { sendRestAgain } from './delivery.ts';
import { findReplacement } from './findReplacement.ts';
import {
  differenceOf,
  givesOrdered,
  hasGivenOrdered,
  hasLeft,
  isBare,
  isEnded,
  isOpen,
  isOrdered,
  isUntagged,
  type OfferDifference,
  offeredCopies,
  statusOf,
  tradedCopies,
} from './orderedOffer.ts';
import { recordSteamFact } from './recordSteamFact.ts';
import { rejectOffer } from './rejectOffer.ts';
import { REVERSIBLE_MS, reportWrongOffer, reversibleUntil } from './reportWrongOffer.ts';
import { checkBuyerBan } from './tradeBan.ts';
import { unlessLost } from './unlessLost.ts';

/** The lowest trade status whose record says more than its offer: committed, complete, failed, held, rolled back. */
const CONCLUSIVE_FROM = 2;

/** Differences that do not concern the ordered copy itself. */
const EXTRAS: readonly string[] = ['extraGiven', 'extraAsked'];

/**
 * The result of reading an offer: a fact about the ordered offer, nothing usable, or an offer that differs from the
 * order.
 */
export type OfferEvaluation = 'fact' | 'unclear' | 'differs';

/**
 * Evaluates Steam's offer, and its trade if there is one, as a fact for the order. An offer that gives another asset or
 * goes to another partner never counts as a delivery. A robot's wrong offer is cancelled together with its order (T-24,
 * T-25); other copies in it are sent again. An ordinary seller's wrong offer is reported to both sides, and the right one may still come. Once the buyer
 * has accepted the ordered copy from an ordinary seller, the order is delivered whatever else was traded; what was
 * asked in return, or given too much, is reported.
 */
export async function evaluateOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  seen: TradeOffer,
): Promise<OfferEvaluation> {
  const steams = isEnded(seen) ? await findOther(worker, session, offer, seen) : seen;
  const hasEnded = isEnded(steams);
  if (hasEnded && (await sendRestAgain(worker, session, offer, steams))) return 'unclear';
  const isByHand = !offer.order.isAutomatic;
  const difference = hasEnded && !isByHand ? null : differenceOf(offer, steams);
  const isDelivered = isByHand && hasLeft(steams) && EXTRAS.includes(difference?.difference ?? '');
  if (difference && !isDelivered && !(await isRenamed(worker, session, offer, { steams, difference }))) {
    if (!isByHand) await rejectOffer(worker, session, { offer, steams, difference });
    else if (hasLeft(steams) && difference.difference === 'partner')
      return evaluateElsewhere(worker, session, offer, { steams, difference });
    else await reportWrongOffer(worker, { offer, steams, difference });
    return 'differs';
  }
  if (isByHand && steams.state === tradeOfferStates.InvalidItems) {
    const elsewhere = await findTradeElsewhere(worker, session, offer);
    if (elsewhere) {
      await failWithoutItem(worker, offer, elsewhere);
      return 'differs';
    }
  }
  const evaluation = steams.tradeId
    ? await evaluateTrade(worker, session, offer, { ...steams, tradeId: steams.tradeId })
    : await recordOffer(worker, session, offer, steams);
  if (evaluation === 'fact' && isDelivered && difference)
    await reportWrongOffer(worker, { offer, steams, difference });
  return evaluation;
}

/**
 * Evaluates an offer by hand that another account accepted: the order fails if it gave the ordered copy. An offer may show no items or only
 * their new ids, and then its trade says what was given; while neither does, nothing is concluded.
 */
async function evaluateElsewhere(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  { steams, difference }: { steams: TradeOffer; difference: OfferDifference },
): Promise<OfferEvaluation> {
  const isShown = givesOrdered(offer, steams);
  const given =
    isShown || !steams.tradeId
      ? []
      : (await worker.steam.getTradeStatus(session, steams.tradeId)).assetsGiven;
  const known = given.map(({ assetId }) => assetId).join(', ');
  const proof = { ...difference, offeredAssetId: difference.offeredAssetId || known };
  if (isShown || given.some((item) => isOrdered(offer, item)))
    await failWithoutItem(worker, offer, { ...proof, ...(await reversibleUntil(worker.db, steams)) });
  else if (isBare(steams) && given.length === 0) return 'unclear';
  else await reportWrongOffer(worker, { offer, steams, difference: proof });
  return 'differs';
}

/** Records an offer without a trade. */
async function recordOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer,
): Promise<OfferEvaluation> {
  const hasEnded = isEnded(steams);
  // An accepted offer is not evaluated without its trade, which alone holds the time of the trade and the end of its
  // protection.
  const isConclusive = hasEnded || (!isBare(steams) && steams.state !== tradeOfferStates.Accepted);
  if (!isConclusive) return 'unclear';
  if (hasEnded) await checkBuyerBan(worker, session, offer);
  const { tradeOfferId: steamOfferId, state: offerState, escrowEndDate } = steams;
  const isHeld = offerState === tradeOfferStates.InEscrow && offer.order.phase !== 'onHold';
  const holdCausedBy = isHeld ? await readHoldCause(worker, session, offer) : null;
  await recordSteamFact(worker, offer, {
    fact: `offer:${offerState}`,
    steamOfferId,
    offerState,
    copies: offeredCopies(offer, steams),
    isUntagged: !offer.order.isAutomatic && isOpen(steams) && isUntagged(offer, steams),
    ...(escrowEndDate === null ? {} : { holdEndsAtSeconds: escrowEndDate }),
    ...(holdCausedBy ? { holdCausedBy } : {}),
  });
  return 'fact';
}

/** Searches for another valid offer before an order ends with its offer. */
async function findOther(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<TradeOffer> {
  return offer.order.isAutomatic
    ? cancelOtherOffers(worker, session, offer, ended)
    : findReplacement(worker, session, offer, ended);
}

/**
 * Items get new ids when they change owner, and an accepted offer may show those. The trade's record has the old ones
 * as well.
 */
async function isRenamed(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  { steams, difference }: { steams: TradeOffer; difference: OfferDifference },
): Promise<boolean> {
  if (difference.difference !== 'asset' || !steams.tradeId) return false;
  return hasGivenOrdered(offer, await worker.steam.getTradeStatus(session, steams.tradeId));
}

async function evaluateTrade(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer & { tradeId: string },
): Promise<OfferEvaluation> {
  const trade = await worker.steam.getTradeStatus(session, steams.tradeId);
  checkpoint('look.traded');
  if (trade.status < CONCLUSIVE_FROM) return 'unclear';
  if (isBare(steams) && !hasGivenOrdered(offer, trade)) return 'unclear';
  const holdEndsAtSeconds = trade.timeEscrowEnd ?? steams.escrowEndDate;
  const isHeld = trade.status === tradeStatuses.InEscrow && offer.order.phase !== 'onHold';
  const holdCausedBy = isHeld ? await readHoldCause(worker, session, offer) : null;
  const settlesAtSeconds = trade.timeSettlement ?? steams.settlementDate;
  await recordSteamFact(worker, offer, {
    fact: `trade:${statusOf(offer, trade)}`,
    steamOfferId: steams.tradeOfferId,
    offerState: steams.state,
    steamTradeId: trade.tradeId,
    tradedAtSeconds: trade.timeInit,
    copies: tradedCopies(offer, steams, trade),
    ...(settlesAtSeconds === null ? {} : { settlesAtSeconds }),
    ...(holdEndsAtSeconds === null ? {} : { holdEndsAtSeconds }),
    ...(holdCausedBy ? { holdCausedBy } : {}),
  });
  return 'fact';
}

/**
 * Fails an order whose item an ordinary seller has traded to somebody else. The buyer is refunded, with the trade as
 * evidence.
 */
async function failWithoutItem(
  worker: WorkerPlatform,
  { orderId }: TradeOfferWork,
  difference: OfferDifference,
): Promise<void> {
  const by = { actor: 'steam', cause: 'offerDiffers', evidence: difference } as const;
  await inTransaction(worker.db, (tx) =>
    advanceOrder(tx, worker, orderId, { to: 'failed', reason: 'wrongDelivery' }, by),
  );
}

/** Statuses of a trade in which its items have left the giver. */
const LEFT: readonly number[] = [tradeStatuses.Committed, tradeStatuses.Complete, tradeStatuses.InEscrow];

/**
 * Finds the trade in which the account gave the ordered copy to somebody else, after an offer died because its item is
 * gone. The trade may come from an offer that the account made or accepted.
 * @returns null if Steam shows no such trade: the copy was sold on Steam's own market, or left in a way that is not
 * visible.
 */
async function findTradeElsewhere(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<OfferDifference | null> {
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId;
  const { trades } = await worker.steam.listTrades(session);
  const trade = trades.find(
    ({ status, partnerSteamId, assetsGiven }) =>
      LEFT.includes(status) && partnerSteamId !== buyer && assetsGiven.some((item) => isOrdered(offer, item)),
  );
  if (!trade) return null;
  const orderedAssetId = offer.order.asset.assetId;
  const until =
    trade.timeSettlement === null
      ? addMs(new Date(trade.timeInit * 1_000), REVERSIBLE_MS)
      : new Date(trade.timeSettlement * 1_000);
  return {
    difference: 'partner',
    steamTradeId: trade.tradeId,
    orderedAssetId,
    reversibleUntil: until.toISOString(),
  };
}

/** The side whose Steam account makes Steam hold a trade. */
export type HoldSide = 'seller' | 'buyer' | 'both';

/**
 * Asks Steam which account causes the hold of an order's trade: one that has not had the phone authenticator long
 * enough. Null if Steam does not say, which stops nothing.
 * @param session of the seller's account.
 */
async function readHoldCause(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<HoldSide | null> {
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl);
  if (!buyer) return null;
  const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.token };
  const sides = await worker.steam.getTradeHoldSides(session, partner).catch(unlessLost);
  if (sides === 'unknown' || (sides.ours === 0 && sides.theirs === 0)) return null;
  if (sides.ours > 0 && sides.theirs > 0) return 'both';
  return sides.ours > 0 ? 'seller' : 'buyer';
}
