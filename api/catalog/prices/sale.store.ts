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
 * Inserts an order's sale with the traits of its copy, as a part of the statement that settles it. An order has at most
 * one. The next aggregation (`aggregateSales`) updates charts and counts.
 */
export function salePart(order: SettledOrder, soldAt: Date): StatementPart {
  return {
    name: 'sold',
    sql: Prisma.sql`insert into sale (id, market_item_id, phase, price_cents, float_value, paint_seed, stickers, sold_at, order_id)
      select ${newId()}::uuid, ${order.marketItemId}::uuid, coalesce(phase, ''), ${order.priceCents}, float_value, paint_seed, stickers,
        ${soldAt}, ${order.id}::uuid
      from asset where id = ${order.assetId}::uuid on conflict (order_id) do nothing`,
  };
}

/**
 * Marks an order's sale as reversed, as a part of the statement that reverses it. The next aggregation removes it from
 * its day, counts and reference price.
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
