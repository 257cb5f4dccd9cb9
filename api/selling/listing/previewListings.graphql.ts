import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { ReferencePriceRef } from '../../catalog/prices/reference.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import type { Asset, MarketItem } from '../../kernel/generated/prisma/client.ts';
import { feeOf, quoteFee } from '../../kernel/money.ts';
import type { JudgedCopy } from './judgeCopies.ts';
import { previewListings } from './listItems.ts';
import { AssetRef } from './listing.graphql.ts';
import type { PriceWarning } from './priceRules.ts';
import { BATCH_MAX } from './runBatch.ts';
import { readSellItems, SellItemInput } from './sellItem.graphql.ts';
import { ListingReasonEnum } from './selling.graphql.ts';

type Preview = JudgedCopy & {
  asset: (Asset & { marketItem: MarketItem }) | null;
  feeCents: bigint | null;
  quotedFee: string | null;
};

const ListingWarning = builder.enumType('ListingWarning', {
  description: 'Why a price looks like a typing error.',
  values: {
    FAR_BELOW: { value: 'farBelow', description: 'The ask is below 70 % of the reference price.' },
    FAR_ABOVE: { value: 'farAbove', description: 'The ask is above twice the reference price.' },
  } as const satisfies Record<string, { value: PriceWarning; description: string }>,
});

/** What listing one copy would lead to. The buy orders add what they would pay. */
export const ListingPreview = builder.objectRef<Preview>('ListingPreview').implement({
  authScopes: { signedIn: true },
  description: 'The outcome that listing one item would have.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Position of the item in the request, counted from 0.' }),
    inventoryItemId: t.id({
      nullable: true,
      description: "The inventory item. Null if it is not the viewer's.",
      resolve: ({ copy }) => (copy === null ? null : writeGlobalId('InventoryItem', copy.id)),
    }),
    asset: t.field({
      type: AssetRef,
      nullable: true,
      description: "The copy. Null if it is not the viewer's.",
      resolve: ({ asset }) => asset,
    }),
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The market item that the copy belongs to.',
      resolve: ({ asset }) => asset?.marketItem ?? null,
    }),
    referencePrice: t.field({
      type: ReferencePriceRef,
      nullable: true,
      description: 'Reference price of its item and phase, with its explanation. Null if there is none.',
      resolve: ({ reference }) => reference,
    }),
    askCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'The ask after the rules, in fen. Null if there would be none.',
      resolve: ({ price }) => price.askCents,
    }),
    loweredFromCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'The requested price in fen, if it is too high and would be lowered to `askCents`.',
      resolve: ({ price }) => price.loweredFromCents,
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why it would not be listed. Null if it would be.',
      resolve: ({ reason }) => reason,
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When its cooldown or protection ends, if that is the reason.',
    }),
    warning: t.field({
      type: ListingWarning,
      nullable: true,
      description: 'Why its price looks like a typing error; null if it does not.',
      resolve: ({ price }) => price.warning,
    }),
  }),
});

builder.objectFields(ListingPreview, (t) => ({
  feeCents: t.expose('feeCents', {
    type: 'Cents',
    nullable: true,
    description: 'The posted fee on a sale, in fen.',
  }),
  quotedFee: t.exposeString('quotedFee', {
    nullable: true,
    description:
      'The computed fee on a sale, in yuan, with three decimals below 0.10 and two otherwise. Below 0.10 ' +
      'it may differ from `feeCents`.',
  }),
  netCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'What a sale pays the seller after the fee, in fen.',
    resolve: ({ price, feeCents }) =>
      price.askCents === null || feeCents === null ? null : price.askCents - feeCents,
  }),
}));

async function withCopies(
  judged: readonly JudgedCopy[],
  { platform, viewer }: GraphqlContext,
): Promise<Preview[]> {
  const ids = judged.flatMap(({ copy }) => copy?.id ?? []);
  const rows = await platform.db.asset.findMany({
    where: { id: { in: ids }, steamAccount: { userId: requireViewer(viewer).userId } },
    include: { marketItem: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { SALE_FEE_BASIS_POINTS } = platform.config;
  return judged.map((item) => {
    const { askCents } = item.price;
    return {
      ...item,
      asset: byId.get(item.copy?.id ?? '') ?? null,
      feeCents: askCents === null ? null : feeOf(askCents, SALE_FEE_BASIS_POINTS),
      quotedFee: askCents === null ? null : quoteFee(askCents, SALE_FEE_BASIS_POINTS),
    };
  });
}

const sumOf = (previews: readonly Preview[], pick: (preview: Preview) => bigint | null): bigint =>
  previews.reduce((sum, preview) => (preview.reason === null ? sum + (pick(preview) ?? 0n) : sum), 0n);

const PreviewListingsInput = builder.inputType('PreviewListingsInput', {
  description: 'The items of a dry run of `listItems`.',
  fields: (t) => ({
    items: t.field({
      type: [SellItemInput],
      required: true,
      description: `The items, with or without prices, at most ${BATCH_MAX}.`,
    }),
  }),
});

const ListingPreviews = builder.objectRef<Preview[]>('ListingPreviews').implement({
  authScopes: { signedIn: true },
  description: 'The outcome that listing each of several items would have.',
  fields: (t) => ({
    previews: t.field({
      type: [ListingPreview],
      description: 'One preview for each item, in their order.',
      resolve: (previews) => previews,
    }),
    refusedCount: t.int({
      description: 'Number of items that would not be listed.',
      resolve: (previews) => previews.filter(({ reason }) => reason !== null).length,
    }),
    totalAskCents: t.field({
      type: 'Cents',
      description: 'Sum of the asks of the items that would be listed, in fen.',
      resolve: (previews) => sumOf(previews, ({ price }) => price.askCents),
    }),
    totalFeeCents: t.field({
      type: 'Cents',
      description: 'Sum of the fees on their sales, in fen.',
      resolve: (previews) => sumOf(previews, ({ feeCents }) => feeCents),
    }),
  }),
});

builder.queryField('previewListings', (t) =>
  t.field({
    type: ListingPreviews,
    nullable: true,
    description:
      'A dry run of `listItems` with the same rules. It returns the outcome of each item and changes ' +
      'nothing.',
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: PreviewListingsInput, required: true, description: 'The items to check.' }),
    },
    resolve: async (_root, { input }, context) => {
      const userId = requireViewer(context.viewer).userId;
      const items = readSellItems(input.items);
      return withCopies(await previewListings(context.platform, { userId, items }), context);
    },
  }),
);
