import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { AccountHold, HoldCause, HoldScope } from './accountHold.ts';

/** The values of a new hold. */
export interface NewHold {
  userId: string;
  scope: HoldScope;
  cause: HoldCause;
  /** The order that caused it; null for an operator's hold. */
  orderId: string | null;
  /** The operator's explanation for the user. */
  note: string | null;
  endsAt: Date | null;
}

/** A hold with its user. */
export type OpenHold = AccountHold & {
  userId: string;
  note: string | null;
  order: { orderNo: string } | null;
};

const OPEN_FIELDS = {
  id: true,
  userId: true,
  scope: true,
  cause: true,
  note: true,
  order: { select: { orderNo: true } },
  startedAt: true,
  endsAt: true,
} as const;

/** Inserts a hold. Returns false if the same hold exists for this order, or by operators. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<boolean> {
  const { userId, scope, cause, orderId, note, endsAt } = hold;
  const inserted = await tx.$executeRaw`
    insert into account_hold (id, user_id, scope, cause, order_id, note, ends_at)
    values (${newId()}::uuid, ${userId}::uuid, ${scope}, ${cause}, ${orderId}::uuid, ${note}, ${endsAt})
    on conflict do nothing`;
  return inserted === 1;
}

/** The holds of a user that have not ended. */
export async function listOpenHolds(db: Db | Tx, userId: string): Promise<OpenHold[]> {
  return (await db.accountHold.findMany({
    where: { userId, endedAt: null },
    select: OPEN_FIELDS,
  })) as OpenHold[];
}

/** Users with an expired hold, at most `limit`. */
export async function listUserIdsWithDueHold(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ userId: string }[]>`
    select user_id as "userId" from account_hold where ended_at is null and ends_at <= clock_now()
    group by user_id order by min(ends_at) limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/**
 * Ends a user's holds: the expired ones, or all.
 * @returns their number.
 */
export async function endHolds(tx: Tx, userId: string, which: 'due' | 'all'): Promise<number> {
  return tx.$executeRaw`
    update account_hold set ended_at = clock_now()
    where user_id = ${userId}::uuid and ended_at is null and (${which === 'all'} or ends_at <= clock_now())`;
}
