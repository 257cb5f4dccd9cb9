import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InventoryItemNode } from './inventoryItem.graphql.ts';
import { COSTS_MAX, setCosts } from './setCosts.ts';

builder.prismaObjectField(InventoryItemNode, 'costCents', (t) =>
  t.expose('costCents', {
    type: 'Cents',
    nullable: true,
    description:
      'What it cost its owner, in fen: typed, or known because it was bought here. Null: not known.',
  }),
);

const CostInput = builder.inputType('CostInput', {
  description: 'What one copy cost.',
  fields: (t) => ({
    itemId: t.globalID({
      required: true,
      for: InventoryItemNode,
      description: "A copy in the viewer's inventory.",
    }),
    costCents: t.field({ type: 'Cents', required: false, description: 'In fen. Left out: not known.' }),
  }),
});

builder.relayMutationField(
  'setCosts',
  {
    description: 'What copies cost.',
    inputFields: (t) => ({
      costs: t.field({
        type: [CostInput],
        required: true,
        description: `Copies with what they cost, at most ${COSTS_MAX}.`,
      }),
    }),
  },
  {
    description:
      'Notes what copies cost their owner, for selling rules that start from it or stay above it. Copies of others are left out.',
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
    description: 'Noted.',
    outputFields: (t) => ({
      items: t.prismaField({
        type: [InventoryItemNode],
        description: 'The copies as they are now.',
        resolve: (query, { ids }, _args, { platform, viewer }) =>
          platform.db.asset.findMany({
            ...query,
            where: { id: { in: ids }, steamAccount: { userId: requireViewer(viewer).userId } },
          }),
      }),
    }),
  },
);
