import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { rivalAsks } from './askLadder.store.ts';
import type { CopyFilter } from './copyFilter.ts';

/** The first six bytes of a copy's id are the time at which the market found it, in milliseconds. */
const FOUND_AT = Prisma.sql`to_timestamp(('x' || translate(left(a.id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`;

const DAYS = (from: Prisma.Sql) => Prisma.sql`extract(epoch from clock_now() - ${from}) / 86400`;

/** Part of a `from`: the lowest ask of others as `rival`, where the filter compares with it. @param kinds items and phases. */
export function rivalJoin(filter: CopyFilter, userId: string, kinds: Prisma.Sql): Prisma.Sql {
  if (filter.minAboveLowest === null && filter.maxAboveLowest === null) return Prisma.empty;
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
    ...between(DAYS(FOUND_AT), filter.minDaysHeld, filter.maxDaysHeld),
    ...between(DAYS(Prisma.sql`l.created_at`), filter.minDaysOnSale, filter.maxDaysOnSale),
    ...between(
      Prisma.sql`(l.ask_cents - rival.ask_cents) * 10000.0 / rival.ask_cents`,
      filter.minAboveLowest,
      filter.maxAboveLowest,
    ),
    ...(filter.hasCost === null ? [] : [Prisma.sql`(a.cost_cents is not null) = ${filter.hasCost}`]),
    ...(filter.cooldownUntil === null
      ? []
      : [
          Prisma.sql`not a.is_tradable and a.tradable_at > clock_now() and a.tradable_at <= ${filter.cooldownUntil}`,
        ]),
  ];
  return parts.length === 0 ? Prisma.sql`true` : Prisma.join(parts, ' and ');
}
