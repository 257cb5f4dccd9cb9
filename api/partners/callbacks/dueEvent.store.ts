import { elapsedMs } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { lockKey } from '../../kernel/tx.ts';
import { CALLBACKS_AT_ONCE } from './callback.ts';

// A partner's callbacks may be off for weeks with hundreds of thousands of waiting events. Whether a partner is on is therefore read from the
// partner's row and never from each event. Test callbacks, which are sent even when callbacks are off, have their own index.

/** Whether a partner receives callbacks other than tests: it has an address, and its callbacks and its open platform are on (U-04). */
const IS_OPEN = Prisma.sql`partner.callback_url is not null and partner.callback_off_at is null and app_user.is_open_platform_on`;
const IS_DUE = Prisma.sql`event.state = 'waiting' and event.next_attempt_at <= clock_now()
  and (event.leased_until is null or event.leased_until < now())`;
const IS_TEST = Prisma.sql`event.type = 'endpoint.test'`;
/** Duration of a lease. A worker renews those of its deliveries; those of a dead worker expire after it. */
const LEASE = Prisma.sql`interval '8 seconds'`;
/** The lowest id of an attempt within the last half minute: ids begin with their milliseconds. A delivery takes less time than that. */
const RECENT_ID = Prisma.sql`(lpad(to_hex((extract(epoch from now() - interval '30 seconds') * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid`;

/** Partners with a due event. The inner `order by` only makes the query use the index: any due event would do. */
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

/** Keeps all others from leasing a partner's events until the transaction ends. */
export async function lockDeliveries(tx: Tx, partnerId: string): Promise<void> {
  await lockKey(tx, `callback:${partnerId}`);
}

/**
 * Leases due events of a partner for one worker, such that at most `CALLBACKS_AT_ONCE` are in delivery in all processes together. Must run
 * in a transaction, which holds the partner's lock until its end.
 */
export async function leaseEvents(tx: Tx, partnerId: string): Promise<string[]> {
  await lockDeliveries(tx, partnerId);
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

/** Renews the leases of deliveries in progress. A lease that has expired meanwhile is left to the worker that took it. */
export async function renewLeases(db: Db, eventIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    update callback_event set leased_until = now() + ${LEASE}
    where id = any(${[...eventIds]}::uuid[]) and state = 'waiting' and leased_until >= now()`;
}

/**
 * How long the most overdue callback has waited for the worker, in milliseconds by the market's clock; 0 if none waits. Callbacks that a
 * partner has switched off, and those that wait for the partner's deliveries in progress, do not count.
 */
export async function readCallbackWait(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ waitMs: number }]>`
    select ${elapsedMs(Prisma.sql`min(due.next_attempt_at)`)} as "waitMs" from (
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
