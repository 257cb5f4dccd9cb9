import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { rivalAsks } from './askLadder.store.ts';
import type { CopyFilter } from './copyFilter.ts';

/** The time so many days ago, read once for a statement. */
const ago = (days: number): Prisma.Sql => Prisma.sql`(select clock_now() - ${days}::int * interval '1 day')`;

/** The lowest id of a copy that the market found at most so many days ago: its first six bytes are the time in milliseconds. */
const idAgo = (days: number): Prisma.Sql =>
  Prisma.sql`(select rpad(lpad(to_hex(floor(extract(epoch from clock_now() - ${days}::int * interval '1 day') * 1000)::bigint), 12, '0'), 32, '0')::uuid)`;

/** Some of what matches a filter, by ids: only these, and not those. */
export interface Picked {
  /** Null: everything that matches. */
  readonly onlyIds: readonly string[] | null;
  readonly exceptIds: readonly string[];
}

/** Everything that matches. */
export const EVERYTHING_PICKED: Picked = { onlyIds: null, exceptIds: [] };

/** The condition for the picked ones. @param id the column of the ids. */
export function pickedCondition(id: Prisma.Sql, { onlyIds, exceptIds }: Picked): Prisma.Sql {
  const only = onlyIds === null ? Prisma.sql`true` : Prisma.sql`${id} = any(${[...onlyIds]}::uuid[])`;
  return exceptIds.length === 0 ? only : Prisma.sql`${only} and ${id} <> all(${[...exceptIds]}::uuid[])`;
}

/** Whether a filter compares with the lowest ask of others. */
function needsRival({ minAboveLowest, maxAboveLowest }: CopyFilter): boolean {
  return minAboveLowest !== null || maxAboveLowest !== null;
}

/** Part of a `from`: the lowest ask of others as `rival`, where one of the filters compares with it. @param kinds items and phases. */
export function rivalJoin(filters: readonly CopyFilter[], userId: string, kinds: Prisma.Sql): Prisma.Sql {
  if (!filters.some(needsRival)) return Prisma.empty;
  return Prisma.sql`left join (${rivalAsks(userId, kinds)}) rival
    on rival.market_item_id = a.market_item_id and rival.phase is not distinct from a.phase`;
}

/**
 * The condition of a filter over a copy `a`, its `item`, and its open listing `l` with all columns null where it has none.
 * Where it compares with the lowest ask of others, `rivalJoin` belongs to the `from`.
 * @param price the price of the copy that is filtered by.
 */
export function copyCondition(filter: CopyFilter, price: Prisma.Sql): Prisma.Sql {
  const between = (value: Prisma.Sql, min: number | bigint | null, max: number | bigint | null) => [
    ...(min === null ? [] : [Prisma.sql`${value} >= ${min}`]),
    ...(max === null ? [] : [Prisma.sql`${value} <= ${max}`]),
  ];
  const tagged = (column: Prisma.Sql, tags: readonly string[]) =>
    tags.length === 0 ? [] : [Prisma.sql`${column} = any(${[...tags]}::text[])`];
  const parts = [
    ...tagged(Prisma.sql`item.tag_type`, filter.types),
    ...tagged(Prisma.sql`item.tag_exterior`, filter.exteriors),
    ...tagged(Prisma.sql`item.tag_rarity`, filter.rarities),
    ...between(price, filter.minPriceCents, filter.maxPriceCents),
    ...(filter.minDaysHeld === null ? [] : [Prisma.sql`a.id < ${idAgo(filter.minDaysHeld)}`]),
    ...(filter.maxDaysHeld === null ? [] : [Prisma.sql`a.id >= ${idAgo(filter.maxDaysHeld)}`]),
    ...(filter.minDaysOnSale === null ? [] : [Prisma.sql`l.created_at <= ${ago(filter.minDaysOnSale)}`]),
    ...(filter.maxDaysOnSale === null ? [] : [Prisma.sql`l.created_at >= ${ago(filter.maxDaysOnSale)}`]),
    ...between(
      Prisma.sql`(l.ask_cents - rival.ask_cents) * 10000.0 / rival.ask_cents`,
      filter.minAboveLowest,
      filter.maxAboveLowest,
    ),
    ...(filter.hasCost === null ? [] : [Prisma.sql`(a.cost_cents is not null) = ${filter.hasCost}`]),
    ...(filter.cooldownUntil === null
      ? []
      : [
          Prisma.sql`not a.is_tradable and a.tradable_at > ${ago(0)} and a.tradable_at <= ${filter.cooldownUntil}`,
        ]),
  ];
  return parts.length === 0 ? Prisma.sql`true` : Prisma.join(parts, ' and ');
}
