import type { Restriction } from '../../accounts/user/restriction.ts';
import type { Db } from '../../kernel/db.ts';
import { waitingMoneyOf } from '../../payments/withdrawal/withdrawal.store.ts';

/**
 * The restrictions of a user that are stored, in one statement: holds, the freeze after a change of phone or payment
 * account, and orders whose money waits for Steam or for a review.
 */
export async function listStoredRestrictions(db: Db, userId: string): Promise<Restriction[]> {
  return db.$queryRaw<Restriction[]>`
    select case hold.scope when 'everything' then 'accountBlocked' else 'withdrawalsHeld' end as kind, hold.cause as reason,
      o.order_no as "orderNo", hold.note, null::bigint as "amountCents", hold.started_at as since,
      coalesce(hold.ends_at, hold.decide_by) as until, hold.ends_at is not null as "endsByItself"
    from account_hold hold left join market_order o on o.id = hold.order_id
    where hold.user_id = ${userId}::uuid and hold.ended_at is null
    union all
    select 'withdrawalsFrozen', case changed.kind when 'setPhone' then 'phoneChanged' else 'paymentAccountChanged' end, null, null,
      null, changed.created_at, frozen.frozen_until, true
    from verification frozen left join lateral (
      select kind, created_at from account_action
      where user_id = frozen.user_id and kind in ('setPhone', 'setPaymentAccount') order by sequence desc limit 1) changed on true
    where frozen.user_id = ${userId}::uuid and frozen.frozen_until > clock_now()
    union all
    select 'tradeMoneyWaits', 'tradeDisputed', order_no, null, cents, started_at, waits_until, false
    from (${waitingMoneyOf(userId)}) waiting
    union all
    select 'proceedsReviewed', 'saleReviewed', o.order_no, null, o.price_cents - o.fee_cents, review.started_at, review.look_by, false
    from proceeds_review review join market_order o on o.id = review.order_id
    where review.state = 'waiting' and o.seller_id = ${userId}::uuid`;
}
