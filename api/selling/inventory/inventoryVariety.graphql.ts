import { queryFromInfo } from '@pothos/plugin-prisma';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { findMarketItem, MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { pathOfCopy, pictureArgs } from '../../catalog/pictures/picture.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, type SortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import type { ListingViews } from '../listing/listingView.store.ts';
import { referenceFor } from '../listing/priceContext.graphql.ts';
import { MarketStanding } from '../listing/standing.graphql.ts';
import { isRising } from './inventoryFilter.ts';
import { InventoryItemConnection, InventoryItemNode, inventoryItemIdOf } from './inventoryItem.graphql.ts';
import {
  InventoryFilterInput,
  InventorySort,
  inventoryCost,
  readInventoryFilter,
  readPageSize,
} from './inventoryList.graphql.ts';
import { type InventoryVarietyRow, pageInventoryVarieties } from './inventoryPage.store.ts';

/** Maximum number of copies that a page can be limited to. */
const QUANTITY_MAX = 1_000;

/**
 * The position at which the copies of a row go on after a cursor. They are compared with its value, because the copy that it was made
 * of may have left the row, or have moved in it when it was put on sale.
 */
function startBehind({ sort, copyIds, copyValues }: InventoryVarietyRow, { value, id: edgeId }: SortCursor) {
  const isForward = isRising(sort);
  const isBehind = <T extends number | string>(one: T, edge: T) => (isForward ? one > edge : one < edge);
  // What has no value comes last in both directions.
  const last = isForward ? Infinity : -Infinity;
  const edge = value ?? last;
  const start = copyIds.findIndex((id, at) => {
    const own = copyValues[at] ?? last;
    return own === edge ? isBehind(id, edgeId) : isBehind(own, edge);
  });
  return start < 0 ? copyIds.length : start;
}

const InventoryVariety = builder.objectRef<InventoryVarietyRow>('InventoryVariety').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's copies of one item, or of one phase of it, as one row. Exteriors are separate, " +
    'because they are different items.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable identifier of the item and phase.' }),
    marketItem: t.field({
      type: MarketItemNode,
      description: 'The market item of these copies.',
      resolve: ({ marketItemId }, _args, context) => findMarketItem(context, marketItemId),
    }),
    phase: t.exposeString('phase', { nullable: true, description: 'Doppler phase or gem; null if none.' }),
    count: t.exposeInt('count', { description: 'Number of copies in the row.' }),
    listedCount: t.exposeInt('listedCount', { description: 'Number of its copies that are listed.' }),
    lowestCents: t.expose('lowestCents', {
      type: 'Cents',
      nullable: true,
      description: 'Lowest ask in fen; the reference price counts for copies that are not listed.',
    }),
    highestCents: t.expose('highestCents', {
      type: 'Cents',
      nullable: true,
      description: 'Highest ask in fen; the reference price counts for copies that are not listed.',
    }),
    lowestFloat: t.exposeFloat('lowestFloat', { nullable: true, description: 'Lowest wear of copies.' }),
    highestFloat: t.exposeFloat('highestFloat', { nullable: true, description: 'Highest wear of copies.' }),
    inventoryItemIds: t.field({
      type: ['ID'],
      description: 'Ids of its copies (InventoryItem), in the order of the list.',
      complexity: 5,
      resolve: ({ copyIds }) => copyIds.map(inventoryItemIdOf),
    }),
    copies: t.connection(
      {
        type: InventoryItemNode,
        nullable: true,
        description: 'Its copies one by one. Forward only.',
        complexity: connectionCost,
        resolve: async (row, { first, after }, context, info) => {
          const { sort, copyIds, copyValues } = row;
          const start = after
            ? startBehind(
                row,
                readSortCursor('after', sort, after, () => true),
              )
            : 0;
          const ids = copyIds.slice(start, start + readPageSize(first));
          const query: object = queryFromInfo({ context, info, path: ['edges', 'node'] });
          const { userId } = requireViewer(context.viewer);
          const rows = await context.platform.db.asset.findMany({
            ...query,
            where: { id: { in: ids }, steamAccount: { userId } },
          });
          const byId = new Map(rows.map((copy) => [copy.id, copy]));
          const edges = ids.flatMap((id, at) => {
            const node = byId.get(id);
            const value = copyValues[start + at] ?? null;
            return node ? [{ node, cursor: writeSortCursor(sort, { value, id }) }] : [];
          });
          return {
            edges,
            pageInfo: {
              hasNextPage: start + ids.length < copyIds.length,
              hasPreviousPage: start > 0,
              startCursor: edges[0]?.cursor ?? null,
              endCursor: edges.at(-1)?.cursor ?? null,
            },
          };
        },
      },
      InventoryItemConnection,
    ),
  }),
});

/** The sum of a count over the listings of a variety. The views of all rows are read in one statement. */
async function sumViews(
  { listingIds }: InventoryVarietyRow,
  { loaders }: GraphqlContext,
  count: keyof ListingViews,
): Promise<number> {
  const views = await Promise.all(listingIds.map((id) => loaders.listingViews.load(id)));
  return views.reduce((sum, own) => sum + own[count], 0);
}

builder.objectFields(InventoryVariety, (t) => ({
  standing: t.field({
    type: MarketStanding,
    nullable: true,
    description:
      'The market for these copies. It has no place of its own, because its copies may have several asks.',
    resolve: ({ marketItemId, phase }) => ({ marketItemId, phase, askCents: null, isOnSale: false }),
  }),
  referencePriceCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'Reference price of such a copy in its phase, in fen. Null if there is none.',
    resolve: async (row, _args, context) => (await referenceFor(row, context))?.priceCents ?? null,
  }),
  weekViewCount: t.int({
    description:
      'How many visitors opened its listed copies today and on the six days before, summed over the copies.',
    complexity: 5,
    resolve: (row, _args, context) => sumViews(row, context, 'weekCount'),
  }),
  viewCount: t.int({
    description:
      'How many visitors opened its listed copies within the last 90 days, summed over the copies.',
    complexity: 5,
    resolve: (row, _args, context) => sumViews(row, context, 'totalCount'),
  }),
}));

builder.objectField(InventoryVariety, 'picture', (t) =>
  t.string({
    description: 'Path of the picture of these copies on this site, in their phase.',
    args: pictureArgs,
    resolve: (row, { size }, context) => pathOfCopy(context, row, size),
  }),
);

function readQuantity(quantity: number | null | undefined): number | null {
  if (quantity != null && (quantity < 1 || quantity > QUANTITY_MAX))
    throw new InvalidInput('quantity', `1 to ${QUANTITY_MAX}`);
  return quantity ?? null;
}

builder.prismaObjectField(ViewerNode, 'inventoryVarieties', (t) =>
  t.connection(
    {
      type: InventoryVariety,
      nullable: true,
      description:
        "The copies in the viewer's inventories, with equal ones grouped in one row. Forward only.",
      args: {
        filter: t.arg({ type: InventoryFilterInput, required: false, description: 'The filters to apply.' }),
        sort: t.arg({
          type: InventorySort,
          required: false,
          defaultValue: 'default',
          description: 'The sort order; a variety is sorted by its best copy.',
        }),
        quantity: t.arg.int({
          required: false,
          description: `The page ends with the variety that brings it to this many copies, at most ${QUANTITY_MAX}. Default: limited by \`first\` only.`,
        }),
      },
      complexity: inventoryCost,
      resolve: async (user, { filter: input, sort: asked, first, after, quantity }, context) => {
        const sort = asked ?? 'default';
        const page = await pageInventoryVarieties(context.platform.db, {
          userId: user.id,
          filter: await readInventoryFilter(input, user.id, context),
          sort,
          size: readPageSize(first),
          after: after ? readSortCursor('after', sort, after, () => true) : null,
          quantity: readQuantity(quantity),
        });
        const edges = page.rows.map((node) => ({ node, cursor: writeSortCursor(sort, node) }));
        return {
          edges,
          pageInfo: {
            hasNextPage: page.hasMore,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    { name: 'InventoryVarietyConnection', description: "A page of the viewer's varieties." },
    { name: 'InventoryVarietyEdge', description: 'One variety of the page.' },
  ),
);
