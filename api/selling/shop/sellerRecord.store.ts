import { sql } from 'kysely';
import { cachedReading } from '../../kernel/cachedReading.ts';
import type { Db } from '../../kernel/db.ts';
import { Prisma, type SellerRecord } from '../../kernel/generated/prisma/client.ts';
import { prepareQuery } from '../../kernel/query.ts';

/** Number of days that a seller's record covers. */
export const RECORD_DAYS = 30;

const COLUMNS = Object.values(Prisma.SellerRecordScalarFieldEnum);
const selectRecords = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query.selectFrom('sellerRecord').select(COLUMNS).where('userId', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Records of sellers, one for each of `userIds`; null for who has none. */
export async function listSellerRecords(
  db: Db,
  userIds: readonly string[],
): Promise<(SellerRecord | null)[]> {
  const records = new Map((await selectRecords(db, { ids: [...userIds] })).map((row) => [row.userId, row]));
  return userIds.map((id) => records.get(id) ?? null);
}

/** Begins a record for who has an order in the last days and none yet: it is the first to be counted. */
export async function insertMissingRecords(db: Db): Promise<void> {
  await db.$executeRaw`
    insert into seller_record (user_id, delivered_count, broken_count, counted_at)
    select distinct o.seller_id, 0, 0, to_timestamp(0) from market_order o
    where o.created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day'
      and not exists (select from seller_record known where known.user_id = o.seller_id)
    order by o.seller_id on conflict (user_id) do nothing`;
}

/** The sellers whose count is the oldest. */
export async function listOldestRecordIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select user_id as id from seller_record order by counted_at, user_id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Counts the records of these sellers; one that somebody else is counting is left to them. Sales of before the market had orders count as
 * delivered. What the buyer or Steam broke off is not the seller's doing and counts for nothing.
 */
export async function updateRecords(db: Db, userIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    with due as materialized (
      select user_id from seller_record where user_id = any(${[...userIds]}::uuid[]) order by user_id for no key update skip locked)
    update seller_record record set delivered_count = counted.delivered + counted.past, broken_count = counted.broken,
      median_delivery_ms = counted.median_ms, counted_at = clock_now()
    from (
      select due.user_id, (
          select count(*) from sale where sale.seller_id = due.user_id and not sale.is_reversed
            and sale.sold_at >= clock_now() - ${RECORD_DAYS} * interval '1 day') as past,
        count(*) filter (where recent.is_delivered) as delivered, count(*) filter (where recent.is_broken) as broken,
        percentile_cont(0.5) within group (order by recent.delivery_ms) filter (where recent.is_delivered) as median_ms
      from due left join lateral (
        select o.phase in ('protected', 'completed') or o.reason is not distinct from 'reversed' as is_delivered,
          o.phase = 'failed' and o.reason in ('sellerShipmentTimeout', 'sellerCancelled', 'sellerRevoked', 'itemGone', 'wrongDelivery') as is_broken,
          -- From the payment on: before it there is nothing for the seller to do.
          (select extract(epoch from min(event.created_at) filter (where event.to_phase <> 'awaitingOffer')
              - min(event.created_at) filter (where event.to_phase = 'awaitingOffer')) * 1000 from order_event event
            where event.order_id = o.id and event.to_phase in ('awaitingOffer', 'awaitingAccept', 'onHold', 'protected')) as delivery_ms
        from market_order o
        where o.seller_id = due.user_id and o.created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day') recent on true
      group by due.user_id) counted
    where counted.user_id = record.user_id`;
}

/** Orders that the time to delivery is told of, the newest; fewer than the smaller number tell nothing. */
const DELIVERIES = { most: 500, least: 20 };

/**
 * Half of the newest delivered orders took at most so long from the payment to the trade, in ms. Of all sellers, of the
 * last days; null if too few were delivered.
 */
export async function findMedianDeliveryMs(db: Db): Promise<number | null> {
  const [row] = await db.$queryRaw<{ medianMs: number | null }[]>`
    with recent as (
      select id from market_order where created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day'
        and (phase in ('protected', 'completed') or reason is not distinct from 'reversed')
      order by created_at desc, id limit ${DELIVERIES.most}
    ), taken as (
      select (select extract(epoch from min(event.created_at) filter (where event.to_phase = 'protected')
          - min(event.created_at) filter (where event.to_phase = 'awaitingOffer')) * 1000 from order_event event
        where event.order_id = recent.id and event.to_phase in ('awaitingOffer', 'protected')) as ms
      from recent
    )
    select percentile_cont(0.5) within group (order by ms)::float8 as "medianMs" from taken
    where ms is not null having count(*) >= ${DELIVERIES.least}`;
  return row?.medianMs ?? null;
}

/** How long pages are told the same time to delivery, in ms: it is of hundreds of orders, and sorts those of a month. */
const MEDIAN_KEPT_MS = 60_000;

/** The time to delivery for pages, at most a minute old. */
export const readMedianDeliveryMs = cachedReading<number | null>(findMedianDeliveryMs, null, MEDIAN_KEPT_MS);
