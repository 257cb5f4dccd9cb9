import type { Db } from '../../kernel/db.ts';
import type { StatusFigures } from '../status/status.ts';

/** Money by class of account, in fen. */
export async function sumMoney(db: Db): Promise<{ kind: string; cents: number }[]> {
  return db.$queryRaw`select kind, sum(balance_cents)::float8 as cents from ledger_account group by kind`;
}

/** Waiting and abandoned work. Times in milliseconds by the market's clock, 0 if nothing is waiting. */
export interface WaitingFigures {
  callbacksWaiting: number;
  callbacksDead: number;
  withdrawalWaitMs: number;
  withdrawalsWaiting: number;
  reviewWaitMs: number;
  reviewsWaiting: number;
  holdLateMs: number;
  bidWaitMs: number;
  webhookWaitMs: number;
  webhooksOff: number;
}

/**
 * Reads the number of undelivered callbacks, the age of the oldest withdrawal in progress and of the oldest pending review, how overdue the
 * decision on a hold is, how long a buy order has waited to be compared with the copies on sale, and how overdue the deliveries of alerts'
 * webhooks are.
 */
export async function readWaiting(db: Db): Promise<WaitingFigures> {
  const [row] = await db.$queryRaw<[WaitingFigures]>`
    select callbacks.*, dead.*, withdrawals.*, reviews.*, holds.*, bids.*, webhooks.*, off.* from
      (select count(*)::int as "callbacksWaiting" from callback_event where state = 'waiting') callbacks,
      (select count(*)::int as "callbacksDead" from callback_event where state = 'dead') dead,
      (select coalesce(greatest(extract(epoch from clock_now() - min(created_at)) * 1000, 0), 0)::float8 as "withdrawalWaitMs",
        count(*)::int as "withdrawalsWaiting" from withdrawal where status = 'processing') withdrawals,
      (select coalesce(greatest(extract(epoch from clock_now() - min(started_at)) * 1000, 0), 0)::float8 as "reviewWaitMs",
        count(*)::int as "reviewsWaiting" from proceeds_review where state = 'waiting') reviews,
      (select coalesce(greatest(extract(epoch from clock_now() - min(decide_by)) * 1000, 0), 0)::float8 as "holdLateMs"
        from account_hold where ended_at is null) holds,
      (select coalesce(greatest(extract(epoch from clock_now() - min(queued_at)) * 1000, 0), 0)::float8 as "bidWaitMs"
        from bid where state = 'open' and sleep_reason is null and needs_match) bids,
      (select coalesce(greatest(extract(epoch from clock_now() - min(greatest(d.created_at, w.next_attempt_at))) * 1000, 0), 0)::float8 as "webhookWaitMs"
        from webhook_delivery d join alert_webhook w on w.id = d.webhook_id where d.state = 'waiting' and w.off_at is null) webhooks,
      (select count(*)::int as "webhooksOff" from alert_webhook where off_at is not null) off`;
  return row;
}

/** A settlement may wait for the end of Steam's own day. */
const SETTLED_LATE = '25 hours';

/** Counts orders overdue by an hour: by their deadline, or by the end of trade protection, whose deadline moves with each poll. */
export async function countOverdueOrders(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from market_order where phase not in ('completed', 'failed') and paused_at is null
      and (deadline_at < clock_now() - interval '1 hour'
        or (phase = 'protected' and settles_at < clock_now() - ${SETTLED_LATE}::interval))`;
  return row.count;
}

/** Lists the findings of the last audit. */
export async function listFindings(
  db: Db,
): Promise<{ invariant: string; offenderCount: number; atSeconds: number }[]> {
  return db.$queryRaw`
    select invariant, offender_count as "offenderCount", extract(epoch from audited_at)::float8 as "atSeconds" from audit_finding`;
}

/** The state of each of Steam's hosts: that of its worst kind of call. */
export async function listSteamStates(
  db: Db,
): Promise<{ host: string; state: NonNullable<StatusFigures['steam']>; isMeasured: boolean }[]> {
  return db.$queryRaw`
    select distinct on (host) host, state,
      bool_or(called_at is not null or state <> 'up') over (partition by host) as "isMeasured"
    from steam_health order by host, array_position(array['down', 'degraded', 'up'], state)`;
}

/** Number of days on which the ledger differs from the payment app's account. */
export async function countOpenDifferences(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from reconciliation_report where difference_count > 0`;
  return row.count;
}

/** Counts orders by phase, except final phases. Reads a partial index, so that the time does not depend on the length of the history. */
export async function countLiveOrders(db: Db): Promise<{ phase: string; count: number }[]> {
  return db.$queryRaw`
    select phase, count(*)::int as count from market_order where phase not in ('completed', 'failed') group by phase`;
}

/** Counts open buy orders by why they sleep, `awake` for those that do not, and open price offers by whose answer they wait for. */
export async function countOpenDeals(
  db: Db,
): Promise<{ kind: 'bid' | 'offer'; state: string; count: number }[]> {
  return db.$queryRaw`
    select 'bid' as kind, coalesce(sleep_reason, 'awake') as state, count(*)::int as count from bid where state = 'open' group by 2
    union all select 'offer', state, count(*)::int from price_offer where state in ('open', 'countered') group by 2`;
}
