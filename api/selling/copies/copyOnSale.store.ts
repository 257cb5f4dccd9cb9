import type { Db, Tx } from '../../kernel/db.ts';
import { type Listing, Prisma } from '../../kernel/generated/prisma/client.ts';
import { NO_ID } from '../../kernel/ids.ts';

/** Notification channel: the database notifies it at every commit that changes copies on sale. */
export const LISTING_CHANNEL = 'listing_changed';

/** A sticker on a copy: name, slot from 0, and how far it is scraped off, 0 to 1. */
export type CarriedSticker = readonly [name: string, slot: number, scrape: number];

/** A copy on sale as the index takes it. Amounts in fen, times in Unix milliseconds. */
export interface CopyOnSale {
  readonly id: string;
  readonly marketItemId: string;
  readonly sellerId: string;
  readonly askCents: number;
  readonly listedAtMs: number;
  readonly wear: number | null;
  readonly seed: number | null;
  readonly phase: string | null;
  /** Fade and share of blue on the side shown in hand, in percent. */
  readonly fade: number | null;
  readonly blue: number | null;
  readonly isAutomatic: boolean;
  readonly hasNameTag: boolean;
  readonly charm: string | null;
  readonly charmSeed: number | null;
  /** Null if it carries none. */
  readonly stickers: readonly CarriedSticker[] | null;
}

/** Rows of one statement: few enough not to block the event loop. */
export const BATCH = 2_000;

const COLUMNS = Prisma.sql`l.id, l.market_item_id as "marketItemId", l.seller_id as "sellerId", l.ask_cents::float8 as "askCents",
  round(extract(epoch from l.created_at) * 1000)::float8 as "listedAtMs", l.float_value as wear, l.paint_seed as seed, l.phase,
  a.fade_share as fade, a.blue_share as blue,
  l.is_automatic as "isAutomatic", a.name_tag is not null as "hasNameTag", a.charm ->> 'marketHashName' as charm,
  (a.charm ->> 'seed')::int as "charmSeed",
  case when a.stickers <> '[]' then (select json_agg(json_build_array(s ->> 'marketHashName', (s ->> 'slot')::int, coalesce((s ->> 'wear')::float8, 0)))
    from jsonb_array_elements(a.stickers) s) end as stickers`;

const SOURCE = Prisma.sql`listing l join asset a on a.id = l.asset_id join app_user seller on seller.id = l.seller_id`;
const IS_ON_SALE = Prisma.sql`l.status = 'active' and not seller.is_blocked`;

interface Batch {
  text: string | null;
}

// A batch arrives as one text: decoding half a million rows value by value would leave garbage of several times their size.
async function readBatch(db: Db | Tx, rows: Prisma.Sql): Promise<CopyOnSale[]> {
  const [batch] = await db.$queryRaw<[Batch]>`select json_agg(copy)::text as text from (${rows}) copy`;
  return JSON.parse(batch.text ?? '[]') as CopyOnSale[];
}

/** Reads every copy on sale in batches, in ascending order of ids. */
export async function* readCopiesOnSale(db: Db): AsyncGenerator<CopyOnSale[]> {
  let last = NO_ID;
  for (;;) {
    const batch = await readBatch(
      db,
      Prisma.sql`select ${COLUMNS} from ${SOURCE} where ${IS_ON_SALE} and l.id > ${last}::uuid order by l.id limit ${BATCH}`,
    );
    yield batch;
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) return;
    last = end.id;
  }
}

/** Those of some listings that are on sale. */
export async function listCopiesOnSale(db: Db | Tx, ids: readonly string[]): Promise<CopyOnSale[]> {
  if (ids.length === 0) return [];
  return readBatch(
    db,
    Prisma.sql`select ${COLUMNS} from ${SOURCE} where ${IS_ON_SALE} and l.id = any(${[...ids]}::uuid[])`,
  );
}

/** The copies of some listings, on sale or not, as they stood on sale. */
export async function listCopiesOfListings(db: Db | Tx, ids: readonly string[]): Promise<CopyOnSale[]> {
  if (ids.length === 0) return [];
  return readBatch(db, Prisma.sql`select ${COLUMNS} from ${SOURCE} where l.id = any(${[...ids]}::uuid[])`);
}

/** Copies in a seller's inventories as they would stand on sale, by the ids of the copies and without an ask. */
export async function listCopiesToSell(
  db: Db | Tx,
  { userId, assetIds }: { userId: string; assetIds: readonly string[] },
): Promise<CopyOnSale[]> {
  if (assetIds.length === 0) return [];
  return readBatch(
    db,
    Prisma.sql`select ${COLUMNS} from (
        select asset.id, asset.id as asset_id, asset.market_item_id, account.user_id as seller_id, 0::bigint as ask_cents, clock_now() as created_at,
          asset.float_value, asset.paint_seed, asset.phase, account.type = 'robot' as is_automatic
        from asset join steam_account account on account.id = asset.steam_account_id
        where asset.id = any(${[...assetIds]}::uuid[]) and account.user_id = ${userId}::uuid) l
      join asset a on a.id = l.asset_id`,
  );
}

/** What a statement sees now, as PostgreSQL writes it. */
export async function readSnapshot(db: Db): Promise<string> {
  const [row] = await db.$queryRaw<[{ snapshot: string }]>`select pg_current_snapshot()::text as snapshot`;
  return row.snapshot;
}

/** The listings that changed since a snapshot, each once, and the snapshot of this statement. */
export async function listChangedListings(
  db: Db,
  since: string,
): Promise<{ readonly snapshot: string; readonly ids: readonly string[] }> {
  const [row] = await db.$queryRaw<[{ snapshot: string; ids: string[] }]>`
    select pg_current_snapshot()::text as snapshot, array(
      select distinct listing_id from listing_change
      where transaction_id >= (pg_snapshot_xmin(${since}::pg_snapshot)::text)::bigint
        and not pg_visible_in_snapshot((transaction_id::text)::xid8, ${since}::pg_snapshot))::text[] as ids`;
  return row;
}

/** True for a change that the alerts over copies have not read yet: they keep how far they read, and have no other source (0294). */
const IS_UNREAD = Prisma.sql`exists (
  select from copy_alert_progress p
  where c.transaction_id >= (pg_snapshot_xmin(p.snapshot::pg_snapshot)::text)::bigint
    and not pg_visible_in_snapshot((c.transaction_id::text)::xid8, p.snapshot::pg_snapshot))`;

/** Removes changes that are older than `readMs`; of those that alerts have not read yet, only what is older than `unreadMs`. */
export async function deleteOldChanges(
  db: Db,
  { readMs, unreadMs }: { readMs: number; unreadMs: number },
): Promise<void> {
  await db.$executeRaw`
    delete from listing_change c where c.changed_at < clock_now() - ${readMs} * interval '1 millisecond'
      and (c.changed_at < clock_now() - ${unreadMs} * interval '1 millisecond' or not ${IS_UNREAD})`;
}

/** Ids of users by nickname, for the sellers that a filter names. */
export async function findSellers(db: Db | Tx, nicknames: readonly string[]): Promise<Map<string, string[]>> {
  if (nicknames.length === 0) return new Map();
  const users = await db.user.findMany({
    where: { nickname: { in: [...nicknames] } },
    select: { id: true, nickname: true },
  });
  const groups = Map.groupBy(users, ({ nickname }) => nickname ?? '');
  return new Map([...groups].map(([nickname, rows]) => [nickname, rows.map(({ id }) => id)]));
}

/** The listings with these ids in their order, without those that left the market meanwhile. */
export async function listFoundListings(db: Db, ids: readonly string[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await db.listing.findMany({
    where: { id: { in: [...ids] }, status: 'active', seller: { isBlocked: false } },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
