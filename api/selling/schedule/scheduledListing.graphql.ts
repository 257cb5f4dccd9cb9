import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { readSellItems, SellItemInput } from '../listing/listItems.graphql.ts';
import { NothingSelected } from '../listing/listing.errors.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { ListingResult, withListings } from '../listing/selling.graphql.ts';
import { cancelScheduledListings } from './cancelScheduledListings.ts';
import { scheduleListings } from './scheduleListings.ts';

const ScheduledListingRef = builder.prismaObject('ScheduledListing', {
  authScopes: { signedIn: true },
  description: 'A wish to list a copy when its cooldown ends.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells wishes apart.' }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      nullable: true,
      description: 'The ask, in fen. Null where a multiplier is wished.',
    }),
    multiplier: t.exposeFloat('multiplier', {
      nullable: true,
      description: 'Of the reference price at that time. Null where a price is wished.',
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it will be listed.' }),
  }),
});

builder.prismaObjectField(InventoryItemNode, 'scheduledListing', (t) =>
  t.field({
    type: ScheduledListingRef,
    nullable: true,
    description: 'Its listing that waits for the end of its cooldown. Null: none is wished.',
    select: (_args, _context, nested) => ({
      scheduledListings: nested({ where: { status: 'waiting' }, take: 1 }),
    }),
    resolve: ({ scheduledListings }) => scheduledListings[0] ?? null,
  }),
);

builder.relayMutationField(
  'scheduleListings',
  {
    description: 'What to sell later.',
    inputFields: (t) => ({
      items: t.field({
        type: [SellItemInput],
        required: true,
        description: `The items with their prices, at most ${BATCH_MAX}.`,
      }),
    }),
  },
  {
    description:
      'Has items listed when their cooldowns end, and a message sent about each. What something else than a cooldown keeps from the market answers its reason. Once more changes nothing; another price takes the place of the first.',
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, NothingSelected, AccountBlocked] },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context.viewer);
      const items = readSellItems(input.items);
      const outcomes = await scheduleListings(context.platform, { userId, items });
      return { ids: items.map(({ assetId }) => assetId), results: await withListings(outcomes, context) };
    },
  },
  {
    description: 'What was noted for each item.',
    outputFields: (t) => ({
      results: t.field({
        type: [ListingResult],
        description: 'One for each item, in their order; `until` says when it will be listed.',
        resolve: ({ results }) => results,
      }),
      items: t.prismaField({
        type: [InventoryItemNode],
        description: "Those of the items that are the viewer's, as they are now.",
        resolve: (query, { ids }, _args, { platform, viewer }) =>
          platform.db.asset.findMany({
            ...query,
            where: {
              id: { in: ids },
              steamAccount: { userId: requireViewer(viewer).userId, unboundAt: null },
            },
          }),
      }),
    }),
  },
);

builder.relayMutationField(
  'cancelScheduledListings',
  {
    description: 'Which.',
    inputFields: (t) => ({
      itemIds: t.globalIDList({
        required: true,
        for: InventoryItemNode,
        description: `Items of the viewer's inventory, at most ${BATCH_MAX}.`,
      }),
    }),
  },
  {
    description: 'Takes wishes to list items later back. Once more changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { itemIds } }, { platform, viewer }) => {
      if (itemIds.length > BATCH_MAX) throw new InvalidInput('itemIds', `at most ${BATCH_MAX}`);
      const assetIds = itemIds.map(({ id }) => id);
      await cancelScheduledListings(platform, { userId: requireViewer(viewer).userId, assetIds });
      return { assetIds };
    },
  },
  {
    description: 'They wait no more.',
    outputFields: (t) => ({
      items: t.prismaField({
        type: [InventoryItemNode],
        description: "Those of the items that are the viewer's, as they are now.",
        resolve: (query, { assetIds }, _args, { platform, viewer }) =>
          platform.db.asset.findMany({
            ...query,
            where: {
              id: { in: assetIds },
              steamAccount: { userId: requireViewer(viewer).userId, unboundAt: null },
            },
          }),
      }),
    }),
  },
);
