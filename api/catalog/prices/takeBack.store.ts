import type { Db, Tx } from '../../kernel/db.ts';
import type { PriceImport } from '../../kernel/generated/prisma/client.ts';

/** The row of an import. */
export type ImportRow = PriceImport;

/** A position in the changes of an import, which are read in the order of their keys. */
export interface ChangePlace {
  readonly marketItemId: string;
  readonly phase: string;
}

/** Locks an import. Null if it does not exist. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | null> {
  await tx.$queryRaw`select id from price_import where id = ${id}::uuid for update`;
  return tx.priceImport.findUnique({ where: { id } });
}

/** Finds a later import of the same kind of prices that changed something and was not reverted. Null if there is none. */
export async function findLaterImport(tx: Tx, { id, platform, beganAt }: ImportRow): Promise<string | null> {
  const later = await tx.priceImport.findFirst({
    where: {
      platform,
      takenBackAt: null,
      OR: [{ beganAt: { gt: beganAt } }, { beganAt, id: { gt: id } }],
      changes: { some: {} },
    },
    orderBy: [{ beganAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return later?.id ?? null;
}

/** Records that an import is reverted. */
export async function markTakenBack(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update price_import set taken_back_at = coalesce(taken_back_at, clock_now()) where id = ${id}::uuid`;
}

/** Lists the next changes of an import after a position. */
export async function listChangePlaces(
  tx: Tx,
  importId: string,
  after: ChangePlace | null,
  count: number,
): Promise<ChangePlace[]> {
  return tx.$queryRaw<ChangePlace[]>`
    select market_item_id as "marketItemId", phase from price_change
    where import_id = ${importId}::uuid
      and (${after?.marketItemId ?? null}::uuid is null
        or (market_item_id, phase) > (${after?.marketItemId ?? null}::uuid, ${after?.phase ?? ''}))
    order by market_item_id, phase limit ${count}`;
}

/**
 * Restores reference prices to their values before an import, with the prices of the items and the history of that day. A price changed by
 * something else since then is kept. Returns the number of restored prices.
 */
export async function restoreReferences(
  tx: Tx,
  importId: string,
  places: readonly ChangePlace[],
): Promise<number> {
  const [ids, phases] = [places.map(({ marketItemId }) => marketItemId), places.map(({ phase }) => phase)];
  await tx.$executeRaw`select 1 from market_item where id = any(${ids}::uuid[]) order by id for no key update`;
  await tx.$executeRaw`
    update market_item item set reference_price_cents = change.item_before_cents from price_change change
    where change.import_id = ${importId}::uuid and change.market_item_id = any(${ids}::uuid[]) and change.phase = ''
      and item.id = change.market_item_id and item.reference_price_cents = change.after_cents
      and item.reference_price_cents is distinct from change.item_before_cents`;
  await tx.$executeRaw`
    update reference_month past set price_cents[extract(day from change.day)::int] = change.day_before_cents
    from price_change change join unnest(${ids}::uuid[], ${phases}::text[]) as place (id, phase)
      on change.market_item_id = place.id and change.phase = place.phase
    where change.import_id = ${importId}::uuid and past.market_item_id = change.market_item_id and past.phase = change.phase
      and past.month = date_trunc('month', change.day)::date
      and past.price_cents[extract(day from change.day)::int] = change.after_cents`;
  return tx.$executeRaw`
    with own as (
      select change.market_item_id, change.phase, change.before
      from price_change change join unnest(${ids}::uuid[], ${phases}::text[]) as place (id, phase)
        on change.market_item_id = place.id and change.phase = place.phase
      join reference_price kept on kept.market_item_id = change.market_item_id and kept.phase = change.phase
        and kept.source = 'feed' and kept.price_cents = change.after_cents
      where change.import_id = ${importId}::uuid
    ), gone as (
      delete from reference_price kept using own
      where own.before is null and kept.market_item_id = own.market_item_id and kept.phase = own.phase returning 1
    ), back as (
      update reference_price kept set price_cents = old.price_cents, source = old.source, source_price_cents = old.source_price_cents,
        rate = old.rate, sales_used = old.sales_used, outliers_left_out = old.outliers_left_out, window_days = old.window_days,
        calculated_at = old.calculated_at
      from own cross join lateral jsonb_populate_record(null::reference_price, own.before) old
      where own.before is not null and kept.market_item_id = own.market_item_id and kept.phase = own.phase returning 1
    )
    select 1 from gone union all select 1 from back`;
}

/** Restores a platform's prices likewise. `followPlatformPrices` updates the items afterwards. */
export async function restorePlatform(
  tx: Tx,
  { id: importId, platform }: ImportRow,
  places: readonly ChangePlace[],
): Promise<number> {
  const [ids, phases] = [places.map(({ marketItemId }) => marketItemId), places.map(({ phase }) => phase)];
  await tx.$executeRaw`
    update platform_month past set ask_cents[extract(day from change.day)::int] = change.day_before_cents::int
    from price_change change
    where change.import_id = ${importId}::uuid and change.market_item_id = any(${ids}::uuid[]) and change.phase = ''
      and past.market_item_id = change.market_item_id and past.platform = ${platform}
      and past.month = date_trunc('month', change.day)::date
      and past.ask_cents[extract(day from change.day)::int] = change.after_cents`;
  return tx.$executeRaw`
    with own as (
      select change.market_item_id, change.phase, change.before
      from price_change change join unnest(${ids}::uuid[], ${phases}::text[]) as place (id, phase)
        on change.market_item_id = place.id and change.phase = place.phase
      join platform_price kept on kept.market_item_id = change.market_item_id and kept.phase = change.phase
        and kept.platform = ${platform} and kept.ask_cents = change.after_cents
      where change.import_id = ${importId}::uuid
    ), gone as (
      delete from platform_price kept using own
      where own.before is null and kept.market_item_id = own.market_item_id and kept.phase = own.phase
        and kept.platform = ${platform} returning 1
    ), back as (
      update platform_price kept set ask_cents = old.ask_cents, bid_cents = old.bid_cents, fetched_at = old.fetched_at, is_counted = false
      from own cross join lateral jsonb_populate_record(null::platform_price, own.before) old
      where own.before is not null and kept.market_item_id = own.market_item_id and kept.phase = own.phase
        and kept.platform = ${platform} returning 1
    )
    select 1 from gone union all select 1 from back`;
}

/**
 * Restores the feed before this import as its platform's last one, unless that is no longer this import's: one that ended since has its
 * own. An import writes the feed and its end at the same moment. Must run under the lock of imports.
 */
export async function restoreFeed(tx: Tx, importId: string): Promise<void> {
  const gone = await tx.$executeRaw`
    delete from platform_feed feed using price_import kept
    where kept.id = ${importId}::uuid and feed.platform = kept.platform and feed.imported_at = kept.ended_at`;
  if (gone === 0) return;
  await tx.$executeRaw`
    insert into platform_feed select old.* from price_import kept
      cross join lateral jsonb_populate_record(null::platform_feed, kept.feed_before) old
    where kept.id = ${importId}::uuid and kept.feed_before is not null`;
}

/** Lists the items that an import created and that still exist. */
export async function listMadeItemIds(db: Db, importId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct item.id from price_change change join market_item item on item.id = change.market_item_id
    where change.import_id = ${importId}::uuid and change.is_new_item`;
  return rows.map(({ id }) => id);
}

/**
 * Deletes an item that no one ever had, listed, bought, ordered, watched or named in a rule. Returns true if it was deleted. The lock waits
 * for whoever is about to use the item, so that the statement after it sees them; it ends the foreign keys' races.
 */
export async function deleteUnusedItem(tx: Tx, id: string): Promise<boolean> {
  await tx.$queryRaw`select id from market_item where id = ${id}::uuid for update`;
  const gone = await tx.$executeRaw`
    delete from market_item item where id = ${id}::uuid and is_read_from_name
      and not exists (select from asset where market_item_id = item.id)
      and not exists (select from listing where market_item_id = item.id)
      and not exists (select from market_order where market_item_id = item.id)
      and not exists (select from bid where market_item_id = item.id)
      and not exists (select from watched_item where market_item_id = item.id)
      and not exists (select from selling_rule where item.id = any(market_item_ids || excluded_market_item_ids))
      and not exists (select from reference_price where market_item_id = item.id)
      and not exists (select from platform_price where market_item_id = item.id)
      and not exists (select from sale where market_item_id = item.id)`;
  if (gone === 1) await tx.referenceMonth.deleteMany({ where: { marketItemId: id } });
  return gone === 1;
}
