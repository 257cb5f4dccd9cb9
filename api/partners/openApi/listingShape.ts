import { z } from 'zod';
import { finishName } from '../../catalog/items/finishName.ts';
import { type CopyTraits, traitsOf } from '../../catalog/traits/copyTraits.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import type { ListingOutcome } from '../../selling/listing/listingOutcome.ts';
import { marketHashNameShape } from './shapes.ts';

/** What collectors read from the pattern of a copy. */
export const traitShapes = {
  fadeShare: z
    .number()
    .nullable()
    .describe(
      'How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100; null if its finish has none.',
    ),
  blueShare: z
    .number()
    .nullable()
    .describe(
      'Share of blue of a Case Hardened or Heat Treated, in percent: on the play side of a knife, on the top of a gun. Null if unknown.',
    ),
  blueBackShare: z
    .number()
    .nullable()
    .describe('Share of blue on the back side of a knife or the magazine of an AK-47; null if unknown.'),
};

/** The shape of a copy on sale. */
export const listingShape = z
  .object({
    listingId: idShape,
    priceCents: centsShape.describe('The ask of the listing, in fen.'),
    floatValue: z.number().nullable().describe('Wear of the copy, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template of the copy.'),
    phase: z.string().nullable().describe('Doppler phase or gem; null if none.'),
    ...traitShapes,
    stickers: z.array(z.string()).describe('Market hash names of its stickers, without duplicates.'),
    deliveryType: z
      .enum(['automatic', 'manual'])
      .describe('Whether a robot (automatic) or the seller by hand (manual) sends it.'),
    isOwn: z.boolean().describe('True if you are the seller.'),
    createdAt: momentShape,
  })
  .meta({ id: 'Listing' });

/** The shape of one of the partner's own listings. */
export const ownListingShape = listingShape
  .extend({
    marketHashName: marketHashNameShape,
    inventoryItemId: idShape,
    status: z.enum(['active', 'paused', 'reserved', 'sold', 'withdrawn']),
  })
  .meta({ id: 'OwnListing' });

/** The shape of one row's outcome in a batch. */
export const outcomeShape = z
  .object({
    index: z.int().describe('Position of the row in the request.'),
    isDone: z.boolean(),
    error: z
      .string()
      .nullable()
      .describe(
        'Why the row was skipped, as a stable code such as alreadyListed, inCooldown, priceTooLow or ' +
          'notYours.',
      ),
    msg: z.string().nullable().describe('The reason as text, in the language of Accept-Language (en or zh).'),
    listingId: idShape.nullable(),
    inventoryItemId: idShape.nullable(),
    priceCents: centsShape.nullable().describe('The ask that the listing now has, in fen.'),
    loweredFromCents: centsShape
      .nullable()
      .describe('The requested price in fen, if it was above the limit and was lowered.'),
    until: momentShape.nullable().describe('For inCooldown: when the cooldown ends.'),
  })
  .meta({ id: 'Outcome' });

/** The columns of a listing that partners can read. */
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

/** The traits of a copy of an item for partners, by the tables of now. */
export const toTraits = (marketHashName: string, seed: number | null): CopyTraits =>
  traitsOf(finishName({ marketHashName }), seed);

/** Encodes a listing of an item for partners. */
export function toListing(
  row: ListingFacts,
  { marketHashName, readerId }: { marketHashName: string; readerId: string },
): z.infer<typeof listingShape> {
  return {
    listingId: row.id,
    priceCents: toSafeNumber(row.askCents),
    floatValue: row.floatValue,
    paintSeed: row.paintSeed,
    phase: row.phase,
    ...toTraits(marketHashName, row.paintSeed),
    stickers: row.stickerNames,
    deliveryType: row.isAutomatic ? 'automatic' : 'manual',
    isOwn: row.sellerId === readerId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Encodes one of a partner's own listings. */
export function toOwnListing(
  row: ListingFacts & { marketItem: { marketHashName: string } },
  readerId: string,
): z.infer<typeof ownListingShape> {
  const { marketHashName } = row.marketItem;
  return {
    ...toListing(row, { marketHashName, readerId }),
    marketHashName,
    inventoryItemId: row.assetId,
    status: row.status as z.infer<typeof ownListingShape>['status'],
  };
}

/** Encodes one row of a batch for partners. */
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
