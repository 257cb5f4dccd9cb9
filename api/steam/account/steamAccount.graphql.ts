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
      description: 'Its owner sends and accepts offers by hand; the market only follows.',
    },
    ROBOT: { value: 'robot', description: 'The market sends, confirms and accepts offers by itself.' },
  } as const,
});

const StatusEnum = builder.enumType('SteamAccountStatus', {
  description: 'What a Steam account is good for.',
  values: {
    NORMAL: { value: 'normal', description: 'It can sell.' },
    ABNORMAL: {
      value: 'abnormal',
      description: 'Steam accepts its sign-in no more: refresh the token or bind it again.',
    },
    NOT_SELLABLE: { value: 'notSellable', description: 'Steam lets it not trade.' },
  } as const,
});

const PausedReasonEnum = builder.enumType('SteamPausedReason', {
  description: 'What keeps a Steam account from selling. What it has on sale comes back by itself.',
  values: {
    ABNORMAL: { value: 'abnormal', description: 'Steam accepts its sign-in no more.' },
    NOT_SELLABLE: { value: 'notSellable', description: 'Steam lets it not trade.' },
    PRIVATE: { value: 'private', description: 'Its inventory is private.' },
    UNCONFIRMED: { value: 'unconfirmed', description: "Steam does not take the robot's confirmations." },
  } as const,
});

type InventoryStatus = 'never' | 'syncing' | 'synced' | 'private' | 'failed';
const InventoryStatusEnum = builder.enumType('SteamInventoryStatus', {
  description: "Where the market's copy of an account's inventory stands.",
  values: {
    NEVER: { value: 'never', description: 'Not read yet.' },
    SYNCING: { value: 'syncing', description: 'Being read now.' },
    SYNCED: { value: 'synced', description: 'As Steam showed it at `inventorySyncedAt`.' },
    PRIVATE: { value: 'private', description: 'Steam shows it to nobody: its owner must make it public.' },
    FAILED: { value: 'failed', description: 'Steam could not be read; an older copy stands.' },
  } as const,
});

/** An account of the viewer. */
export const SteamAccountNode = builder.prismaNode('SteamAccount', {
  id: { field: 'id' },
  // Column by column: the sealed ones are not for this process's role.
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A Steam account that the viewer has bound. Its secrets are never shown.',
  fields: (t) => ({
    steamId: t.exposeString('steamId', { description: 'steamid64, in digits.' }),
    accountName: t.exposeString('accountName', { description: 'What it signs in as.' }),
    personaName: t.exposeString('personaName', {
      nullable: true,
      description: 'The name that it shows on Steam.',
    }),
    type: t.field({
      type: SteamAccountTypeEnum,
      description: 'Who acts for it.',
      select: { type: true },
      resolve: ({ type }) => type as SteamAccountType,
    }),
    status: t.field({
      type: StatusEnum,
      description: 'What it is good for.',
      select: { status: true },
      resolve: ({ status }) => status as SteamAccountStatus,
    }),
    pausedReason: t.field({
      type: PausedReasonEnum,
      nullable: true,
      description: 'Why what it has on sale is paused. Null: it is not.',
      select: { pausedReason: true },
      resolve: ({ pausedReason }) => pausedReason as PausedReason | null,
    }),
    unconfirmedCount: t.exposeInt('unconfirmedCount', {
      description:
        'Confirmations in a row that Steam did not take from the robot; after three what it has on sale is paused.',
    }),
    tradeUrl: t.exposeString('tradeUrl', { description: 'Its trade link.' }),
    refreshTokenExpiresAt: t.expose('refreshTokenExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its sign-in ends; the market signs in again before. Null: not known.',
    }),
    accessTokenExpiresAt: t.expose('accessTokenExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the access token ends; it is renewed as needed. Null: not known.',
    }),
    inventoryStatus: t.field({
      type: InventoryStatusEnum,
      description: 'Where the copy of its inventory stands.',
      select: { inventoryStatus: true },
      resolve: ({ inventoryStatus }) => inventoryStatus as InventoryStatus,
    }),
    inventorySyncedAt: t.expose('inventorySyncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the inventory was last read.',
    }),
    inventoryDueAt: t.expose('inventoryDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'No refresh of the inventory before: five minutes after a binding. Null: any time.',
    }),
    inventoryCount: t.exposeInt('inventoryCount', { description: 'Items in the copy of its inventory.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Bound since.' }),
    unboundAt: t.expose('unboundAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was unbound. Null: it is bound.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'steamAccounts', (t) =>
  t.prismaField({
    type: [SteamAccountNode],
    nullable: true,
    description: `The Steam accounts that the viewer has bound, the newest first. At most ${ACCOUNTS_MAX}.`,
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
    description: 'A Steam account of the viewer that changed. Null after a gap: read again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'steamAccount') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      ownRow(event, viewer, (where) => platform.db.steamAccount.findUnique({ ...query, where })),
  }),
);
