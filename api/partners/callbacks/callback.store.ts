import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { CallbackAnswer } from '../../notifications/callback/callbackAnswer.ts';
import type { OrderPhase } from '../../orders/order/order.ts';
import { type CallbackState, type CallbackType, type EventCursor, SILENCE_GAP_MS } from './callback.ts';

/** Writes a test callback, due at once. */
export async function insertTestEvent(
  tx: Tx,
  event: { id: string; partnerId: string; url: string },
): Promise<void> {
  await tx.callbackEvent.create({ data: { ...event, type: 'endpoint.test' }, select: { id: true } });
}

/** The data of an order that an event reports. */
interface EventOrder {
  orderNo: string;
  outOrderNo: string | null;
  isBuyer: boolean;
  fromPhase: OrderPhase | null;
  toPhase: OrderPhase;
  /** The phase that a verification came from, also for what happened during it; null for any other event. */
  verifyingFrom: OrderPhase | null;
  reason: string | null;
  cause: string;
  listingId: string;
  assetId: string;
  marketHashName: string;
  priceCents: bigint;
  feeCents: bigint;
}

/** An event with all data of its body. */
export interface DueEvent {
  id: string;
  partnerId: string;
  userId: string;
  type: CallbackType;
  sequence: number | null;
  /** All attempts, and those of the current retry plan. Resending an event starts a new plan. */
  attempts: number;
  planAttempts: number;
  /** The callback address that receives the event. */
  url: string | null;
  createdAt: Date;
  order: EventOrder | null;
  /** What a trigger noted when the event occurred: the state of the order, of the bid or of the price offer, or the hold of the account. */
  data: Readonly<Record<string, unknown>>;
}

const EVENT_COLUMNS = Prisma.sql`event.id, event.partner_id as "partnerId", partner.user_id as "userId", event.type, event.sequence,
  event.attempts, event.plan_attempts as "planAttempts", coalesce(event.url, partner.callback_url) as url, event.created_at as "createdAt", event.data,
  case when event.order_id is not null then jsonb_build_object('orderNo', o.order_no, 'outOrderNo', partner_order.out_order_no,
    'isBuyer', o.buyer_id = partner.user_id, 'fromPhase', history.from_phase, 'toPhase', history.to_phase,
    'verifyingFrom', came.from_phase, 'reason', history.reason, 'cause', history.cause, 'listingId', o.listing_id, 'assetId', asset.asset_id,
    'marketHashName', item.market_hash_name, 'priceCents', o.price_cents, 'feeCents', o.fee_cents) end as "order"`;
// What happens during a verification leaves its phase, and so does not say which phase it came from: the event that began it does.
const EVENT_TABLES = Prisma.sql`callback_event event join partner on partner.id = event.partner_id
  left join market_order o on o.id = event.order_id
  left join order_event history on history.order_id = event.order_id and history.sequence = event.sequence
  left join lateral (select earlier.from_phase from order_event earlier
    where history.to_phase = 'verifying' and earlier.order_id = history.order_id and earlier.sequence <= history.sequence
      and earlier.to_phase = 'verifying' and earlier.from_phase <> 'verifying'
    order by earlier.sequence desc limit 1) came on true
  left join partner_order on partner_order.order_id = event.order_id and partner_order.partner_id = event.partner_id
  left join market_item item on item.id = o.market_item_id left join asset on asset.id = o.asset_id`;

type WrittenEvent = Omit<DueEvent, 'order'> & {
  order: (Omit<EventOrder, 'priceCents' | 'feeCents'> & { priceCents: number; feeCents: number }) | null;
};

function readEvent({ order, ...event }: WrittenEvent): DueEvent {
  const cents = order && { priceCents: BigInt(order.priceCents), feeCents: BigInt(order.feeCents) };
  return { ...event, order: order && cents ? { ...order, ...cents } : null };
}

/** An event in delivery. */
export interface AttemptedEvent extends DueEvent {
  /** When this attempt became due. */
  dueAt: Date;
}

/** Reads an event with the data of its body. */
export async function findEvent(db: Db, id: string): Promise<AttemptedEvent | null> {
  const [row] = await db.$queryRaw<(WrittenEvent & Pick<AttemptedEvent, 'dueAt'>)[]>`
    select ${EVENT_COLUMNS}, event.next_attempt_at as "dueAt" from ${EVENT_TABLES} where event.id = ${id}::uuid`;
  return row ? { ...readEvent(row), dueAt: row.dueAt } : null;
}

/** No transaction that could still commit an event before this one is under way. */
const IS_SETTLED = Prisma.sql`event.transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint + event_epoch_start()`;

/** An event in a partner's list. */
export interface ListedEvent extends DueEvent {
  transactionId: bigint;
  position: bigint;
  state: CallbackState;
}

/**
 * A partner's events in the order in which they were committed. An event is held back while an older transaction could still commit
 * before it, so that a reader who continues from the last event misses none.
 */
export async function listEvents(
  db: Db,
  {
    partnerId,
    after,
    size,
  }: { partnerId: string; after: { transactionId: bigint; position: bigint }; size: number },
): Promise<ListedEvent[]> {
  const rows = await db.$queryRaw<
    (WrittenEvent & Pick<ListedEvent, 'transactionId' | 'position' | 'state'>)[]
  >`
    select ${EVENT_COLUMNS}, event.transaction_id as "transactionId", event.position, event.state from ${EVENT_TABLES}
    where event.partner_id = ${partnerId}::uuid
      and (event.transaction_id, event.position) > (${after.transactionId}::bigint, ${after.position}::bigint)
      and ${IS_SETTLED}
    order by event.transaction_id, event.position limit ${size + 1}`;
  return rows.map(({ transactionId, position, state, ...event }) => ({
    ...readEvent(event),
    transactionId,
    position,
    state,
  }));
}

/** The position of a partner's newest event that `listEvents` shows. Null if there is none. */
export async function findNewestPosition(db: Db, partnerId: string): Promise<EventCursor | null> {
  const [row] = await db.$queryRaw<EventCursor[]>`
    select event.transaction_id as "transactionId", event.position from callback_event event
    where event.partner_id = ${partnerId}::uuid and ${IS_SETTLED}
    order by event.transaction_id desc, event.position desc limit 1`;
  return row ?? null;
}

/** The request that was sent. */
export interface SentCallback {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Records an attempt. @returns false if another worker has already recorded this attempt. */
export async function insertDelivery(
  tx: Tx,
  { eventId, attempt }: { eventId: string; attempt: number },
  sent: SentCallback,
  answer: CallbackAnswer,
): Promise<boolean> {
  const { status, failure, body, durationMs } = answer;
  const count = await tx.$executeRaw`
    insert into callback_delivery (id, event_id, attempt, request_url, request_headers, request_body, status, failure, answer, duration_ms)
    values (${newId()}::uuid, ${eventId}::uuid, ${attempt}, ${sent.url}, ${JSON.stringify(sent.headers)}::jsonb, ${sent.body}, ${status},
      ${failure}, ${status === null ? null : body}, ${durationMs})
    on conflict (event_id, attempt) do nothing`;
  return count === 1;
}

/**
 * Locks an event until the transaction ends, so that it is not resent while an attempt is recorded.
 * @returns the attempts of its present retry plan, and whether it was resent during the attempt: nothing else changes the time at which an
 * event in delivery is due.
 */
export async function lockEvent(
  tx: Tx,
  { id, dueAt }: Pick<AttemptedEvent, 'id' | 'dueAt'>,
): Promise<{ planAttempts: number; wasResent: boolean }> {
  const [row] = await tx.$queryRaw<[{ planAttempts: number; dueAt: Date }]>`
    select plan_attempts as "planAttempts", next_attempt_at as "dueAt" from callback_event where id = ${id}::uuid for no key update`;
  return { planAttempts: row.planAttempts, wasResent: row.dueAt.getTime() !== dueAt.getTime() };
}

/** Counts an attempt during which the event was resent, and releases the lease. The event stays due, and its new retry plan unused. */
export async function countAttempt(
  tx: Tx,
  { id, attempts }: { id: string; attempts: number },
): Promise<void> {
  await tx.$executeRaw`
    update callback_event set attempts = ${attempts}, leased_until = null
    where id = ${id}::uuid and attempts = ${attempts - 1}`;
}

/** Updates an event after an attempt and releases its lease. */
export async function updateEvent(
  tx: Tx,
  { id, attempts }: { id: string; attempts: number },
  next: { state: CallbackState; pauseMs?: number },
): Promise<void> {
  const pauseMs = next.pauseMs ?? 0;
  await tx.$executeRaw`
    update callback_event set state = ${next.state}, attempts = ${attempts}, plan_attempts = plan_attempts + 1, leased_until = null,
      next_attempt_at = clock_now() + make_interval(secs => ${pauseMs / 1000}::float8),
      delivered_at = case when ${next.state} = 'delivered' then clock_now() end
    where id = ${id}::uuid and attempts = ${attempts - 1}`;
}

/** An attempt's receiver. What another address answered says nothing of the partner's present one, so that it changes nothing here. */
interface CallbackReceiver {
  partnerId: string;
  url: string;
}

/** Records that a partner's receiver acknowledged a callback. */
export async function clearFailing(tx: Tx, { partnerId, url }: CallbackReceiver): Promise<void> {
  await tx.$executeRaw`
    update partner set failing_since = null
    where id = ${partnerId}::uuid and callback_url = ${url} and failing_since is not null`;
}

/**
 * Records that a partner's receiver failed.
 * @returns how long the receiver has accepted nothing while no two attempts were more than `SILENCE_GAP_MS` apart, and whether callbacks are
 * already off. Null if the partner's address is another one by now.
 */
export async function markFailing(
  tx: Tx,
  { partnerId, url }: CallbackReceiver,
): Promise<{ silentMs: number; isOff: boolean } | null> {
  const [row] = await tx.$queryRaw<{ silentMs: number; isOff: boolean }[]>`
    update partner set last_failed_at = clock_now(), failing_since = coalesce(
      case when last_failed_at >= clock_now() - make_interval(secs => ${SILENCE_GAP_MS / 1000}::float8) then failing_since end, clock_now())
    where id = ${partnerId}::uuid and callback_url = ${url}
    returning (extract(epoch from clock_now() - failing_since) * 1000)::float8 as "silentMs", callback_off_at is not null as "isOff"`;
  return row ?? null;
}

/** Switches a partner's callbacks off. */
export async function switchOff(tx: Tx, partnerId: string, reason: 'gone' | 'silent'): Promise<void> {
  await tx.$executeRaw`
    update partner set callback_off_at = clock_now(), callback_off_reason = ${reason}
    where id = ${partnerId}::uuid and callback_off_at is null`;
}

/** A partner's locked callback address. */
export async function findCallbackUrl(tx: Tx, partnerId: string): Promise<string | null> {
  const row = await tx.partner.findUnique({ where: { id: partnerId }, select: { callbackUrl: true } });
  return row?.callbackUrl ?? null;
}

/** Makes an event due at once and starts its retry plan again. */
export const DUE_AGAIN = Prisma.sql`state = 'waiting', next_attempt_at = clock_now(), plan_attempts = 0`;

/**
 * Resends an event under its own id, whether it is dead, delivered or waiting for its next attempt (P-05). The retry plan starts again. A
 * delivery in progress continues, and the event is sent again after it, whatever its result.
 * @returns false if the partner has no such event.
 */
export async function resendEvent(
  db: Db,
  { partnerId, eventId }: { partnerId: string; eventId: string },
): Promise<boolean> {
  const count = await db.$executeRaw`
    update callback_event set ${DUE_AGAIN}
    where id = ${eventId}::uuid and partner_id = ${partnerId}::uuid`;
  return count === 1;
}

/** Makes one event of any partner due again. @returns 0 if there is no such event. */
export async function reviveOne(tx: Tx, eventId: string): Promise<number> {
  return tx.$executeRaw`
    update callback_event set ${DUE_AGAIN} where id = ${eventId}::uuid`;
}

/** Makes a partner's dead events due again, except test callbacks to an address that was never locked. @returns their number. */
export async function reviveDead(tx: Tx, appId: string): Promise<number> {
  return tx.$executeRaw`
    update callback_event set ${DUE_AGAIN}
    where state = 'dead' and type <> 'endpoint.test' and partner_id = (select id from partner where app_id = ${appId})`;
}
