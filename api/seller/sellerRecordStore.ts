import type { Db } from '../kernel/db.ts';

/** Over how many days a seller's record is counted. */
export const RECORD_DAYS = 30;

/**
 * Counts the records of all sellers with an order in the last days, and of those whose last one has grown too old, by one statement.
 * What the buyer or Steam broke off is not the seller's doing and counts for nothing.
 */
export async function refreshSellerRecords(db: Db): Promise<void> {
  await db.$executeRaw`
    insert into seller_record (user_id, delivered_count, broken_count, median_delivery_ms, counted_at)
    select seller.user_id, count(*) filter (where recent.is_delivered), count(*) filter (where recent.is_broken),
      percentile_cont(0.5) within group (order by recent.delivery_ms) filter (where recent.is_delivered), clock_now()
    from (select distinct seller_id as user_id from market_order where created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day'
      union select user_id from seller_record where delivered_count + broken_count > 0) seller
    left join lateral (
      select o.phase in ('protected', 'completed') or o.reason is not distinct from 'reversed' as is_delivered,
        o.phase = 'failed' and o.reason in ('sellerShipmentTimeout', 'sellerCancelled', 'sellerRevoked', 'itemGone') as is_broken,
        -- From the payment on: before it there is nothing for the seller to do.
        (select extract(epoch from min(event.created_at) filter (where event.to_phase <> 'awaitingOffer')
            - min(event.created_at) filter (where event.to_phase = 'awaitingOffer')) * 1000 from order_event event
          where event.order_id = o.id and event.to_phase in ('awaitingOffer', 'awaitingAccept', 'onHold', 'protected')) as delivery_ms
      from market_order o
      where o.seller_id = seller.user_id and o.created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day') recent on true
    group by seller.user_id
    on conflict (user_id) do update set delivered_count = excluded.delivered_count, broken_count = excluded.broken_count,
      median_delivery_ms = excluded.median_delivery_ms, counted_at = excluded.counted_at`;
}
