import { HOLD_SCOPES } from '../../accounts/user/accountHold.ts';
import { isStopped, kindOfHold } from '../../accounts/user/restriction.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';

/** What a user has withdrawn since a time, in fen. Failed withdrawals do not count. */
export async function sumWithdrawn(db: Db | Tx, userId: string, since: Date): Promise<Cents> {
  const { _sum } = await db.withdrawal.aggregate({
    where: { userId, createdAt: { gte: since }, status: { not: 'failure' } },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0n;
}

/** Inserts a withdrawal: the intent that the worker carries out. */
export async function insertWithdrawal(
  tx: Tx,
  row: {
    id: string;
    serialNo: string;
    userId: string;
    paymentAccountId: string;
    amountCents: Cents;
    feeCents: Cents;
  },
): Promise<void> {
  await tx.withdrawal.create({ data: row, select: { id: true } });
}

const WORK_FIELDS = {
  id: true,
  serialNo: true,
  userId: true,
  amountCents: true,
  feeCents: true,
  status: true,
  isFrozen: true,
  refusalCode: true,
  attempts: true,
  attemptedAt: true,
  doubtedAt: true,
  successCount: true,
  unclearCount: true,
  lookCount: true,
  paymentAccount: { select: { sealedAccount: true, maskedAccount: true } },
  user: { select: { verification: { select: { sealedIdentity: true } } } },
} as const;

/** A withdrawal with the data needed to pay it out. */
export type WithdrawalWork = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** Reads a withdrawal for the worker. */
export async function findWithdrawal(db: Db | Tx, id: string) {
  return db.withdrawal.findUnique({ where: { id }, select: WORK_FIELDS });
}

const STOPPING_SCOPES = HOLD_SCOPES.filter((scope) => isStopped(kindOfHold({ scope }), 'withdraw'));

/**
 * Counts an attempt before it is made, unless its user is blocked or held, or the proceeds that are left do not cover
 * the money that waits for a dispute (`waitingMoneyOf`): the withdrawal is already deducted from the proceeds, so any
 * shortfall means that it contains part of that money. One statement checks and counts, so that no money leaves after a
 * hold was placed (T-23) or a dispute was recorded. Once the dispute has ended without a hold, or its time is over, the attempt is counted. Returns
 * false as well if the withdrawal has ended, or another attempt was counted in between. The attempt is in doubt from now on, lest a
 * worker that is killed during the call leaves none on record: the answer of the call ends that (`recordPoll`).
 */
export async function countAttempt(db: Db, { id, userId, attempts }: WithdrawalWork): Promise<boolean> {
  const counted = await db.$executeRaw`
    update withdrawal set attempts = attempts + 1, attempted_at = clock_now(), doubted_at = clock_now()
    where id = ${id}::uuid and status = 'processing' and attempts = ${attempts}
      and not exists (select from app_user where app_user.id = withdrawal.user_id and is_blocked)
      and not exists (select from account_hold where account_hold.user_id = withdrawal.user_id and ended_at is null
        and scope = any(${STOPPING_SCOPES}))
      and (select coalesce(sum(cents), 0) from (${waitingMoneyOf(userId)}) waiting)
        <= coalesce((select balance_cents from ledger_account where kind = 'proceeds' and owner_id = withdrawal.user_id), 0)`;
  return counted === 1;
}

/** Puts the next query off, before a try: one that throws, or whose worker is killed, is not due again at once. */
export async function postponeWithdrawal(db: Db, id: string, nextPollMs: number): Promise<void> {
  await db.$executeRaw`
    update withdrawal set look_count = look_count + 1, due_at = clock_now() + ${nextPollMs} * interval '1 millisecond'
    where id = ${id}::uuid and status = 'processing'`;
}

/** What is stored after a call without a final answer. */
interface PollRecord {
  refusalCode: string | null;
  isFrozen: boolean;
  /** When there was a doubt last; undefined keeps what is stored. */
  doubtedAt: Date | null | undefined;
  successCount: number;
  unclearCount: number;
  nextPollMs: number;
}

/** Records a call without a final answer. */
export async function recordPoll(db: Db | Tx, id: string, note: PollRecord): Promise<void> {
  await db.$executeRaw`
    update withdrawal set refusal_code = ${note.refusalCode}, is_frozen = ${note.isFrozen},
      doubted_at = case when ${note.doubtedAt === undefined} then doubted_at else ${note.doubtedAt ?? null}::timestamptz end,
      success_count = ${note.successCount}, unclear_count = ${note.unclearCount},
      due_at = clock_now() + ${note.nextPollMs} * interval '1 millisecond'
    where id = ${id}::uuid and status = 'processing'`;
}

/** Ends a withdrawal, once. Returns false if it has already ended. */
export async function endWithdrawal(
  tx: Tx,
  id: string,
  end: { status: 'success' | 'failure'; refusalCode: string | null; paymentOrderId: string | null },
): Promise<boolean> {
  const ended = await tx.$executeRaw`
    update withdrawal set status = ${end.status}, refusal_code = ${end.refusalCode}, payment_order_id = ${end.paymentOrderId},
      is_frozen = false, finished_at = clock_now()
    where id = ${id}::uuid and status = 'processing'`;
  return ended === 1;
}

/** Lists withdrawals whose next query is due. */
export async function listDueWithdrawalIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from withdrawal where status = 'processing' and due_at <= clock_now() order by due_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Returns the withdrawals that are older than promised and marks them as reported, once a day. */
export async function markOverdue(
  db: Db,
  overdueMs: number,
): Promise<{ serialNo: string; createdAt: Date; isFrozen: boolean }[]> {
  return db.$queryRaw`
    update withdrawal set alerted_at = clock_now()
    where status = 'processing' and created_at < clock_now() - ${overdueMs} * interval '1 millisecond'
      and (alerted_at is null or alerted_at < clock_now() - interval '1 day')
    returning serial_no as "serialNo", created_at as "createdAt", is_frozen as "isFrozen"`;
}

/** Numbers of withdrawals, in the order of `ids`; null for an unknown id. */
export async function listSerialNos(db: Db, ids: readonly string[]): Promise<(string | null)[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return ids.map(() => null);
  const rows = await db.withdrawal.findMany({
    where: { id: { in: known } },
    select: { id: true, serialNo: true },
  });
  const numbers = new Map(rows.map(({ id, serialNo }) => [id, serialNo]));
  return ids.map((id) => numbers.get(id) ?? null);
}

/**
 * The part of a user's proceeds in fen that is held because the side at fault of a trade is not known yet, and the
 * latest time of its release.
 */
export interface WaitingMoney {
  cents: Cents;
  until: Date | null;
}

/**
 * Orders whose money a user cannot withdraw because the side at fault of the trade is not known yet: for a buyer the
 * refund, for a seller the proceeds of a trade that was reversed after its completion. Money that a review keeps out of
 * the proceeds is not included.
 */
export function waitingMoneyOf(userId: string): Prisma.Sql {
  return Prisma.sql`select * from (
      select o.order_no, d.started_at, d.waits_until,
        case when o.buyer_id = ${userId}::uuid and o.phase = 'failed' then o.held_from_proceeds_cents
          when o.seller_id = ${userId}::uuid and o.phase = 'completed' and coalesce(review.state, 'released') = 'released'
          then o.price_cents - o.fee_cents else 0 end as cents
      from order_dispute d join market_order o on o.id = d.order_id left join proceeds_review review on review.order_id = o.id
      where d.ended_at is null and d.waits_until > clock_now()
        and (o.buyer_id = ${userId}::uuid or o.seller_id = ${userId}::uuid)) waiting
    where cents > 0`;
}

/** Sums the held part of a user's proceeds (`waitingMoneyOf`). */
export async function sumWaiting(db: Db | Tx, userId: string): Promise<WaitingMoney> {
  const [row] = await db.$queryRaw<[WaitingMoney]>`
    select coalesce(sum(cents), 0)::bigint as cents, max(waits_until) as until from (${waitingMoneyOf(userId)}) waiting`;
  return row;
}
