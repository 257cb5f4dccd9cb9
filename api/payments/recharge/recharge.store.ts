import type { Db, Tx } from '../../kernel/db.ts';
import { lockKey } from '../../kernel/tx.ts';
import { CLOCKS_DIFFER_MS } from '../provider/trade.ts';
import type { Recharge } from './recharge.ts';

/** The columns of a recharge under the names of its type. */
type Row = Omit<Recharge, 'status'> & { status: string };

function toRecharge(row: Row | null | undefined): Recharge | null {
  return row ? (row as Recharge) : null;
}

/** Inserts a new recharge. */
export async function insertRecharge(
  tx: Tx,
  row: { id: string; number: string; userId: string; amountCents: bigint; expiresAt: Date; queryAt: Date },
): Promise<void> {
  await tx.recharge.create({ data: row, select: { id: true } });
}

/**
 * Counts a user's unpaid recharges. The count is locked for this user until the transaction ends, so that concurrent
 * requests cannot all take the last place.
 */
export async function countOpenRecharges(tx: Tx, userId: string): Promise<number> {
  await lockKey(tx, `recharges:${userId}`);
  return tx.recharge.count({ where: { userId, status: 'incomplete' } });
}

/** Finds a user's recharge by id. */
export async function findOwnRecharge(db: Db | Tx, userId: string, id: string): Promise<Recharge | null> {
  return toRecharge(await db.recharge.findFirst({ where: { id, userId } }));
}

/** Finds a recharge by its number. */
export async function findRecharge(db: Db | Tx, number: string): Promise<Recharge | null> {
  return toRecharge(await db.recharge.findUnique({ where: { number } }));
}

/** Finds a recharge by its id. */
export async function findRechargeById(db: Db | Tx, id: string): Promise<Recharge | null> {
  return toRecharge(await db.recharge.findUnique({ where: { id } }));
}

/** Finds a recharge by its number and locks it until the transaction ends. */
export async function lockRecharge(tx: Tx, number: string): Promise<Recharge | null> {
  await tx.$queryRaw`select id from recharge where number = ${number} for update`;
  return findRecharge(tx, number);
}

/** Ends a paid recharge and stores the account that paid. A database constraint rejects a second time. */
export async function finishRecharge(
  tx: Tx,
  id: string,
  { tradeNo, payerHash }: { tradeNo: string; payerHash: string | null },
): Promise<void> {
  await tx.$executeRaw`
    update recharge set status = 'finished', trade_no = ${tradeNo}, payer_hash = ${payerHash}, ended_at = clock_now()
    where id = ${id}::uuid`;
}

/**
 * Closes an unpaid recharge.
 * @returns false if it has ended meanwhile.
 */
export async function closeRecharge(tx: Tx, id: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    update recharge set status = 'closed', ended_at = clock_now() where id = ${id}::uuid and status = 'incomplete'`;
  return count === 1;
}

/** Records a query of the payment app and schedules the next one, at the latest when the trade expires and when its page is dead. */
export async function postponeRecharge(db: Db, id: string, pauseMs: number): Promise<void> {
  await db.$executeRaw`
    update recharge set query_count = query_count + 1,
      query_at = clock_now() + least(${pauseMs} * interval '1 millisecond', case
        when clock_now() < expires_at then expires_at - clock_now()
        when clock_now() < expires_at + ${CLOCKS_DIFFER_MS} * interval '1 millisecond'
          then expires_at + ${CLOCKS_DIFFER_MS} * interval '1 millisecond' - clock_now() end)
    where id = ${id}::uuid and status = 'incomplete'`;
}

/** Lists unpaid recharges for which a query of the payment app is due. */
export async function listDueRechargeIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from recharge where status = 'incomplete' and query_at <= clock_now() order by query_at limit ${limit}`;
  return rows.map((row) => row.id);
}
