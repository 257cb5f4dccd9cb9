import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import { REFERENCE } from './inventoryPage.store.ts';

/** What an inventory was worth on a day. */
export interface InventoryDayRow {
  /** Midnight UTC of the date in Beijing. */
  day: Date;
  copies: number;
  pricedCopies: number;
  referenceCents: Cents;
  costedCopies: number;
  costCents: Cents;
  /** Null on days of an earlier version. */
  recordedAt: Date | null;
}

/** The current date in Beijing. */
const TODAY = Prisma.sql`(clock_now() at time zone 'Asia/Shanghai')::date`;

/** Milliseconds for which the first reading of an account that was just bound is waited for. */
const FIRST_READING_MS = 3_600_000;

/**
 * Users whose inventory has been read and not yet recorded today, in the order of their ids. An account that was private each time says
 * nothing of what is in it. A user who has just bound several accounts waits until all are read, or the day would have the first one alone.
 */
export async function listUnrecordedUserIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct account.user_id as id from steam_account account
    where account.unbound_at is null and account.inventory_synced_at is not null and account.user_id > ${after}::uuid
      and (not account.is_inventory_private or exists (select from asset where asset.steam_account_id = account.id))
      and not exists (select from inventory_day d where d.user_id = account.user_id and d.day = ${TODAY})
      and not exists (select from steam_account fresh where fresh.user_id = account.user_id and fresh.unbound_at is null
        and fresh.inventory_synced_at is null and fresh.status <> 'abnormal'
        and fresh.created_at > clock_now() - ${FIRST_READING_MS}::int * interval '1 millisecond')
    order by 1 limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Records a user's copies as they are now for today, in one statement. Does nothing if today is recorded. */
export async function insertInventoryDay(db: Db, userId: string): Promise<void> {
  await db.$executeRaw`
    with held as (
      select a.market_item_id, coalesce(a.phase, '') as phase, count(*)::int as copies, max(${REFERENCE}) as reference_cents,
        count(a.cost_cents)::int as costed_copies, sum(a.cost_cents)::bigint as cost_cents
      from asset a join steam_account account on account.id = a.steam_account_id and account.unbound_at is null
        join market_item item on item.id = a.market_item_id
        left join reference_price reference on reference.market_item_id = item.id and reference.phase = a.phase
      where account.user_id = ${userId}::uuid and not a.is_gone
      group by a.market_item_id, coalesce(a.phase, '')
    ), recorded as (
      insert into inventory_day (user_id, day, copies, priced_copies, reference_cents, costed_copies, cost_cents)
      select ${userId}::uuid, ${TODAY}, coalesce(sum(copies), 0), coalesce(sum(copies) filter (where reference_cents is not null), 0),
        coalesce(sum(copies * reference_cents), 0), coalesce(sum(costed_copies), 0), coalesce(sum(cost_cents), 0)
      from held
      on conflict do nothing returning user_id, day
    )
    insert into inventory_day_item (user_id, day, market_item_id, phase, copies, reference_cents, costed_copies, cost_cents)
    select recorded.user_id, recorded.day, held.market_item_id, held.phase, held.copies, held.reference_cents, held.costed_copies, held.cost_cents
    from recorded cross join held`;
}

/** A user's recorded days among the last ones, today included, oldest first. */
export async function listInventoryDays(db: Db, userId: string, days: number): Promise<InventoryDayRow[]> {
  return db.$queryRaw<InventoryDayRow[]>`
    select day, copies, priced_copies as "pricedCopies", reference_cents as "referenceCents",
      costed_copies as "costedCopies", cost_cents as "costCents", recorded_at as "recordedAt"
    from inventory_day where user_id = ${userId}::uuid and day > ${TODAY} - ${days}::int order by day`;
}
