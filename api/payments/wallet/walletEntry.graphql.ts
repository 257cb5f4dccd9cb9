import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { requireText } from '../../kernel/text.ts';
import { listEntries } from './entry.store.ts';
import { type EntryLeg, entryLegsOf, type LegAccount } from './entryLegs.ts';
import { HistoryRangeEnum } from './historyRange.graphql.ts';
import { boundsOf } from './historyRange.ts';
import { entryTypeOf, rechargeNoOf, withdrawalIdOf } from './wallet.ts';

const NUMBER_LENGTH_MAX = 40;

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
    RETURNING: { value: 'returning', description: 'On its way back to the payment app.' },
    ESCROW: { value: 'escrow' },
  } as const,
});
const WalletLegAccount = builder.enumType('WalletLegAccount', {
  description: 'Where one side of a double entry lies.',
  values: {
    DEPOSIT: { value: 'deposit' },
    PROCEEDS: { value: 'proceeds' },
    SETTLING: { value: 'settling' },
    WITHDRAWING: { value: 'withdrawing' },
    RETURNING: { value: 'returning', description: 'On its way back to the payment app.' },
    ESCROW: { value: 'escrow', description: "The order's own account." },
    FEE: { value: 'fee', description: "The platform's fees." },
    OUTSIDE: { value: 'outside', description: 'Outside of the market: the payment app.' },
    OTHER_SIDE: { value: 'otherSide', description: "The other person's accounts, as one sum." },
  } as const satisfies Record<string, { value: LegAccount; description?: string }>,
});

const WalletLegRef = builder.objectRef<EntryLeg>('WalletLeg').implement({
  authScopes: { signedIn: true },
  description: 'One side of a double entry. The sides sum to zero.',
  fields: (t) => ({
    account: t.field({
      type: WalletLegAccount,
      description: 'Where it lies.',
      resolve: ({ account }) => account,
    }),
    isOwn: t.exposeBoolean('isOwn', { description: "True for the viewer's accounts." }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Into it, or out of it with a minus. In fen.',
    }),
  }),
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
    transfer: { select: { reason: true, orderId: true, key: true } },
    account: { select: { kind: true, ownerId: true } },
  },
  fields: (t) => ({
    type: t.field({
      type: WalletEntryType,
      description: 'Kind of transaction.',
      resolve: (entry) => entryTypeOf(entry.transfer.reason),
    }),
    reason: t.string({
      description:
        'payment, hold, refund, payBack, payBackRefused, latePaymentKept, settle, release, reverse, topUp, recharge, withdraw, payOut, withdrawReturn.',
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
    serialNo: t.string({
      nullable: true,
      description: 'The withdrawal that it belongs to.',
      resolve: async (entry, _args, { loaders }) => {
        const withdrawalId = withdrawalIdOf(entry.transfer.key);
        return withdrawalId ? loaders.serialNo.load(withdrawalId) : null;
      },
    }),
    rechargeNo: t.string({
      nullable: true,
      description: 'The recharge that it belongs to.',
      resolve: (entry) => rechargeNoOf(entry.transfer.key),
    }),
    legs: t.field({
      type: [WalletLegRef],
      description: 'The whole double entry that this line is a side of.',
      select: {
        transfer: {
          select: {
            postings: { select: { amountCents: true, account: { select: { kind: true, ownerId: true } } } },
          },
        },
      },
      resolve: (entry) => entryLegsOf(entry.transfer.postings, entry.account.ownerId),
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
      args: {
        type: t.arg({ type: WalletEntryType, required: false, description: 'Only this kind.' }),
        number: t.arg.string({
          required: false,
          description: 'Only what an order or a withdrawal moved: its number, or a part of it.',
        }),
        range: t.arg({ type: HistoryRangeEnum, required: false, description: 'Only so far back.' }),
        month: t.arg.string({
          required: false,
          description: "Only one month of China's calendar, as 2026-11; goes before `range`.",
        }),
      },
      complexity: connectionCost,
      resolve: async (query, user, { type, number, ...span }, { platform, loaders }) => {
        const wanted = number == null ? null : requireText('number', number, NUMBER_LENGTH_MAX).trim();
        const bounds = boundsOf(span, await loaders.now());
        const filter = { type, number: wanted, ...bounds };
        const { page, shape } = readPage(query);
        const entries = await listEntries(platform.db, user.id, filter, page);
        return platform.db.ledgerPosting.findMany({
          ...shape,
          where: { id: { in: entries.map(({ id }) => id) } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { description: 'A page of the statement.' },
    { description: 'One line of the page.' },
  ),
);
