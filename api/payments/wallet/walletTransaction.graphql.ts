import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { type BookedTransfer, listTransactionIds, type WalletDeal } from './entry.store.ts';
import { entryLegsOf, feeOf } from './entryWords.ts';
import { STATEMENT_ARGS, statementFilterOf, WalletEntryType } from './statementArgs.graphql.ts';
import {
  amountOf,
  entryTypeOf,
  type Fund,
  type FundChange,
  fundChangesOf,
  mergedKeysOf,
  outcomeKeysOf,
  rechargeNoOf,
  withdrawalIdOf,
} from './wallet.ts';
import { WalletLegRef, WalletReasonEnum } from './walletEntry.graphql.ts';
import { walletReasonOf } from './walletReason.ts';

const WalletFund = builder.enumType('WalletFund', {
  description: "One of the viewer's balances, as the wallet shows them.",
  values: {
    AVAILABLE: { value: 'available', description: 'Money that can pay for purchases: deposit and proceeds.' },
    SETTLING: { value: 'settling', description: 'Proceeds of sales that have not matured yet.' },
    RETURNING: { value: 'returning', description: 'Money that is being refunded through the payment app.' },
    WITHDRAWING: { value: 'withdrawing', description: 'Money that is being paid out by withdrawals.' },
    BIDDING: { value: 'bidding', description: 'Money that is held for open buy orders and offers.' },
  } as const satisfies Record<string, { value: Fund; description: string }>,
});

const FundChangeRef = builder.objectRef<FundChange>('WalletFundChange').implement({
  authScopes: { signedIn: true },
  description: 'A balance that a transaction changed.',
  fields: (t) => ({
    fund: t.field({
      type: WalletFund,
      description: 'The balance that changed.',
      resolve: ({ fund }) => fund,
    }),
    changeCents: t.expose('changeCents', {
      type: 'Cents',
      description: 'Change in fen: positive into the balance, negative out of it.',
    }),
    balanceCents: t.expose('balanceCents', {
      type: 'Cents',
      description: 'The balance after the transaction, in fen.',
    }),
  }),
});

/** A transfer as its reader may see it. */
interface ReadTransfer {
  transfer: BookedTransfer;
  readerId: string;
}

const TransferRef = builder.objectRef<ReadTransfer>('WalletTransfer').implement({
  authScopes: { signedIn: true },
  description: 'A transfer of the ledger that a transaction consists of.',
  fields: (t) => ({
    reason: t.field({
      type: WalletReasonEnum,
      description: 'Why the transfer was made.',
      resolve: ({ transfer }) => walletReasonOf(transfer.reason),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the transfer was posted.',
      resolve: ({ transfer }) => transfer.createdAt,
    }),
    legs: t.field({
      type: [WalletLegRef],
      description: 'All sides of the double entry. They sum to zero.',
      complexity: { field: 1, multiplier: 4 },
      resolve: ({ transfer, readerId }) => entryLegsOf(transfer.postings, readerId),
    }),
  }),
});

/** The transfers of these keys that moved an account of the viewer's or the escrow of an order, oldest first. */
async function loadOwnTransfers(
  keys: readonly string[],
  { loaders, viewer }: Pick<GraphqlContext, 'loaders' | 'viewer'>,
): Promise<BookedTransfer[]> {
  const { userId } = requireViewer(viewer);
  const found = await Promise.all(keys.map((key) => loaders.transfer.load(key)));
  return found
    .filter((transfer) => transfer !== null)
    .filter(({ postings }) =>
      postings.some(({ account }) => account.ownerId === userId || account.kind === 'escrow'),
    )
    .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt) || a.id.localeCompare(b.id));
}

const loadMerged = (
  { transfer }: { transfer: { reason: string; key: string } },
  context: Pick<GraphqlContext, 'loaders' | 'viewer'>,
): Promise<BookedTransfer[]> => loadOwnTransfers(mergedKeysOf(transfer), context);

const TransactionNode = builder.prismaNode('LedgerPosting', {
  variant: 'WalletTransaction',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, account: { ownerId: viewer?.userId ?? NO_ID } }),
  authScopes: { signedIn: true },
  description:
    "One transaction of the viewer's wallet, such as a purchase, a sale or a withdrawal, whatever the number of its postings.",
  select: {
    id: true,
    createdAt: true,
    transfer: { select: { reason: true, key: true } },
  },
  fields: (t) => ({
    type: t.field({
      type: WalletEntryType,
      description: 'The kind of business that it belongs to.',
      resolve: ({ transfer }) => entryTypeOf(transfer.reason),
    }),
    reason: t.field({
      type: WalletReasonEnum,
      description: 'Why the transfer that begins the transaction was made.',
      resolve: ({ transfer }) => walletReasonOf(transfer.reason),
    }),
    amountCents: t.field({
      type: 'Cents',
      description:
        'Amount in fen: of a purchase, what left the balances together; else the change of the first of `balances`.',
      resolve: async ({ id, transfer }, _args, { loaders }) =>
        amountOf(transfer.reason, fundChangesOf(await loaders.accountsAfter.load(id))),
    }),
    balances: t.field({
      type: [FundChangeRef],
      description: 'The balances that the transaction changed, each with its sum afterwards.',
      complexity: { field: 1, multiplier: 3 },
      resolve: async ({ id }, _args, { loaders }) => fundChangesOf(await loaders.accountsAfter.load(id)),
    }),
    feeCents: t.field({
      type: 'Cents',
      nullable: true,
      description:
        "The platform's fee in fen that the viewer paid: a sale's amount is without it, a withdrawal's contains it. Null if there is none.",
      resolve: async (row, _args, context) =>
        feeOf(await loadMerged(row, context), requireViewer(context.viewer).userId),
    }),
    isPaidByApp: t.boolean({
      description: 'True for a purchase that the payment app paid, which left the balances as they were.',
      resolve: async (row, _args, context) =>
        (await loadMerged(row, context)).some(({ reason }) => reason === 'payment'),
    }),
    outcome: t.field({
      type: WalletReasonEnum,
      nullable: true,
      description:
        'Why the transfer that ended the transaction was made: SETTLE, REFUND or REVERSE for a purchase; RELEASE, ' +
        'RELEASE_TO_DEPOSIT or REVERSE for a sale; PAY_OUT or WITHDRAW_RETURN for a withdrawal; PAY_BACK or ' +
        'PAY_BACK_REFUSED for a refund to the payment app. Null while none did.',
      resolve: async ({ transfer }, _args, context) => {
        const ended = (await loadOwnTransfers(outcomeKeysOf(transfer), context)).at(-1);
        return ended ? walletReasonOf(ended.reason) : null;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was posted.' }),
  }),
});

const WalletDealEnum = builder.enumType('WalletDeal', {
  description: 'A deal in the making whose money a transaction moved.',
  values: {
    OPEN_BUY_ORDER: {
      value: 'openBid',
      description: 'A buy order of the viewer that is open or asleep: `bids`.',
    },
    ENDED_BUY_ORDER: { value: 'endedBid', description: 'A buy order of the viewer that has ended: `bids`.' },
    OFFER_MADE: { value: 'offer', description: 'A price offer that the viewer has made: `offersMade`.' },
  } as const satisfies Record<string, { value: WalletDeal; description: string }>,
});

builder.prismaObjectFields(TransactionNode, (t) => ({
  marketItem: t.field({
    type: MarketItemNode,
    nullable: true,
    description:
      'The item of the order, buy order or offer that it belongs to; null if none, or if the catalogue no longer has it.',
    resolve: async ({ transfer }, _args, { loaders, market }) => {
      const itemId = (await loaders.transfer.load(transfer.key))?.marketItemId;
      return itemId ? market.findById(itemId) : null;
    },
  }),
  orderNo: t.string({
    nullable: true,
    description: 'Number of the order that it belongs to; null if none.',
    resolve: async ({ transfer }, _args, { loaders }) =>
      (await loaders.transfer.load(transfer.key))?.orderNo ?? null,
  }),
  deal: t.field({
    type: WalletDealEnum,
    nullable: true,
    description:
      'The buy order or offer that its money was set aside for, or came back from; null for other transactions, such as the purchase itself.',
    resolve: async ({ transfer }, _args, { loaders }) =>
      (await loaders.transfer.load(transfer.key))?.deal ?? null,
  }),
  serialNo: t.string({
    nullable: true,
    description: 'Number of the withdrawal that it belongs to; null if none.',
    resolve: async ({ transfer }, _args, { loaders }) => {
      const withdrawalId = withdrawalIdOf(transfer.key);
      return withdrawalId ? loaders.serialNo.load(withdrawalId) : null;
    },
  }),
  rechargeNo: t.string({
    nullable: true,
    description: 'Number of the recharge that it belongs to; null if none.',
    resolve: ({ transfer }) => rechargeNoOf(transfer.key),
  }),
  transfers: t.field({
    type: [TransferRef],
    description: 'The transfers that it consists of, oldest first.',
    complexity: { field: 1, multiplier: 2 },
    resolve: async (row, _args, context) =>
      (await loadMerged(row, context)).map((transfer) => ({
        transfer,
        readerId: requireViewer(context.viewer).userId,
      })),
  }),
}));

builder.prismaObjectField(ViewerNode, 'walletTransactions', (t) =>
  t.prismaConnection(
    {
      type: TransactionNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's transactions, newest first, one for each event.",
      args: STATEMENT_ARGS,
      complexity: connectionCost,
      resolve: async (query, user, args, { platform, loaders }) => {
        const filter = statementFilterOf(args, await loaders.now());
        const { page, shape } = readPage(query);
        const ids = await listTransactionIds(platform.db, user.id, filter, page);
        return platform.db.ledgerPosting.findMany({
          ...shape,
          where: { id: { in: ids } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { name: 'WalletTransactionConnection', description: "A page of the viewer's transactions." },
    { name: 'WalletTransactionEdge', description: 'One transaction of the page.' },
  ),
);
