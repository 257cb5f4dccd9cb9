import { type Db, rawSql, type Sql, sql } from '../../kernel/db.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import { countByGroup } from './orderList.ts';
import { countOrders, listOrderIds } from './orderPage.store.ts';
import type { ReleaseSpan, Releases } from './releaseCalendar.ts';

/** The balances that consist of orders. */
export type OrderFund = 'settling' | 'escrow' | 'returning';

/**
 * The ids of one page of the orders whose money a balance of the user holds: sales that settle, the first to be released
 * first; open purchases and refunds on their way to the payment app, newest first.
 * @param span narrows settling sales to those that are released by time within it.
 */
export function listFundOrderIds(
  db: Db,
  userId: string,
  { fund, span }: { fund: OrderFund; span: ReleaseSpan | null },
  page: NewestFirstPage,
): Promise<string[]> {
  if (fund === 'settling') return listSettlingIds(db, userId, span, page);
  if (fund === 'returning') return listReturningIds(db, userId, page);
  return listOrderIds(db, { userId, side: 'buyer', groups: ['toShip', 'toReceive'], search: null }, page);
}

/** Number of the orders that `listFundOrderIds` lists, over all pages. */
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
 * The place of a sale in the list: when it is released; at the end of time if that is for a review or for Steam to say. A sale that has
 * left the list keeps its place, also once its review is over: a page may start after it.
 */
const RELEASED_AT = sql`case when settles_at is null or phase = 'completed'
  and exists (select from proceeds_review review where review.order_id = market_order.id)
  then 'infinity' else settles_at end`;

async function listSettlingIds(
  db: Db,
  sellerId: string,
  span: ReleaseSpan | null,
  { edgeId, isBackward, count }: NewestFirstPage,
): Promise<string[]> {
  const sign = rawSql(isBackward ? '<' : '>');
  const direction = rawSql(isBackward ? 'desc' : 'asc');
  const beyond = (at: Sql): Sql =>
    edgeId === null
      ? sql`true`
      : sql`(${at}, id) ${sign} (select ${RELEASED_AT}, id from market_order where id = ${edgeId}::uuid)`;
  const order = sql`order by at ${direction}, id ${direction} limit ${count}`;
  const within = span ? datedWithin(span) : sql`true`;
  const dated = sql`(select id, settles_at as at from market_order
    where seller_id = ${sellerId}::uuid and phase = 'protected' and settles_at is not null and ${within} and ${beyond(sql`settles_at`)} ${order})`;
  const endless = sql`'infinity'::timestamptz`;
  const undated = sql`(select id, ${endless} as at from market_order
    where seller_id = ${sellerId}::uuid and phase = 'protected' and settles_at is null and ${beyond(endless)} ${order})
    union all
    (select id, ${endless} as at from market_order join proceeds_review review on review.order_id = id
    where seller_id = ${sellerId}::uuid and phase = 'completed' and review.state = 'waiting' and ${beyond(endless)} ${order})`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (${span ? dated : sql`${dated} union all ${undated}`}) own ${order}`;
  return rows.map(({ id }) => id);
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
