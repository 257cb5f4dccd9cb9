import { checkpoint } from '../../kernel/checkpoint.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { askForBuyerBan } from './askForBuyerBan.ts';
import { failWithoutItem } from './failWithoutItem.ts';
import { findGivenElsewhere } from './findGivenElsewhere.ts';
import { findMadeAgain } from './findMadeAgain.ts';
import { noteWrongOffer } from './noteWrongOffer.ts';
import {
  differenceOf,
  givesOrdered,
  hasGivenOrdered,
  isBare,
  isEnded,
  isHandedOver,
  type OfferDifference,
} from './orderedOffer.ts';
import { readHoldCause } from './readHoldCause.ts';
import { recordSteamFact } from './recordSteamFact.ts';
import { rejectOffer } from './rejectOffer.ts';
import { takeBackOtherOffers } from './takeBackOtherOffers.ts';

/** The lowest trade status whose record says more than its offer: committed, complete, failed, held, rolled back. */
const TRADE_SPEAKS_FROM = 2;

/** Differences that do not concern the ordered copy itself. */
const EXTRAS: readonly string[] = ['extraGiven', 'extraAsked'];

/**
 * The result of reading an offer: a fact about the ordered offer, nothing usable, or an offer that differs from the
 * order.
 */
export type OfferLook = 'fact' | 'unclear' | 'differs';

/**
 * Evaluates Steam's offer, and its trade if there is one, as a fact for the order. An offer that gives another asset or
 * goes to another partner never counts as a delivery. A robot's wrong offer is cancelled together with its order (T-24,
 * T-25). An ordinary seller's wrong offer is reported to both sides, and the right one may still come. Once the buyer
 * has accepted the ordered copy from an ordinary seller, the order is delivered whatever else was traded; what was
 * asked in return is reported.
 */
export async function lookAtOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  seen: TradeOffer,
): Promise<OfferLook> {
  const steams = isEnded(seen) ? await otherOf(worker, session, offer, seen) : seen;
  const hasEnded = isEnded(steams);
  const isByHand = !offer.order.isAutomatic;
  const difference = hasEnded && !isByHand ? null : differenceOf(offer, steams);
  const isDelivered = isByHand && isHandedOver(steams) && EXTRAS.includes(difference?.difference ?? '');
  if (difference && !isDelivered && !(await isRenamed(worker, session, offer, { steams, difference }))) {
    if (!isByHand) await rejectOffer(worker, session, { offer, steams, difference });
    else if (isHandedOver(steams) && difference.difference === 'partner' && givesOrdered(offer, steams))
      await failWithoutItem(worker, offer, difference);
    else await noteWrongOffer(worker, { offer, steams, difference });
    return 'differs';
  }
  if (isByHand && steams.state === tradeOfferStates.InvalidItems) {
    const away = await findGivenElsewhere(worker, session, offer);
    if (away) {
      await failWithoutItem(worker, offer, away);
      return 'differs';
    }
  }
  const look = steams.tradeId
    ? await lookAtTrade(worker, session, offer, { ...steams, tradeId: steams.tradeId })
    : await recordOffer(worker, session, offer, steams);
  if (look === 'fact' && difference?.difference === 'extraAsked')
    await noteWrongOffer(worker, { offer, steams, difference });
  return look;
}

/** Records an offer without a trade. */
async function recordOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer,
): Promise<OfferLook> {
  const hasEnded = isEnded(steams);
  // An accepted offer is not evaluated without its trade, which alone holds the time of the trade and the end of its
  // protection.
  const isTold = hasEnded || (!isBare(steams) && steams.state !== tradeOfferStates.Accepted);
  if (!isTold) return 'unclear';
  if (hasEnded) await askForBuyerBan(worker, session, offer);
  const { tradeOfferId: steamOfferId, state: offerState, escrowEndDate } = steams;
  const isHeld = offerState === tradeOfferStates.InEscrow && offer.order.phase !== 'onHold';
  const holdCausedBy = isHeld ? await readHoldCause(worker, session, offer) : null;
  await recordSteamFact(worker, offer, {
    fact: `offer:${offerState}`,
    steamOfferId,
    offerState,
    ...(escrowEndDate === null ? {} : { holdEndsAtSeconds: escrowEndDate }),
    ...(holdCausedBy ? { holdCausedBy } : {}),
  });
  return 'fact';
}

/** Searches for another valid offer before an order ends with its offer. */
async function otherOf(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<TradeOffer> {
  return offer.order.isAutomatic
    ? takeBackOtherOffers(worker, session, offer, ended)
    : findMadeAgain(worker, session, offer, ended);
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

async function lookAtTrade(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer & { tradeId: string },
): Promise<OfferLook> {
  const trade = await worker.steam.getTradeStatus(session, steams.tradeId);
  checkpoint('look.traded');
  if (trade.status < TRADE_SPEAKS_FROM) return 'unclear';
  if (isBare(steams) && !hasGivenOrdered(offer, trade)) return 'unclear';
  const holdEndsAtSeconds = trade.timeEscrowEnd ?? steams.escrowEndDate;
  const isHeld = trade.status === tradeStatuses.InEscrow && offer.order.phase !== 'onHold';
  const holdCausedBy = isHeld ? await readHoldCause(worker, session, offer) : null;
  const settlesAtSeconds = trade.timeSettlement ?? steams.settlementDate;
  await recordSteamFact(worker, offer, {
    fact: `trade:${trade.status}`,
    steamOfferId: steams.tradeOfferId,
    offerState: steams.state,
    steamTradeId: trade.tradeId,
    tradedAtSeconds: trade.timeInit,
    ...(settlesAtSeconds === null ? {} : { settlesAtSeconds }),
    ...(holdEndsAtSeconds === null ? {} : { holdEndsAtSeconds }),
    ...(holdCausedBy ? { holdCausedBy } : {}),
  });
  return 'fact';
}
