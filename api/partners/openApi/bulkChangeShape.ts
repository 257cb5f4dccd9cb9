import { z } from 'zod';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { centsShape, momentShape, nameShape } from '../../kernel/shapes.ts';
import { type BulkChange, readCleared } from '../../selling/bulk/bulkAction.ts';
import { KIND_PRICES_MAX, KIND_SEEDS_MAX, type KindPrice } from '../../selling/bulk/pricesOfKinds.ts';
import { marketHashNameShape } from './shapes.ts';

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
        kindPrices: z
          .array(
            z.strictObject({
              marketHashName: marketHashNameShape,
              phase: z
                .string()
                .max(40)
                .nullable()
                .default(null)
                .describe('Doppler phase or gem, as listings have it. Null: only copies without one.'),
              minWear: z.number().nullable().default(null).describe('Lowest wear, 0 to 1.'),
              maxWear: z.number().nullable().default(null).describe('The wear that they stay below.'),
              paintSeeds: z.array(z.int()).max(KIND_SEEDS_MAX).default([]).describe('Empty: any pattern.'),
              hasStickers: z.boolean().nullable().default(null).describe('Null: with or without.'),
              priceCents: centsShape.describe('The ask of each of them, in fen.'),
            }),
          )
          .max(KIND_PRICES_MAX)
          .default([])
          .describe(
            'Asks of some copies, which take the place of the basis. The first that fits a copy decides.',
          ),
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

/** Ids of items by their market hash names. */
type ItemIds = ReadonlyMap<string, string>;

/**
 * The change of a request, with its amounts and times as the services take them.
 * @throws InvalidInput naming a value that is neither set nor removed, or an item that the market does not have.
 */
export function readChange(input: z.infer<typeof changeShape>, itemIds: ItemIds): BulkChange {
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
          kindPrices: readKindPrices(price.kindPrices, itemIds),
        }
      : null,
  };
}

type KindPriceInput = NonNullable<z.infer<typeof changeShape>['price']>['kindPrices'][number];

function readKindPrices(inputs: readonly KindPriceInput[], itemIds: ItemIds): KindPrice[] {
  return inputs.map(({ marketHashName: name, ...kind }, at) => {
    const marketItemId = itemIds.get(name);
    if (marketItemId === undefined)
      throw new InvalidInput(`change.price.kindPrices.${at}.marketHashName`, 'is no item of this market');
    return { ...kind, assetIds: [], marketItemId, priceCents: BigInt(kind.priceCents) };
  });
}

/** The names of the items that a change has prices for. */
export function itemNamesOf({ price }: z.infer<typeof changeShape>): string[] {
  return [...new Set(price?.kindPrices.map(({ marketHashName }) => marketHashName))];
}
