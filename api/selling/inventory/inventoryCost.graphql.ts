import type { ItemPhase } from '../../catalog/prices/sale.store.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { setOrCleared } from '../../kernel/invalidInput.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import { referenceFor } from '../listing/priceContext.graphql.ts';
import { MarketStanding } from '../listing/standing.graphql.ts';
import { InventoryItemNode } from './inventoryItem.graphql.ts';
import { COSTS_MAX, setCosts } from './setCosts.ts';

async function netOf(
  { listings: [listing], ...copy }: ItemPhase & { listings: readonly { askCents: Cents }[] },
  context: GraphqlContext,
): Promise<Cents | null> {
  const cents = listing?.askCents ?? (await referenceFor(copy, context))?.priceCents ?? null;
  return cents === null ? null : cents - feeOf(cents, context.platform.config.SALE_FEE_BASIS_POINTS);
}

builder.prismaObjectFields(InventoryItemNode, (t) => ({
  costCents: t.expose('costCents', {
    type: 'Cents',
    nullable: true,
    description:
      'Cost of the copy to its owner, in fen: entered by the owner, or known because it was bought here. ' +
      'Null if unknown.',
  }),
  profitCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'What a sale at its ask, or at its reference price if it is not listed, would pay after the fee, less its cost, in fen; negative for a loss. Null if the cost or both prices are unknown.',
    select: {
      costCents: true,
      marketItemId: true,
      phase: true,
      listings: { where: { status: { in: ['active', 'paused', 'reserved'] } }, take: 1 },
    },
    resolve: async ({ costCents, ...copy }, _args, context) => {
      const netCents = costCents === null ? null : await netOf(copy, context);
      return netCents === null || costCents === null ? null : netCents - costCents;
    },
  }),
  netCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'What a sale at its ask, or at its reference price if it is not listed, would pay after the fee, in fen. Null if both prices are unknown.',
    select: {
      marketItemId: true,
      phase: true,
      listings: { where: { status: { in: ['active', 'paused', 'reserved'] } }, take: 1 },
    },
    resolve: (copy, _args, context) => netOf(copy, context),
  }),
  standing: t.field({
    type: MarketStanding,
    nullable: true,
    description: 'Where it stands in the market, by its ask if it is listed.',
    select: {
      marketItemId: true,
      phase: true,
      steamAccount: { select: { user: { select: { isBlocked: true } } } },
      listings: { where: { status: { in: ['active', 'paused', 'reserved'] } }, take: 1 },
    },
    resolve: ({ marketItemId, phase, steamAccount: { user }, listings: [listing] }) => ({
      marketItemId,
      phase,
      askCents: listing?.askCents ?? null,
      isOnSale: listing?.status === 'active' && !user.isBlocked,
    }),
  }),
}));

const CostInput = builder.inputType('CostInput', {
  description: 'The cost of one copy.',
  fields: (t) => ({
    inventoryItemId: t.globalID({
      required: true,
      for: InventoryItemNode,
      description: "A copy in the viewer's inventory.",
    }),
    costCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Cost in fen. Exactly one of this and `clearsCost` is given.',
    }),
    clearsCost: t.boolean({
      required: true,
      defaultValue: false,
      description: 'True removes the cost, which is unknown then.',
    }),
  }),
});

builder.relayMutationField(
  'setCosts',
  {
    description: 'The copies and their cost.',
    inputFields: (t) => ({
      costs: t.field({
        type: [CostInput],
        required: true,
        description: `Copies with their cost, at most ${COSTS_MAX}.`,
      }),
    }),
  },
  {
    description:
      'Stores the cost of copies, which selling rules can start from or use as a floor. Copies of other ' +
      'users are skipped.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const costs = input.costs.map(({ inventoryItemId, costCents, clearsCost }) => ({
        assetId: inventoryItemId.id,
        costCents: setOrCleared(
          { field: 'costCents', value: costCents },
          { field: 'clearsCost', isOn: clearsCost },
        ),
      }));
      return { ids: await setCosts(platform, { userId: requireViewer(viewer).userId, costs }) };
    },
  },
  {
    description: 'The costs are stored.',
    outputFields: (t) => ({
      items: t.prismaField({
        type: [InventoryItemNode],
        description: "The viewer's copies with their new cost.",
        resolve: (query, { ids }, _args, { platform, viewer }) =>
          platform.db.asset.findMany({
            ...query,
            where: { id: { in: ids }, steamAccount: { userId: requireViewer(viewer).userId } },
          }),
      }),
    }),
  },
);
