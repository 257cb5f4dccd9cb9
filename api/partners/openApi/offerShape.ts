import { z } from 'zod';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import {
  actionsOf,
  OFFER_ACTIONS,
  OFFER_END_REASONS,
  OFFER_SIDES,
  OFFER_STATES,
  type OfferEndReason,
  type OfferState,
  withdrawableFrom,
} from '../../orders/bargain/bargain.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { OpenOfferRow } from './openOffer.store.ts';
import { marketHashNameShape } from './shapes.ts';

/** The shape of a price offer that a partner has made or received. */
export const offerShape = z
  .object({
    offerId: idShape,
    ownNo: z
      .string()
      .nullable()
      .describe('Your number of it; null if you received it, or if it was made on the site.'),
    side: z.enum(OFFER_SIDES).describe('The side of it that you are on: `buyer` of those that you made.'),
    listingId: idShape,
    marketHashName: marketHashNameShape,
    askCents: centsShape.describe('The ask when it was made, in fen; another ask ends it.'),
    priceCents: centsShape.describe('What the buyer offers, in fen.'),
    counterCents: centsShape
      .nullable()
      .describe('What the seller asks instead, in fen; null if the seller has not countered.'),
    status: z.enum(OFFER_STATES).describe('Where it stands; only `open` and `countered` wait for an answer.'),
    endReason: z
      .enum(OFFER_END_REASONS)
      .nullable()
      .describe('How its listing ended it; null if the listing did not.'),
    actions: z.array(z.enum(OFFER_ACTIONS)).describe('What you may do with it now.'),
    withdrawableFrom: momentShape
      .nullable()
      .describe(
        'From when its buyer may withdraw it while nobody answers; null if that is possible at once.',
      ),
    heldCents: centsShape.describe("The buyer's money that is held for it, in fen."),
    recipientSteamId: z
      .string()
      .nullable()
      .describe(
        'SteamID64 of the account that receives the copy; null if you sell it, or have no trade link.',
      ),
    orderNo: z
      .string()
      .nullable()
      .describe('Our number of the order that it led to; null if it led to none.'),
    createdAt: momentShape,
    expiresAt: momentShape.describe('Until when it can be answered.'),
    endedAt: momentShape.nullable().describe('When it ended, however it did.'),
  })
  .meta({ id: 'PriceOffer' });

/** Encodes a price offer for one of its sides, as it is at a moment. */
export function toOffer(row: OpenOfferRow, userId: string, now: Date): z.infer<typeof offerShape> {
  const side = row.buyerId === userId ? 'buyer' : 'seller';
  // Once there is an order, its link decides, which may have been replaced since.
  const tradeUrl = row.order?.buyerTradeUrl || row.tradeUrl || (row.buyer.tradeUrl ?? '');
  return {
    offerId: row.id,
    ownNo: side === 'buyer' ? row.ownNo : null,
    side,
    listingId: row.listingId,
    marketHashName: row.listing.marketItem.marketHashName,
    askCents: toSafeNumber(row.askCents),
    priceCents: toSafeNumber(row.priceCents),
    counterCents: row.counterCents === null ? null : toSafeNumber(row.counterCents),
    status: row.state as OfferState,
    endReason: row.endReason as OfferEndReason | null,
    actions: actionsOf(row, side, now),
    withdrawableFrom: withdrawableFrom(row)?.toISOString() ?? null,
    heldCents: toSafeNumber(row.heldFromDepositCents + row.heldFromProceedsCents),
    recipientSteamId: side === 'buyer' ? (parseTradeUrl(tradeUrl)?.steamId ?? null) : null,
    orderNo: row.order?.orderNo ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
