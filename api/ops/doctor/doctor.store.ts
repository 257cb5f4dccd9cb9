import type { Db } from '../../kernel/db.ts';

/** The database's version, time, the market's time, and the newest applied migration. */
export async function readDatabaseFacts(
  db: Db,
): Promise<{ version: string; now: Date; marketNow: Date; hasTables: boolean }> {
  const [row] = await db.$queryRaw<[{ version: string; now: Date; hasTables: boolean }]>`
    select current_setting('server_version') as version, clock_timestamp() as now, to_regclass('app_user') is not null as "hasTables"`;
  if (!row.hasTables) return { ...row, marketNow: row.now };
  const [{ marketNow }] = await db.$queryRaw<[{ marketNow: Date }]>`select clock_now() as "marketNow"`;
  return { ...row, marketNow };
}

/** When reference prices were last set, and how many items have one. */
export async function readPriceFacts(db: Db): Promise<{ count: number; ageHours: number | null }> {
  const [row] = await db.$queryRaw<[{ count: number; ageHours: number | null }]>`
    select (select count(*)::int from market_item where reference_price_cents is not null) as count,
      (select extract(epoch from clock_now() - max(ended_at))::float8 / 3600 from price_import where platform is null) as "ageHours"`;
  return row;
}

/** The picture of an item whose address a source has; null if no item has one. */
export async function findPictureUrl(db: Db, pattern: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ url: string }[]>`
    select icon_url as url from market_item where icon_url like ${pattern} limit 1`;
  return row?.url ?? null;
}
