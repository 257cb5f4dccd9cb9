import { Prisma, type Sale } from '../graphql/generated/prisma/client.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { newId } from '../kernel/ids.ts';
import type { SaleCursor } from './saleCursor.ts';

/** What of a settled order makes a sale. */
export interface SettledOrder {
  id: string;
  assetId: string;
  marketItemId: string;
  priceCents: bigint;
}

/** Writes an order's sale with the traits of its copy; an order has one. */
export async function insertSale(tx: Tx, order: SettledOrder, soldAt: Date): Promise<void> {
  await tx.$executeRaw`
    insert into sale (id, market_item_id, phase, price_cents, float_value, paint_seed, stickers, sold_at, order_id)
    select ${newId()}::uuid, ${order.marketItemId}::uuid, coalesce(phase, ''), ${order.priceCents}, float_value, paint_seed, stickers,
      ${soldAt}, ${order.id}::uuid
    from asset where id = ${order.assetId}::uuid on conflict (order_id) do nothing`;
}

/** Takes an order's sale out of everything that counts sales, from the next fold on. */
export async function updateReversed(tx: Tx, orderId: string): Promise<void> {
  await tx.$executeRaw`update sale set is_reversed = true, is_folded = false where order_id = ${orderId}::uuid`;
}

/** Sales as readers see them, newest first. */
export interface SalePage {
  rows: readonly Sale[];
  hasMore: boolean;
}

/** Which part of an item's sales; null: of all phases. */
export interface SalePageRequest {
  size: number;
  after: SaleCursor | null;
  phase: string | null;
}

/** No sale. */
export const NO_SALES: SalePage = { rows: [], hasMore: false };

/** The same page of several items' sales, by one statement. */
export async function listSalePages(
  db: Db,
  marketItemIds: readonly string[],
  { size, after, phase }: SalePageRequest,
): Promise<Map<string, SalePage>> {
  const behind = after
    ? Prisma.sql`and (sold_at, id) < (to_timestamp(${after.soldAtMs}::float8 / 1000), ${after.id}::uuid)`
    : Prisma.empty;
  const ofPhase = phase === null ? Prisma.empty : Prisma.sql`and phase = ${phase}`;
  const found = await db.$queryRaw<Sale[]>`
    select page.* from unnest(${[...marketItemIds]}::uuid[]) as item (id) cross join lateral (
      select sale.id, market_item_id as "marketItemId", phase, price_cents as "priceCents", float_value as "floatValue",
        paint_seed as "paintSeed", stickers, sold_at as "soldAt"
      from sale where market_item_id = item.id and not is_reversed ${behind} ${ofPhase}
      order by sold_at desc, id desc limit ${size + 1}) page
    order by "marketItemId", "soldAt" desc, id desc`;
  const groups = Map.groupBy(found, (row) => row.marketItemId);
  return new Map(
    [...groups].map(([id, rows]) => [id, { rows: rows.slice(0, size), hasMore: rows.length > size }]),
  );
}
