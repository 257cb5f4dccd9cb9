import { checkpoint } from '../kernel/checkpoint.ts';
import type { SteamSession, TradeOffer } from '../steam/steamGateway.ts';
import { tradeOfferStates } from '../steam/steamState.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { recordSteamFact, type SteamLook } from './recordSteamFact.ts';
import type { TradeOfferWork } from './tradeOfferStore.ts';
import { parseTradeUrl } from './tradeUrl.ts';

/** From this status on a trade's record says more than its offer: committed, complete, failed, held, rolled back. */
const TRADE_SPEAKS_FROM = 2;
/** States in which the items of an offer have left the giver. */
const HANDED_OVER: readonly number[] = [tradeOfferStates.Accepted, tradeOfferStates.InEscrow];

/** True where Steam's offer is the one that the order asks for: this partner, exactly this asset, nothing in return (T-24, T-25). */
export function isOrdered(offer: TradeOfferWork, steams: TradeOffer): boolean {
  const address = parseTradeUrl(offer.order.buyerTradeUrl);
  const [item, ...others] = steams.itemsToGive;
  return (
    steams.partnerSteamId === address?.steamId &&
    item?.assetId === offer.order.asset.assetId &&
    others.length === 0 &&
    steams.itemsToReceive.length === 0
  );
}

/** Steam leaves the items out of an offer that ended without a trade; from such a one nothing was delivered. */
function isEmptied({ itemsToGive, itemsToReceive, tradeId, state }: TradeOffer): boolean {
  return (
    itemsToGive.length === 0 &&
    itemsToReceive.length === 0 &&
    tradeId === null &&
    !HANDED_OVER.includes(state)
  );
}

/**
 * Takes Steam's offer, and its trade where there is one, as a fact for the order. An offer that gives another asset or goes to
 * another partner never counts as a delivery.
 */
export async function lookAtOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer,
): Promise<void> {
  if (!isEmptied(steams) && !isOrdered(offer, steams)) {
    worker.log.error(
      { orderNo: offer.order.orderNo, steamOfferId: steams.tradeOfferId },
      'an offer does not match its order',
    );
    return;
  }
  // An accepted offer says nothing without its trade: when it was made and when its protection ends stand there alone.
  if (steams.state === tradeOfferStates.Accepted && steams.tradeId === null) return;
  const base = { steamOfferId: steams.tradeOfferId, offerState: steams.state };
  let look: SteamLook = { ...base, fact: `offer:${steams.state}` };
  if (steams.tradeId) {
    const trade = await worker.steam.getTradeStatus(session, steams.tradeId);
    checkpoint('look.traded');
    if (trade.status < TRADE_SPEAKS_FROM) return;
    look = {
      ...base,
      fact: `trade:${trade.status}`,
      steamTradeId: trade.tradeId,
      tradedAtSeconds: trade.timeInit,
      ...(trade.timeSettlement === null ? {} : { settlesAtSeconds: trade.timeSettlement }),
    };
  }
  await recordSteamFact(worker, offer, look);
}
