import { elapsedMs } from '../../kernel/clock.ts';
import { type Db, sql } from '../../kernel/db.ts';
import type { StatusFigures } from '../status/status.ts';

/** Money by class of account, in fen. */
export async function sumMoney(db: Db): Promise<{ kind: string; cents: number }[]> {
  return db.$queryRaw`select kind, sum(balance_cents)::float8 as cents from ledger_account group by kind`;
}

/** Waiting and abandoned work. Times in milliseconds by the market's clock, 0 if nothing is waiting. */
export interface WaitingFigures {
  /** Number of callbacks that are not delivered yet. */
  callbacksWaiting: number;
  /** Number of callbacks that were given up. */
  callbacksDead: number;
  /** Age of the oldest withdrawal in progress. */
  withdrawalWaitMs: number;
  /** Number of withdrawals in progress. */
  withdrawalsWaiting: number;
  /** Age of the oldest pending review of a sale. */
  reviewWaitMs: number;
  /** Number of pending reviews. */
  reviewsWaiting: number;
  /** How overdue the decision on an account's hold is. */
  holdLateMs: number;
  /** How long a buy order has waited to be compared with the copies on sale. */
  bidWaitMs: number;
  /** How overdue a delivery to an alert's webhook is. */
  webhookWaitMs: number;
  /** Number of webhooks of alerts that are switched off. */
  webhooksOff: number;
}

/** Reads the figures of waiting and abandoned work, of each kind those that have waited longest. */
export async function readWaiting(db: Db): Promise<WaitingFigures> {
  const [row] = await db.$queryRaw<[WaitingFigures]>`
    select callbacks.*, dead.*, withdrawals.*, reviews.*, holds.*, bids.*, webhooks.*, off.* from
      (select count(*)::int as "callbacksWaiting" from callback_event where state = 'waiting') callbacks,
      (select count(*)::int as "callbacksDead" from callback_event where state = 'dead') dead,
      (select ${elapsedMs(sql`min(created_at)`)} as "withdrawalWaitMs", count(*)::int as "withdrawalsWaiting"
        from withdrawal where status = 'processing') withdrawals,
      (select ${elapsedMs(sql`min(started_at)`)} as "reviewWaitMs", count(*)::int as "reviewsWaiting"
        from proceeds_review where state = 'waiting') reviews,
      (select ${elapsedMs(sql`min(decide_by)`)} as "holdLateMs" from account_hold where ended_at is null) holds,
      (select ${elapsedMs(sql`min(queued_at)`)} as "bidWaitMs"
        from bid where state = 'open' and sleep_reason is null and needs_match) bids,
      (select ${elapsedMs(sql`min(greatest(d.created_at, w.next_attempt_at))`)} as "webhookWaitMs"
        from webhook_delivery d join alert_webhook w on w.id = d.webhook_id where d.state = 'waiting' and w.off_at is null) webhooks,
      (select count(*)::int as "webhooksOff" from alert_webhook where off_at is not null) off`;
  return row;
}

/** Steam rounds the end of trade protection up to the start of its own day: a day at most, and an hour as for deadlines. */
const SETTLED_LATE = '25 hours';

/** Counts overdue orders: an hour after their deadline, or 25 hours after the end of trade protection, whose deadline moves with each poll. */
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
