import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { listCopyPrices } from './inventoryPage.store.ts';
import { type InventoryTotals, totalsOf } from './inventoryTotals.ts';

/** Most items that one call may name, the same as in one batch of listings. */
const ITEMS_MAX = 1_000;

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
    description: 'What chosen copies are worth together.',
    args: {
      itemIds: t.arg.globalIDList({
        required: true,
        description: `Items of the viewer's inventory, at most ${ITEMS_MAX}. Others are omitted.`,
      }),
    },
    resolve: async (user, { itemIds }, { platform }) => {
      if (itemIds.length > ITEMS_MAX || itemIds.some(({ typename }) => typename !== 'InventoryItem'))
        throw new InvalidInput('itemIds', `at most ${ITEMS_MAX} inventory items`);
      const ids = itemIds.map(({ id }) => id);
      return totalsOf(await listCopyPrices(platform.db, user.id, ids), platform.config.SALE_FEE_BASIS_POINTS);
    },
  }),
);
