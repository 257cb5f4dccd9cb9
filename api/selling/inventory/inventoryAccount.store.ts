import type { Db, Tx } from '../../kernel/db.ts';

/** The result of the last inventory sync. */
export type InventoryStatus = 'never' | 'syncing' | 'synced' | 'private' | 'failed';

/** A Steam account as the inventory page shows it. */
export interface InventoryAccount {
  id: string;
  userId: string;
  accountName: string;
  personaName: string | null;
  status: string;
  inventoryStatus: InventoryStatus;
  inventorySyncedAt: Date | null;
  inventoryDueAt: Date | null;
  inventoryCount: number;
}

const COLUMNS = {
  id: true,
  userId: true,
  accountName: true,
  personaName: true,
  status: true,
  inventoryStatus: true,
  inventorySyncedAt: true,
  inventoryDueAt: true,
  inventoryCount: true,
} as const;

/** The bound accounts of a user, the longest bound first; limited to one account if its id is given. */
export async function listInventoryAccounts(
  db: Db | Tx,
  userId: string,
  id: string | null = null,
): Promise<InventoryAccount[]> {
  const rows = await db.steamAccount.findMany({
    where: { userId, unboundAt: null, ...(id !== null && { id }) },
    select: COLUMNS,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  });
  return rows.map((row) => ({ ...row, inventoryStatus: row.inventoryStatus as InventoryStatus }));
}

/**
 * Begins a sync that was requested or is due. No other sync of the account begins within a minute unless this one dies.
 * Null if the account is no longer bound or its waiting time is not over (S-07).
 */
export async function beginSync(
  db: Db,
  id: string,
  minPauseMs: number,
): Promise<{ userId: string; accountName: string; inventoryCount: number } | null> {
  const [row] = await db.$queryRaw<{ userId: string; accountName: string; inventoryCount: number }[]>`
    update steam_account set inventory_status = 'syncing', inventory_due_at = clock_now() + ${minPauseMs}::int * interval '1 millisecond'
    where id = ${id}::uuid and unbound_at is null
      and (inventory_status = 'syncing' or inventory_due_at is null or inventory_due_at <= clock_now())
    returning user_id as "userId", account_name as "accountName", inventory_count as "inventoryCount"`;
  return row ?? null;
}

/** Locks an account that is still bound, so that it cannot be unbound while its inventory is written. */
export async function lockBoundAccount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from steam_account where id = ${id}::uuid and unbound_at is null for no key update`;
  return rows.length === 1;
}

/** Stores the result of a sync. `failed` keeps the known inventory and the time of the last successful sync. */
export async function endSync(
  tx: Tx | Db,
  id: string,
  end: { status: 'synced' | 'private' } | { status: 'failed'; pauseMs: number },
): Promise<void> {
  if (end.status === 'failed')
    await tx.$executeRaw`
      update steam_account set inventory_status = 'failed', inventory_due_at = clock_now() + ${end.pauseMs}::int * interval '1 millisecond'
      where id = ${id}::uuid`;
  else
    await tx.$executeRaw`
      update steam_account set inventory_status = ${end.status}, is_inventory_private = ${end.status === 'private'}, inventory_synced_at = clock_now(),
        inventory_count = (select count(*) from asset where steam_account_id = ${id}::uuid and not is_gone)
      where id = ${id}::uuid`;
}

/** Marks accounts as requested for a sync; a running sync is unaffected. */
export async function markSyncing(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.steamAccount.updateMany({
    where: { id: { in: [...ids] }, unboundAt: null },
    data: { inventoryStatus: 'syncing' },
  });
}

/** Locks a user's accounts against concurrent requests. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`select id from steam_account where id = any(${[...ids]}::uuid[]) order by id for no key update`;
}

/**
 * Accounts that are due for an inventory sync: requested, never synced, last synced before `syncMs` milliseconds, or
 * sold from since. Accounts that Steam rejects are due less often.
 */
export async function listDueInventoryIds(db: Db, syncMs: number, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    with sold as materialized (
      select offer.steam_account_id, max(o.traded_at) as traded_at
      from market_order o join trade_offer offer on offer.order_id = o.id
      where o.phase = 'protected' group by offer.steam_account_id)
    select account.id from steam_account account left join sold on sold.steam_account_id = account.id
    where account.unbound_at is null and (account.inventory_status = 'syncing'
      or ((account.inventory_due_at is null or account.inventory_due_at
          <= clock_now() - case account.status when 'abnormal' then ${syncMs}::float8 else 0 end * interval '1 millisecond')
        and (account.inventory_synced_at is null
          or account.inventory_synced_at <= clock_now() - ${syncMs}::float8 * interval '1 millisecond'
          or sold.traded_at > account.inventory_synced_at)))
    order by account.inventory_synced_at nulls first, account.id limit ${limit}`;
  return rows.map((row) => row.id);
}
