import { type Db, rawSql, type Sql, sql } from '../../kernel/db.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import type { KeysetPage } from '../../kernel/sortCursor.ts';
import { countByGroup } from './orderList.ts';
import { countOrders, listOrderIds } from './orderPage.store.ts';
import type { OrderPlace } from './ownOrder.store.ts';
import type { ReleaseSpan, Releases } from './releaseCalendar.ts';

/** The balances that consist of orders. */
export type OrderFund = 'settling' | 'escrow' | 'returning';

/**
 * One page of the orders whose money a balance of the user holds: sales that settle, the first to be released first; open purchases and
 * refunds on their way to the payment app, newest first. One more than its size shows that there are more.
 * @param page the value of its edge is when a settling sale is released, in milliseconds since 1970, or null where that is not known.
 * @param span narrows settling sales to those that are released by time within it.
 */
export async function listFundOrders(
  db: Db,
  userId: string,
  { fund, span }: { fund: OrderFund; span: ReleaseSpan | null },
  page: KeysetPage,
): Promise<OrderPlace[]> {
  if (fund === 'settling') return listSettling(db, userId, span, page);
  const newest = { edgeId: page.edge?.id ?? null, isBackward: page.isBackward, count: page.size + 1 };
  const ids =
    fund === 'returning'
      ? await listReturningIds(db, userId, newest)
      : await listOrderIds(
          db,
          { userId, side: 'buyer', groups: ['toShip', 'toReceive'], search: null },
          newest,
        );
  return ids.map((id) => ({ id, at: null }));
}

/** Number of the orders that `listFundOrders` lists, over all pages. */
export async function countFundOrders(
  db: Db,
  userId: string,
  { fund, span }: { fund: OrderFund; span: ReleaseSpan | null },
): Promise<number> {
  if (fund === 'escrow') {
    const counts = countByGroup(await countOrders(db, { userId, side: 'buyer' }, null));
    return counts.toShip + counts.toReceive;
  }
  const within = span ? datedWithin(span) : sql`true`;
  const undated = sql`select count(*) from market_order join proceeds_review review on review.order_id = id
    where seller_id = ${userId}::uuid and phase = 'completed' and review.state = 'waiting' and ${span === null}`;
  const [row] = await db.$queryRaw<[{ count: number }]>(
    fund === 'settling'
      ? sql`select ((select count(*) from market_order where seller_id = ${userId}::uuid and phase = 'protected' and ${within})
          + (${undated}))::int as count`
      : sql`select count(*)::int as count from order_payment payment join market_order bought on bought.id = payment.order_id
          where payment.status = 'refunding' and payment.is_taken and bought.buyer_id = ${userId}::uuid`,
  );
  return row.count;
}

/** Only settling sales that are released at a time within the span. */
function datedWithin(span: ReleaseSpan): Sql {
  return sql`settles_at < ${span.until} and (${span.from === null} or settles_at >= ${span.from ?? span.until})`;
}

/**
 * Settling sales by release, those whose release is for a review or for Steam to say at the end of time. A page starts at the place that
 * its edge had when it was read: once a sale is settled or reviewed, its row tells another.
 */
async function listSettling(
  db: Db,
  sellerId: string,
  span: ReleaseSpan | null,
  { edge, isBackward, size }: KeysetPage,
): Promise<OrderPlace[]> {
  const endless = sql`'infinity'::timestamptz`;
  const sign = rawSql(isBackward ? '<' : '>');
  const direction = rawSql(isBackward ? 'desc' : 'asc');
  const placeOf = (value: number | null): Sql =>
    value === null ? endless : sql`${new Date(value)}::timestamptz`;
  const beyond = (at: Sql): Sql =>
    edge ? sql`(${at}, id) ${sign} (${placeOf(edge.value)}, ${edge.id}::uuid)` : sql`true`;
  const order = sql`order by at ${direction}, id ${direction} limit ${size + 1}`;
  const within = span ? datedWithin(span) : sql`true`;
  const dated = sql`(select id, settles_at as at from market_order
    where seller_id = ${sellerId}::uuid and phase = 'protected' and settles_at is not null and ${within} and ${beyond(sql`settles_at`)} ${order})`;
  const undated = sql`(select id, ${endless} as at from market_order
    where seller_id = ${sellerId}::uuid and phase = 'protected' and settles_at is null and ${beyond(endless)} ${order})
    union all
    (select id, ${endless} as at from market_order join proceeds_review review on review.order_id = id
    where seller_id = ${sellerId}::uuid and phase = 'completed' and review.state = 'waiting' and ${beyond(endless)} ${order})`;
  return db.$queryRaw<OrderPlace[]>`
    select id, nullif(at, ${endless}) as at from (${span ? dated : sql`${dated} union all ${undated}`}) own ${order}`;
}

/** A late payment, which the order never took, is no part of the balance. */
async function listReturningIds(db: Db, buyerId: string, page: NewestFirstPage): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (
      select bought.id, bought.created_at from order_payment payment join market_order bought on bought.id = payment.order_id
      where payment.status = 'refunding' and payment.is_taken and bought.buyer_id = ${buyerId}::uuid) own
    where ${beyondEdge('market_order', page)} ${pageOrder(page)}`;
  return rows.map(({ id }) => id);
}

/**
 * Sums of a seller's protected sales by the time of their release: 0 before the first bound, n from the n-th bound on,
 * null where Steam has not said it.
 */
export async function sumReleases(
  db: Db,
  sellerId: string,
  bounds: readonly Date[],
): Promise<(Releases & { part: number | null })[]> {
  const instants = bounds.map((bound) => bound.toISOString());
  return db.$queryRaw`
    select width_bucket(settles_at, ${instants}::timestamptz[]) as part, sum(price_cents - fee_cents)::bigint as cents, count(*)::int as count
    from market_order where seller_id = ${sellerId}::uuid and phase = 'protected' group by 1`;
}
