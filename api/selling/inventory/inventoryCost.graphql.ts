import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InventoryItemNode } from './inventoryItem.graphql.ts';
import { COSTS_MAX, setCosts } from './setCosts.ts';

builder.prismaObjectField(InventoryItemNode, 'costCents', (t) =>
  t.expose('costCents', {
    type: 'Cents',
    nullable: true,
    description:
      'Cost of the copy to its owner, in fen: entered by the owner, or known because it was bought here. ' +
      'Null if unknown.',
  }),
);

const CostInput = builder.inputType('CostInput', {
  description: 'The cost of one copy.',
  fields: (t) => ({
    itemId: t.globalID({
      required: true,
      for: InventoryItemNode,
      description: "A copy in the viewer's inventory.",
    }),
    costCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Cost in fen. Omitted or null: unknown.',
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
      const costs = input.costs.map(({ itemId, costCents }) => ({
        assetId: itemId.id,
        costCents: costCents ?? null,
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
