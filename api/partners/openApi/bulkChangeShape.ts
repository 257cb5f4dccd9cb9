import { z } from 'zod';
import { centsShape, momentShape, nameShape } from '../../kernel/shapes.ts';
import { type BulkChange, readCleared } from '../../selling/bulk/bulkAction.ts';

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
    costCents: centsShape
      .nullable()
      .default(null)
      .describe('For cost: of each copy, in fen. Name either this or clearsCost.'),
    clearsCost: z
      .boolean()
      .default(false)
      .describe('For cost: true removes the cost, which is unknown then.'),
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
      .describe('For discount. Name either this or endsDiscounts.'),
    endsDiscounts: z
      .boolean()
      .default(false)
      .describe('For discount: true ends the discounts that the listings have.'),
  })
  .meta({ id: 'BulkChange' });

/**
 * The change of a request, with its amounts and times as the services take them.
 * @throws InvalidInput naming a value that is neither set nor removed.
 */
export function readChange(input: z.infer<typeof changeShape>): BulkChange {
  const bigOf = (cents: number | null) => (cents === null ? null : BigInt(cents));
  const { kind, price } = input;
  const { costCents, discount } = readCleared(kind, { ...input, costCents: bigOf(input.costCents) });
  return {
    kind,
    costCents,
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
