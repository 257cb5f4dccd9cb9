import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { InventoryItemNode } from './inventoryItem.graphql.ts';
import { InventoryFilterInput, readInventoryFilter } from './inventoryList.graphql.ts';
import { listCopyPrices, listInventoryIds } from './inventoryPage.store.ts';
import { type InventoryTotals, totalsOf } from './inventoryTotals.ts';

/** Maximum number of items that one call may name, the same as in one batch of listings. */
const ITEMS_MAX = 1_000;
/** Maximum number of copies of a filter, the same as in an action on many copies. */
const MATCHES_MAX = 20_000;

const InventoryTotalsRef = builder.objectRef<InventoryTotals>('InventoryTotals').implement({
  authScopes: { signedIn: true },
  description: 'Sums over chosen copies. A copy without a price is in no sum of that price.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: "Number of the named copies that are in the viewer's inventory.",
    }),
    referenceCents: t.expose('referenceCents', {
      type: 'Cents',
      description: 'Sum of the reference prices, in fen.',
    }),
    netCents: t.expose('netCents', {
      type: 'Cents',
      description: 'What sales at the reference prices would pay after the fee of each, in fen.',
    }),
    withoutReferenceCount: t.exposeInt('withoutReferenceCount', {
      description: 'Number of copies without a reference price.',
    }),
    lowestAskCents: t.expose('lowestAskCents', {
      type: 'Cents',
      description: 'Sum of the lowest prices on sale of the items and phases, in fen.',
    }),
    withoutAskCount: t.exposeInt('withoutAskCount', {
      description: 'Number of copies of whose item and phase none is on sale.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'inventoryTotals', (t) =>
  t.field({
    type: InventoryTotalsRef,
    nullable: true,
    description: 'What chosen copies are worth together: the named ones, or those that match a filter.',
    args: {
      inventoryItemIds: t.arg.globalIDList({
        required: false,
        description: `Items of the viewer's inventory, at most ${ITEMS_MAX}. Others are omitted.`,
      }),
      filter: t.arg({
        type: InventoryFilterInput,
        required: false,
        description: 'Instead of `inventoryItemIds`: every copy that matches.',
      }),
      exceptIds: t.arg.globalIDList({
        required: false,
        for: InventoryItemNode,
        description: `Copies of the filter that are left out, at most ${ITEMS_MAX}.`,
      }),
    },
    complexity: 20,
    resolve: async (user, { inventoryItemIds: itemIds, filter: input, exceptIds }, context) => {
      const { db, config } = context.platform;
      if ((itemIds == null) === (input == null))
        throw new InvalidInput('inventoryItemIds', 'or else a filter');
      if ((itemIds ?? []).length > ITEMS_MAX || itemIds?.some(({ typename }) => typename !== 'InventoryItem'))
        throw new InvalidInput('inventoryItemIds', `at most ${ITEMS_MAX} inventory items`);
      if ((exceptIds ?? []).length > ITEMS_MAX) throw new InvalidInput('exceptIds', `at most ${ITEMS_MAX}`);
      const filter = input ? await readInventoryFilter(input, user.id, context) : null;
      const request = { userId: user.id, sort: 'default', size: MATCHES_MAX } as const;
      const except = new Set(exceptIds?.map(({ id }) => id));
      const ids =
        filter === null
          ? (itemIds ?? []).map(({ id }) => id)
          : (await listInventoryIds(db, { ...request, filter })).filter((id) => !except.has(id));
      return totalsOf(await listCopyPrices(db, user.id, ids), config.SALE_FEE_BASIS_POINTS);
    },
  }),
);
