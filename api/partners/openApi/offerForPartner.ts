import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import {
  counterOffer,
  declineOffer,
  type OfferAnswer,
  withdrawOffer,
} from '../../orders/bargain/answerOffer.ts';
import { OfferEnded } from '../../orders/bargain/bargain.errors.ts';
import { makeOffer } from '../../orders/bargain/makeOffer.ts';
import { findOpenOffer, type OpenOfferRow } from './openOffer.store.ts';

/** A price offer as a partner makes it. */
export interface PartnerOffer {
  ownNo: string;
  listingId: string;
  /** What the partner would pay, in fen. */
  priceCents: Cents;
  /** The trade link that receives the copy; undefined for the partner's own. */
  tradeUrl: string | undefined;
}

/**
 * Makes a price offer for a partner. Repeating the same `ownNo` returns the first one; a refused one does not use up the number.
 * @returns the offer's id.
 * @throws what `makeOffer` throws.
 */
export async function offerForPartner(
  platform: Platform,
  buyerId: string,
  { tradeUrl, ...asked }: PartnerOffer,
): Promise<string> {
  return makeOffer(platform, {
    ...asked,
    buyerId,
    clientRequestId: `open_${asked.ownNo}`,
    ...(tradeUrl !== undefined && { tradeUrl }),
  });
}

/** Does what a partner's answer asks for, unless the offer is as it would be after it: for a repeated request. @throws OfferEnded */
async function unlessDone(
  { db }: Platform,
  { offerId, userId }: OfferAnswer,
  act: () => Promise<void>,
  isDone: (offer: OpenOfferRow) => boolean,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof OfferEnded)) throw error;
    const offer = await findOpenOffer(db, userId, offerId);
    if (!offer || !isDone(offer)) throw error;
  }
}

/** Asks another price of a buyer for a partner. The same price again changes nothing. @throws OfferEnded, CounterOutOfRange */
export function counterForPartner(
  platform: Platform,
  answer: OfferAnswer & { priceCents: Cents },
): Promise<void> {
  const { userId, priceCents } = answer;
  return unlessDone(
    platform,
    answer,
    () => counterOffer(platform, answer),
    (offer) => offer.buyerId !== userId && offer.state === 'countered' && offer.counterCents === priceCents,
  );
}

/** Declines an offer for a partner; one that is declined stays so. @throws OfferEnded */
export function declineForPartner(platform: Platform, answer: OfferAnswer): Promise<void> {
  return unlessDone(
    platform,
    answer,
    () => declineOffer(platform, answer),
    ({ state }) => state === 'declined',
  );
}

/** Withdraws a partner's own offer; one that is withdrawn stays so. @throws OfferEnded, OfferWithdrawnTooEarly */
export function withdrawForPartner(platform: Platform, answer: OfferAnswer): Promise<void> {
  return unlessDone(
    platform,
    answer,
    () => withdrawOffer(platform, answer),
    ({ state, buyerId }) => state === 'withdrawn' && buyerId === answer.userId,
  );
}
