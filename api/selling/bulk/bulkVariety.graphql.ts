import { findMarketItem, MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { pathOfCopy } from '../../catalog/pictures/picture.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { keywordsOf } from '../listing/listingFilter.ts';
import { referenceFor } from '../listing/priceContext.graphql.ts';
import { MarketStanding } from '../listing/standing.graphql.ts';
import { listBulkVarieties, VARIETIES_MAX } from './bulkActions.ts';
import { BulkSelectionInput, readSelection } from './bulkInput.graphql.ts';

type VarietyShape = Awaited<ReturnType<typeof listBulkVarieties>>['rows'][number];

const BulkVariety = builder.objectRef<VarietyShape>('BulkVariety').implement({
  authScopes: { signedIn: true },
  description: 'Copies of one item and phase that a bulk action is about.',
  fields: (t) => ({
    marketItem: t.field({
      type: MarketItemNode,
      description: 'The item of these copies.',
      resolve: ({ marketItemId }, _args, context) => findMarketItem(context, marketItemId),
    }),
    phase: t.exposeString('phase', { nullable: true, description: 'Doppler phase or gem; null if none.' }),
    count: t.exposeInt('count', { description: 'Number of the copies.' }),
    stickeredCount: t.exposeInt('stickeredCount', { description: 'Number of those that have stickers.' }),
    lowestFloat: t.exposeFloat('lowestFloat', { nullable: true, description: 'Lowest wear of the copies.' }),
    highestFloat: t.exposeFloat('highestFloat', {
      nullable: true,
      description: 'Highest wear of the copies.',
    }),
    referencePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Reference price of the item in this phase, in fen. Null if there is none.',
      resolve: async (variety, _args, context) => (await referenceFor(variety, context))?.priceCents ?? null,
    }),
    followedAskCents: t.expose('followedAskCents', {
      type: 'Cents',
      nullable: true,
      description:
        'The lowest ask of others that LOWEST_ASK starts from, in fen, which is no outlier. Null if there is none.',
    }),
    lowestOwnAskCents: t.expose('lowestOwnAskCents', {
      type: 'Cents',
      nullable: true,
      description: 'Lowest own ask of the copies, in fen. Null if they are not on sale.',
    }),
    highestOwnAskCents: t.expose('highestOwnAskCents', {
      type: 'Cents',
      nullable: true,
      description: 'Highest own ask of the copies, in fen. Null if they are not on sale.',
    }),
    standing: t.field({
      type: MarketStanding,
      description: 'Where a copy of it that has no ask yet stands in the market.',
      resolve: ({ marketItemId, phase }) => ({ marketItemId, phase, askCents: null, isOnSale: false }),
    }),
    picture: t.string({
      description: 'Path of a picture of these copies on this site, in their phase, in the size of cards.',
      resolve: (row, _args, context) => pathOfCopy(context, row, 'card'),
    }),
  }),
});

const BulkVarieties = builder
  .objectRef<Awaited<ReturnType<typeof listBulkVarieties>>>('BulkVarieties')
  .implement({
    authScopes: { signedIn: true },
    description: 'The items and phases that a bulk action is about.',
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount', { description: 'Number of varieties that match.' }),
      rows: t.field({
        type: [BulkVariety],
        description: `The dearest together first, at most ${VARIETIES_MAX}.`,
        complexity: { field: 20, multiplier: 40 },
        resolve: ({ rows }) => rows,
      }),
    }),
  });

builder.queryField('bulkVarieties', (t) =>
  t.field({
    type: BulkVarieties,
    nullable: true,
    description:
      'The items and phases that a bulk action of kind LIST or REPRICE is about, so that each can get a price of its own by `kindPrices`.',
    authScopes: { signedIn: true },
    complexity: 100,
    args: {
      selection: t.arg({
        type: BulkSelectionInput,
        required: true,
        description: 'The copies or listings that the action is about.',
      }),
      isOnSale: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only copies that are on sale, as REPRICE takes them. Own listings are on sale anyhow.',
      }),
      keyword: t.arg.string({
        required: false,
        description: "Words that the item's names must contain, in any order.",
      }),
    },
    resolve: async (_root, { selection, isOnSale, keyword }, context) =>
      listBulkVarieties(context.platform, {
        userId: requireViewer(context.viewer).userId,
        selection: await readSelection(selection, context),
        isOnSale,
        words: keywordsOf(keyword),
      }),
  }),
);
