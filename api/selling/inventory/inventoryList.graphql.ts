import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { EVERYTHING } from '../../catalog/market/marketFilter.ts';
import { selectItems } from '../../catalog/market/marketSelection.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';
import { CopyFilterInput, readAccountIds, readCopyFilter } from '../listing/copyFilter.graphql.ts';
import type { InventoryFilter } from './inventoryFilter.ts';
import { InventoryItemConnection, InventoryItemNode, inventoryItemIdOf } from './inventoryItem.graphql.ts';
import {
  countInventory,
  type InventoryCounts,
  listInventoryIds,
  listInventoryItemIds,
  pageInventoryIds,
} from './inventoryPage.store.ts';

/** Maximum number of rows of one page. */
const PAGE_SIZE_MAX = 100;
const PAGE_SIZE_DEFAULT = 50;
/** Maximum number of copies that can be selected at once. */
const IDS_MAX = 20_000;

/** The tabs of an inventory. */
export const InventoryTabEnum = builder.enumType('InventoryTab', {
  description: 'The tabs of an inventory.',
  values: {
    ALL: { value: 'all', description: 'Every copy in the inventory.' },
    UNLISTED: { value: 'unlisted', description: 'Copies that are not listed but could be.' },
    LISTED: { value: 'listed', description: 'Copies that are on sale or being bought.' },
    NON_TRADABLE: {
      value: 'nonTradable',
      description: 'Copies that are in cooldown, protected, or never tradable.',
    },
  } as const,
});

/** The sort orders of an inventory. */
export const InventorySort = builder.enumType('InventorySort', {
  description:
    'Sort order of an inventory. Copies without the sort value (price, wear or cooldown end) come last.',
  values: {
    DEFAULT: {
      value: 'default',
      description:
        'Copies that can be listed now first, then listed ones, then all others; each group by ask, otherwise by reference price, highest first.',
    },
    NEWEST: { value: 'newest', description: 'The latest arrival first, as in Steam.' },
    PRICE_ASCENDING: {
      value: 'priceAscending',
      description: 'By ask, otherwise by reference price, lowest first.',
    },
    PRICE_DESCENDING: {
      value: 'priceDescending',
      description: 'By ask, otherwise by reference price, highest first.',
    },
    COOLDOWN_ASCENDING: {
      value: 'cooldownAscending',
      description: 'Tradable copies first, then the shortest cooldown.',
    },
    COOLDOWN_DESCENDING: { value: 'cooldownDescending', description: 'The longest cooldown first.' },
    WEAR_ASCENDING: { value: 'wearAscending', description: 'The least worn copy first.' },
    WEAR_DESCENDING: { value: 'wearDescending', description: 'The most worn copy first.' },
  } as const,
});

/** The filters of an inventory. */
export const InventoryFilterInput = builder.inputType('InventoryFilter', {
  description: 'Filters of an inventory.',
  fields: (t) => ({
    tab: t.field({ type: InventoryTabEnum, required: false, description: 'The tab to show. Default: ALL.' }),
    steamAccountIds: t.idList({
      required: false,
      description: 'Only copies of these Steam accounts, at most 100. Default: all bound accounts.',
    }),
    keyword: t.string({
      required: false,
      description: 'Matched like a market search: names in both languages, pinyin, nicknames.',
    }),
    copies: t.field({
      type: CopyFilterInput,
      required: false,
      description: 'What the copies must be like.',
    }),
  }),
});

/**
 * Parses a filter.
 * @throws InvalidInput naming the field.
 */
export async function readInventoryFilter(
  input: typeof InventoryFilterInput.$inferInput | null | undefined,
  userId: string,
  { market, platform }: GraphqlContext,
): Promise<InventoryFilter> {
  const keyword = requireText('keyword', input?.keyword ?? '', 100).trim();
  return {
    tab: input?.tab ?? 'all',
    copies: readCopyFilter(input?.copies),
    steamAccountIds: readAccountIds(input?.steamAccountIds),
    marketItemIds:
      keyword === '' ? null : itemsNamed(keyword, await listInventoryItemIds(platform.db, userId), market),
  };
}

/** Those of some items that a keyword finds, as in a market search. */
export function itemsNamed(
  keyword: string,
  ids: readonly string[],
  market: GraphqlContext['market'],
): string[] {
  const { all } = selectItems(market, { ...EVERYTHING, keyword });
  return ids.filter((id) => market.findById(id) && (all === null || all.has(market.positionFrom(id, false))));
}

/**
 * Complexity of a page: a third of the normal cost of its rows, because they are read by a few statements however many they
 * are (T-7).
 */
export function inventoryCost({ first }: { first?: number | null | undefined }): {
  field: number;
  multiplier: number;
} {
  const { field, multiplier } = connectionCost({ first: first ?? PAGE_SIZE_DEFAULT });
  return { field, multiplier: multiplier / 3 };
}

/**
 * Validates a page size.
 * @throws InvalidInput
 */
export function readPageSize(first: number | null | undefined): number {
  const size = first ?? PAGE_SIZE_DEFAULT;
  if (size < 0 || size > PAGE_SIZE_MAX) throw new InvalidInput('first', `0 to ${PAGE_SIZE_MAX}`);
  return size;
}

/** The copies with the given ids, in their order, with the fields that the document selects. */
async function readCopies(ids: readonly string[], context: GraphqlContext, info: GraphQLResolveInfo) {
  const query: object = queryFromInfo({ context, info, path: ['edges', 'node'] });
  const rows = await context.platform.db.asset.findMany({ ...query, where: { id: { in: [...ids] } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

builder.prismaObjectField(ViewerNode, 'inventory', (t) =>
  t.connection(
    {
      type: InventoryItemNode,
      nullable: true,
      description: `The copies in the viewer's inventories, one by one. At most ${PAGE_SIZE_MAX} on a page, forward only.`,
      args: {
        filter: t.arg({ type: InventoryFilterInput, required: false, description: 'The filters to apply.' }),
        sort: t.arg({
          type: InventorySort,
          required: false,
          defaultValue: 'default',
          description: 'The sort order of the copies.',
        }),
      },
      complexity: inventoryCost,
      resolve: async (user, { filter: input, sort: asked, first, after }, context, info) => {
        const sort = asked ?? 'default';
        const filter = await readInventoryFilter(input, user.id, context);
        const page = await pageInventoryIds(context.platform.db, {
          userId: user.id,
          filter,
          sort,
          size: readPageSize(first),
          after: after ? readSortCursor('after', sort, after, () => true) : null,
        });
        const values = new Map(page.rows.map((row) => [row.id, row.value]));
        const copies = await readCopies([...values.keys()], context, info);
        const edges = copies.map((node) => ({
          node,
          cursor: writeSortCursor(sort, { value: values.get(node.id) ?? null, id: node.id }),
        }));
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
    InventoryItemConnection,
  ),
);

const InventoryCountsRef = builder
  .objectRef<InventoryCounts & { varieties: number }>('InventoryCounts')
  .implement({
    authScopes: { signedIn: true },
    description: 'Number of copies in each tab of an inventory.',
    fields: (t) => ({
      all: t.exposeInt('all', { description: 'Number of all copies.' }),
      unlisted: t.exposeInt('unlisted', { description: 'Number of copies that could be listed.' }),
      listed: t.exposeInt('listed', { description: 'Number of copies on sale or being bought.' }),
      nonTradable: t.exposeInt('nonTradable', { description: 'Number of copies that cannot be traded now.' }),
      varieties: t.exposeInt('varieties', {
        description: "Number of different items and phases in the filter's tab.",
      }),
    }),
  });

builder.prismaObjectFields(ViewerNode, (t) => ({
  inventoryCounts: t.field({
    type: InventoryCountsRef,
    nullable: true,
    description: "Number of copies in each tab, with the filter's keyword and accounts applied.",
    args: {
      filter: t.arg({ type: InventoryFilterInput, required: false, description: 'The filters to apply.' }),
    },
    complexity: 20,
    resolve: async (user, { filter }, context) =>
      countInventory(context.platform.db, user.id, await readInventoryFilter(filter, user.id, context)),
  }),
  inventoryItemIds: t.field({
    type: ['ID'],
    nullable: true,
    description: `Ids of every InventoryItem that matches the filter, over all pages, at most ${IDS_MAX}. Used to select all.`,
    args: {
      filter: t.arg({ type: InventoryFilterInput, required: false, description: 'The filters to apply.' }),
      sort: t.arg({
        type: InventorySort,
        required: false,
        defaultValue: 'default',
        description: 'The sort order of the ids.',
      }),
    },
    complexity: 100,
    resolve: async (user, { filter: input, sort }, context) => {
      const filter = await readInventoryFilter(input, user.id, context);
      const request = { userId: user.id, filter, sort: sort ?? 'default', size: IDS_MAX };
      return (await listInventoryIds(context.platform.db, request)).map(inventoryItemIdOf);
    },
  }),
}));
