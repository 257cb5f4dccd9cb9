import { builder } from '../graphql/builder.ts';
import { requireViewer } from '../graphql/context.ts';
import { RefusalInterface } from '../graphql/refusal.graphql.ts';
import { NO_ID } from '../kernel/ids.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { refreshInventory } from './refreshInventory.ts';

const InventoryStatus = builder.enumType('InventoryStatus', {
  description: 'How the last look at an inventory went.',
  values: {
    NEVER: { value: 'never', description: 'There was none yet.' },
    SYNCING: { value: 'syncing', description: 'One is asked for or under way.' },
    SYNCED: { value: 'synced', description: 'It was read.' },
    PRIVATE: { value: 'private', description: 'Steam does not show it: its owner has to make it public.' },
    FAILED: { value: 'failed', description: 'It could not be read; it is tried again by itself.' },
  } as const,
});

/** A bound Steam account as its inventory's page shows it. Its sealed columns are none of the api's. */
export const InventoryAccountNode = builder.prismaNode('SteamAccount', {
  variant: 'InventoryAccount',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID, unboundAt: null }),
  select: { id: true },
  authScopes: { signedIn: true },
  description: "The state of one bound Steam account's inventory.",
  fields: (t) => ({
    name: t.string({
      description: 'The name that its owner knows it by.',
      select: { personaName: true, accountName: true },
      resolve: ({ personaName, accountName }) => personaName ?? accountName,
    }),
    isAbnormal: t.boolean({
      description: 'Steam refuses its sign-in: bind it again.',
      select: { status: true },
      resolve: ({ status }) => status === 'abnormal',
    }),
    inventoryStatus: t.field({
      type: InventoryStatus,
      description: 'How the last look went.',
      select: { inventoryStatus: true },
      resolve: (account) => account.inventoryStatus as 'never',
    }),
    syncedAt: t.expose('inventorySyncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last looked at.',
    }),
    dueAt: t.expose('inventoryDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'No look may be asked for before: five minutes after a bind, a minute after a look.',
    }),
    itemCount: t.exposeInt('inventoryCount', { description: 'Items that the last look found.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'inventoryAccounts', (t) =>
  t.prismaField({
    type: [InventoryAccountNode],
    nullable: true,
    description: "The viewer's bound Steam accounts with the state of their inventories, at most 100.",
    complexity: { field: 5, multiplier: 10 },
    resolve: (query, user, _args, { platform }) =>
      platform.db.steamAccount.findMany({
        ...query,
        where: { userId: user.id, unboundAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 100,
      }),
  }),
);

builder.objectType(InventoryNotDue, {
  name: 'InventoryNotDue',
  interfaces: [RefusalInterface],
  description:
    'The account was bound less than five minutes ago, or its inventory was looked at a moment ago.',
  fields: (t) => ({
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'From when on a look may be asked for.' }),
  }),
});

builder.objectType(NoSteamAccount, {
  name: 'NoSteamAccount',
  interfaces: [RefusalInterface],
  description: 'No Steam account is bound, or none of that id.',
});

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
    type: InventoryAccountNode,
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
