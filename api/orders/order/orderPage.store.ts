import { type Db, joinSql, rawSql, type Sql, sql } from '../../kernel/db.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import { ORDER_GROUPS, type OrderGroup, VERIFIED_FROM_NOWHERE } from './orderGroup.ts';
import type { OrderSearch } from './orderSearch.ts';

const TABLE = 'market_order';
const COLUMNS = { buyer: rawSql('buyer_id'), seller: rawSql('seller_id') };

/** Whose orders, and from which side. */
export interface OrderOwner {
  userId: string;
  /** Null: what was bought and what was sold. */
  side: keyof typeof COLUMNS | null;
}

/** Which of a user's orders a list shows. */
export interface OwnOrders extends OrderOwner {
  /** Null: in every state. */
  groups: readonly OrderGroup[] | null;
  /** Null: whatever they are. */
  search: OrderSearch | null;
}

function sidesOf({ userId, side }: OrderOwner): Sql[] {
  const sides = side ? [side] : (['buyer', 'seller'] as const);
  return sides.map((each) => sql`${COLUMNS[each]} = ${userId}::uuid`);
}

/** A condition for each phase of the groups: of a single one the index holds the rows as the list wants them. */
function phasesOf(groups: OwnOrders['groups']): Sql[] {
  if (!groups) return [sql`true`];
  const phases = groups.flatMap((group) => ORDER_GROUPS[group]);
  const verified = sql`phase = 'verifying' and coalesce(verifying_from, ${VERIFIED_FROM_NOWHERE}) = any(${phases})`;
  return [...phases.map((phase) => sql`phase = ${phase}`), verified];
}

function matching(search: OrderSearch | null): Sql {
  if (!search) return sql`true`;
  const ofItem = sql`market_item_id = any(${search.itemIds}::uuid[])`;
  return search.number === null
    ? ofItem
    : sql`(${ofItem} or position(${search.number}::text in order_no) > 0)`;
}

/**
 * The ids of one page of a user's orders. Each side, and each phase of a tab, is read from its own part of an index and no further than
 * the page goes: a seller of hundreds of thousands waits no longer than one of three.
 * @param skip rows to leave out before the page, where no edge is given.
 */
export async function listOrderIds(
  db: Db,
  orders: OwnOrders,
  page: NewestFirstPage,
  skip = 0,
): Promise<string[]> {
  const reach = { ...page, count: page.count + skip };
  const parts = sidesOf(orders).flatMap((side) =>
    phasesOf(orders.groups).map(
      (phase) => sql`(select id, created_at from market_order
        where ${side} and ${phase} and ${matching(orders.search)} and ${beyondEdge(TABLE, page)} ${pageOrder(reach)})`,
    ),
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (${joinSql(parts, ' union all ')}) own ${pageOrder(page)} offset ${skip}`;
  return rows.map(({ id }) => id);
}

/** How many of a user's orders stand in each phase; `verifyingFrom` of those that are verified. */
export async function countOrders(
  db: Db,
  owner: OrderOwner,
  search: OrderSearch | null,
): Promise<{ phase: string; verifyingFrom: string | null; count: number }[]> {
  const parts = sidesOf(owner).map(
    (side) => sql`select phase, verifying_from from market_order where ${side} and ${matching(search)}`,
  );
  return db.$queryRaw`
    select phase, verifying_from as "verifyingFrom", count(*)::int as count
    from (${joinSql(parts, ' union all ')}) own group by 1, 2`;
}

/** The items that a user ever ordered or sold: what a search can find. */
export async function listTradedItemIds(db: Db, owner: OrderOwner): Promise<string[]> {
  const parts = sidesOf(owner).map(
    (side) => sql`select market_item_id as id from market_order where ${side}`,
  );
  const rows = await db.$queryRaw<
    { id: string }[]
  >`select distinct id from (${joinSql(parts, ' union all ')}) own`;
  return rows.map(({ id }) => id);
}
