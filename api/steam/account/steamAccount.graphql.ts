import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { SteamAccountStatus } from '../client/steamAccount.store.ts';
import type { PausedReason } from './accountSale.store.ts';
import { ownRow } from './ownRow.ts';
import { ACCOUNTS_MAX, type SteamAccountType } from './steamBinding.ts';

/** Who acts for an account. */
export const SteamAccountTypeEnum = builder.enumType('SteamAccountType', {
  description: 'Who acts at Steam for an account.',
  values: {
    ORDINARY: {
      value: 'ordinary',
      description: 'The owner sends and accepts offers by hand; the market only monitors them.',
    },
    ROBOT: { value: 'robot', description: 'The market sends, confirms and accepts offers automatically.' },
  } as const,
});

const StatusEnum = builder.enumType('SteamAccountStatus', {
  description: 'Whether a Steam account can be used for selling.',
  values: {
    NORMAL: { value: 'normal', description: 'The account can sell.' },
    ABNORMAL: {
      value: 'abnormal',
      description: 'Steam no longer accepts the sign-in. Refresh the token or bind the account again.',
    },
    NOT_SELLABLE: { value: 'notSellable', description: 'Steam has restricted the account from trading.' },
  } as const,
});

const PausedReasonEnum = builder.enumType('SteamPausedReason', {
  description:
    'Reason that prevents a Steam account from selling. Its listings resume automatically once it no longer applies.',
  values: {
    ABNORMAL: { value: 'abnormal', description: 'Steam no longer accepts the sign-in.' },
    NOT_SELLABLE: { value: 'notSellable', description: 'Steam has restricted the account from trading.' },
    PRIVATE: { value: 'private', description: 'The inventory of the account is private.' },
    UNCONFIRMED: { value: 'unconfirmed', description: "Steam does not accept the robot's confirmations." },
  } as const,
});

type InventoryStatus = 'never' | 'syncing' | 'synced' | 'private' | 'failed';
const InventoryStatusEnum = builder.enumType('SteamInventoryStatus', {
  description: "State of the market's copy of an inventory.",
  values: {
    NEVER: { value: 'never', description: 'The inventory has not been read yet.' },
    SYNCING: { value: 'syncing', description: 'The inventory is being read now.' },
    SYNCED: { value: 'synced', description: 'The copy shows the inventory as of `inventorySyncedAt`.' },
    PRIVATE: { value: 'private', description: 'The inventory is private. Its owner must make it public.' },
    FAILED: { value: 'failed', description: 'Reading from Steam failed. An older copy is shown.' },
  } as const,
});

/** An account of the viewer. */
export const SteamAccountNode = builder.prismaNode('SteamAccount', {
  id: { field: 'id' },
  // Selects single columns, since the role of this process may not read the sealed ones.
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A Steam account that the viewer has bound. Its secrets are never shown.',
  fields: (t) => ({
    steamId: t.exposeString('steamId', { description: 'The steamid64 as decimal digits.' }),
    accountName: t.exposeString('accountName', { description: 'Name with which the account signs in.' }),
    personaName: t.exposeString('personaName', {
      nullable: true,
      description: 'Display name of the account on Steam.',
    }),
    type: t.field({
      type: SteamAccountTypeEnum,
      description: 'Who acts at Steam for the account.',
      select: { type: true },
      resolve: ({ type }) => type as SteamAccountType,
    }),
    status: t.field({
      type: StatusEnum,
      description: 'Whether the account can be used for selling.',
      select: { status: true },
      resolve: ({ status }) => status as SteamAccountStatus,
    }),
    pausedReason: t.field({
      type: PausedReasonEnum,
      nullable: true,
      description: "Reason for which the account's listings are paused. Null if they are not.",
      select: { pausedReason: true },
      resolve: ({ pausedReason }) => pausedReason as PausedReason | null,
    }),
    unconfirmedCount: t.exposeInt('unconfirmedCount', {
      description:
        "Number of consecutive confirmations by the robot that Steam did not accept. After three, the account's listings are paused.",
    }),
    hasSecrets: t.exposeBoolean('hasSecrets', {
      description:
        'Whether the market holds the secrets of the Mafile. False for an account bound by tokens alone, which cannot be a robot.',
    }),
    tradeUrl: t.exposeString('tradeUrl', { description: 'Trade link of the account.' }),
    refreshTokenExpiresAt: t.expose('refreshTokenExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Expiry of the sign-in. The market signs in again before. Null if unknown.',
    }),
    accessTokenExpiresAt: t.expose('accessTokenExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Expiry of the access token, which is renewed as needed. Null if unknown.',
    }),
    inventoryStatus: t.field({
      type: InventoryStatusEnum,
      description: "State of the market's copy of the inventory.",
      select: { inventoryStatus: true },
      resolve: ({ inventoryStatus }) => inventoryStatus as InventoryStatus,
    }),
    inventorySyncedAt: t.expose('inventorySyncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the inventory was last read.',
    }),
    inventoryDueAt: t.expose('inventoryDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Earliest time of the next inventory refresh, 5 minutes after a binding. Null for any.',
    }),
    inventoryCount: t.exposeInt('inventoryCount', { description: 'Items in the copy of the inventory.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the binding.' }),
    unboundAt: t.expose('unboundAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the account was unbound. Null while it is bound.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'steamAccounts', (t) =>
  t.prismaField({
    type: [SteamAccountNode],
    nullable: true,
    description: `The Steam accounts that the viewer has bound, newest first. At most ${ACCOUNTS_MAX}.`,
    resolve: (query, user, _args, { platform }) =>
      platform.db.steamAccount.findMany({
        ...query,
        where: { userId: user.id, unboundAt: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: ACCOUNTS_MAX,
      }),
  }),
);

builder.subscriptionField('steamAccountChanged', (t) =>
  t.prismaField({
    type: SteamAccountNode,
    nullable: true,
    description: 'A Steam account of the viewer that changed. Null after a gap: read all accounts again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'steamAccount') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      ownRow(event, viewer, (where) => platform.db.steamAccount.findUnique({ ...query, where })),
  }),
);
