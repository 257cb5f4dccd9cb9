import type { Db } from '../../kernel/db.ts';
import { COMPLETED_POLL_MS, STRAY_POLL_MS } from '../order/tradeOffer.store.ts';

/** A robot's order fails within hours, or days while Steam is down: older ones are not looked through for one that failed just now. */
const STRAY_AGE_DAYS = 8;

/**
 * How many times as long as with an open offer an account waits for its next poll, if nothing can move at Steam by a press
 * of the buyer's: its owner has to send the offer, or Steam holds the trade for days.
 */
const QUIET_TIMES = 3;

/**
 * Takes on the accounts whose moving orders, or attempts that failed a moment ago, are due for a poll, so that several
 * workers poll them no more often than one. After a clock was set back, all of them are due.
 * @param pollMs time between two polls of an open offer, by the market's clock.
 */
export async function claimMovingAccountIds(db: Db, pollMs: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update steam_account set asked_at = clock_now() where id in (
      select account.id from (
        select id, min(times) as times from (
          select offer.steam_account_id as id, case when o.phase in ('awaitingOffer', 'onHold') then ${QUIET_TIMES} else 1 end as times
          from market_order o join trade_offer offer on offer.order_id = o.id
          where o.phase not in ('completed', 'failed') and (o.phase in ('delivering', 'awaitingAccept', 'onHold', 'verifying')
            or (o.phase = 'awaitingOffer' and not o.is_automatic))
          union all
          select offer.steam_account_id, 1 from market_order o join trade_offer offer on offer.order_id = o.id
          where o.phase = 'failed' and o.is_automatic and offer.attempts > 0 and offer.steam_offer_id is null
            and o.created_at > (select clock_now()) - ${STRAY_AGE_DAYS} * interval '1 day'
            and o.updated_at > (select clock_now()) - ${STRAY_POLL_MS} * interval '1 millisecond') orders
        group by 1) moving
      join steam_account account on account.id = moving.id
      where account.status <> 'abnormal' and (account.asked_at is null or account.asked_at > (select clock_now())
        or account.asked_at <= (select clock_now()) - moving.times * ${pollMs}::float8 * interval '1 millisecond')
      for no key update of account skip locked)
    returning id`;
  return rows.map((row) => row.id);
}

/**
 * Lists the accounts whose last slow poll was before `slowSince`, the longest ago first, if their orders still depend on
 * Steam, which includes those that are merely protected or completed lately, or if Steam rejected the account's sign-in.
 * Not one whose secrets were erased after it was unbound.
 */
export async function listWatchedAccountIds(db: Db, slowSince: Date, limit: number): Promise<string[]> {
  const settledAfter = new Date(slowSince.getTime() - COMPLETED_POLL_MS);
  const rows = await db.$queryRaw<{ id: string }[]>`
    select account.id from steam_account account
    where (account.polled_at is null or account.polled_at <= ${slowSince}) and (account.unbound_at is null or account.sealed_secret <> '')
      and exists (
      select from trade_offer offer join market_order o on o.id = offer.order_id
      where offer.steam_account_id = account.id
        and (o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying', 'protected')
          or (o.phase = 'completed' and o.settles_at > ${settledAfter})))
    order by account.polled_at nulls first, account.id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Claims the slow poll of an account's orders. Returns false if the last one is later than `slowSince`. */
export async function claimSlowPoll(db: Db, steamAccountId: string, slowSince: Date): Promise<boolean> {
  const claimed = await db.$executeRaw`
    update steam_account set polled_at = clock_now()
    where id = ${steamAccountId}::uuid and (polled_at is null or polled_at <= ${slowSince})`;
  return claimed === 1;
}

/** A press that buys copies one by one has so long to enqueue their offers itself, in milliseconds. */
const PRESS_MS = 30_000;

/**
 * Lists robots' orders that wait for their offer although their job may be lost: one of each offer. The worker sends them again.
 */
export async function listUnsentOrderIds(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct on (offer.tag) o.id from market_order o join trade_offer offer on offer.order_id = o.id
    join steam_account account on account.id = offer.steam_account_id
    where o.is_automatic and o.delivery_issue is null and account.status <> 'abnormal' and (o.phase in ('awaitingOffer', 'delivering') or (o.phase = 'verifying' and o.reason is null))
      and (offer.press_id is null or offer.attempts > 0 or offer.created_at <= (select clock_now()) - ${PRESS_MS} * interval '1 millisecond')
    order by offer.tag, o.id`;
  return rows.map((row) => row.id);
}

/**
 * Lists orders whose buyer made a counter offer that the robot has not declined yet, while its account is bound: one of
 * each offer.
 */
export async function listCounteredOrderIds(db: Db): Promise<string[]> {
  const rows = await db.tradeOffer.findMany({
    where: {
      state: 4,
      counterDeclinedAt: null,
      order: { isAutomatic: true },
      steamAccount: { status: { not: 'abnormal' }, unboundAt: null },
    },
    select: { orderId: true },
    distinct: ['tag'],
  });
  return rows.map((row) => row.orderId);
}

/** Those of some tags that an order has. */
export async function listKnownTags(db: Db, tags: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<
    { tag: string }[]
  >`select distinct tag from trade_offer where tag = any(${tags})`;
  return rows.map(({ tag }) => tag);
}
