import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { assert } from '../../kernel/assert.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { ItemUnknown, WatchlistFull } from './watch.errors.ts';
import { deleteWatched } from './watchedItem.store.ts';
import { listWatchedMovers, type WatchedMover } from './watchedMovers.ts';
import { setPriceAlert, watchItem } from './watchItem.ts';

const WatchedItemNode = builder.prismaNode('WatchedItem', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "An item on the viewer's watchlist.",
  fields: (t) => ({
    marketItem: t.relation('marketItem', { description: 'The market item on the watchlist.' }),
    targetCents: t.expose('targetCents', {
      type: 'Cents',
      nullable: true,
      description:
        'Target price of the alert, in fen: a message is sent when the lowest ask is at or below it. Null without an alert.',
    }),
    notifiedAt: t.expose('notifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last alert message since the target was set.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the item was added to the watchlist.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'watchedItemCount', (t) =>
  t.int({
    deprecationReason: 'Use `totalCount` of `watchedItems`.',
    description: "Number of items on the viewer's watchlist.",
    select: { _count: { select: { watchedItems: true } } },
    resolve: (user) => user._count.watchedItems,
  }),
);

builder.prismaObjectField(ViewerNode, 'watchedItems', (t) =>
  t.prismaConnection(
    {
      type: WatchedItemNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's watchlist, newest first. At most 500 items.",
      complexity: connectionCost,
      totalCount: ({ id: userId }, _args, { platform }) =>
        platform.db.watchedItem.count({ where: { userId } }),
      resolve: (query, user, _args, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.watchedItem.findMany({ ...page, where: { ...where, userId: user.id } }),
        ),
    },
    {
      name: 'WatchedItemConnection',
      description: 'One page of the watchlist.',
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'WatchedItemEdge', description: 'One item of the page.' },
  ),
);

/** Maximum number of items in the short list. */
const MOVERS_MAX = 20;

const WatchedMoverRef = builder.objectRef<WatchedMover>('WatchedMover').implement({
  authScopes: { signedIn: true },
  description: 'A watched item whose price moved.',
  fields: (t) => ({
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The watched item that moved.',
      resolve: ({ marketItemId }, _args, { market }) => market.findById(marketItemId),
    }),
    changePermille: t.exposeInt('changePermille', {
      description:
        'Change of its daily median price from the first day with a sale to the last, in tenths of a percent.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'watchedMovers', (t) =>
  t.field({
    type: [WatchedMoverRef],
    nullable: true,
    description:
      "The items of the viewer's whole watchlist whose price moved most within the last seven days, up or down. The largest change first.",
    complexity: ({ first }) => ({ field: 50, multiplier: first ?? 1 }),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: 3,
        description: `Number of items, 1 to ${MOVERS_MAX}.`,
      }),
    },
    resolve: async ({ id: userId }, { first }, { platform, loaders }) => {
      const limit = first ?? 3;
      if (limit < 1 || limit > MOVERS_MAX) throw new InvalidInput('first', `1 to ${MOVERS_MAX}`);
      return listWatchedMovers(platform, { userId, now: await loaders.now(), limit });
    },
  }),
);

async function findWatch({ id }: { id: string }, { viewer, loaders }: GraphqlContext) {
  return viewer ? loaders.watch.load({ userId: viewer.userId, marketItemId: id }) : null;
}

builder.prismaObjectFields(MarketItemNode, (t) => ({
  isWatched: t.boolean({
    description: "True if the item is on the viewer's watchlist. False for a visitor.",
    resolve: async (item, _args, context) => (await findWatch(item, context)) !== null,
  }),
  priceAlertCents: t.field({
    type: 'Cents',
    nullable: true,
    description: "Target price of the viewer's alert, in fen. Null without an alert and for a visitor.",
    resolve: async (item, _args, context) => (await findWatch(item, context))?.targetCents ?? null,
  }),
}));

/** The id of an item that there is. @throws ItemUnknown */
function requireItem(id: string, { market }: GraphqlContext): string {
  if (!market.findById(id)) throw new ItemUnknown();
  return id;
}

function getItem(id: string, { market }: GraphqlContext) {
  const item = market.findById(id);
  assert(item, 'an item that was there a moment ago is there');
  return item;
}

const ITEM_ID = {
  for: MarketItemNode,
  required: true,
  description: 'The market item to watch, or to stop watching.',
} as const;

builder.relayMutationField(
  'watchItem',
  { description: 'The item to add.', inputFields: (t) => ({ marketItemId: t.globalID(ITEM_ID) }) },
  {
    description: "Adds an item to the viewer's watchlist. Repeating it changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown, WatchlistFull] },
    resolve: async (_root, { input }, context) => {
      const marketItemId = requireItem(input.marketItemId.id, context);
      await watchItem(context.platform, { userId: requireViewer(context.viewer).userId, marketItemId });
      return { marketItemId };
    },
  },
  {
    description: 'Result of adding an item.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item with its new state.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'unwatchItem',
  { description: 'The item to remove.', inputFields: (t) => ({ marketItemId: t.globalID(ITEM_ID) }) },
  {
    description: "Removes an item and its alert from the viewer's watchlist. Repeating it changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown] },
    resolve: async (_root, { input }, context) => {
      const marketItemId = requireItem(input.marketItemId.id, context);
      await deleteWatched(context.platform.db, requireViewer(context.viewer).userId, marketItemId);
      return { marketItemId };
    },
  },
  {
    description: 'Result of removing an item.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item with its new state.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'setPriceAlert',
  {
    description: 'The item and the target price of its alert.',
    inputFields: (t) => ({
      marketItemId: t.globalID(ITEM_ID),
      targetCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'Target price in fen, 1 to 10,000,000. Null removes the alert; the item stays on the watchlist.',
      }),
    }),
  },
  {
    description:
      'Sets a price alert: sends a message when the lowest ask of the item reaches the target or falls below it, and not again until it has been above. If the target is already reached, the message is sent at once. Adds the item to the watchlist.',
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown, WatchlistFull] },
    resolve: async (_root, { input }, context) => {
      const { targetCents } = input;
      if (targetCents === undefined) throw new InvalidInput('targetCents', 'missing; null removes the alert');
      if (targetCents !== null && (targetCents < 1n || targetCents > AMOUNT_MAX_CENTS))
        throw new InvalidInput('targetCents', `1 to ${AMOUNT_MAX_CENTS}`);
      const marketItemId = requireItem(input.marketItemId.id, context);
      const { userId } = requireViewer(context.viewer);
      await setPriceAlert(context.platform, { userId, marketItemId, targetCents });
      return { marketItemId };
    },
  },
  {
    description: 'Result of setting an alert.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item with the updated alert.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
      watchedItem: t.prismaField({
        type: WatchedItemNode,
        nullable: true,
        description: 'The entry on the watchlist. Null if it has been removed meanwhile.',
        resolve: (query, { marketItemId }, _args, { platform, viewer }) =>
          platform.db.watchedItem.findUnique({
            ...query,
            where: { userId_marketItemId: { userId: requireViewer(viewer).userId, marketItemId } },
          }),
      }),
    }),
  },
);
