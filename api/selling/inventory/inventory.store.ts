import type { importedItemOf } from '../../catalog/prices/importedItem.ts';
import { TRAITS_VERSION } from '../../catalog/traits/copyTraits.ts';
import type { Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { InventoryCopy, KnownCopy } from './inventoryPlan.ts';

/** Number of rows in one statement. */
const BATCH = 2_500;

/** Days within which a copy that left may come back under another asset id: far longer than a trade can be reversed. */
const RETURN_DAYS = 60;

/**
 * The copies of an account that a sync with these asset ids can concern. A robot's copies from long ago are omitted to
 * save memory.
 */
export async function listKnownCopies(
  tx: Tx,
  steamAccountId: string,
  foundIds: readonly string[],
): Promise<KnownCopy[]> {
  return tx.$queryRaw<KnownCopy[]>`
    select a.id, a.asset_id as "assetId", a.market_item_id as "marketItemId", a.class_id as "classId", a.instance_id as "instanceId",
      a.context_id as "contextId", a.float_value as "floatValue", a.paint_seed as "paintSeed", a.paint_index as "paintIndex", a.phase,
      a.fade_share as "fadeShare", a.blue_share as "blueShare", a.blue_back_share as "blueBackShare", a.stickers, a.charm, a.name_tag as "nameTag", a.certificate, a.is_tradable as "isTradable", a.is_marketable as "isMarketable",
      a.tradable_at as "tradableAt", a.is_gone as "isGone",
      exists (select from market_order o where o.asset_id = a.id and o.phase <> 'failed') as "isHeld"
    from asset a where a.steam_account_id = ${steamAccountId}::uuid
      and (not a.is_gone or a.asset_id = any(${[...foundIds]}::text[]) or a.seen_at > clock_now() - ${RETURN_DAYS} * interval '1 day')`;
}

/** The names and picture of an item. */
export interface NamedItem {
  id: string;
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  iconUrl: string | null;
}

/** Items by their market hash names; unknown names are omitted. */
export async function listNamedItems(tx: Tx, names: readonly string[]): Promise<Map<string, NamedItem>> {
  const rows = await tx.$queryRaw<NamedItem[]>`
    select id, market_hash_name as "marketHashName", name_zh as "nameZh", name_en as "nameEn", icon_url as "iconUrl"
    from market_item where market_hash_name = any(${[...names]}::text[])`;
  return new Map(rows.map((row) => [row.marketHashName, row]));
}

/** Inserts items of which only the names are known. An existing item is unchanged. */
export async function insertNamedItems(
  tx: Tx,
  items: readonly ReturnType<typeof importedItemOf>[],
): Promise<void> {
  await tx.marketItem.createMany({ data: [...items], skipDuplicates: true });
}

/** Stores the pictures of items that have none. */
export async function fillPictures(
  tx: Tx,
  pictures: readonly { id: string; iconUrl: string }[],
): Promise<void> {
  await tx.$executeRaw`
    update market_item item set icon_url = picture.url
    from unnest(${pictures.map(({ id }) => id)}::uuid[], ${pictures.map(({ iconUrl }) => iconUrl)}::text[]) as picture (id, url)
    where item.id = picture.id and item.icon_url is null`;
}

/** Phases and gems of items, by `item id, paint index`. */
export async function listPhaseNames(tx: Tx, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; paintIndex: number; phase: string }[]>`
    select market_item_id as id, paint_index as "paintIndex", phase from market_item_phase
    where market_item_id = any(${[...itemIds]}::uuid[]) and paint_index is not null`;
  return new Map(rows.map((row) => [`${row.id} ${row.paintIndex}`, row.phase]));
}

const RECORD = Prisma.sql`row (id uuid, "assetId" text, "marketItemId" uuid, "classId" text, "instanceId" text, "contextId" text,
  "floatValue" float8, "paintSeed" int, "paintIndex" int, phase text,
  "fadeShare" float8, "blueShare" float8, "blueBackShare" float8, stickers jsonb, charm jsonb, "nameTag" text, certificate text, "isTradable" boolean,
  "isMarketable" boolean, "tradableAt" timestamptz)`;

/** Passes the rows as one parameter; the database expands the set. */
function* batchesOf(rows: readonly (InventoryCopy & { id: string })[]): Generator<string> {
  for (let start = 0; start < rows.length; start += BATCH)
    yield JSON.stringify(rows.slice(start, start + BATCH));
}

/** Adds copies to an account. */
export async function insertCopies(
  tx: Tx,
  steamAccountId: string,
  copies: readonly InventoryCopy[],
): Promise<void> {
  for (const batch of batchesOf(copies.map((copy) => ({ ...copy, id: newId() }))))
    await tx.$executeRaw`
      insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, paint_index,
        phase, fade_share, blue_share, blue_back_share, traits_version, stickers, charm, name_tag, certificate, context_id, is_tradable,
        is_marketable, tradable_at)
      select id, ${steamAccountId}::uuid, "marketItemId", "assetId", "classId", "instanceId", "floatValue", "paintSeed", "paintIndex",
        phase, "fadeShare", "blueShare", "blueBackShare", ${TRAITS_VERSION}::int, stickers, nullif(charm, 'null'), "nameTag", certificate,
        "contextId", "isTradable", "isMarketable", "tradableAt"
      from json_to_recordset(${batch}::json) as ${RECORD}`;
}

/** Updates known copies that changed, and marks them as present. The traits copied to a listing follow. */
export async function updateCopies(
  tx: Tx,
  copies: readonly (InventoryCopy & { id: string })[],
): Promise<void> {
  for (const batch of batchesOf(copies)) {
    await tx.$executeRaw`
      update asset set asset_id = row."assetId", market_item_id = row."marketItemId", class_id = row."classId",
        instance_id = row."instanceId", float_value = row."floatValue", paint_seed = row."paintSeed", paint_index = row."paintIndex",
        phase = row.phase, fade_share = row."fadeShare", blue_share = row."blueShare", blue_back_share = row."blueBackShare",
        traits_version = ${TRAITS_VERSION}::int, stickers = row.stickers, charm = nullif(row.charm, 'null'), name_tag = row."nameTag", certificate = row.certificate,
        context_id = row."contextId", is_tradable = row."isTradable", is_marketable = row."isMarketable",
        tradable_at = row."tradableAt", is_gone = false
      from json_to_recordset(${batch}::json) as ${RECORD} where asset.id = row.id`;
    await tx.$executeRaw`
      update listing set float_value = a.float_value, paint_seed = a.paint_seed, phase = a.phase, sticker_names = a.names
      from (select asset.*, array(select distinct s ->> 'marketHashName' from jsonb_array_elements(asset.stickers) s order by 1) as names
        from asset join json_to_recordset(${batch}::json) as row (id uuid) on row.id = asset.id) a
      where listing.asset_id = a.id and listing.status in ('active', 'paused')
        and (listing.float_value, listing.paint_seed, listing.phase, listing.sticker_names)
          is distinct from (a.float_value, a.paint_seed, a.phase, a.names)`;
  }
}

/** Stores that a sync has seen all copies that are not gone. */
export async function updateSeenAt(tx: Tx, steamAccountId: string, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update asset set seen_at = (select clock_now())
    where steam_account_id = ${steamAccountId}::uuid and not is_gone and asset_id = any(${[...ids]}::text[])`;
}

/** A listing whose copy has left its owner. */
export interface WithdrawnListing {
  marketItemId: string;
  askCents: bigint;
  nameZh: string;
  nameEn: string;
}

/**
 * Marks copies as gone that no order holds, and withdraws their listings. The listings are locked first, as in a
 * purchase: the first transaction wins, and the other sees its result.
 */
export async function markCopiesGone(tx: Tx, ids: readonly string[]): Promise<WithdrawnListing[]> {
  await tx.$queryRaw`
    select id from listing where asset_id = any(${[...ids]}::uuid[]) and status in ('active', 'paused', 'reserved') order by id for update`;
  await tx.$executeRaw`
    update asset set is_gone = true where id = any(${[...ids]}::uuid[])
      and not exists (select from market_order o where o.asset_id = asset.id and o.phase <> 'failed')`;
  return tx.$queryRaw<WithdrawnListing[]>`
    update listing set status = 'withdrawn', updated_at = (select clock_now()) from asset, market_item item
    where asset.id = listing.asset_id and asset.is_gone and item.id = listing.market_item_id
      and listing.asset_id = any(${[...ids]}::uuid[]) and listing.status in ('active', 'paused')
    returning listing.market_item_id as "marketItemId", listing.ask_cents as "askCents", item.name_zh as "nameZh", item.name_en as "nameEn"`;
}
