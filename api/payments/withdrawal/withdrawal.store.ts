import type { Db, Tx } from '../../kernel/db.ts';
import { isId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';

/** What a user withdrew since a time; what failed came back and does not count. */
export async function sumWithdrawn(db: Db | Tx, userId: string, since: Date): Promise<Cents> {
  const { _sum } = await db.withdrawal.aggregate({
    where: { userId, createdAt: { gte: since }, status: { not: 'failure' } },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0n;
}

/** Writes a withdrawal: the intent that the worker carries out. */
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
  user: {
    select: {
      isBlocked: true,
      holds: { where: { endedAt: null }, select: { id: true }, take: 1 },
      verification: { select: { sealedIdentity: true } },
    },
  },
} as const;

/** A withdrawal with what paying it out needs. */
export type WithdrawalWork = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** A withdrawal, for the worker. */
export async function findWithdrawal(db: Db | Tx, id: string) {
  return db.withdrawal.findUnique({ where: { id }, select: WORK_FIELDS });
}

/** Counts an attempt before it is made. False where the withdrawal has ended, or another attempt came between. */
export async function noteAttempt(db: Db, { id, attempts }: WithdrawalWork): Promise<boolean> {
  const noted = await db.$executeRaw`
    update withdrawal set attempts = attempts + 1, attempted_at = clock_now()
    where id = ${id}::uuid and status = 'processing' and attempts = ${attempts}`;
  return noted === 1;
}

/** What a look that brought no end leaves behind. */
export interface LookNote {
  refusalCode: string | null;
  isFrozen: boolean;
  isDoubt: boolean;
  successCount: number;
  unclearCount: number;
  nextLookMs: number;
}

/** Notes a look that brought no end. */
export async function noteLook(db: Db | Tx, id: string, note: LookNote): Promise<void> {
  await db.$executeRaw`
    update withdrawal set look_count = look_count + 1, refusal_code = ${note.refusalCode}, is_frozen = ${note.isFrozen},
      doubted_at = case when ${note.isDoubt} then clock_now() else doubted_at end,
      success_count = ${note.successCount}, unclear_count = ${note.unclearCount},
      due_at = clock_now() + ${note.nextLookMs} * interval '1 millisecond'
    where id = ${id}::uuid and status = 'processing'`;
}

/** Ends a withdrawal, once. False where it had ended. */
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

/** Withdrawals whose next look is due. */
export async function listDueWithdrawalIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from withdrawal where status = 'processing' and due_at <= clock_now() order by due_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Marks the withdrawals that are older than promised as told, once a day, and names them. */
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

/** Numbers of withdrawals by id, in the order of the ids; null where there is none. */
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

/** What of a user's proceeds waits because nobody knows yet who caused a trade's end, and until when at the latest. Cents. */
export interface WaitingMoney {
  cents: Cents;
  until: Date | null;
}

/**
 * What of a user's proceeds waits: as buyer what came back into them from the trade, as seller what a trade that was reversed after its
 * completion had brought; not what a review kept from the proceeds.
 */
export async function sumWaiting(db: Db | Tx, userId: string): Promise<WaitingMoney> {
  const [row] = await db.$queryRaw<[WaitingMoney]>`
    select coalesce(sum(cents), 0)::bigint as cents, max(until) as until from (
      select case when o.buyer_id = ${userId}::uuid and o.phase = 'failed' then o.held_from_proceeds_cents
          when o.seller_id = ${userId}::uuid and o.phase = 'completed' and coalesce(review.state, 'released') = 'released'
          then o.price_cents - o.fee_cents else 0 end as cents,
        d.waits_until as until
      from order_dispute d join market_order o on o.id = d.order_id left join proceeds_review review on review.order_id = o.id
      where d.ended_at is null and d.waits_until > clock_now()
        and (o.buyer_id = ${userId}::uuid or o.seller_id = ${userId}::uuid)) waiting
    where cents > 0`;
  return row;
}
