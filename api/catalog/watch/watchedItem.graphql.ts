import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { assert } from '../../kernel/assert.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { setPriceAlert } from './setPriceAlert.ts';
import { unwatchItem } from './unwatchItem.ts';
import { ItemUnknown, WatchlistFull } from './watch.errors.ts';
import { watchItem } from './watchItem.ts';

const WatchedItemNode = builder.prismaNode('WatchedItem', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "An item on the viewer's watchlist.",
  fields: (t) => ({
    marketItem: t.relation('marketItem', { description: 'The item.' }),
    targetCents: t.expose('targetCents', {
      type: 'Cents',
      nullable: true,
      description: 'A message comes when the lowest ask is at or below this, in fen. Null: no alert.',
    }),
    notifiedAt: t.expose('notifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the alert was told last, since its price was set.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Watched since.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'watchedItemCount', (t) =>
  t.int({
    description: "Items on the viewer's watchlist.",
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
      resolve: (query, user, _args, { platform }) =>
        platform.db.watchedItem.findMany({
          ...query,
          where: { userId: user.id },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of the watchlist.' },
    { description: 'One item of the page.' },
  ),
);

async function findWatch({ id }: { id: string }, { viewer, loaders }: GraphqlContext) {
  return viewer ? loaders.watch.load({ userId: viewer.userId, marketItemId: id }) : null;
}

builder.prismaObjectFields(MarketItemNode, (t) => ({
  isWatched: t.boolean({
    description: 'It is on the watchlist of the viewer. False for a visitor.',
    resolve: async (item, _args, context) => (await findWatch(item, context)) !== null,
  }),
  priceAlertCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'The price that the viewer waits for, in fen. Null: no alert, or a visitor.',
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

const ITEM_ID = { for: MarketItemNode, required: true, description: 'The item.' } as const;

builder.relayMutationField(
  'watchItem',
  { description: 'Which.', inputFields: (t) => ({ marketItemId: t.globalID(ITEM_ID) }) },
  {
    description: "Puts an item on the viewer's watchlist. Once more changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown, WatchlistFull] },
    resolve: async (_root, { input }, context) => {
      const marketItemId = requireItem(input.marketItemId.id, context);
      await watchItem(context.platform, { userId: requireViewer(context.viewer).userId, marketItemId });
      return { marketItemId };
    },
  },
  {
    description: 'It is on the watchlist.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item, watched.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'unwatchItem',
  { description: 'Which.', inputFields: (t) => ({ marketItemId: t.globalID(ITEM_ID) }) },
  {
    description: "Takes an item off the viewer's watchlist, its alert with it. Once more changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown] },
    resolve: async (_root, { input }, context) => {
      const marketItemId = requireItem(input.marketItemId.id, context);
      await unwatchItem(context.platform, { userId: requireViewer(context.viewer).userId, marketItemId });
      return { marketItemId };
    },
  },
  {
    description: 'It is not on the watchlist.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item, not watched.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'setPriceAlert',
  {
    description: 'Which item, and the price to be told of.',
    inputFields: (t) => ({
      marketItemId: t.globalID(ITEM_ID),
      targetCents: t.field({
        type: 'Cents',
        required: false,
        description: 'In fen, 1 to 10,000,000. Null or left out: ends the alert; the item stays watched.',
      }),
    }),
  },
  {
    description:
      'Asks for a message when the lowest ask of an item comes to a price or below, once until it has been above again. Where it is there already, the message comes at once. The item is watched from then on.',
    authScopes: { signedIn: true },
    errors: { types: [ItemUnknown, WatchlistFull] },
    resolve: async (_root, { input }, context) => {
      const targetCents = input.targetCents ?? null;
      if (targetCents !== null && (targetCents < 1n || targetCents > AMOUNT_MAX_CENTS))
        throw new InvalidInput('targetCents', `1 to ${AMOUNT_MAX_CENTS}`);
      const marketItemId = requireItem(input.marketItemId.id, context);
      const { userId } = requireViewer(context.viewer);
      await setPriceAlert(context.platform, { userId, marketItemId, targetCents });
      return { marketItemId };
    },
  },
  {
    description: 'The alert is set, or ended.',
    outputFields: (t) => ({
      marketItem: t.field({
        type: MarketItemNode,
        description: 'The item with the alert as it is now.',
        resolve: ({ marketItemId }, _args, context) => getItem(marketItemId, context),
      }),
    }),
  },
);
