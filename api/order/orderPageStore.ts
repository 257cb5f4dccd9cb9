import { type Db, joinSql, rawSql, sql } from '../kernel/db.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../kernel/newestFirst.ts';
import type { OrderPhase } from './order.ts';

const TABLE = 'market_order';
const COLUMNS = { buyer: rawSql('buyer_id'), seller: rawSql('seller_id') };

/** Which of a user's orders a list shows. */
export interface OwnOrders {
  userId: string;
  /** Null: what was bought and what was sold. */
  side: keyof typeof COLUMNS | null;
  /** Null: in every state. */
  phases: readonly OrderPhase[] | null;
}

/**
 * The ids of one page of a user's orders. Each side is read from its own index and no further than the page goes: a seller of hundreds
 * of thousands waits no longer than one of three.
 */
export async function listOrderIds(
  db: Db,
  { userId, side, phases }: OwnOrders,
  page: NewestFirstPage,
): Promise<string[]> {
  const narrowed = phases ? sql`phase = any(${[...phases]})` : sql`true`;
  const sides = (side ? [side] : (['buyer', 'seller'] as const)).map(
    (each) =>
      sql`(select id, created_at from market_order where ${COLUMNS[each]} = ${userId}::uuid
        and ${narrowed} and ${beyondEdge(TABLE, page)} ${pageOrder(page)})`,
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (${joinSql(sides, ' union all ')}) own ${pageOrder(page)}`;
  return rows.map(({ id }) => id);
}
