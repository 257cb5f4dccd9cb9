import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { refreshInventory } from './refreshInventory.ts';

builder.relayMutationField(
  'refreshInventory',
  {
    description: 'The Steam account to sync.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: false,
        description: 'Sync only this Steam account. Default: all bound accounts.',
      }),
      isBackground: t.boolean({
        required: false,
        description:
          'True if the viewer merely opened a page that shows inventories: accounts that Steam rejects are left out, and ' +
          'if none may be synced now, that is no error. Default: false.',
      }),
    }),
  },
  {
    description:
      'Requests a sync of inventories and returns at once; `inventoryChanged` reports its end. At most ' +
      'once a minute for each account.',
    authScopes: { signedIn: true },
    errors: { types: [InventoryNotDue, NoSteamAccount] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { userId } = requireViewer(viewer);
      const steamAccountId = input.steamAccountId?.id ?? null;
      await refreshInventory(platform, { userId, steamAccountId, isLook: input.isBackground ?? false });
      return {};
    },
  },
  {
    description: 'The sync is requested.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: "The viewer, with the accounts' new state.",
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.subscriptionField('inventoryChanged', (t) =>
  t.prismaField({
    type: SteamAccountNode,
    nullable: true,
    description:
      "Reports that a sync of one of the viewer's inventories began or ended. Null after a gap: load the " +
      'data again.',
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
