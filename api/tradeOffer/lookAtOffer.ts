import { checkpoint } from '../kernel/checkpoint.ts';
import type { SteamSession, TradeOffer, TradeRecord } from '../steam/steamGateway.ts';
import { tradeOfferStates } from '../steam/steamState.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { concludeWithoutItem } from './concludeWithoutItem.ts';
import { noteWrongOffer } from './noteWrongOffer.ts';
import { differenceOf, isBare, isEnded, isOpen, type OfferDifference } from './orderedOffer.ts';
import { recordSteamFact } from './recordSteamFact.ts';
import { refuseOffer } from './refuseOffer.ts';
import { takeBackOtherOffers } from './takeBackOtherOffers.ts';
import type { TradeOfferWork } from './tradeOfferStore.ts';

/** From this status on a trade's record says more than its offer: committed, complete, failed, held, rolled back. */
const TRADE_SPEAKS_FROM = 2;

/** What a look was worth: a fact of the ordered offer, nothing to go by, or an offer that is not the ordered one. */
export type OfferLook = 'fact' | 'unclear' | 'differs';

/**
 * Takes Steam's offer, and its trade where there is one, as a fact for the order. An offer that gives another asset or goes to
 * another partner never counts as a delivery: a robot's is taken back, and the order with it (T-24, T-25); an ordinary seller's is told
 * of, and the right one may still come.
 */
export async function lookAtOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  seen: TradeOffer,
): Promise<OfferLook> {
  const steams = isEnded(seen) ? await takeBackOtherOffers(worker, session, offer, seen) : seen;
  const hasEnded = isEnded(steams);
  const difference = hasEnded ? null : differenceOf(offer, steams);
  if (difference && !(await isRenamed(worker, session, offer, { steams, difference }))) {
    const isByHand = !offer.order.isAutomatic;
    if (isByHand && isOpen(steams)) await noteWrongOffer(worker, { offer, steams, difference });
    else if (isByHand && difference.difference === 'partner')
      await concludeWithoutItem(worker, offer, difference);
    else await refuseOffer(worker, session, { offer, steams, difference });
    return 'differs';
  }
  if (steams.tradeId) return lookAtTrade(worker, session, offer, { ...steams, tradeId: steams.tradeId });
  // An accepted offer says nothing without its trade: when it was made and when its protection ends stand there alone.
  const isTold = hasEnded || (!isBare(steams) && steams.state !== tradeOfferStates.Accepted);
  if (!isTold) return 'unclear';
  const { tradeOfferId: steamOfferId, state: offerState, escrowEndDate } = steams;
  await recordSteamFact(worker, offer, {
    fact: `offer:${offerState}`,
    steamOfferId,
    offerState,
    ...(escrowEndDate === null ? {} : { holdEndsAtSeconds: escrowEndDate }),
  });
  return 'fact';
}

/** The trade's record names the items as well, where the offer's answer left them out. */
function hasGivenOrdered(offer: TradeOfferWork, { assetsGiven }: TradeRecord): boolean {
  return assetsGiven.length === 1 && assetsGiven[0]?.assetId === offer.order.asset.assetId;
}

/** Items get new ids as they change hands, and an accepted offer may show those; the trade's record has the old ones as well. */
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
  const settlesAtSeconds = trade.timeSettlement ?? steams.settlementDate;
  await recordSteamFact(worker, offer, {
    fact: `trade:${trade.status}`,
    steamOfferId: steams.tradeOfferId,
    offerState: steams.state,
    steamTradeId: trade.tradeId,
    tradedAtSeconds: trade.timeInit,
    ...(settlesAtSeconds === null ? {} : { settlesAtSeconds }),
    ...(holdEndsAtSeconds === null ? {} : { holdEndsAtSeconds }),
  });
  return 'fact';
}
