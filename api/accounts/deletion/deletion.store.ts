import type { Db, Tx } from '../../kernel/db.ts';
import { DELETION_WAIT_DAYS, type Obstacle, type ObstacleKind, obstaclesIn } from './deletion.ts';

/** The current obstacles to a user's deletion. */
export async function listObstacles(db: Db | Tx, userId: string): Promise<Obstacle[]> {
  const [found] = await db.$queryRaw<[Record<ObstacleKind, number>]>`
    select
      (select count(*)::int from market_order
        where (buyer_id = me.id or seller_id = me.id) and phase not in ('completed', 'failed')) as "openOrders",
      (select coalesce(sum(balance_cents), 0)::float8 from ledger_account
        where owner_id = me.id and kind in ('deposit', 'proceeds', 'settling', 'withdrawing', 'returning', 'biddingDeposit', 'biddingProceeds')) as money,
      (select count(*)::int from recharge where user_id = me.id and status = 'incomplete')
        + (select count(*)::int from withdrawal where user_id = me.id and status = 'processing')
        + (select count(*)::int from order_payment payment join market_order paid on paid.id = payment.order_id
          where paid.buyer_id = me.id and payment.status in ('open', 'refunding')) as "openPayments",
      (select count(*)::int from listing where seller_id = me.id and status in ('active', 'paused', 'reserved')) as "openListings",
      (select count(*)::int from steam_account where user_id = me.id and unbound_at is null)
        + (select count(*)::int from steam_binding where user_id = me.id and status = 'pending') as "steamAccounts",
      (select count(*)::int from recharge_contract where user_id = me.id and status in ('pending', 'signed', 'ending')) as contract,
      me.is_open_platform_on::int as "openPlatform",
      (me.is_blocked or exists (select from account_hold h where h.user_id = me.id and h.ended_at is null))::int as review
    from app_user me where me.id = ${userId}::uuid`;
  return obstaclesIn(found);
}

/** Locks a user until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for update`;
}

/**
 * Inserts a request for deletion; an existing one is unchanged.
 * @returns when the account will be deleted.
 */
export async function insertDeletion(tx: Tx, userId: string): Promise<{ dueAt: Date; isNew: boolean }> {
  const made = await tx.$executeRaw`
    insert into account_deletion (user_id, due_at)
    values (${userId}::uuid, clock_now() + ${DELETION_WAIT_DAYS} * interval '1 day') on conflict (user_id) do nothing`;
  const { dueAt } = await tx.accountDeletion.findUniqueOrThrow({
    where: { userId },
    select: { dueAt: true },
  });
  return { dueAt, isNew: made === 1 };
}

/** Deletes a request that has not been carried out. Returns false if there is none. */
export async function deleteDeletion(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.accountDeletion.deleteMany({ where: { userId, erasedAt: null } });
  return count === 1;
}

/** When a user's account will be deleted; null if no deletion is requested. */
export async function findDueAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db.accountDeletion.findUnique({
    where: { userId },
    select: { dueAt: true, erasedAt: true },
  });
  return row?.erasedAt === null ? row.dueAt : null;
}

/** Users whose waiting time is over, the longest waiting first. */
export async function listDueUserIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select user_id as id from account_deletion where erased_at is null and due_at <= clock_now() order by due_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks a request whose waiting time is over, unless another worker has it. */
export async function lockDueDeletion(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select user_id from account_deletion
    where user_id = ${userId}::uuid and erased_at is null and due_at <= clock_now() for update skip locked`;
  return rows.length === 1;
}

/** Postpones a failed deletion, so that it does not block others. */
export async function postponeDeletion(db: Db, userId: string, hours: number): Promise<void> {
  await db.$executeRaw`
    update account_deletion set due_at = clock_now() + ${hours} * interval '1 hour' where user_id = ${userId}::uuid and erased_at is null`;
}
