import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kernel/db.ts';
import { Prisma, type Sale } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { itemsOf, queryOf } from '../../kernel/query.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';

/** The fields of a settled order that a sale records. */
export interface SettledOrder {
  id: string;
  assetId: string;
  marketItemId: string;
  priceCents: bigint;
}

/**
 * Inserts an order's sale with the traits of its copy and the time for which it waited at its price, as a part of the
 * statement that settles it. An order has at most one. The next aggregation (`aggregateSales`) updates charts and counts.
 */
export function salePart(order: SettledOrder, soldAt: Date): StatementPart {
  return {
    name: 'sold',
    sql: Prisma.sql`insert into sale (id, market_item_id, phase, price_cents, float_value, paint_seed, stickers, sold_at, order_id,
        waited_seconds, reference_cents)
      select ${newId()}::uuid, ${order.marketItemId}::uuid, coalesce(asset.phase, ''), ${order.priceCents}, asset.float_value,
        asset.paint_seed, asset.stickers, ${soldAt}, placed.id,
        greatest(0, extract(epoch from placed.created_at - listing.priced_at))::int, placed.reference_cents
      from asset join market_order placed on placed.id = ${order.id}::uuid join listing on listing.id = placed.listing_id
      where asset.id = ${order.assetId}::uuid on conflict (order_id) do nothing`,
  };
}

/**
 * Marks an order's sale as reversed, as a part of the statement that reverses it. The next aggregation removes it from
 * its day, counts and reference price; if too few sales remain for one, that price is withdrawn.
 */
export function reversedSalePart(orderId: string): StatementPart {
  return {
    name: 'reversed_sale',
    sql: Prisma.sql`update sale set is_reversed = true, is_folded = false where order_id = ${orderId}::uuid`,
  };
}

/** One page of sales, newest first. */
export interface SalePage {
  rows: readonly Sale[];
  hasMore: boolean;
}

/** Requested part of an item's sales. Phase null selects all phases. */
export interface SalePageRequest {
  size: number;
  /** Its value is the time of the sale in milliseconds. */
  after: SortCursor | null;
  phase: string | null;
}

const COLUMNS = Object.values(Prisma.SaleScalarFieldEnum);
const SALE_COLUMNS = COLUMNS.map((name) => `sale.${name}` as const);
const PAGE_COLUMNS = COLUMNS.map((name) => `page.${name}` as const);

/** An empty page of sales. */
export const NO_SALES: SalePage = { rows: [], hasMore: false };

/** Lists the same page of several items' sales in one statement. */
export async function listSalePages(
  db: Db,
  marketItemIds: readonly string[],
  { size, after, phase }: SalePageRequest,
): Promise<Map<string, SalePage>> {
  const place = sql`(${sql.ref('sale.soldAt')}, ${sql.ref('sale.id')})`;
  const found = await queryOf(db)
    .selectFrom(itemsOf(marketItemIds))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('sale')
          .select(SALE_COLUMNS)
          .whereRef('sale.marketItemId', '=', 'item.id')
          .where('sale.isReversed', '=', sql.lit(false))
          .where((eb) =>
            eb.and([
              ...(after
                ? [sql<SqlBool>`${place} < (to_timestamp(${after.value}::float8 / 1000), ${after.id}::uuid)`]
                : []),
              ...(phase === null ? [] : [eb('sale.phase', '=', phase)]),
            ]),
          )
          .orderBy('sale.soldAt', 'desc')
          .orderBy('sale.id', 'desc')
          .limit(size + 1)
          .as('page'),
      (join) => join.onTrue(),
    )
    .select(PAGE_COLUMNS)
    .orderBy('page.marketItemId')
    .orderBy('page.soldAt', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  const groups = Map.groupBy(found, (row) => row.marketItemId);
  return new Map(
    [...groups].map(([id, rows]) => [id, { rows: rows.slice(0, size), hasMore: rows.length > size }]),
  );
}

/** An item, or one phase of it: null for an item without phases, and for all phases of one that has them. */
export interface ItemPhase {
  marketItemId: string;
  phase: string | null;
}

/** A sale as far as it shows what a copy brings, and how fast. */
export type LatestSale = Pick<Sale, 'priceCents' | 'soldAt' | 'waitedSeconds' | 'referenceCents'>;

/** Lists the newest sales of each of several items or phases, newest first, in one statement. */
export async function listLatestSales(
  db: Db,
  subjects: readonly ItemPhase[],
  size: number,
): Promise<LatestSale[][]> {
  const rows = await db.$queryRaw<(LatestSale & { at: number })[]>`
    select subject.at::int as at, latest.price_cents as "priceCents", latest.sold_at as "soldAt",
      latest.waited_seconds as "waitedSeconds", latest.reference_cents as "referenceCents"
    from unnest(${subjects.map(({ marketItemId }) => marketItemId)}::uuid[], ${subjects.map(({ phase }) => phase ?? '')}::text[])
      with ordinality as subject (id, phase, at)
    cross join lateral (
      select id, price_cents, sold_at, waited_seconds, reference_cents from sale where market_item_id = subject.id and not is_reversed
        and (subject.phase = '' or sale.phase = subject.phase)
      order by sold_at desc, id desc limit ${size}) latest
    order by subject.at, latest.sold_at desc, latest.id desc`;
  const groups = Map.groupBy(rows, ({ at }) => at);
  return subjects.map((_, index) => (groups.get(index + 1) ?? []).map(({ at: _at, ...sale }) => sale));
}

/** A sale as far as its price may follow from its pattern. */
export interface PatternSale {
  readonly priceCents: bigint;
  readonly paintSeed: number;
  /** Its Doppler phase or gem; empty if it has none. */
  readonly phase: string;
  readonly floatValue: number | null;
  /** Market hash names of the stickers that it carried; null if none, and where they were not read. */
  readonly stickers: readonly string[] | null;
}

/** Sales that are looked at of one item, the newest of so many days. */
const PATTERN_SALES_MAX = 1_000;
const PATTERN_SALE_DAYS = 180;

/**
 * The latest sales with a pattern of some items, in the order of their ids; each of at most half a year.
 * @param hasStickers whether their stickers are read, too.
 */
export async function listPatternSales(
  db: Db,
  marketItemIds: readonly string[],
  hasStickers = false,
): Promise<readonly (readonly PatternSale[])[]> {
  const stickers = hasStickers
    ? Prisma.sql`case when sale.stickers <> '[]' then
        (select json_agg(s ->> 'marketHashName') from jsonb_array_elements(sale.stickers) s) end`
    : Prisma.sql`null`;
  const rows = await db.$queryRaw<(PatternSale & { id: string })[]>`
    select item.id, sale.price_cents as "priceCents", sale.paint_seed as "paintSeed", sale.phase,
      sale.float_value as "floatValue", ${stickers} as stickers
    from unnest(${[...new Set(marketItemIds)]}::uuid[]) item(id) cross join lateral (
      select price_cents, paint_seed, phase, float_value, stickers from sale where market_item_id = item.id and not is_reversed and paint_seed is not null
        and sold_at > clock_now() - make_interval(days => ${PATTERN_SALE_DAYS}::int)
      order by sold_at desc limit ${PATTERN_SALES_MAX}::int) sale`;
  const byItem = Map.groupBy(rows, ({ id }) => id);
  return marketItemIds.map((id) => byItem.get(id) ?? []);
}
