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
  /** By when operators decide on a hold that does not end by itself. */
  decideBy: Date | null;
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
  const { userId, scope, cause, orderId, note, endsAt, decideBy } = hold;
  const inserted = await tx.$executeRaw`
    insert into account_hold (id, user_id, scope, cause, order_id, note, ends_at, decide_by)
    values (${newId()}::uuid, ${userId}::uuid, ${scope}, ${cause}, ${orderId}::uuid, ${note}, ${endsAt}, ${decideBy})
    on conflict do nothing`;
  return inserted === 1;
}

/** Moves the time by which operators decide on their hold of a user. @returns false if there is none, or it is that time already. */
export async function updateDecideBy(
  tx: Tx,
  { userId, scope, decideBy }: Pick<NewHold, 'userId' | 'scope' | 'decideBy'>,
): Promise<boolean> {
  const moved = await tx.$executeRaw`
    update account_hold set decide_by = ${decideBy}
    where user_id = ${userId}::uuid and scope = ${scope} and cause = 'operator' and ended_at is null
      and decide_by is distinct from ${decideBy}`;
  return moved > 0;
}

/** A hold that waits for the operators' decision. */
export interface WaitingHold {
  userId: string;
  scope: HoldScope;
  startedAt: Date;
  decideBy: Date;
  isLate: boolean;
}

/** Holds that wait for a decision, the most urgent first, at most `limit`. */
export async function listWaitingHolds(tx: Tx, limit: number): Promise<WaitingHold[]> {
  return tx.$queryRaw<WaitingHold[]>`
    select user_id as "userId", scope, started_at as "startedAt", decide_by as "decideBy", decide_by < clock_now() as "isLate"
    from account_hold where ended_at is null and decide_by is not null order by decide_by, id limit ${limit}`;
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
