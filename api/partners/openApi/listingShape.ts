import { z } from 'zod';
import { toSafeNumber } from '../../kernel/money.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import type { ListingOutcome } from '../../selling/listing/listingOutcome.ts';
import { centsShape, idShape, marketHashNameShape, momentShape } from './shapes.ts';

/** A copy on sale. */
export const listingShape = z
  .object({
    listingId: idShape,
    priceCents: centsShape.describe('The ask, in fen.'),
    floatValue: z.number().nullable().describe('Wear, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template.'),
    phase: z.string().nullable().describe('Doppler phase or gem.'),
    stickers: z.array(z.string()).describe('Market hash names of its stickers, each once.'),
    deliveryType: z.enum(['automatic', 'manual']).describe('Sent by a robot, or by the seller by hand.'),
    isOwn: z.boolean().describe('You are the seller.'),
    createdAt: momentShape,
  })
  .meta({ id: 'Listing' });

/** One of the partner's own listings. */
export const ownListingShape = listingShape
  .extend({
    marketHashName: marketHashNameShape,
    inventoryItemId: idShape,
    status: z.enum(['active', 'paused', 'reserved', 'sold', 'withdrawn']),
  })
  .meta({ id: 'OwnListing' });

/** What became of one row of a batch. */
export const outcomeShape = z
  .object({
    index: z.int().describe('Its place in what was sent.'),
    isDone: z.boolean(),
    error: z
      .string()
      .nullable()
      .describe('Why not, a stable category such as alreadyListed, inCooldown, priceTooLow, notYours.'),
    msg: z.string().nullable().describe('The same for people. Accept-Language en or zh chooses.'),
    listingId: idShape.nullable(),
    inventoryItemId: idShape.nullable(),
    priceCents: centsShape.nullable().describe('The ask that it has now.'),
    loweredFromCents: centsShape.nullable().describe('Of a price above the bound: what was asked for.'),
    until: momentShape.nullable().describe('Of inCooldown: when it ends.'),
  })
  .meta({ id: 'Outcome' });

/** What of a listing's row is told. */
interface ListingFacts {
  id: string;
  assetId: string;
  sellerId: string;
  askCents: bigint;
  floatValue: number | null;
  paintSeed: number | null;
  phase: string | null;
  stickerNames: string[];
  isAutomatic: boolean;
  status: string;
  createdAt: Date;
}

function centsOf(cents: bigint | null): number | null {
  return cents === null ? null : toSafeNumber(cents);
}

/** A listing as partners read it. */
export function toListing(row: ListingFacts, readerId: string): z.infer<typeof listingShape> {
  return {
    listingId: row.id,
    priceCents: toSafeNumber(row.askCents),
    floatValue: row.floatValue,
    paintSeed: row.paintSeed,
    phase: row.phase,
    stickers: row.stickerNames,
    deliveryType: row.isAutomatic ? 'automatic' : 'manual',
    isOwn: row.sellerId === readerId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** One of a partner's own listings. */
export function toOwnListing(
  row: ListingFacts & { marketItem: { marketHashName: string } },
  readerId: string,
): z.infer<typeof ownListingShape> {
  return {
    ...toListing(row, readerId),
    marketHashName: row.marketItem.marketHashName,
    inventoryItemId: row.assetId,
    status: row.status as z.infer<typeof ownListingShape>['status'],
  };
}

/** A batch's row as partners read it. */
export function toOutcome(outcome: ListingOutcome, language: 'zh' | 'en'): z.infer<typeof outcomeShape> {
  return {
    index: outcome.index,
    isDone: outcome.reason === null,
    error: outcome.reason,
    msg: outcome.reason && REASON_WORDS[outcome.reason][language],
    listingId: outcome.listingId,
    inventoryItemId: outcome.assetId,
    priceCents: centsOf(outcome.askCents),
    loweredFromCents: centsOf(outcome.loweredFromCents),
    until: outcome.until?.toISOString() ?? null,
  };
}
