import type { TradeOffer, TradeOfferItem, TradeRecord } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

const GAME_APP_ID = 730;
/** States in which the items of an offer have left the giver. */
const HANDED_OVER: readonly number[] = [tradeOfferStates.Accepted, tradeOfferStates.InEscrow];
/** States in which nothing of an offer can happen any more, and nothing has. */
const ENDED: readonly number[] = [
  tradeOfferStates.Countered,
  tradeOfferStates.Expired,
  tradeOfferStates.Canceled,
  tradeOfferStates.Declined,
  tradeOfferStates.InvalidItems,
  tradeOfferStates.CanceledBySecondFactor,
];
/** How far Steam's clock may stand behind ours when it says when an offer was made. */
const CLOCK_SKEW_SECONDS = 10;
const OPEN: readonly number[] = [tradeOfferStates.Active, tradeOfferStates.CreatedNeedsConfirmation];

/** How Steam's offer differs from the one that was ordered: the proof that stands in the order's history (T-24, T-25). */
export type OfferDifference = Record<string, string> & {
  difference: 'partner' | 'asset' | 'extraGiven' | 'extraAsked';
};

/** True where the items of an offer are gone from the giver's inventory. */
export function isHandedOver({ state }: TradeOffer): boolean {
  return HANDED_OVER.includes(state);
}

/** True where an offer ended without a trade. */
export function isEnded({ state, tradeId }: TradeOffer): boolean {
  return ENDED.includes(state) && tradeId === null;
}

/** True where an offer may still be confirmed or accepted, and taken back. */
export function isOpen({ state }: TradeOffer): boolean {
  return OPEN.includes(state);
}

/** Steam leaves the items out of some answers; such a one proves neither that the offer fits nor that it does not. */
export function isBare({ itemsToGive, itemsToReceive }: TradeOffer): boolean {
  return itemsToGive.length === 0 && itemsToReceive.length === 0;
}

/** True for the copy that was ordered. Another game may give an item the same id (T-25). */
export function isOrdered(offer: TradeOfferWork, { appId, assetId }: TradeOfferItem): boolean {
  return appId === GAME_APP_ID && assetId === offer.order.asset.assetId;
}

/** True where an offer gives the ordered copy, to whomever. */
export function givesOrdered(offer: TradeOfferWork, { itemsToGive }: TradeOffer): boolean {
  return itemsToGive.some((item) => isOrdered(offer, item));
}

function isAlsoOrdered({ alsoOrdered }: TradeOfferWork, { appId, assetId }: TradeOfferItem): boolean {
  return appId === GAME_APP_ID && alsoOrdered.includes(assetId);
}

/**
 * True where a trade has handed the ordered copy over. Its record names the items as well, where the offer's answer left them out or shows
 * the ids that they got. A robot gives nothing beside it; an ordinary seller may.
 */
export function hasGivenOrdered(offer: TradeOfferWork, { assetsGiven }: TradeRecord): boolean {
  const isAlone = assetsGiven.length === 1 || !offer.order.isAutomatic;
  return isAlone && assetsGiven.some((item) => isOrdered(offer, item));
}

/**
 * What is wrong with an offer: it must give this asset alone, or with what else the same buyer ordered, to this partner and ask for
 * nothing. Null where nothing is.
 */
export function differenceOf(offer: TradeOfferWork, steams: TradeOffer): OfferDifference | null {
  const address = parseTradeUrl(offer.order.buyerTradeUrl);
  const orderedAssetId = offer.order.asset.assetId;
  const proof = {
    steamOfferId: steams.tradeOfferId,
    orderedAssetId,
    offeredAssetId: steams.itemsToGive.map((item) => item.assetId).join(', '),
  };
  if (steams.partnerSteamId !== address?.steamId) return { difference: 'partner', ...proof };
  if (isBare(steams)) return null;
  if (steams.itemsToReceive.length > 0) {
    const askedAssetId = steams.itemsToReceive.map((item) => item.assetId).join(', ');
    return { difference: 'extraAsked', ...proof, askedAssetId };
  }
  if (!steams.itemsToGive.some((item) => isOrdered(offer, item))) return { difference: 'asset', ...proof };
  const hasExtra = steams.itemsToGive.some((item) => !isOrdered(offer, item) && !isAlsoOrdered(offer, item));
  return hasExtra ? { difference: 'extraGiven', ...proof } : null;
}

/** Our own offers that carry an order's tag; whoever else writes it into a message makes no delivery of it. */
export function listTagged(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer[] {
  return candidates.filter(({ isOurOffer, message }) => isOurOffer && message === offer.tag);
}

/**
 * Offers that the seller made by hand for an order. A message is not to be relied on there: what gives the ordered item, since the order
 * was made, is meant for it, and so is what gives the buyer something that they ordered nowhere. The newest first, and those that can still
 * come to something before those that ended.
 */
export function listMadeByHand(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer[] {
  const madeFrom = offer.createdAt.getTime() / 1_000 - CLOCK_SKEW_SECONDS;
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId;
  const isMeant = (steams: TradeOffer): boolean =>
    steams.message.trim() === offer.tag ||
    givesOrdered(offer, steams) ||
    (steams.partnerSteamId === buyer && givesNothingElse(offer, steams));
  return candidates
    .filter((steams) => steams.isOurOffer && steams.timeCreated >= madeFrom && isMeant(steams))
    .toSorted((a, b) => Number(isEnded(a)) - Number(isEnded(b)) || b.timeCreated - a.timeCreated);
}

/** True where an offer gives something, and nothing of what the same buyer ordered beside. */
function givesNothingElse(offer: TradeOfferWork, { itemsToGive }: TradeOffer): boolean {
  return itemsToGive.length > 0 && !itemsToGive.some((item) => isAlsoOrdered(offer, item));
}

/** Of the offers that an account sent, the one for this order: of several, one that fits it; else the first. */
export function pickOffer(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer | null {
  const known = offer.order.isAutomatic ? listTagged(offer, candidates) : listMadeByHand(offer, candidates);
  return known.find((steams) => !isBare(steams) && differenceOf(offer, steams) === null) ?? known[0] ?? null;
}
