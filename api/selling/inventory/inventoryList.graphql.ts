import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { EVERYTHING } from '../../catalog/market/marketItem.ts';
import { selectItems } from '../../catalog/market/marketSelection.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';
import type { InventoryFilter } from './inventoryFilter.ts';
import { InventoryItemNode, inventoryItemIdOf } from './inventoryItem.graphql.ts';
import {
  countInventory,
  type InventoryCounts,
  listInventoryIds,
  listInventoryItemIds,
  pageInventoryIds,
} from './inventoryPage.store.ts';

/** Rows that one page may have. */
const PAGE_SIZE_MAX = 100;
const PAGE_SIZE_DEFAULT = 50;
/** Copies that may be chosen at once. */
const IDS_MAX = 20_000;

const InventoryTab = builder.enumType('InventoryTab', {
  description: 'The tabs of an inventory.',
  values: {
    ALL: { value: 'all', description: 'Every copy.' },
    UNLISTED: { value: 'unlisted', description: 'Not on sale, and it could be.' },
    LISTED: { value: 'listed', description: 'On sale, or being bought.' },
    NON_TRADABLE: { value: 'nonTradable', description: 'In cooldown, protected, or never tradable.' },
  } as const,
});

/** The orders of an inventory. */
export const InventorySort = builder.enumType('InventorySort', {
  description: 'The order of an inventory. What has no price, wear or end of its cooldown stands last.',
  values: {
    DEFAULT: { value: 'default', description: 'What came last stands first, as in Steam.' },
    PRICE_ASCENDING: { value: 'priceAscending', description: 'By ask, else by reference price, rising.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'By ask, else by reference price, falling.' },
    COOLDOWN_ASCENDING: { value: 'cooldownAscending', description: 'Free first, then what is free soonest.' },
    COOLDOWN_DESCENDING: { value: 'cooldownDescending', description: 'Longest cooldown first.' },
    WEAR_ASCENDING: { value: 'wearAscending', description: 'Least worn first.' },
    WEAR_DESCENDING: { value: 'wearDescending', description: 'Most worn first.' },
  } as const,
});

/** What an inventory is narrowed by. */
export const InventoryFilterInput = builder.inputType('InventoryFilter', {
  description: 'Narrows an inventory.',
  fields: (t) => ({
    tab: t.field({ type: InventoryTab, required: false, description: 'Which tab. Left out: ALL.' }),
    steamAccountIds: t.idList({
      required: false,
      description: 'Only of these Steam accounts, at most 100. Left out: of all that are bound.',
    }),
    keyword: t.string({
      required: false,
      description: "Found as the market's keyword is: names in both languages, pinyin, nicknames.",
    }),
  }),
});

function readAccountId(text: string): string {
  try {
    return readGlobalId(text).id;
  } catch {
    throw new InvalidInput('steamAccountIds', 'holds what is no id');
  }
}

/** Reads a filter as a client wrote it. @throws InvalidInput naming the field. */
export async function readInventoryFilter(
  input: typeof InventoryFilterInput.$inferInput | null | undefined,
  userId: string,
  { market, platform }: GraphqlContext,
): Promise<InventoryFilter> {
  if ((input?.steamAccountIds?.length ?? 0) > 100) throw new InvalidInput('steamAccountIds', 'at most 100');
  const keyword = requireText('keyword', input?.keyword ?? '', 100).trim();
  return {
    tab: input?.tab ?? 'all',
    steamAccountIds: input?.steamAccountIds?.map(readAccountId) ?? null,
    marketItemIds: keyword === '' ? null : await findItems(),
  };
  async function findItems(): Promise<string[]> {
    const { all } = selectItems(market, { ...EVERYTHING, keyword });
    const own = await listInventoryItemIds(platform.db, userId);
    return own.filter(
      (id) => market.findById(id) && (all === null || all.has(market.positionFrom(id, false))),
    );
  }
}

/** A page's cost: half of what its rows would count for, since they come by a handful of statements, however many they are (T-7). */
export function inventoryCost({ first }: { first?: number | null | undefined }): {
  field: number;
  multiplier: number;
} {
  const { field, multiplier } = connectionCost({ first: first ?? PAGE_SIZE_DEFAULT });
  return { field, multiplier: multiplier / 2 };
}

/** A page's size. @throws InvalidInput */
export function readPageSize(first: number | null | undefined): number {
  const size = first ?? PAGE_SIZE_DEFAULT;
  if (size < 0 || size > PAGE_SIZE_MAX) throw new InvalidInput('first', `0 to ${PAGE_SIZE_MAX}`);
  return size;
}

/** The copies of some ids, in their order, with what the document asks of them. */
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
      description: `The copies in the viewer's inventories, one by one. At most ${PAGE_SIZE_MAX} a page, forward only.`,
      args: {
        filter: t.arg({ type: InventoryFilterInput, required: false, description: 'What to let through.' }),
        sort: t.arg({
          type: InventorySort,
          required: false,
          defaultValue: 'default',
          description: 'In which order.',
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
    { description: 'A page of copies.' },
    { description: 'One copy of the page.' },
  ),
);

const InventoryCountsRef = builder
  .objectRef<InventoryCounts & { varieties: number }>('InventoryCounts')
  .implement({
    authScopes: { signedIn: true },
    description: 'How many copies each tab of an inventory holds.',
    fields: (t) => ({
      all: t.exposeInt('all', { description: 'Every copy.' }),
      unlisted: t.exposeInt('unlisted', { description: 'Those that could be listed.' }),
      listed: t.exposeInt('listed', { description: 'Those on sale, or being bought.' }),
      nonTradable: t.exposeInt('nonTradable', { description: 'Those that cannot be traded now.' }),
      varieties: t.exposeInt('varieties', { description: "Different items and phases in the filter's tab." }),
    }),
  });

builder.prismaObjectFields(ViewerNode, (t) => ({
  inventoryCounts: t.field({
    type: InventoryCountsRef,
    nullable: true,
    description: "How many copies each tab holds, under the filter's keyword and accounts.",
    args: {
      filter: t.arg({ type: InventoryFilterInput, required: false, description: 'What to count.' }),
    },
    complexity: 20,
    resolve: async (user, { filter }, context) =>
      countInventory(context.platform.db, user.id, await readInventoryFilter(filter, user.id, context)),
  }),
  inventoryItemIds: t.field({
    type: ['ID'],
    nullable: true,
    description: `Ids of every InventoryItem that the filter lets through, over all pages, at most ${IDS_MAX}: for choosing all.`,
    args: {
      filter: t.arg({ type: InventoryFilterInput, required: false, description: 'What to let through.' }),
      sort: t.arg({
        type: InventorySort,
        required: false,
        defaultValue: 'default',
        description: 'In which order.',
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
