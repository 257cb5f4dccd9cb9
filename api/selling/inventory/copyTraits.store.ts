import type { CopyTraits } from '../../catalog/traits/copyTraits.ts';
import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** A copy whose traits were computed by older tables, with what they follow from. */
export interface OutdatedCopy {
  readonly id: string;
  readonly version: number;
  readonly marketItemId: string;
  readonly marketHashName: string;
  readonly paintSeed: number | null;
}

/** Copies with traits of an older version, in the order of version and id, from behind `after`. */
export async function listOutdatedTraits(
  db: Db,
  { before, after, size }: { before: number; after: OutdatedCopy | null; size: number },
): Promise<OutdatedCopy[]> {
  const isAfter = after
    ? Prisma.sql`and (a.traits_version, a.id) > (${after.version}::int, ${after.id}::uuid)`
    : Prisma.empty;
  return db.$queryRaw<OutdatedCopy[]>`
    select a.id, a.traits_version as version, a.market_item_id as "marketItemId", item.market_hash_name as "marketHashName",
      a.paint_seed as "paintSeed"
    from (select * from asset a where a.traits_version < ${before}::int ${isAfter} order by a.traits_version, a.id limit ${size}::int) a
    join market_item item on item.id = a.market_item_id
    order by a.traits_version, a.id`;
}

/** Stores computed traits. A copy that a sync changed meanwhile got its traits there. */
export async function updateTraits(
  db: Db,
  version: number,
  copies: readonly (OutdatedCopy & CopyTraits)[],
): Promise<void> {
  await db.$executeRaw`
    update asset set fade_share = row."fadeShare", blue_share = row."blueShare", blue_back_share = row."blueBackShare",
      traits_version = ${version}::int
    from json_to_recordset(${JSON.stringify(copies)}::json)
      as row (id uuid, version int, "fadeShare" float8, "blueShare" float8, "blueBackShare" float8)
    where asset.id = row.id and asset.traits_version = row.version`;
}
