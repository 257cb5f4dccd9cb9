import { type Db, joinSql, rawSql, type Sql, sql } from '../../kernel/db.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import { OPEN_OFFER_STATES } from './orderCancel.ts';
import { ORDER_GROUPS, type OrderGroup, type OrderSearch, VERIFIED_FROM_NOWHERE } from './orderList.ts';

const TABLE = 'market_order';
const COLUMNS = { buyer: rawSql('buyer_id'), seller: rawSql('seller_id') };

/** The user whose orders are read, and on which side. */
export interface OrderOwner {
  userId: string;
  /** Null: both purchases and sales. */
  side: keyof typeof COLUMNS | null;
}

/** The filters of a user's order list. */
export interface OwnOrders extends OrderOwner {
  /** Null: in every phase. */
  groups: readonly OrderGroup[] | null;
  /** Null: any item and number. */
  search: OrderSearch | null;
}

function sidesOf({ userId, side }: OrderOwner): Sql[] {
  const sides = side ? [side] : (['buyer', 'seller'] as const);
  return sides.map((each) => sql`${COLUMNS[each]} = ${userId}::uuid`);
}

/** One condition for each phase of the groups. For a single phase the index holds the rows in the order of the list. */
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
 * The ids of one page of a user's orders. Each side and each phase of a tab is read from its own part of an index, no
 * further than the page needs, so that the time does not grow with the number of orders.
 * @param skip number of rows before the page, if no cursor is given.
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

/** Number of a user's orders in each phase, with `verifyingFrom` for those that are verified. */
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

/**
 * The orders that wait for a user to act, as `taskOf` decides it for one: those with the nearest deadline, at most so many, and the number
 * of all of them and of the user's sales among them. Each condition is served by its own part of an index.
 */
export async function listOrdersToActOn(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ ids: string[]; count: number; saleCount: number }> {
  const [buyer, seller] = [sql`buyer_id = ${userId}::uuid`, sql`seller_id = ${userId}::uuid`];
  const byHand = sql`${seller} and not is_automatic`;
  const leftOpen = sql`phase = 'verifying' and not is_automatic and reason is not null and reason <> 'sellerShipmentTimeout'
    and exists (select from trade_offer offer where offer.order_id = market_order.id and offer.state = any(${[...OPEN_OFFER_STATES]}::int[]))`;
  const parts = [
    sql`${buyer} and phase in ('awaitingPayment', 'awaitingAccept')`,
    sql`${buyer} and phase = 'awaitingOffer' and delivery_issue is not null`,
    sql`${byHand} and phase = 'awaitingOffer' and delivery_issue is null`,
    sql`${byHand} and phase = 'delivering'`,
    sql`${buyer} and ${leftOpen}`,
    sql`${seller} and ${leftOpen}`,
  ].map(
    (part) => sql`(select id, deadline_at, seller_id from market_order where ${part} and paused_at is null)`,
  );
  const rows = await db.$queryRaw<{ id: string; count: number; saleCount: number }[]>`
    select id, (count(*) over ())::int as count, (count(*) filter (where ${seller}) over ())::int as "saleCount" from (${joinSql(parts, ' union all ')}) own
    order by deadline_at nulls last, id limit ${limit}`;
  const { count = 0, saleCount = 0 } = rows[0] ?? {};
  return { ids: rows.map(({ id }) => id), count, saleCount };
}

/** The items that a user has ever ordered or sold, which a search can match. */
export async function listTradedItemIds(db: Db, owner: OrderOwner): Promise<string[]> {
  const parts = sidesOf(owner).map(
    (side) => sql`select market_item_id as id from market_order where ${side}`,
  );
  const rows = await db.$queryRaw<
    { id: string }[]
  >`select distinct id from (${joinSql(parts, ' union all ')}) own`;
  return rows.map(({ id }) => id);
}
