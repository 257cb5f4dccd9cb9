import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { type CopyAlert, Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { HITS_KEPT_MS, MESSAGES_A_MINUTE, UNTOLD_MAX, WINDOW_MS } from './copyAlert.ts';

/** A row of an alert. */
export type CopyAlertRow = CopyAlert;

/** An alert as it is compared with copies. */
export interface StoredAlert {
  readonly id: string;
  readonly userId: string;
  readonly conditions: FilterJson;
}

/** A copy that an alert found. The ask in fen. */
export interface FoundCopy {
  readonly alertId: string;
  readonly listingId: string;
  readonly askCents: bigint;
}

/** Alerts of one user wait for each other, so that they can be counted. */
export async function lockAlertOwner(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
}

/** The user's alert with a filter, in normal form. */
export async function findAlert(tx: Tx, userId: string, filter: string): Promise<CopyAlert | null> {
  return tx.copyAlert.findFirst({ where: { userId, filter } });
}

/** One of the user's alerts. */
export async function findOwnAlert(tx: Tx, userId: string, id: string): Promise<CopyAlert | null> {
  return tx.copyAlert.findUnique({ where: { id, userId } });
}

/** Number of a user's alerts. */
export async function countAlerts(tx: Tx, userId: string): Promise<number> {
  return tx.copyAlert.count({ where: { userId } });
}

/** Inserts an alert. */
export async function insertAlert(
  tx: Tx,
  alert: { userId: string; name: string; filter: string; conditions: FilterJson },
): Promise<CopyAlert> {
  const conditions = alert.conditions as Prisma.InputJsonObject;
  return tx.copyAlert.create({ data: { id: newId(), ...alert, conditions } });
}

/** Gives an alert another name. */
export async function renameAlert(tx: Tx, id: string, name: string): Promise<CopyAlert> {
  return tx.copyAlert.update({ where: { id }, data: { name } });
}

/** Deletes an alert if it belongs to the user. */
export async function deleteAlert(db: Db, userId: string, id: string): Promise<void> {
  await db.copyAlert.deleteMany({ where: { id, userId } });
}

/** Changes whenever an alert was added or removed: alerts themselves never change what they look for. */
export async function readAlertsVersion(db: Db): Promise<string> {
  const [row] = await db.$queryRaw<[{ version: string }]>`
    select count(*) || ' ' || coalesce(max(id::text), '') as version from copy_alert`;
  return row.version;
}

/** All alerts. */
export async function listAlerts(db: Db): Promise<StoredAlert[]> {
  const rows = await db.copyAlert.findMany({ select: { id: true, userId: true, conditions: true } });
  return rows.map(({ conditions, ...row }) => ({ ...row, conditions: conditions as FilterJson }));
}

/** How far the log of listings was read; null before the first time. */
export async function readProgress(db: Db): Promise<string | null> {
  return (await db.copyAlertProgress.findUnique({ where: { id: 1 } }))?.snapshot ?? null;
}

/** Writes how far the log of listings was read. */
export async function writeProgress(tx: Tx, snapshot: string): Promise<void> {
  await tx.copyAlertProgress.upsert({
    where: { id: 1 },
    create: { id: 1, snapshot },
    update: { snapshot },
  });
}

/**
 * Notes copies that alerts found: each once at a price, and for no alert more than `UNTOLD_MAX` that wait to be told. What an alert that was
 * removed meanwhile has found is left out.
 */
export async function insertFound(tx: Tx, found: readonly FoundCopy[]): Promise<void> {
  if (found.length === 0) return;
  const alertIds = found.map(({ alertId }) => alertId);
  // Locks in a separate statement, so that the next one does not count what another worker is telling or forgetting as known or waiting.
  await tx.$queryRaw`select id from copy_alert where id = any(${alertIds}::uuid[]) order by id for no key update`;
  await tx.$executeRaw`
    insert into copy_alert_hit (alert_id, listing_id, ask_cents)
    select alert_id, listing_id, ask_cents from (
      select f.alert_id, f.listing_id, f.ask_cents,
        row_number() over (partition by f.alert_id) + (select count(*) from copy_alert_hit h where h.alert_id = f.alert_id and h.told_at is null) as place
      from unnest(${alertIds}::uuid[], ${found.map(({ listingId }) => listingId)}::uuid[], ${found.map(({ askCents }) => askCents)}::bigint[])
        as f (alert_id, listing_id, ask_cents)
      join copy_alert a on a.id = f.alert_id
      where not exists (select from copy_alert_hit h where h.alert_id = f.alert_id and h.listing_id = f.listing_id and h.ask_cents = f.ask_cents)) ranked
    where place <= ${UNTOLD_MAX}
    on conflict do nothing`;
}

/** True for alerts with something to tell, and room for a message in their minute. */
const MAY_TELL = Prisma.sql`exists (select from copy_alert_hit h where h.alert_id = a.id and h.told_at is null)
  and (a.window_at is null or a.window_count < ${MESSAGES_A_MINUTE} or a.window_at <= clock_now() - ${WINDOW_MS} * interval '1 millisecond')`;

/** Alerts that may tell something now. */
export async function listAlertsToTell(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select a.id from (select distinct alert_id from copy_alert_hit where told_at is null) waiting
    join copy_alert a on a.id = waiting.alert_id where ${MAY_TELL} order by a.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks an alert that may tell something now; null if another worker has told it. */
export async function lockAlertToTell(tx: Tx, id: string): Promise<CopyAlert | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select a.id from copy_alert a where a.id = ${id}::uuid and ${MAY_TELL} for no key update skip locked`;
  return rows.length === 0 ? null : tx.copyAlert.findUnique({ where: { id } });
}

/** A found copy that is still on sale at the same price. */
export interface ToldCopy {
  readonly listingId: string;
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly askCents: bigint;
  readonly wear: number | null;
  readonly seed: number | null;
  readonly phase: string | null;
}

/**
 * Takes what an alert has found since its last message: the copies that are still on sale at the same price, the cheapest first. Forgets the
 * others, so that one that returns at that price is found again. The caller holds the alert's lock (`lockAlertToTell`).
 */
export async function takeFound(tx: Tx, alertId: string): Promise<ToldCopy[]> {
  // One statement, so that each copy is judged once: told or forgotten.
  return tx.$queryRaw<ToldCopy[]>`
    with waiting as (select listing_id, ask_cents from copy_alert_hit where alert_id = ${alertId}::uuid and told_at is null),
    on_sale as materialized (
      select l.id as "listingId", i.market_hash_name as "marketHashName", i.name_zh as "nameZh", i.name_en as "nameEn", l.ask_cents as "askCents",
        l.float_value as wear, l.paint_seed as seed, l.phase
      from waiting w join listing l on l.id = w.listing_id and l.status = 'active' and l.ask_cents = w.ask_cents
      join app_user s on s.id = l.seller_id and not s.is_blocked join market_item i on i.id = l.market_item_id),
    told as (
      update copy_alert_hit h set told_at = clock_now() from on_sale o
      where h.alert_id = ${alertId}::uuid and h.told_at is null and h.listing_id = o."listingId" and h.ask_cents = o."askCents"),
    forgotten as (
      delete from copy_alert_hit h where h.alert_id = ${alertId}::uuid and h.told_at is null
        and not exists (select from on_sale o where o."listingId" = h.listing_id and o."askCents" = h.ask_cents))
    select * from on_sale order by "askCents", "listingId"`;
}

/** Counts a message in the alert's minute, which begins anew a minute after its first one. */
export async function countMessage(tx: Tx, alertId: string): Promise<void> {
  await tx.$executeRaw`
    update copy_alert a set
      window_count = case when fresh.is_new then 1 else a.window_count + 1 end,
      window_at = case when fresh.is_new then clock_now() else a.window_at end
    from (select coalesce(window_at <= clock_now() - ${WINDOW_MS} * interval '1 millisecond', true) as is_new from copy_alert where id = ${alertId}::uuid) fresh
    where a.id = ${alertId}::uuid`;
}

/** Forgets copies that were found long ago. */
export async function deleteOldFound(db: Db): Promise<void> {
  await db.$executeRaw`delete from copy_alert_hit where found_at < clock_now() - ${HITS_KEPT_MS} * interval '1 millisecond'`;
}
