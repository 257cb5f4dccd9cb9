import { z } from 'zod';
import { centsShape, momentShape, nameShape } from '../../kernel/shapes.ts';
import type { BulkChange } from '../../selling/bulk/bulkAction.ts';

/** What an action on many copies does with each of them. */
export const changeShape = z
  .strictObject({
    kind: nameShape(['list', 'reprice', 'unlist', 'cost', 'discount']),
    price: z
      .strictObject({
        basis: nameShape(['reference', 'lowestAsk', 'ownAsk', 'fixed']).describe(
          'What the new asks start from.',
        ),
        multiplier: z
          .number()
          .nullable()
          .default(null)
          .describe('For reference, 0.97 to 1.1, and ownAsk, 0.5 to 1.5.'),
        stepCents: centsShape.nullable().default(null).describe('For lowestAsk: how far below it, in fen.'),
        priceCents: centsShape.nullable().default(null).describe('For fixed: the ask in fen.'),
        isLowPriceConfirmed: z
          .boolean()
          .default(false)
          .describe('Confirms asks below half of the reference price.'),
      })
      .optional()
      .describe('For list and reprice.'),
    costCents: centsShape.nullable().default(null).describe('For cost: of each copy, in fen; null: unknown.'),
    discount: z
      .strictObject({
        percent: z.number().describe('Whole percent off the ask that a listing has at the start, 1 to 90.'),
        startsAt: momentShape
          .nullable()
          .default(null)
          .describe('When it starts, within 30 days, in ISO 8601. Null: at once.'),
        endsAt: momentShape.describe('When it ends, from an hour to 30 days after the start, in ISO 8601.'),
        isLowPriceConfirmed: z
          .boolean()
          .default(false)
          .describe('Confirms asks below half of the reference price.'),
      })
      .nullable()
      .default(null)
      .describe('For discount. Null: ends the discounts that the listings have.'),
  })
  .meta({ id: 'BulkChange' });

/** The change of a request, with its amounts and times as the services take them. */
export function readChange({ kind, price, costCents, discount }: z.infer<typeof changeShape>): BulkChange {
  const bigOf = (cents: number | null) => (cents === null ? null : BigInt(cents));
  return {
    kind,
    costCents: bigOf(costCents),
    discount: discount && {
      percent: discount.percent,
      startsAt: discount.startsAt === null ? null : new Date(discount.startsAt),
      endsAt: new Date(discount.endsAt),
      isPriceConfirmed: discount.isLowPriceConfirmed,
    },
    price: price
      ? {
          basis: price.basis,
          multiplier: price.multiplier,
          stepCents: bigOf(price.stepCents),
          priceCents: bigOf(price.priceCents),
          isPriceConfirmed: price.isLowPriceConfirmed,
        }
      : null,
  };
}
