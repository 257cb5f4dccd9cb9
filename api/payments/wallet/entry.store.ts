import { type Db, joinSql, type Sql, sql } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import { USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';
import type { HistoryBounds } from './historyRange.ts';
import { ENTRY_TYPES, type EntryType } from './wallet.ts';

/** The filters of a statement. */
export interface StatementFilter extends HistoryBounds {
  type?: EntryType | null | undefined;
  /** A part of the number of an order, a withdrawal or a recharge. */
  number?: string | null | undefined;
}

/** One side of a double entry, with what it belongs to. Amounts in fen. */
export interface EntryRow {
  id: string;
  /** The kind of the account that moved. */
  kind: string;
  amountCents: Cents;
  balanceAfterCents: Cents;
  createdAt: Date;
  reason: string;
  orderId: string | null;
  /** The transfer's key. */
  key: string;
}

/** Most orders or withdrawals that one search may match. */
const NUMBERED_MAX = 2_000;
const NUMBER = /^[A-Za-z0-9]{1,32}$/;

/** Transfers that belong to a number. A text that cannot be a number matches none. */
async function numberedTransfers(db: Db, userId: string, text: string): Promise<Sql> {
  if (!NUMBER.test(text)) return sql`false`;
  const orders = await db.order.findMany({
    where: { OR: [{ buyerId: userId }, { sellerId: userId }], orderNo: { contains: text } },
    select: { id: true },
    orderBy: { createdAt: 'desc' },
    take: NUMBERED_MAX,
  });
  const withdrawals = await db.withdrawal.findMany({
    where: { userId, serialNo: { contains: text.toUpperCase() } },
    select: { id: true },
    orderBy: { createdAt: 'desc' },
    take: NUMBERED_MAX,
  });
  const keys = withdrawals.flatMap(({ id }) =>
    ['withdraw', 'payOut', 'withdrawReturn'].map((movement) => `${movement}:${id}`),
  );
  return sql`(transfer.order_id = any(${orders.map(({ id }) => id)}::uuid[]) or transfer.key = any(${keys}::text[])
    or transfer.reason = 'recharge' and transfer.key ilike ${`%${text}%`})`;
}

async function narrowing(
  db: Db,
  userId: string,
  { type, number, from, until }: StatementFilter,
): Promise<Sql> {
  const ofTransfer = [
    ...(type ? [sql`transfer.reason = any(${[...ENTRY_TYPES[type]]}::text[])`] : []),
    ...(number ? [await numberedTransfers(db, userId, number)] : []),
  ];
  const ofPosting = [
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
    ...(ofTransfer.length > 0
      ? [
          sql`exists (select from ledger_transfer transfer where transfer.id = transfer_id and ${joinSql(ofTransfer, ' and ')})`,
        ]
      : []),
  ];
  return ofPosting.length > 0 ? joinSql(ofPosting, ' and ') : sql`true`;
}

/**
 * One page of the postings of a user's own accounts that match a filter, always newest first. Each account is read from
 * its index, no further than the page needs.
 */
export async function listEntries(
  db: Db,
  userId: string,
  filter: StatementFilter,
  page: NewestFirstPage,
): Promise<EntryRow[]> {
  const narrowed = await narrowing(db, userId, filter);
  return db.$queryRaw<EntryRow[]>`
    select entry.id, entry.kind, entry.amount_cents as "amountCents", entry.balance_after_cents as "balanceAfterCents",
      entry.created_at as "createdAt", transfer.reason, transfer.order_id as "orderId", transfer.key
    from (
      select own.*, account.kind from ledger_account account cross join lateral (
        select * from ledger_posting
        where account_id = account.id and ${beyondEdge('ledger_posting', page)} and ${narrowed} ${pageOrder(page)}) own
      where account.owner_id = ${userId}::uuid and account.kind = any(${[...USER_ACCOUNT_KINDS]}::text[])
      ${pageOrder(page)}) entry
    join ledger_transfer transfer on transfer.id = entry.transfer_id
    order by entry.created_at desc, entry.id desc`;
}
