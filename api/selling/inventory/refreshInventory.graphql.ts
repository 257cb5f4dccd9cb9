import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { refreshInventory } from './refreshInventory.ts';

builder.relayMutationField(
  'refreshInventory',
  {
    description: 'Which.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({ required: false, description: 'Only this Steam account. Left out: all.' }),
    }),
  },
  {
    description:
      'Asks for a look at inventories and answers at once; `inventoryChanged` tells when it is done. At most once a minute for each account.',
    authScopes: { signedIn: true },
    errors: { types: [InventoryNotDue, NoSteamAccount] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { userId } = requireViewer(viewer);
      await refreshInventory(platform, { userId, steamAccountId: input.steamAccountId?.id ?? null });
      return {};
    },
  },
  {
    description: 'The look is asked for.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the accounts as they are now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.subscriptionField('inventoryChanged', (t) =>
  t.prismaField({
    type: SteamAccountNode,
    nullable: true,
    description: 'A look at an inventory of the viewer began or ended. Null after a gap: read again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'inventory') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      event
        ? platform.db.steamAccount.findUnique({
            ...query,
            where: {
              id: (event as { id: string }).id,
              userId: requireViewer(viewer).userId,
              unboundAt: null,
            },
          })
        : null,
  }),
);
