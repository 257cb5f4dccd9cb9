import { newId } from '../../../api/kernel/ids.ts';
import { finishEndedOffers } from '../../../api/orders/bargain/endOffers.ts';
import { makeOffer, type OfferRequest } from '../../../api/orders/bargain/makeOffer.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { type Bidder, offerCopy, takeItem } from '../bid/bidScene.ts';

/** The code of the error that work ends with, or the field that was wrong; null if it succeeds. */
export function codeOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: { code?: string; field?: string }) => error.code ?? error.field ?? String(error),
  );
}

/** Puts a copy of an item that nobody else sells on sale, at 100 yuan. */
export async function offerOne(
  market: TestMarket,
  seller: Seller,
  askCents = 10_000,
): Promise<{ itemId: string; listingId: string }> {
  const itemId = await takeItem(market);
  return { itemId, listingId: await offerCopy(market, seller, { itemId, askCents }) };
}

/** Offers 80 yuan for a listing, unless the terms say otherwise. @returns the offer's id. */
export function offer(
  market: TestMarket,
  buyer: Bidder,
  terms: Partial<OfferRequest> & { listingId: string },
): Promise<string> {
  return makeOffer(market.platform, {
    buyerId: buyer.userId,
    priceCents: 8_000n,
    clientRequestId: newId(),
    ...terms,
  });
}

/** An offer as it is stored, with its purchase. */
export function readOffer(market: TestMarket, id: string) {
  return market.platform.db.priceOffer.findUniqueOrThrow({ where: { id }, include: { order: true } });
}

/** Names of the messages that a user got about offers, the oldest first. */
export async function toldOf(market: TestMarket, userId: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ template: string }>(
    `select template from message where user_id = $1 and template like 'offer%' order by created_at, id`,
    [userId],
  );
  return rows.map(({ template }) => template);
}

/** Lets the worker finish what listings have ended. */
export function finish(market: TestMarket): Promise<void> {
  return finishEndedOffers(market.worker);
}
