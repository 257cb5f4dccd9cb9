import { builder, isSandboxSchema } from '../graphql/builder.ts';
import { connectionCost } from '../graphql/connectionCost.ts';
import { requireViewer } from '../graphql/context.ts';
import { RefusalInterface } from '../graphql/refusal.graphql.ts';
import { NO_ID } from '../kernel/ids.ts';
import { USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';
import { readBalances } from '../ledger/ledgerStore.ts';
import { RequestIdReused } from '../request/request.errors.ts';
import { findViewer, getViewer, ViewerNode } from '../user/user.graphql.ts';
import { topUpInSandbox } from './topUpInSandbox.ts';
import { AmountInvalid } from './wallet.errors.ts';
import { ENTRY_TYPES, entryTypeOf, type Wallet, walletOf } from './wallet.ts';

const WalletRef = builder.objectRef<Wallet & { userId: string }>('Wallet').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's money by account, in fen. total = withdrawable proceeds + frozen, in every state.",
  fields: (t) => ({
    id: t.id({
      description: 'Stable per user, for stores.',
      resolve: ({ userId }) => Buffer.from(`Wallet:${userId}`).toString('base64'),
    }),
    totalCents: t.expose('totalCents', { type: 'Cents', description: 'Everything.' }),
    spendableCents: t.expose('spendableCents', {
      type: 'Cents',
      description: 'Deposit and proceeds: what can buy.',
    }),
    depositCents: t.expose('depositCents', {
      type: 'Cents',
      description: 'Topped up: spendable, never withdrawable.',
    }),
    proceedsCents: t.expose('proceedsCents', {
      type: 'Cents',
      description: 'Matured sales: spendable and withdrawable.',
    }),
    settlingCents: t.expose('settlingCents', { type: 'Cents', description: 'Sales under trade protection.' }),
    withdrawingCents: t.expose('withdrawingCents', { type: 'Cents', description: 'On its way out.' }),
    escrowCents: t.expose('escrowCents', { type: 'Cents', description: 'In open purchases.' }),
    frozenCents: t.expose('frozenCents', { type: 'Cents', description: 'All but proceeds.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'wallet', (t) =>
  t.field({
    type: WalletRef,
    description: "The viewer's money.",
    resolve: async (user, _args, { platform }) => ({
      userId: user.id,
      ...walletOf(await readBalances(platform.db, user.id)),
    }),
  }),
);

const WalletEntryType = builder.enumType('WalletEntryType', {
  description: 'Kinds of transactions.',
  values: {
    RECHARGE_WITHDRAW: { value: 'rechargeWithdraw' },
    BUY: { value: 'buy' },
    SELL: { value: 'sell' },
    PLATFORM: { value: 'platform' },
  } as const,
});
const WalletAccountKind = builder.enumType('WalletAccountKind', {
  description: "The viewer's accounts.",
  values: {
    DEPOSIT: { value: 'deposit' },
    PROCEEDS: { value: 'proceeds' },
    SETTLING: { value: 'settling' },
    WITHDRAWING: { value: 'withdrawing' },
    ESCROW: { value: 'escrow' },
  } as const,
});

const WalletEntryNode = builder.prismaNode('LedgerPosting', {
  name: 'WalletEntry',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id,
    account: { ownerId: viewer?.userId ?? NO_ID },
  }),
  authScopes: { signedIn: true },
  description: "One line of the viewer's statement: one side of a double entry.",
  select: {
    id: true,
    amountCents: true,
    balanceAfterCents: true,
    createdAt: true,
    transfer: { select: { reason: true, orderId: true } },
    account: { select: { kind: true } },
  },
  fields: (t) => ({
    type: t.field({
      type: WalletEntryType,
      description: 'Kind of transaction.',
      resolve: (entry) => entryTypeOf(entry.transfer.reason),
    }),
    reason: t.string({
      description: 'hold, refund, settle, release, reverse, topUp, recharge.',
      resolve: (entry) => entry.transfer.reason,
    }),
    account: t.field({
      type: WalletAccountKind,
      description: 'The account that moved.',
      resolve: (entry) => entry.account.kind as 'deposit',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Into the account, or out of it with a minus. In fen.',
    }),
    balanceAfterCents: t.expose('balanceAfterCents', {
      type: 'Cents',
      description: "The account's balance after it, in fen.",
    }),
    orderNo: t.string({
      nullable: true,
      description: 'The order that it belongs to.',
      resolve: async (entry, _args, { loaders }) =>
        entry.transfer.orderId ? loaders.orderNo.load(entry.transfer.orderId) : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'walletEntries', (t) =>
  t.prismaConnection(
    {
      type: WalletEntryNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's statement, newest first.",
      args: { type: t.arg({ type: WalletEntryType, required: false, description: 'Only this kind.' }) },
      complexity: connectionCost,
      resolve: (query, user, { type }, { platform }) =>
        platform.db.ledgerPosting.findMany({
          ...query,
          where: {
            account: { ownerId: user.id, kind: { in: [...USER_ACCOUNT_KINDS] } },
            ...(type ? { transfer: { reason: { in: [...ENTRY_TYPES[type]] } } } : {}),
          },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of the statement.' },
    { description: 'One line of the page.' },
  ),
);

builder.subscriptionField('walletChanged', (t) =>
  t.prismaField({
    type: ViewerNode,
    nullable: true,
    description: 'The viewer, each time money moves.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'wallet') as AsyncIterable<unknown>,
    resolve: (query, _event, _args, context) => findViewer(query, context),
  }),
);

if (isSandboxSchema) {
  builder.objectType(AmountInvalid, {
    name: 'AmountInvalid',
    interfaces: [RefusalInterface],
    description: 'Not between 0.01 and 100,000 yuan.',
  });
  builder.relayMutationField(
    'topUpInSandbox',
    {
      description: 'How much.',
      inputFields: (t) => ({
        amountCents: t.field({ type: 'Cents', required: true, description: 'In fen.' }),
        clientRequestId: t.string({
          required: true,
          description: 'Made by the client, 8 to 64 characters: the same again credits nothing more.',
        }),
      }),
    },
    {
      description: "Sandbox only. Credits play money to the viewer's deposit.",
      authScopes: { signedIn: true },
      errors: { types: [AmountInvalid, RequestIdReused] },
      resolve: async (_root, { input }, { platform, viewer }) => {
        await topUpInSandbox(platform, { userId: requireViewer(viewer).userId, ...input });
        return {};
      },
    },
    {
      description: 'Credited.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'With the wallet as it is now.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
