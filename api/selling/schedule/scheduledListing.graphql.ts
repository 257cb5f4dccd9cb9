import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { NothingSelected } from '../listing/listing.errors.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { readSellItems, SellItemInput } from '../listing/sellItem.graphql.ts';
import { ListingResult, withListings } from '../listing/selling.graphql.ts';
import { cancelScheduledListings, scheduleListings } from './scheduleListings.ts';

const ScheduledListingRef = builder.prismaObject('ScheduledListing', {
  authScopes: { signedIn: true },
  description: 'A scheduled listing: the copy is listed when its cooldown ends.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the scheduled listing.' }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      nullable: true,
      description: 'The ask in fen. Null if a multiplier was given.',
    }),
    multiplier: t.exposeFloat('multiplier', {
      nullable: true,
      description: 'Multiplier of the reference price at that time. Null if a price was given.',
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When the copy will be listed.' }),
  }),
});

builder.prismaObjectField(InventoryItemNode, 'scheduledListing', (t) =>
  t.field({
    type: ScheduledListingRef,
    nullable: true,
    description: 'The scheduled listing of the copy. Null if there is none.',
    select: (_args, _context, nested) => ({
      scheduledListings: nested({ where: { status: 'waiting' }, take: 1 }),
    }),
    resolve: ({ scheduledListings }) => scheduledListings[0] ?? null,
  }),
);

builder.relayMutationField(
  'scheduleListings',
  {
    description: 'The items to schedule.',
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
      'Schedules items to be listed when their cooldowns end, with a message about each. An item that ' +
      'cannot be listed for another reason returns that reason. Repeating it changes nothing; another ' +
      'price replaces the first one.',
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
    description: 'The outcome of each item.',
    outputFields: (t) => ({
      results: t.field({
        type: [ListingResult],
        description: 'One result for each item, in their order; `until` is the time of listing.',
        resolve: ({ results }) => results,
      }),
      items: t.prismaField({
        type: [InventoryItemNode],
        description: "The viewer's items among them, in their new state.",
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
    description: 'The items whose schedule is cancelled.',
    inputFields: (t) => ({
      inventoryItemIds: t.globalIDList({
        required: true,
        for: InventoryItemNode,
        description: `Items of the viewer's inventory, at most ${BATCH_MAX}.`,
      }),
    }),
  },
  {
    description: 'Cancels scheduled listings. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { inventoryItemIds: itemIds } }, { platform, viewer }) => {
      if (itemIds.length > BATCH_MAX) throw new InvalidInput('inventoryItemIds', `at most ${BATCH_MAX}`);
      const assetIds = itemIds.map(({ id }) => id);
      await cancelScheduledListings(platform, { userId: requireViewer(viewer).userId, assetIds });
      return { assetIds };
    },
  },
  {
    description: 'The items are no longer scheduled.',
    outputFields: (t) => ({
      items: t.prismaField({
        type: [InventoryItemNode],
        description: "The viewer's items among them, in their new state.",
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
