import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { type FloatEnds, KEPT_DAYS, PLACES_MAX, SEEN_MAX, type SeenCopies } from './floatRank.ts';

const SEEN = Prisma.sql`
  select distinct float_value, paint_seed from asset where market_item_id = item.id and float_value is not null
    and (not is_gone or seen_at > clock_now() - make_interval(days => ${KEPT_DAYS}::int))`;

/** One end of an item's seen copies, as JSON; a row of `json_agg` names its keys as the columns are read. */
const end = (direction: Prisma.Sql) => Prisma.sql`
  (select coalesce(json_agg(json_build_object('floatValue', float_value, 'paintSeed', paint_seed)), '[]') from (${SEEN}
    order by float_value ${direction}, paint_seed ${direction} limit ${PLACES_MAX}::int) seen)`;

const ENDS = Prisma.sql`${end(Prisma.sql`asc`)} as lowest, ${end(Prisma.sql`desc`)} as highest`;

/** The ends of the seen copies of some items by their ids, without the number of all of them, which takes longer than both ends. */
export async function readFloatEnds(
  db: Db,
  marketItemIds: readonly string[],
): Promise<ReadonlyMap<string, FloatEnds>> {
  const rows = await db.$queryRaw<(FloatEnds & { id: string })[]>`
    select item.id, ${ENDS} from unnest(${[...marketItemIds]}::uuid[]) item(id)`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ends of the seen copies of some items, in the order of their ids. Copies in any inventory count, and those that left one lately. */
export async function listFloatEnds(db: Db, marketItemIds: readonly string[]): Promise<SeenCopies[]> {
  const rows = await db.$queryRaw<(SeenCopies & { id: string })[]>`
    select item.id, ${ENDS},
      (select count(*)::int from (${SEEN} limit ${SEEN_MAX}::int) seen) as "seenCount"
    from unnest(${[...marketItemIds]}::uuid[]) item(id)`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return marketItemIds.map((id) => byId.get(id) ?? { lowest: [], highest: [], seenCount: 0 });
}
