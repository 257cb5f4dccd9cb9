import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { describedValues } from '../../http/graphql/enumValues.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { listEntries } from './entry.store.ts';
import { type EntryLeg, entryLegsOf, type LegAccount } from './entryWords.ts';
import { STATEMENT_ARGS, statementFilterOf, WalletEntryType } from './statementArgs.graphql.ts';
import { entryTypeOf, rechargeNoOf, withdrawalIdOf } from './wallet.ts';
import { WALLET_REASONS, walletReasonOf } from './walletReason.ts';

const WalletAccountKind = builder.enumType('WalletAccountKind', {
  description: 'An account of the viewer in the ledger.',
  values: {
    DEPOSIT: { value: 'deposit', description: 'Recharged money: spendable, never withdrawable.' },
    PROCEEDS: { value: 'proceeds', description: 'Proceeds of matured sales: spendable and withdrawable.' },
    SETTLING: { value: 'settling', description: 'Proceeds of sales that have not matured yet.' },
    WITHDRAWING: { value: 'withdrawing', description: 'Money that is being paid out by withdrawals.' },
    RETURNING: { value: 'returning', description: 'Money that is being refunded through the payment app.' },
    ESCROW: { value: 'escrow', description: 'Money that is held for open purchases.' },
    BIDDING_DEPOSIT: {
      value: 'biddingDeposit',
      description: 'Deposit that is held for open buy orders and offers.',
    },
    BIDDING_PROCEEDS: {
      value: 'biddingProceeds',
      description: 'Proceeds that are held for open buy orders and offers.',
    },
  } as const,
});
const WalletLegAccount = builder.enumType('WalletLegAccount', {
  description: 'The account of one side of a double entry, as the viewer may see it.',
  values: {
    DEPOSIT: { value: 'deposit', description: 'Recharged money: spendable, never withdrawable.' },
    PROCEEDS: { value: 'proceeds', description: 'Proceeds of matured sales: spendable and withdrawable.' },
    SETTLING: { value: 'settling', description: 'Proceeds of sales that have not matured yet.' },
    WITHDRAWING: { value: 'withdrawing', description: 'Money that is being paid out by withdrawals.' },
    RETURNING: { value: 'returning', description: 'Money that is being refunded through the payment app.' },
    BIDDING_DEPOSIT: {
      value: 'biddingDeposit',
      description: 'Deposit that is held for open buy orders and offers.',
    },
    BIDDING_PROCEEDS: {
      value: 'biddingProceeds',
      description: 'Proceeds that are held for open buy orders and offers.',
    },
    ESCROW: { value: 'escrow', description: 'The escrow account of the order.' },
    FEE: { value: 'fee', description: "The platform's account for fees." },
    OUTSIDE: { value: 'outside', description: 'Outside the market, at the payment app.' },
    OTHER_SIDE: { value: 'otherSide', description: "The other person's accounts, added up." },
  } as const satisfies Record<string, { value: LegAccount; description?: string }>,
});

/** Why a transfer of the ledger was made. */
export const WalletReasonEnum = builder.enumType('WalletReason', {
  description: 'Why a transfer of money was made.',
  values: describedValues(WALLET_REASONS),
});

/** The GraphQL type of one side of a double entry. */
export const WalletLegRef = builder.objectRef<EntryLeg>('WalletLeg').implement({
  authScopes: { signedIn: true },
  description: 'One side of a double entry. All sides of an entry sum to zero.',
  fields: (t) => ({
    account: t.field({
      type: WalletLegAccount,
      description: 'The account that this side belongs to.',
      resolve: ({ account }) => account,
    }),
    isOwn: t.exposeBoolean('isOwn', { description: "True if the account is the viewer's." }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Amount in fen: positive into the account, negative out of it.',
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
      description: 'The kind of business that it belongs to.',
      resolve: (entry) => entryTypeOf(entry.transfer.reason),
    }),
    reason: t.field({
      type: WalletReasonEnum,
      description: 'Why the transfer was made.',
      resolve: (entry) => walletReasonOf(entry.transfer.reason),
    }),
    account: t.field({
      type: WalletAccountKind,
      description: "The viewer's account that moved.",
      resolve: (entry) => entry.account.kind as 'deposit',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Amount in fen: positive into the account, negative out of it.',
    }),
    balanceAfterCents: t.expose('balanceAfterCents', {
      type: 'Cents',
      description: 'Balance of the account after the transfer, in fen.',
    }),
    orderNo: t.string({
      nullable: true,
      description: 'Number of the order that it belongs to; null if none.',
      resolve: async (entry, _args, { loaders }) =>
        entry.transfer.orderId ? loaders.orderNo.load(entry.transfer.orderId) : null,
    }),
    serialNo: t.string({
      nullable: true,
      description: 'Number of the withdrawal that it belongs to; null if none.',
      resolve: async (entry, _args, { loaders }) => {
        const withdrawalId = withdrawalIdOf(entry.transfer.key);
        return withdrawalId ? loaders.serialNo.load(withdrawalId) : null;
      },
    }),
    rechargeNo: t.string({
      nullable: true,
      description: 'Number of the recharge that it belongs to; null if none.',
      resolve: (entry) => rechargeNoOf(entry.transfer.key),
    }),
    legs: t.field({
      type: [WalletLegRef],
      description: 'All sides of the double entry that this line is part of.',
      select: {
        transfer: {
          select: {
            postings: { select: { amountCents: true, account: { select: { kind: true, ownerId: true } } } },
          },
        },
      },
      resolve: (entry) => entryLegsOf(entry.transfer.postings, entry.account.ownerId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the transfer was posted.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'walletEntries', (t) =>
  t.prismaConnection(
    {
      type: WalletEntryNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's statement, newest first.",
      args: STATEMENT_ARGS,
      complexity: connectionCost,
      resolve: async (query, user, args, { platform, loaders }) => {
        const filter = statementFilterOf(args, await loaders.now());
        const { page, shape } = readPage(query);
        const entries = await listEntries(platform.db, user.id, filter, page);
        return platform.db.ledgerPosting.findMany({
          ...shape,
          where: { id: { in: entries.map(({ id }) => id) } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { name: 'WalletEntryConnection', description: "A page of the viewer's statement." },
    { name: 'WalletEntryEdge', description: 'One line of the page.' },
  ),
);
