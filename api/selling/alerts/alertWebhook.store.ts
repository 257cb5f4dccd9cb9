import type { Db, Tx } from '../../kernel/db.ts';
import { type AlertWebhook, Prisma } from '../../kernel/generated/prisma/client.ts';
import { lockKey } from '../../kernel/tx.ts';
import type { CallbackAnswer } from '../../notifications/callback/callbackAnswer.ts';
import {
  DELIVERIES_KEPT_MS,
  type DeliveryType,
  TEST_PAUSE_MS,
  USER_AT_ONCE,
  type WebhookAfter,
  WORKER_AT_ONCE,
} from './alertWebhook.ts';

/** The webhook of one of a user's alerts, locked. */
export async function lockWebhookOfAlert(
  tx: Tx,
  { userId, alertId }: { userId: string; alertId: string },
): Promise<AlertWebhook | null> {
  await tx.$queryRaw`select id from alert_webhook where alert_id = ${alertId}::uuid and user_id = ${userId}::uuid for no key update`;
  return tx.alertWebhook.findUnique({ where: { alertId, userId } });
}

/** Number of a user's webhooks. */
export async function countWebhooks(tx: Tx, userId: string): Promise<number> {
  return tx.alertWebhook.count({ where: { userId } });
}

/** Inserts a webhook, which is on. */
export async function insertWebhook(
  tx: Tx,
  webhook: Pick<AlertWebhook, 'id' | 'alertId' | 'userId' | 'url' | 'sealedSecret' | 'replacesMessage'>,
): Promise<AlertWebhook> {
  return tx.alertWebhook.create({ data: webhook });
}

/** Changes a webhook and switches it on, without failures. */
export async function changeWebhook(
  tx: Tx,
  id: string,
  { url, replacesMessage }: Pick<AlertWebhook, 'url' | 'replacesMessage'>,
): Promise<void> {
  await tx.$executeRaw`
    update alert_webhook set url = ${url}, replaces_message = ${replacesMessage}, failures = 0, off_at = null, next_attempt_at = clock_now()
    where id = ${id}::uuid`;
}

/** Gives a webhook another secret. */
export async function updateSecret(tx: Tx, id: string, sealedSecret: string): Promise<void> {
  await tx.alertWebhook.update({ where: { id }, data: { sealedSecret }, select: { id: true } });
}

/** Deletes the webhook of an alert if it belongs to the user. */
export async function deleteWebhook(db: Db, userId: string, alertId: string): Promise<void> {
  await db.alertWebhook.deleteMany({ where: { alertId, userId } });
}

/** The webhook of an alert, if it is on. */
export async function findOpenWebhook(
  tx: Tx,
  alertId: string,
): Promise<Pick<AlertWebhook, 'id' | 'replacesMessage'> | null> {
  return tx.alertWebhook.findUnique({
    where: { alertId, offAt: null },
    select: { id: true, replacesMessage: true },
  });
}

/** Inserts a delivery, due at once. */
export async function insertWebhookDelivery(
  tx: Tx,
  delivery: { id: string; webhookId: string; type: DeliveryType; body: string; copyCount: number },
): Promise<void> {
  await tx.webhookDelivery.create({ data: delivery, select: { id: true } });
}

/** True if a webhook was tested just now. */
export async function wasJustTested(tx: Tx, webhookId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ is: boolean }]>`
    select exists (select from webhook_delivery where webhook_id = ${webhookId}::uuid and type = 'endpoint.test'
      and created_at > clock_now() - ${TEST_PAUSE_MS} * interval '1 millisecond') as is`;
  return row.is;
}

/** What may be sent of a webhook: a test always, what its alert found while it is on and makes no pause. */
const MAY_SEND = Prisma.sql`d.state = 'waiting'
  and (d.type = 'endpoint.test' or (w.off_at is null and w.next_attempt_at <= clock_now()))`;
const IS_FREE = Prisma.sql`(w.leased_until is null or w.leased_until < now())`;
/** Duration of a lease. A worker renews those of its deliveries; those of a dead worker expire after it. */
const LEASE = Prisma.sql`interval '8 seconds'`;

/** Some users with a webhook that may send something, in no order: who answers slowly does not come first each time. */
export async function listSendingUserIds(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (
      select distinct w.user_id as id from webhook_delivery d join alert_webhook w on w.id = d.webhook_id
      where ${MAY_SEND} and ${IS_FREE}) due
    order by random() limit ${WORKER_AT_ONCE}`;
  return rows.map(({ id }) => id);
}

/**
 * Leases webhooks of a user for one worker, such that at most `USER_AT_ONCE` are in use in all processes together. Must run in a
 * transaction, which holds the user's lock until its end.
 */
export async function leaseWebhooks(tx: Tx, userId: string): Promise<string[]> {
  await lockKey(tx, `webhook:${userId}`);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    update alert_webhook set leased_until = now() + ${LEASE} where id in (
      select w.id from alert_webhook w where w.user_id = ${userId}::uuid and ${IS_FREE}
        and exists (select from webhook_delivery d where d.webhook_id = w.id and ${MAY_SEND})
      order by w.next_attempt_at, w.id
      limit greatest(0, ${USER_AT_ONCE} - (select count(*) from alert_webhook used where used.user_id = ${userId}::uuid and used.leased_until >= now())))
    returning id`;
  return rows.map(({ id }) => id);
}

/** Renews the leases of webhooks in use. One that has expired meanwhile is left to the worker that took it. */
export async function renewWebhookLeases(db: Db, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    update alert_webhook set leased_until = now() + ${LEASE} where id = any(${[...ids]}::uuid[]) and leased_until >= now()`;
}

/** A delivery and the webhook that sends it. */
export interface DueDelivery {
  readonly id: string;
  readonly type: DeliveryType;
  readonly body: string;
  /** Attempts so far. */
  readonly attempts: number;
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
}

/** What a webhook sends next: tests first, then what was tried least, so that one that its receiver cannot take holds up no other. */
export async function findDueDelivery(db: Db, webhookId: string): Promise<DueDelivery | null> {
  const [row] = await db.$queryRaw<DueDelivery[]>`
    select d.id, d.type, d.body, d.attempts, w.id as "webhookId", w.url, w.sealed_secret as "sealedSecret"
    from webhook_delivery d join alert_webhook w on w.id = d.webhook_id
    where w.id = ${webhookId}::uuid and ${MAY_SEND}
    order by d.type = 'endpoint.test' desc, d.attempts, d.id limit 1`;
  return row ?? null;
}

/** The locked webhook of a delivery, with the name of its alert; null if it was removed. */
export async function lockWebhook(
  tx: Tx,
  id: string,
): Promise<(Pick<AlertWebhook, 'userId' | 'url' | 'failures' | 'offAt'> & { alertName: string }) | null> {
  const [row] = await tx.$queryRaw<
    (Pick<AlertWebhook, 'userId' | 'url' | 'failures' | 'offAt'> & { alertName: string })[]
  >`
    select w.user_id as "userId", w.url, w.failures, w.off_at as "offAt", a.name as "alertName"
    from alert_webhook w join copy_alert a on a.id = w.alert_id where w.id = ${id}::uuid for no key update of w`;
  return row ?? null;
}

/** Writes the result of an attempt. @returns false if another worker has written this attempt. */
export async function updateDelivery(
  tx: Tx,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  { state, answer }: { state: WebhookAfter['state']; answer: CallbackAnswer },
): Promise<boolean> {
  const { status, failure, durationMs } = answer;
  const count = await tx.$executeRaw`
    update webhook_delivery set state = ${state}, attempts = attempts + 1, status = ${status}, failure = ${failure},
      duration_ms = ${durationMs}, attempted_at = clock_now()
    where id = ${id}::uuid and attempts = ${attempts} and state = 'waiting'`;
  return count === 1;
}

/** Writes what an attempt means for its webhook. One that is off now gives up what waits, tests aside. */
export async function updateWebhook(
  tx: Tx,
  id: string,
  { failures, pauseMs, isOff }: Omit<WebhookAfter, 'state'>,
): Promise<void> {
  await tx.$executeRaw`
    update alert_webhook set failures = ${failures}, off_at = case when ${isOff} then clock_now() end,
      next_attempt_at = clock_now() + ${pauseMs} * interval '1 millisecond' where id = ${id}::uuid`;
  if (isOff)
    await tx.$executeRaw`
      update webhook_delivery set state = 'dead' where webhook_id = ${id}::uuid and state = 'waiting' and type <> 'endpoint.test'`;
}

/** Ends the lease of a webhook. */
export async function endLease(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update alert_webhook set leased_until = null where id = ${id}::uuid`;
}

/** Forgets deliveries that ended long ago. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.$executeRaw`
    delete from webhook_delivery where state <> 'waiting' and created_at < clock_now() - ${DELIVERIES_KEPT_MS} * interval '1 millisecond'`;
}
