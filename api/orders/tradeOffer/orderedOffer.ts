import type {
  TradedAsset,
  TradeOffer,
  TradeOfferItem,
  TradeRecord,
} from '../../steam/client/steamGateway.ts';
import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { SeenCopy } from '../order/orderCopy.store.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

const GAME_APP_ID = 730;
/** States in which the items of an offer have left the giver. */
const HAS_LEFT: readonly number[] = [tradeOfferStates.Accepted, tradeOfferStates.InEscrow];
/** States in which an offer has ended without a trade. */
const ENDED: readonly number[] = [
  tradeOfferStates.Countered,
  tradeOfferStates.Expired,
  tradeOfferStates.Canceled,
  tradeOfferStates.Declined,
  tradeOfferStates.InvalidItems,
  tradeOfferStates.CanceledBySecondFactor,
];
/** By how many seconds the creation time that Steam reports for an offer may be behind our clock. */
const CLOCK_SKEW_SECONDS = 10;
const OPEN: readonly number[] = [tradeOfferStates.Active, tradeOfferStates.CreatedNeedsConfirmation];

/** How Steam's offer differs from the ordered one. It is the evidence in the order's history (T-24, T-25). */
export type OfferDifference = Record<string, string> & {
  difference: 'partner' | 'asset' | 'extraGiven' | 'extraAsked';
};

/** True if the items of an offer have left the giver's inventory. */
export function hasLeft({ state }: TradeOffer): boolean {
  return HAS_LEFT.includes(state);
}

/** True if an offer ended without a trade. */
export function isEnded({ state, tradeId }: TradeOffer): boolean {
  return ENDED.includes(state) && tradeId === null;
}

/** True if an offer may still be confirmed, accepted or cancelled. */
export function isOpen({ state }: TradeOffer): boolean {
  return OPEN.includes(state);
}

/**
 * True if Steam omitted the items of an offer, as some answers do. Such an answer proves neither that the offer fits
 * nor that it does not.
 */
export function isBare({ itemsToGive, itemsToReceive }: TradeOffer): boolean {
  return itemsToGive.length === 0 && itemsToReceive.length === 0;
}

/** True for the copy that was ordered. Another game may give an item the same id (T-25). */
export function isOrdered(offer: TradeOfferWork, { appId, assetId }: TradeOfferItem): boolean {
  return appId === GAME_APP_ID && assetId === offer.order.asset.assetId;
}

/** True if an offer gives the ordered copy, to whichever account. */
export function givesOrdered(offer: TradeOfferWork, { itemsToGive }: TradeOffer): boolean {
  return itemsToGive.some((item) => isOrdered(offer, item));
}

function isAlsoOrdered({ alsoOrdered }: TradeOfferWork, { appId, assetId }: TradeOfferItem): boolean {
  return appId === GAME_APP_ID && alsoOrdered.includes(assetId);
}

/**
 * True if an offer or trade gives something that no order explains. Where a robot's offer lacks the copy of another order, what came in its
 * place is that order's affair.
 */
function givesExtra(offer: TradeOfferWork, items: readonly TradeOfferItem[]): boolean {
  const { length: extraCount } = items.filter(
    (item) => !isOrdered(offer, item) && !isAlsoOrdered(offer, item),
  );
  const given = new Set(items.map(({ assetId }) => assetId));
  const lacking = offer.order.isAutomatic ? offer.alsoOrdered.filter((id) => !given.has(id)) : [];
  return extraCount > lacking.length;
}

/**
 * The copy that an offer gives for an order, to be recorded beside the ordered one: the ordered copy, or else the first
 * item that no other order explains. None if the offer gives nothing.
 */
export function offeredCopies(offer: TradeOfferWork, steams: TradeOffer): SeenCopy[] {
  const { tradeOfferId: source, itemsToGive } = steams;
  const item =
    itemsToGive.find((each) => isOrdered(offer, each)) ??
    itemsToGive.find((each) => !isAlsoOrdered(offer, each));
  return item ? [{ stage: 'offered', source, ...idsOf(item) }] : [];
}

/**
 * The ordered copy as a trade has given it: in its offer, which may show its new id only, and once the trade is
 * complete, with its new id, at the receiver.
 */
export function tradedCopies(offer: TradeOfferWork, steams: TradeOffer, trade: TradeRecord): SeenCopy[] {
  const item = trade.assetsGiven.find((each) => isOrdered(offer, each));
  if (!item) return [];
  const offered = { stage: 'offered', source: steams.tradeOfferId, ...idsOf(item) } as const;
  return isReceived(item, trade)
    ? [offered, { stage: 'received', source: trade.tradeId, ...idsOf(item), newAssetId: item.newAssetId }]
    : [offered];
}

/** A trade that is committed may not show the new ids yet. */
function isReceived({ newAssetId }: TradedAsset, { status }: TradeRecord): boolean {
  return status === tradeStatuses.Complete || (status === tradeStatuses.Committed && newAssetId !== null);
}

function idsOf({ assetId, classId, instanceId }: TradeOfferItem) {
  return { assetId, classId, instanceId };
}

/**
 * True if a trade has transferred the ordered copy. The trade's record lists the items even if the offer omits them or
 * shows their new ids. A robot gives nothing that was not ordered; an ordinary seller may.
 */
export function hasGivenOrdered(offer: TradeOfferWork, { assetsGiven }: TradeRecord): boolean {
  const isExpected = !offer.order.isAutomatic || !givesExtra(offer, assetsGiven);
  return isExpected && assetsGiven.some((item) => isOrdered(offer, item));
}

/** Rollbacks by Steam's support that may leave some copies of a trade with their receiver. */
const PARTIAL: readonly number[] = [
  tradeStatuses.PartialSupportRollback,
  tradeStatuses.SupportRollback_Selective,
];

/**
 * The status of a trade as far as the ordered copy is concerned. If Steam's support rolled a part of it back, and shows which copies came back,
 * another one has stayed with its receiver.
 */
export function statusOf(offer: TradeOfferWork, { status, assetsGiven }: TradeRecord): number {
  if (!PARTIAL.includes(status)) return status;
  const returned = assetsGiven.filter(({ rollbackNewAssetId }) => rollbackNewAssetId !== null);
  const isKept = returned.length > 0 && !returned.some((item) => isOrdered(offer, item));
  return isKept ? tradeStatuses.Complete : status;
}

/**
 * How an offer differs from the order: it must give this asset alone, or together with what other orders explain, to
 * this partner, and ask for nothing. Null if it fits.
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
  return givesExtra(offer, steams.itemsToGive) ? { difference: 'extraGiven', ...proof } : null;
}

/** Our own offers that carry an order's tag. A tag in anybody else's offer is ignored. */
export function listTagged(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer[] {
  return candidates.filter(({ isOurOffer, message }) => isOurOffer && message === offer.tag);
}

/**
 * Offers that the seller made by hand for an order. Their messages are not reliable. An offer is taken as meant for the
 * order if it was made since the order and gives the ordered item, or gives the buyer something that they ordered
 * nowhere. The order's tag counts only where the offer gives nothing that another order of the buyer explains: a
 * message that was swapped makes no wrong delivery. Sorted: offers that can still succeed before ended ones, then the newest first.
 */
export function listMadeByHand(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer[] {
  const madeFrom = offer.createdAt.getTime() / 1_000 - CLOCK_SKEW_SECONDS;
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId;
  const isMeant = (steams: TradeOffer): boolean =>
    givesOrdered(offer, steams) ||
    (steams.message.trim() === offer.tag && !givesAlsoOrdered(offer, steams)) ||
    (steams.partnerSteamId === buyer && !isEmpty(steams) && !givesAlsoOrdered(offer, steams));
  return candidates
    .filter((steams) => steams.isOurOffer && steams.timeCreated >= madeFrom && isMeant(steams))
    .toSorted((a, b) => Number(isEnded(a)) - Number(isEnded(b)) || b.timeCreated - a.timeCreated);
}

function isEmpty({ itemsToGive }: TradeOffer): boolean {
  return itemsToGive.length === 0;
}

/** True if an offer gives something that the same buyer ordered from the same account by another order. */
function givesAlsoOrdered(offer: TradeOfferWork, { itemsToGive }: TradeOffer): boolean {
  return itemsToGive.some((item) => isAlsoOrdered(offer, item));
}

/** True if an offer by hand carries neither the order's tag nor that of an order whose copy may come with it. */
export function isUntagged(offer: TradeOfferWork, { message }: TradeOffer): boolean {
  return ![offer.tag, ...offer.alsoTags].some((tag) => message.includes(tag));
}

/** Picks the offer for this order among those that an account sent: one that fits, otherwise the first. */
export function pickOffer(offer: TradeOfferWork, candidates: readonly TradeOffer[]): TradeOffer | null {
  const known = offer.order.isAutomatic ? listTagged(offer, candidates) : listMadeByHand(offer, candidates);
  return known.find((steams) => !isBare(steams) && differenceOf(offer, steams) === null) ?? known[0] ?? null;
}
