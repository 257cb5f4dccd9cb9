import type { Prisma } from '../graphql/generated/prisma/client.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';
import type { HistoryBounds } from './historyRange.ts';
import { ENTRY_TYPES, type EntryType } from './wallet.ts';

/** What narrows a statement. */
export interface StatementFilter extends HistoryBounds {
  type?: EntryType | null | undefined;
  /** A part of an order's or a withdrawal's number. */
  number?: string | null | undefined;
}

/** Orders or withdrawals that one search may mean. */
const NUMBERED_MAX = 2_000;
const NUMBER = /^[A-Za-z0-9]{1,32}$/;

/** Transfers that a number leads to. A text that can be no number leads to none. */
async function numberedTransfers(
  db: Db,
  userId: string,
  text: string,
): Promise<Prisma.LedgerTransferWhereInput> {
  if (!NUMBER.test(text)) return { id: { in: [] } };
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
  const isRecharge = { reason: 'recharge', key: { contains: text, mode: 'insensitive' } } as const;
  return { OR: [{ orderId: { in: orders.map(({ id }) => id) } }, { key: { in: keys } }, isRecharge] };
}

/** The postings of a user's own accounts that a filter lets through. */
export async function statementWhere(
  db: Db,
  userId: string,
  { type, number, from, until }: StatementFilter,
): Promise<Prisma.LedgerPostingWhereInput> {
  const transfers: Prisma.LedgerTransferWhereInput[] = [];
  if (type) transfers.push({ reason: { in: [...ENTRY_TYPES[type]] } });
  if (number) transfers.push(await numberedTransfers(db, userId, number));
  return {
    account: { ownerId: userId, kind: { in: [...USER_ACCOUNT_KINDS] } },
    ...(transfers.length > 0 ? { transfer: { AND: transfers } } : {}),
    ...(from || until
      ? { createdAt: { ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) } }
      : {}),
  };
}

/** The newest lines of a statement, for export. */
export async function listStatement(db: Db, userId: string, filter: StatementFilter, limit: number) {
  return db.ledgerPosting.findMany({
    where: await statementWhere(db, userId, filter),
    select: {
      amountCents: true,
      balanceAfterCents: true,
      createdAt: true,
      account: { select: { kind: true } },
      transfer: { select: { reason: true, orderId: true, key: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

/** Writes an order's points, once. */
export async function insertPoints(
  tx: Tx,
  { orderId, userId, points }: { orderId: string; userId: string; points: number },
): Promise<void> {
  await tx.$executeRaw`
    insert into point_entry (order_id, user_id, points) values (${orderId}::uuid, ${userId}::uuid, ${points})
    on conflict (order_id) do nothing`;
}

/** A user's points. */
export async function sumPoints(db: Db, userId: string): Promise<number> {
  const { _sum } = await db.pointEntry.aggregate({ where: { userId }, _sum: { points: true } });
  return _sum.points ?? 0;
}
