import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { PERCENT_MAX, PERCENT_MIN } from '../discount/discount.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { InventoryFilterInput, readInventoryFilter } from '../inventory/inventoryList.graphql.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { OwnListingFilterInput, readOwnListingFilter } from '../listing/ownListing.graphql.ts';
import { BulkActionKind } from './bulkAction.graphql.ts';
import { BULK_TARGETS_MAX, type BulkBasis, type BulkChange, readCleared } from './bulkAction.ts';
import { type BulkSelection, SELECTION_IDS_MAX } from './bulkActions.ts';
import { KIND_COPIES_MAX, KIND_PRICES_MAX, KIND_SEEDS_MAX } from './pricesOfKinds.ts';

/** What a bulk action is about. */
export const BulkSelectionInput = builder.inputType('BulkSelection', {
  description: `The targets of a bulk action: the copies of the inventory, or the own listings, that match a filter when the action is requested, at most ${BULK_TARGETS_MAX}. Exactly one of \`inventory\` and \`listings\` is given.`,
  fields: (t) => ({
    inventory: t.field({
      type: InventoryFilterInput,
      required: false,
      description: 'Copies of the inventory that match. REPRICE and UNLIST take those on sale.',
    }),
    listings: t.field({
      type: OwnListingFilterInput,
      required: false,
      description: 'Own listings that match this filter.',
    }),
    exceptIds: t.globalIDList({
      required: false,
      for: [InventoryItemNode, ListingNode],
      description: `Copies of the inventory, or own listings, that are left out, at most ${SELECTION_IDS_MAX}.`,
    }),
    onlyIds: t.globalIDList({
      required: false,
      for: [InventoryItemNode, ListingNode],
      description: `Only these of what matches, at most ${SELECTION_IDS_MAX}. Default: everything that matches.`,
    }),
  }),
});

const BulkPriceBasis = builder.enumType('BulkPriceBasis', {
  description: 'The price that the new asks of a bulk action start from.',
  values: {
    REFERENCE: { value: 'reference', description: 'The reference price times the multiplier.' },
    LOWEST_ASK: {
      value: 'lowestAsk',
      description: 'The lowest ask of other sellers for the same item and phase, less the step.',
    },
    OWN_ASK: { value: 'ownAsk', description: "The listing's own ask times the multiplier; only to reprice." },
    FIXED: { value: 'fixed', description: 'The same price for every target.' },
  } as const satisfies Record<string, { value: BulkBasis; description: string }>,
});

const KindPriceInput = builder.inputType('BulkKindPrice', {
  description: 'The ask of some copies of an item, whatever the basis of a bulk action gives.',
  fields: (t) => ({
    marketItemId: t.globalID({ required: true, for: MarketItemNode, description: 'The item of the copies.' }),
    phase: t.string({
      required: false,
      description: 'Their Doppler phase or gem, as `Asset.phase` has it. Default: only copies without one.',
    }),
    minWear: t.float({ required: false, description: 'Lowest wear, 0 to 1. Default: any.' }),
    maxWear: t.float({
      required: false,
      description: 'The wear that they stay below, 0 to 1. Default: any.',
    }),
    paintSeeds: t.intList({
      required: true,
      defaultValue: [],
      description: `Their patterns, at most ${KIND_SEEDS_MAX}. Empty: any.`,
    }),
    hasStickers: t.boolean({
      required: false,
      description: 'Whether they have stickers. Default: with or without.',
    }),
    inventoryItemIds: t.globalIDList({
      required: true,
      defaultValue: [],
      for: InventoryItemNode,
      description: `Only these copies, at most ${KIND_COPIES_MAX}. Empty: any.`,
    }),
    priceCents: t.field({ type: 'Cents', required: true, description: 'The ask of each of them in fen.' }),
  }),
});

const BulkPriceInput = builder.inputType('BulkPrice', {
  description: 'The new asks of a bulk action. Asks that are too high are lowered as in SellItemInput.',
  fields: (t) => ({
    basis: t.field({
      type: BulkPriceBasis,
      required: true,
      description: 'The price that the new asks start from.',
    }),
    multiplier: t.float({
      required: false,
      description: 'For REFERENCE, 0.97 to 1.1, and OWN_ASK, 0.5 to 1.5, with at most three decimals.',
    }),
    stepCents: t.field({
      type: 'Cents',
      required: false,
      description: 'For LOWEST_ASK: how far below the lowest ask, in fen. 0 matches it.',
    }),
    priceCents: t.field({ type: 'Cents', required: false, description: 'For FIXED: the ask in fen.' }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms asks that are below half of their reference price.',
    }),
    kindPrices: t.field({
      type: [KindPriceInput],
      required: true,
      defaultValue: [],
      description: `Asks of some copies, which take the place of the basis, at most ${KIND_PRICES_MAX}. The first that fits a copy decides.`,
    }),
  }),
});

const BulkDiscountInput = builder.inputType('BulkDiscount', {
  description: 'A discount on listings. Each gets its former ask back at the end.',
  fields: (t) => ({
    percent: t.int({
      required: true,
      description: `Whole percent off the ask that a listing has at the start, ${PERCENT_MIN} to ${PERCENT_MAX}.`,
    }),
    startsAt: t.field({
      type: 'DateTime',
      required: false,
      description: 'When it starts, within the next 30 days. Default: at once.',
    }),
    endsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When it ends, from an hour to 30 days after the start.',
    }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms asks that are below half of their reference price.',
    }),
  }),
});

/** What a bulk action does. */
export const BulkChangeInput = builder.inputType('BulkChange', {
  description: 'What a bulk action does with its targets.',
  fields: (t) => ({
    kind: t.field({
      type: BulkActionKind,
      required: true,
      description: 'What the action does with each target.',
    }),
    price: t.field({
      type: BulkPriceInput,
      required: false,
      description: 'The new asks, for LIST and REPRICE.',
    }),
    costCents: t.field({
      type: 'Cents',
      required: false,
      description: 'For COST: the cost of each copy in fen. Exactly one of this and `clearsCost` is given.',
    }),
    clearsCost: t.boolean({
      required: true,
      defaultValue: false,
      description: 'For COST: true removes the cost of each copy, which is unknown then.',
    }),
    discount: t.field({
      type: BulkDiscountInput,
      required: false,
      description: 'The discount, for DISCOUNT. Exactly one of this and `endsDiscounts` is given.',
    }),
    endsDiscounts: t.boolean({
      required: true,
      defaultValue: false,
      description: 'For DISCOUNT: true ends the discounts that the listings have.',
    }),
  }),
});

/** @throws InvalidInput unless exactly one of the filters is given. */
export async function readSelection(
  input: typeof BulkSelectionInput.$inferInput,
  context: GraphqlContext,
): Promise<BulkSelection> {
  const exceptIds = (input.exceptIds ?? []).map(({ id }) => id);
  const onlyIds = input.onlyIds?.map(({ id }) => id) ?? null;
  const { inventory, listings } = input;
  if (Boolean(inventory) === Boolean(listings))
    throw new InvalidInput('selection', 'one of inventory and listings');
  if (listings) return { inventory: null, listings: readOwnListingFilter(listings), exceptIds, onlyIds };
  const filter = await readInventoryFilter(inventory, requireViewer(context.viewer).userId, context);
  return { inventory: filter, listings: null, exceptIds, onlyIds };
}

/** The change of a bulk action. @throws InvalidInput naming a value that is neither set nor removed. */
export function readChange(input: typeof BulkChangeInput.$inferInput): BulkChange {
  const { kind, price } = input;
  const { costCents, discount } = readCleared(kind, input);
  return {
    kind,
    costCents,
    discount: discount && { ...discount, startsAt: discount.startsAt ?? null },
    price: price
      ? {
          basis: price.basis,
          multiplier: price.multiplier ?? null,
          stepCents: price.stepCents ?? null,
          priceCents: price.priceCents ?? null,
          isPriceConfirmed: price.isPriceConfirmed,
          kindPrices: price.kindPrices.map(({ marketItemId, ...kind }) => ({
            marketItemId: marketItemId.id,
            phase: kind.phase ?? null,
            minWear: kind.minWear ?? null,
            maxWear: kind.maxWear ?? null,
            paintSeeds: kind.paintSeeds,
            hasStickers: kind.hasStickers ?? null,
            assetIds: kind.inventoryItemIds.map(({ id }) => id),
            priceCents: kind.priceCents,
          })),
        }
      : null,
  };
}
