import { assert } from '../../kernel/assert.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { PlatformName } from '../market/pricePlatform.ts';
import { dateOf, dayOf, placeOf } from './priceHistory.ts';

/** Number of imports that can be reverted, for each platform and for reference prices. */
export const IMPORTS_KEPT = 3;

/** A recorded import. */
export interface StoredImport {
  readonly id: string;
  /** Platform of the prices. Null for reference prices. */
  readonly platform: string | null;
  readonly source: string;
  readonly operator: string;
  readonly rowCount: number;
  readonly beganAt: Date;
  /** Null if the import is running or crashed. */
  readonly endedAt: Date | null;
  readonly takenBackAt: Date | null;
  readonly changesKept: boolean;
  readonly changeCount: number;
  readonly newItemCount: number;
}

/** One price changed by an import, in fen. */
export interface ShownChange {
  readonly name: string;
  readonly phase: string;
  /** Null if there was no price before. */
  readonly beforeCents: bigint | null;
  readonly afterCents: bigint;
}

/** Data of a new import. */
export interface ImportBeginning {
  readonly platform: PlatformName | null;
  readonly source: string;
  readonly operator: string;
  readonly rowCount: number;
}

/** Prices of one batch, in fen. */
export interface BatchPrices {
  readonly importId: string;
  /** Time of the prices, which determines their day in the history. */
  readonly at: Date;
  readonly newItemIds: readonly string[];
  readonly prices: readonly { itemId: string; phase: string; cents: bigint }[];
}

/**
 * Records the start of an import with its platform's last feed, which it will overwrite. Deletes the recorded changes of old imports.
 * @returns the id of the import.
 */
export async function insertImport(tx: Tx, { platform, ...beginning }: ImportBeginning): Promise<string> {
  const [made] = await tx.$queryRaw<{ id: string }[]>`
    insert into price_import (id, platform, source, operator, row_count, feed_before)
    values (${newId()}::uuid, ${platform}, ${beginning.source}, ${beginning.operator}, ${beginning.rowCount}::int,
      (select to_jsonb(feed) from platform_feed feed where feed.platform = ${platform}))
    returning id`;
  assert(made !== undefined, 'what was inserted is returned');
  const old = await tx.priceImport.findMany({
    where: { platform, changesKept: true },
    orderBy: [{ beganAt: 'desc' }, { id: 'desc' }],
    skip: IMPORTS_KEPT,
    select: { id: true },
  });
  const importId = { in: old.map((row) => row.id) };
  await tx.priceChange.deleteMany({ where: { importId } });
  await tx.priceImport.updateMany({ where: { id: importId }, data: { changesKept: false } });
  return made.id;
}

/** Records the end of an import. */
export async function endImport(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update price_import set ended_at = clock_now() where id = ${id}::uuid`;
}

/** True if an import was reverted, or is being reverted. */
export async function isTakenBack(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.priceImport.findUnique({ where: { id }, select: { takenBackAt: true } });
  return found?.takenBackAt != null;
}

/** Records the current reference prices that a batch is about to change. Must run before the batch writes, in the same transaction. */
export async function noteReferenceChanges(
  tx: Tx,
  { importId, at, newItemIds, prices }: BatchPrices,
): Promise<void> {
  const { month, index } = placeOf(dayOf(at));
  await tx.$executeRaw`
    insert into price_change (import_id, market_item_id, phase, before, after_cents, item_before_cents, day, day_before_cents, is_new_item)
    select ${importId}::uuid, feed.item_id, feed.phase, to_jsonb(kept), feed.cents, item.reference_price_cents,
      ${dateOf(dayOf(at)).toISOString()}::date, coalesce(past.price_cents[${index + 1}::int], 0), item.id = any(${[...newItemIds]}::uuid[])
    from unnest(${prices.map(({ itemId }) => itemId)}::uuid[], ${prices.map(({ phase }) => phase)}::text[],
      ${prices.map(({ cents }) => cents.toString())}::bigint[]) as feed (item_id, phase, cents)
    join market_item item on item.id = feed.item_id
    left join reference_price kept on kept.market_item_id = feed.item_id and kept.phase = feed.phase
    left join reference_month past on past.market_item_id = feed.item_id and past.phase = feed.phase
      and past.month = ${month.toISOString()}::date
    where (kept.price_cents, kept.source) is distinct from (feed.cents, 'feed')`;
}

/** Records the current prices of a platform that a batch is about to change. */
export async function notePlatformChanges(
  tx: Tx,
  platform: PlatformName,
  { importId, at, prices }: BatchPrices,
): Promise<void> {
  const { month, index } = placeOf(dayOf(at));
  await tx.$executeRaw`
    insert into price_change (import_id, market_item_id, phase, before, after_cents, day, day_before_cents)
    select ${importId}::uuid, feed.item_id, feed.phase, to_jsonb(kept), feed.cents,
      ${dateOf(dayOf(at)).toISOString()}::date, coalesce(past.ask_cents[${index + 1}::int], 0)
    from unnest(${prices.map(({ itemId }) => itemId)}::uuid[], ${prices.map(({ phase }) => phase)}::text[],
      ${prices.map(({ cents }) => cents.toString())}::bigint[]) as feed (item_id, phase, cents)
    left join platform_price kept on kept.market_item_id = feed.item_id and kept.phase = feed.phase and kept.platform = ${platform}
    left join platform_month past on past.market_item_id = feed.item_id and past.platform = ${platform} and feed.phase = ''
      and past.month = ${month.toISOString()}::date
    where kept.fetched_at is null or kept.fetched_at <= ${at.toISOString()}::timestamptz`;
}

/** Lists the last imports, newest first. */
export async function listImports(db: Db, count: number): Promise<StoredImport[]> {
  return db.$queryRaw<StoredImport[]>`
    select kept.id, platform, source, operator, row_count as "rowCount", began_at as "beganAt", ended_at as "endedAt",
      taken_back_at as "takenBackAt", changes_kept as "changesKept", changes.count as "changeCount", changes.new as "newItemCount"
    from (select * from price_import order by began_at desc, id desc limit ${count}) kept
    cross join lateral (select count(*)::int as count, count(*) filter (where is_new_item)::int as new
      from price_change where import_id = kept.id) changes
    order by began_at desc, kept.id desc`;
}

/** Lists the changes of an import, largest first. */
export async function listChanges(db: Db, importId: string, count: number): Promise<ShownChange[]> {
  return db.$queryRaw<ShownChange[]>`
    select name, phase, "beforeCents", "afterCents"
    from (
      select item.market_hash_name as name, change.phase, change.after_cents as "afterCents",
        coalesce((change.before ->> 'price_cents')::bigint, (change.before ->> 'ask_cents')::bigint,
          case when change.phase = '' then change.item_before_cents end) as "beforeCents"
      from price_change change join market_item item on item.id = change.market_item_id
      where change.import_id = ${importId}::uuid) change
    order by abs(ln("afterCents"::numeric / nullif("beforeCents", 0))) desc nulls last, name, phase limit ${count}`;
}
