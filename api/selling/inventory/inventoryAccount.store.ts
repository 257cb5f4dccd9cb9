import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

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

/** An account whose sync has begun. */
export interface BegunSync {
  userId: string;
  accountName: string;
  inventoryCount: number;
  /** False if no item can be under protection, as far as the market knows, and the daily look has been. */
  mayHoldProtected: boolean;
}

/** Days after a trade during which the account may hold items under protection. */
const PROTECTED_DAYS = 8;

/** SteamID64 of the account with the account id 0: a trade link names the account id. */
const STEAM_ID_BASE = 76_561_197_960_265_728n;

/** Whether a purchase goes to an account: its link names it. */
const goesTo = (account: Prisma.Sql) => Prisma.sql`o.buyer_id = ${account}.user_id
  and substring(o.buyer_trade_url from 'partner=([0-9]{1,10})')::bigint + ${STEAM_ID_BASE} = ${account}.steam_id::bigint`;

/** The last time of day at which an account is due: each account has its own, so that their looks are spread over the day. */
const lastSlot = (account: Prisma.Sql, syncMs: number) => Prisma.sql`(
  select to_timestamp((floor((extract(epoch from (select clock_now())) * 1000 - slot.offset_ms) / ${syncMs}::float8) * ${syncMs}::float8 + slot.offset_ms) / 1000)
  from (select (hashtextextended(${account}.id::text, 0) & 9007199254740991) % ${syncMs}::bigint as offset_ms) slot)`;

/**
 * Begins a sync that was requested or is due. No other sync of the account begins within a minute unless this one dies.
 * Null if the account is no longer bound or its waiting time is not over (S-07).
 */
export async function beginSync(
  db: Db,
  id: string,
  { pauseMs, syncMs }: { pauseMs: number; syncMs: number },
): Promise<BegunSync | null> {
  const account = Prisma.sql`steam_account`;
  const [row] = await db.$queryRaw<BegunSync[]>`
    update steam_account set inventory_status = 'syncing', inventory_due_at = clock_now() + ${pauseMs}::int * interval '1 millisecond'
    where id = ${id}::uuid and unbound_at is null
      and (inventory_status = 'syncing' or inventory_due_at is null or inventory_due_at <= clock_now())
    returning user_id as "userId", account_name as "accountName", inventory_count as "inventoryCount",
      protected_read_at is null or protected_read_at <= ${lastSlot(account, syncMs)}
        or exists (select from asset where asset.steam_account_id = steam_account.id and not is_gone and context_id = '16')
        or exists (select from trade_offer offer join market_order o on o.id = offer.order_id
          where offer.steam_account_id = steam_account.id and o.traded_at > clock_now() - ${PROTECTED_DAYS} * interval '1 day')
        or exists (select from market_order o
          where o.traded_at > clock_now() - ${PROTECTED_DAYS} * interval '1 day' and ${goesTo(account)}) as "mayHoldProtected"`;
  return row ?? null;
}

/** The asset ids of the copies that an account is known to hold and that no order has taken away. */
export async function listHeldAssetIds(db: Db, id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ assetId: string }[]>`
    select asset_id as "assetId" from asset where steam_account_id = ${id}::uuid and not is_gone
      and not exists (select from market_order o where o.asset_id = asset.id and o.phase <> 'failed')`;
  return rows.map(({ assetId }) => assetId);
}

/** Locks an account that is still bound, so that it cannot be unbound while its inventory is written. */
export async function lockBoundAccount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from steam_account where id = ${id}::uuid and unbound_at is null for no key update`;
  return rows.length === 1;
}

/** The result of a sync. */
export type SyncEnd =
  | { status: 'synced'; hasProtected: boolean }
  | { status: 'private' }
  | { status: 'failed'; pauseMs: number };

/**
 * Stores the result of a sync. `failed` keeps the known inventory and the time of the last successful sync;
 * `hasProtected` says whether the protected context was read.
 */
export async function endSync(tx: Tx | Db, id: string, end: SyncEnd): Promise<void> {
  if (end.status === 'failed') {
    await tx.$executeRaw`
      update steam_account set inventory_status = 'failed', inventory_due_at = clock_now() + ${end.pauseMs}::int * interval '1 millisecond'
      where id = ${id}::uuid`;
    return;
  }
  const hasProtected = end.status === 'synced' && end.hasProtected;
  await tx.$executeRaw`
    update steam_account set inventory_status = ${end.status}, is_inventory_private = ${end.status === 'private'}, inventory_synced_at = clock_now(),
      protected_read_at = case when ${hasProtected} then clock_now() else protected_read_at end,
      inventory_count = (select count(*) from asset where steam_account_id = ${id}::uuid and not is_gone)
    where id = ${id}::uuid`;
}

/**
 * Marks accounts as requested for a sync; a running sync is unaffected.
 * @param isWhole the protected items are read as well, whatever the market knows of trades.
 */
export async function markSyncing(tx: Tx, ids: readonly string[], isWhole: boolean): Promise<void> {
  await tx.steamAccount.updateMany({
    where: { id: { in: [...ids] }, unboundAt: null },
    data: { inventoryStatus: 'syncing', ...(isWhole && { protectedReadAt: null }) },
  });
}

/** Locks a user's accounts against concurrent requests. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`select id from steam_account where id = any(${[...ids]}::uuid[]) order by id for no key update`;
}

/** Milliseconds between two looks at an inventory that nobody asks for, and at one with copies on sale that a person delivers. */
export interface SyncTimes {
  syncMs: number;
  onSaleMs: number;
}

/**
 * Accounts that are due for an inventory sync: requested, never synced, not synced since their time of the day, with
 * copies on sale that a person delivers, or with a trade since: a sale, a purchase, a reversal. Accounts that Steam
 * rejects are due less often.
 */
export async function listDueInventoryIds(
  db: Db,
  { syncMs, onSaleMs }: SyncTimes,
  limit: number,
): Promise<string[]> {
  const account = Prisma.sql`account`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    with moved as materialized (
      select id as order_id, traded_at as moved_at from market_order where phase = 'protected'
      union all
      select order_id, started_at from order_dispute where started_at > (select clock_now()) - ${PROTECTED_DAYS} * interval '1 day'),
    traded as materialized (
      select side.id, max(side.moved_at) as traded_at from (
        select offer.steam_account_id as id, moved.moved_at from moved join trade_offer offer on offer.order_id = moved.order_id
        union all
        select account.id, moved.moved_at from moved join market_order o on o.id = moved.order_id
          join steam_account account on account.unbound_at is null and ${goesTo(account)}) side
      group by side.id)
    select account.id from steam_account account left join traded on traded.id = account.id
    where account.unbound_at is null and (account.inventory_status = 'syncing'
      or ((account.inventory_due_at is null or account.inventory_due_at
          <= (select clock_now()) - case account.status when 'abnormal' then ${syncMs}::float8 else 0 end * interval '1 millisecond')
        and (account.inventory_synced_at is null
          or account.inventory_synced_at <= ${lastSlot(account, syncMs)}
          or traded.traded_at > account.inventory_synced_at
          or (account.type = 'ordinary' and account.inventory_synced_at <= (select clock_now()) - ${onSaleMs}::float8 * interval '1 millisecond'
            and exists (select from listing join asset on asset.id = listing.asset_id
              where listing.seller_id = account.user_id and listing.status = 'active' and not listing.is_automatic
                and asset.steam_account_id = account.id)))))
    order by account.inventory_synced_at nulls first, account.id limit ${limit}`;
  return rows.map((row) => row.id);
}
