import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { SellInput } from '../listing/judgeCopies.ts';

/** A scheduled listing that waits for its time, locked, with the item's names for the message. */
export interface WaitingListing extends SellInput {
  id: string;
  userId: string;
  nameZh: string;
  nameEn: string;
}

/** Inserts scheduled listings; an existing one gets the new price and time. */
export async function upsertSchedules(
  tx: Tx,
  userId: string,
  inputs: readonly (SellInput & { dueAt: Date })[],
): Promise<void> {
  for (const { assetId, priceCents, multiplier, isPriceConfirmed, dueAt } of inputs)
    await tx.$executeRaw`
      insert into scheduled_listing (id, asset_id, user_id, price_cents, multiplier, is_price_confirmed, due_at)
      values (${newId()}::uuid, ${assetId}::uuid, ${userId}::uuid, ${priceCents}, ${multiplier}, ${isPriceConfirmed}, ${dueAt})
      on conflict (asset_id) where status = 'waiting' do update set user_id = excluded.user_id, price_cents = excluded.price_cents,
        multiplier = excluded.multiplier, is_price_confirmed = excluded.is_price_confirmed, due_at = excluded.due_at`;
}

/** Cancels a user's scheduled listings of copies. */
export async function cancelSchedules(tx: Tx, userId: string, assetIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update scheduled_listing set status = 'cancelled'
    where user_id = ${userId}::uuid and asset_id = any(${[...assetIds]}::uuid[]) and status = 'waiting'`;
}

/**
 * Lists due scheduled listings, the longest waiting first; none of a user who is held for review, and none while
 * listing is closed.
 */
export async function listDueScheduleIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select input.id from scheduled_listing input join app_user owner on owner.id = input.user_id
    where input.status = 'waiting' and input.due_at <= clock_now() and not owner.is_blocked
      and not exists (select from service_closure where service = 'listings')
    order by input.due_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks a due scheduled listing, unless another worker has it. */
export async function lockDueSchedule(tx: Tx, id: string): Promise<WaitingListing | null> {
  const [row] = await tx.$queryRaw<WaitingListing[]>`
    select input.id, input.user_id as "userId", input.asset_id as "assetId", input.price_cents as "priceCents", input.multiplier,
      input.is_price_confirmed as "isPriceConfirmed", item.name_zh as "nameZh", item.name_en as "nameEn"
    from scheduled_listing input join app_user owner on owner.id = input.user_id
    join asset on asset.id = input.asset_id join market_item item on item.id = asset.market_item_id
    where input.id = ${id}::uuid and input.status = 'waiting' and input.due_at <= clock_now() and not owner.is_blocked
    for update of input skip locked`;
  return row ?? null;
}

/** Ends a scheduled listing. */
export async function updateScheduleStatus(
  tx: Tx,
  id: string,
  status: 'listed' | 'failed' | 'cancelled',
): Promise<void> {
  await tx.scheduledListing.update({ where: { id }, data: { status }, select: { id: true } });
}

/** Changes the due time of a scheduled listing. */
export async function updateDueAt(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.scheduledListing.update({ where: { id }, data: { dueAt }, select: { id: true } });
}

/** Postpones a scheduled listing after an unexpected error. */
export async function postponeSchedule(db: Db, id: string, minutes: number): Promise<void> {
  await db.$executeRaw`
    update scheduled_listing set due_at = clock_now() + ${minutes} * interval '1 minute' where id = ${id}::uuid and status = 'waiting'`;
}
