import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { CALLBACKS_AT_ONCE } from './callback.ts';

// A partner may be off for weeks with hundreds of thousands of events waiting. So whether a partner is open is asked of the partner, never
// of each of its events, and tests, which go out whatever is off, are looked for by an index of their own.

/** Whether a partner is told anything but tests: it has an address, and its callbacks and its open platform are on (U-04). */
const IS_OPEN = Prisma.sql`partner.callback_url is not null and partner.callback_off_at is null and app_user.is_open_platform_on`;
const IS_DUE = Prisma.sql`event.state = 'waiting' and event.next_attempt_at <= clock_now()
  and (event.leased_until is null or event.leased_until < now())`;
const IS_TEST = Prisma.sql`event.type = 'endpoint.test'`;
/** Longer than a delivery may take: what a dead worker held comes free after it. */
const LEASE = Prisma.sql`interval '60 seconds'`;
/** The least id of an attempt within the last half minute: ids begin with their milliseconds. A delivery takes less than that. */
const RECENT_ID = Prisma.sql`(lpad(to_hex((extract(epoch from now() - interval '30 seconds') * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid`;

/** Partners who have an event that is due. The order in the middle is there for its index: any event would do. */
export async function listDuePartnerIds(db: Db | Tx): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select event.partner_id as id from callback_event event where ${IS_TEST} and ${IS_DUE}
    union
    select partner.id from partner join app_user on app_user.id = partner.user_id
      cross join lateral (select from callback_event event where event.partner_id = partner.id and ${IS_DUE}
        order by event.next_attempt_at limit 1) due
    where ${IS_OPEN}`;
  return rows.map(({ id }) => id);
}

/**
 * Takes due events of a partner for one worker, so many that not more than `CALLBACKS_AT_ONCE` are under way in all processes together.
 * Must run in a transaction: the partner's lock is held until its end.
 */
export async function leaseEvents(tx: Tx, partnerId: string): Promise<string[]> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('callback:' || ${partnerId}::text, 0)) is null as is_held`;
  const first = Prisma.sql`order by event.next_attempt_at, event.position limit ${CALLBACKS_AT_ONCE}`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    update callback_event set leased_until = now() + ${LEASE} where id in (
      select due.id from (
        (select event.id, event.next_attempt_at, event.position from callback_event event
          where event.partner_id = ${partnerId}::uuid and ${IS_TEST} and ${IS_DUE} ${first})
        union all
        (select event.id, event.next_attempt_at, event.position from callback_event event
          where event.partner_id = ${partnerId}::uuid and not ${IS_TEST} and ${IS_DUE}
            and exists (select from partner join app_user on app_user.id = partner.user_id
              where partner.id = ${partnerId}::uuid and ${IS_OPEN}) ${first})) due
      order by due.next_attempt_at, due.position
      limit greatest(0, ${CALLBACKS_AT_ONCE} - (select count(*) from callback_event under_way
        where under_way.partner_id = ${partnerId}::uuid and under_way.state = 'waiting' and under_way.leased_until >= now())))
    returning id`;
  return rows.map(({ id }) => id);
}

/**
 * How long the most overdue callback has waited for us, in milliseconds by the market's clock; 0 where none does. What a partner has
 * switched off, and the rest of what it is being told at its own pace, does not wait for us.
 */
export async function readCallbackWait(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ waitMs: number }]>`
    select coalesce(greatest(extract(epoch from clock_now() - min(due.next_attempt_at)) * 1000, 0), 0)::float8 as "waitMs" from (
      select event.partner_id, event.next_attempt_at from callback_event event where ${IS_TEST} and ${IS_DUE}
      union all
      select partner.id, oldest.next_attempt_at from partner join app_user on app_user.id = partner.user_id
        cross join lateral (select event.next_attempt_at from callback_event event
          where event.partner_id = partner.id and ${IS_DUE} order by event.next_attempt_at limit 1) oldest
      where ${IS_OPEN}) due
    where ${CALLBACKS_AT_ONCE} > (select count(*) from callback_event under_way
        where under_way.partner_id = due.partner_id and under_way.state = 'waiting' and under_way.leased_until >= now())
      and due.partner_id not in (select tried.partner_id from callback_delivery join callback_event tried on tried.id = event_id
        where callback_delivery.id >= ${RECENT_ID})`;
  return row.waitMs;
}
