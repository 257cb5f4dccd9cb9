import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { InventoryItemNode } from '../../selling/inventory/inventoryItem.graphql.ts';
import type { JudgedCopy } from '../../selling/listing/judgeCopies.ts';
import { ListingPreview } from '../../selling/listing/previewListings.graphql.ts';
import { ListingReasonEnum } from '../../selling/listing/selling.graphql.ts';
import { getOrder, OrderNode } from '../order/order.graphql.ts';
import { previewQuickSale, type QuickSalePreview } from './previewQuickSale.ts';
import { QUICK_SALE_MAX, type QuickSaleOutcome, type QuickSaleResult } from './quickSale.ts';
import { quickSell } from './quickSell.ts';

const QuickSaleResultEnum = builder.enumType('QuickSaleResult', {
  description: 'What became of a copy that was to be sold to a buy order at once.',
  values: {
    SOLD: { value: 'sold', description: 'It was sold to a buy order, for good.' },
    LISTED: { value: 'listed', description: 'No buy order gave its least price, and it was listed instead.' },
    BID_GONE: { value: 'bidGone', description: 'No buy order gives its least price any more.' },
    REFUSED: { value: 'refused', description: 'It cannot be sold now, for the reason of a listing.' },
  } as const satisfies Record<string, { value: QuickSaleResult; description: string }>,
});

/** What a sale at a price pays. */
export const BestBidRef = builder.objectRef<{ priceCents: Cents }>('BestBid').implement({
  authScopes: { signedIn: true },
  description: 'The best buy order of others that a copy fits, and what a sale to it pays.',
  fields: (t) => ({
    priceCents: t.expose('priceCents', { type: 'Cents', description: 'Price of the buy order, in fen.' }),
    feeCents: t.field({
      type: 'Cents',
      description: 'The fee on the sale, in fen.',
      resolve: ({ priceCents }, _args, { platform }) =>
        feeOf(priceCents, platform.config.SALE_FEE_BASIS_POINTS),
    }),
    netCents: t.field({
      type: 'Cents',
      description: 'What the sale pays the seller after the fee, in fen.',
      resolve: ({ priceCents }, _args, { platform }) =>
        priceCents - feeOf(priceCents, platform.config.SALE_FEE_BASIS_POINTS),
    }),
  }),
});

const PreviewRef = builder.objectRef<QuickSalePreview>('QuickSalePreview').implement({
  authScopes: { signedIn: true },
  description: 'What a buy order would give for a copy now.',
  fields: (t) => ({
    inventoryItemId: t.id({
      description: 'The copy of the inventory that was asked about.',
      resolve: ({ assetId }) => writeGlobalId('InventoryItem', assetId),
    }),
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: "The market item that the copy belongs to. Null if it is not the viewer's.",
      resolve: ({ marketItemId }, _args, { market }) => market.findById(marketItemId ?? ''),
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why the copy cannot be sold. Null if it can be.',
      resolve: ({ reason }) => reason,
    }),
    bestBid: t.field({
      type: BestBidRef,
      nullable: true,
      description: 'The buy order that it would be sold to. Null if there is none, or if it cannot be sold.',
      resolve: ({ priceCents }) => (priceCents === null ? null : { priceCents }),
    }),
    isFarBelow: t.exposeBoolean('isFarBelow', {
      description:
        'True if what it would pay is so far below the reference price that the sale needs `isPriceConfirmed`.',
    }),
  }),
});

/** Reads the ids of copies in an inventory. @throws InvalidInput */
function readCopies(
  ids: readonly { typename: string; id: string }[],
  { list, id: idField }: { list: string; id: string },
): string[] {
  if (ids.length < 1 || ids.length > QUICK_SALE_MAX)
    throw new InvalidInput(list, `1 to ${QUICK_SALE_MAX} copies`);
  if (ids.some(({ typename }) => typename !== 'InventoryItem'))
    throw new InvalidInput(idField, 'is no inventory item');
  return ids.map(({ id }) => id);
}

builder.queryField('previewQuickSale', (t) =>
  t.field({
    type: [PreviewRef],
    nullable: true,
    description:
      'A dry run of `quickSell`: which buy order each copy would be sold to now. No unit of a buy order is promised twice, and nothing changes.',
    authScopes: { signedIn: true },
    complexity: { field: 50, multiplier: QUICK_SALE_MAX },
    args: {
      inventoryItemIds: t.arg.globalIDList({
        required: true,
        description: `Copies of the viewer's inventory, at most ${QUICK_SALE_MAX}.`,
      }),
    },
    resolve: async (_root, { inventoryItemIds }, { platform, viewer }) =>
      previewQuickSale(platform, {
        userId: requireViewer(viewer).userId,
        assetIds: readCopies(inventoryItemIds, { list: 'inventoryItemIds', id: 'inventoryItemIds' }),
      }),
  }),
);

builder.prismaObjectField(InventoryItemNode, 'bestBid', (t) =>
  t.field({
    type: BestBidRef,
    nullable: true,
    description: 'The best buy order of others that the copy fits now. Null if there is none.',
    complexity: 2,
    resolve: async ({ id, marketItemId }, _args, { loaders, viewer }) => {
      const priceCents = await loaders.bestBidOfCopy.load({
        userId: viewer?.userId ?? NO_ID,
        id,
        marketItemId,
      });
      return priceCents === null ? null : { priceCents };
    },
  }),
);

/** The price of the best bid of others that the copy of a listing's dry run fits. */
const bidOfPreview = ({ copy }: Pick<JudgedCopy, 'copy'>, { loaders, viewer }: GraphqlContext) =>
  copy === null
    ? null
    : loaders.bestBidOfCopy.load({
        userId: viewer?.userId ?? NO_ID,
        id: copy.id,
        marketItemId: copy.marketItemId,
      });

builder.objectFields(ListingPreview, (t) => ({
  bestBid: t.field({
    type: BestBidRef,
    nullable: true,
    description:
      'The best buy order of others that the copy fits: listed at its price or for less, the copy is sold to it at once and for good. Null if there is none.',
    complexity: 2,
    resolve: async (preview, _args, context) => {
      const priceCents = await bidOfPreview(preview, context);
      return priceCents === null ? null : { priceCents };
    },
  }),
  isSoldAtOnce: t.boolean({
    description:
      'True if the copy would be sold to `bestBid` at once, which cannot be undone. A buy order of one copy says so to several: it takes the first.',
    complexity: 2,
    resolve: async (preview, _args, context) => {
      const { price, reason } = preview;
      const bidCents = await bidOfPreview(preview, context);
      return reason === null && price.askCents !== null && bidCents !== null && price.askCents <= bidCents;
    },
  }),
}));

const OutcomeRef = builder.objectRef<QuickSaleOutcome>('QuickSaleOutcome').implement({
  authScopes: { signedIn: true },
  description: 'What became of one copy of a quick sale.',
  fields: (t) => ({
    inventoryItemId: t.id({
      description: 'The copy of the inventory that was to be sold.',
      resolve: ({ assetId }) => writeGlobalId('InventoryItem', assetId),
    }),
    outcome: t.field({
      type: QuickSaleResultEnum,
      description: 'What became of the copy.',
      resolve: ({ outcome }) => outcome,
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why the copy was refused. Null if it was not.',
      resolve: ({ reason }) => reason,
    }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      nullable: true,
      description:
        'What it was sold or listed for, in fen. If its buy order is gone, the best one that fits now. Null if there is none.',
    }),
    netCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'What the sale pays the seller after the fee, in fen. Null if it was not sold.',
      resolve: ({ outcome, priceCents }, _args, { platform }) =>
        outcome !== 'sold' || priceCents === null
          ? null
          : priceCents - feeOf(priceCents, platform.config.SALE_FEE_BASIS_POINTS),
    }),
    order: t.field({
      type: OrderNode,
      nullable: true,
      description: 'The order of the sale. Null if the copy was not sold.',
      resolve: ({ orderId }, _args, context) => (orderId === null ? null : getOrder(orderId, context)),
    }),
  }),
});

const QuickSaleCopyInput = builder.inputType('QuickSaleCopyInput', {
  description: 'A copy to be sold to a buy order at once.',
  fields: (t) => ({
    inventoryItemId: t.globalID({ required: true, description: "A copy of the viewer's inventory." }),
    minPriceCents: t.field({
      type: 'Cents',
      required: true,
      description: 'The least that it may be sold for, in fen: usually what the dry run has shown.',
    }),
  }),
});

builder.relayMutationField(
  'quickSell',
  {
    description: 'The copies to be sold to buy orders at once.',
    inputFields: (t) => ({
      copies: t.field({
        type: [QuickSaleCopyInput],
        required: true,
        description: `The copies with their least prices, at most ${QUICK_SALE_MAX}, each once.`,
      }),
      listRestAtCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'List copies that no buy order takes at this price, in fen. They stay as they are if omitted.',
      }),
      isPriceConfirmed: t.boolean({
        required: false,
        description:
          'True if prices far below the reference price are meant, of a buy order and of `listRestAtCents`. Otherwise such a copy is refused.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 60 characters. Repeating it returns the same outcomes.',
      }),
    }),
  },
  {
    description:
      "Sells copies to the best buy orders that they fit, at once and for good. Each copy is sold at its buy order's price, never under its least price, and makes an order of its own.",
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { copies, listRestAtCents, isPriceConfirmed, clientRequestId } = input;
      const assetIds = readCopies(
        copies.map(({ inventoryItemId }) => inventoryItemId),
        { list: 'copies', id: 'inventoryItemId' },
      );
      const outcomes = await quickSell(platform, {
        userId: requireViewer(viewer).userId,
        lines: copies.map(({ minPriceCents }, at) => ({ assetId: assetIds[at] ?? '', minPriceCents })),
        listRestAtCents: listRestAtCents ?? null,
        isPriceConfirmed: isPriceConfirmed ?? false,
        clientRequestId,
      });
      return { outcomes };
    },
  },
  {
    description: 'The copies were offered to buy orders.',
    outputFields: (t) => ({
      outcomes: t.field({
        type: [OutcomeRef],
        description: 'One outcome for each copy, in their order.',
        resolve: ({ outcomes }) => outcomes,
      }),
    }),
  },
);
