import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { DeliveryIssue, OrderActor, OrderPhase, OrderReason } from './order.ts';

const ORDER_FIELDS = {
  id: true,
  orderNo: true,
  listingId: true,
  assetId: true,
  marketItemId: true,
  sellerId: true,
  buyerId: true,
  priceCents: true,
  feeCents: true,
  referenceCents: true,
  isAutomatic: true,
  phase: true,
  verifyingFrom: true,
  reason: true,
  buyerTradeUrl: true,
  deliveryIssue: true,
  pausedAt: true,
  pausedMs: true,
  updatedAt: true,
  heldFromDepositCents: true,
  heldFromProceedsCents: true,
  eventSequence: true,
  deadlineAt: true,
  holdEndsAt: true,
  confirmedAt: true,
  tradedAt: true,
  settlesAt: true,
  createdAt: true,
  marketItem: { select: { nameZh: true, nameEn: true, marketHashName: true } },
  payment: { select: { status: true } },
} satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof ORDER_FIELDS }>;
/** An order as the services read it. */
export type OrderRow = Omit<Row, 'phase' | 'verifyingFrom' | 'reason' | 'deliveryIssue'> & {
  deliveryIssue: DeliveryIssue | null;
  phase: OrderPhase;
  verifyingFrom: OrderPhase | null;
  reason: OrderReason | null;
};

/** Locks an order for the rest of the transaction, so that its phase cannot move under the caller. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const locked = await tx.$queryRaw<
    { id: string }[]
  >`select id from market_order where id = ${id}::uuid for update`;
  if (locked.length === 0) return null;
  return (await tx.order.findUnique({ where: { id }, select: ORDER_FIELDS })) as OrderRow | null;
}

/** Reads an order without locking it. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRow | null> {
  return (await db.order.findUnique({ where: { id }, select: ORDER_FIELDS })) as OrderRow | null;
}

/** The id of a public order number. */
export async function findOrderIdByNo(tx: Tx, orderNo: string): Promise<string | null> {
  const row = await tx.order.findUnique({ where: { orderNo }, select: { id: true } });
  return row?.id ?? null;
}

/** True if the copy of an order was sold to a bid at once: it was on sale for nobody else, at the least price that its seller would take. */
export async function isQuickSale(tx: Tx, id: string): Promise<boolean> {
  return (await tx.quickSale.findUnique({ where: { orderId: id }, select: { id: true } })) !== null;
}

/** The columns that may change while an order keeps its phase. */
export type OrderChange = Partial<
  Pick<OrderRow, 'reason' | 'deadlineAt' | 'pausedAt' | 'pausedMs' | 'deliveryIssue' | 'buyerTradeUrl'>
>;

/** Who caused an event of an order, why, and what shows it. */
export interface EventCause {
  actor: OrderActor;
  actorId: string | null;
  cause: string;
  evidence: Record<string, string>;
}

/** One row of an order's history, as a part of the statement that changes the order. */
export function orderEventPart(
  { id, eventSequence, phase, reason }: OrderRow,
  fromPhase: OrderPhase | null,
  { actor, actorId, cause, evidence }: EventCause,
  now: Date,
): StatementPart {
  return {
    name: 'happened',
    sql: Prisma.sql`insert into order_event (id, order_id, sequence, from_phase, to_phase, reason, actor, actor_id, cause, evidence, created_at)
      values (${newId()}::uuid, ${id}::uuid, ${eventSequence}, ${fromPhase}, ${phase}, ${reason}, ${actor}, ${actorId}::uuid, ${cause},
        ${JSON.stringify(evidence)}::jsonb, ${now})`,
  };
}

/**
 * A changed order and the event of its change, as parts of one statement. An order that is no longer as the caller read
 * it, under its lock, is a bug and aborts the transaction.
 */
export function orderChangeParts(
  before: OrderRow,
  after: OrderRow,
  cause: EventCause,
  now: Date,
): StatementPart[] {
  const changed = {
    name: 'changed_order',
    sql: Prisma.sql`update market_order set phase = ${after.phase}, verifying_from = ${after.verifyingFrom}, reason = ${after.reason},
        deadline_at = ${after.deadlineAt}, paused_at = ${after.pausedAt}, paused_ms = ${after.pausedMs},
        delivery_issue = ${after.deliveryIssue}, buyer_trade_url = ${after.buyerTradeUrl}, hold_ends_at = ${after.holdEndsAt},
        confirmed_at = ${after.confirmedAt}, traded_at = ${after.tradedAt}, settles_at = ${after.settlesAt},
        event_sequence = ${after.eventSequence}, updated_at = ${now}
      where id = ${before.id}::uuid and phase = ${before.phase} and event_sequence = ${before.eventSequence} returning id`,
    check: {
      rows: [1],
      message: `order ${before.orderNo} stays ${before.phase} while it is locked`,
    },
  };
  return [changed, orderEventPart(after, before.phase, cause, now)];
}

/** Lists orders whose deadline has passed and whose clock is not paused, except protected ones, which settle by account. */
export async function listDueOrderIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from market_order where deadline_at is not null and deadline_at <= clock_now() and paused_at is null
      and phase <> 'protected' order by deadline_at limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Lists accounts with protected orders whose settlement, or its next check, is due; the longest waiting first. */
export async function listSettlingAccountIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select offer.steam_account_id as id from market_order o join trade_offer offer on offer.order_id = o.id
    where o.deadline_at <= clock_now() and o.paused_at is null and o.phase = 'protected'
    group by 1 order by min(o.deadline_at) limit ${limit}`;
  return rows.map((row) => row.id);
}

/** A protected order whose settlement is due. */
export interface SettlingOrder {
  id: string;
  orderNo: string;
  settlesAt: Date | null;
}

/** Lists the protected orders of an account whose settlement is due, the longest waiting first. */
export async function listSettlingOrders(
  db: Db,
  steamAccountId: string,
  limit: number,
): Promise<SettlingOrder[]> {
  return db.$queryRaw<SettlingOrder[]>`
    select o.id, o.order_no as "orderNo", o.settles_at as "settlesAt"
    from market_order o join trade_offer offer on offer.order_id = o.id
    where offer.steam_account_id = ${steamAccountId}::uuid and o.deadline_at <= clock_now() and o.paused_at is null
      and o.phase = 'protected' order by o.deadline_at limit ${limit}`;
}

/** Phases whose deadline somebody has to meet. Their clock pauses while Steam is down. */
const CLOCKED = `phase in ('awaitingOffer', 'delivering', 'awaitingAccept') or (phase = 'verifying' and reason is null)`;

/** Lists orders whose clock runs but should be paused, or is paused but should run. */
export async function listOrderIdsToPause(
  db: Db,
  { isDown }: { isDown: boolean },
  limit: number,
): Promise<string[]> {
  const condition = isDown
    ? `paused_at is null and deadline_at is not null and (${CLOCKED})`
    : 'paused_at is not null';
  const rows = await db.$queryRawUnsafe<{ id: string }[]>(
    `select id from market_order where ${condition} order by id limit $1`,
    limit,
  );
  return rows.map((row) => row.id);
}

/** Postpones the next check of an order, if it is still in the phase in which it was checked. */
export async function postponeDeadline(
  db: Db,
  { id, phase }: { id: string; phase: OrderPhase },
  deadlineAt: Date,
): Promise<void> {
  await db.order.updateMany({ where: { id, phase }, data: { deadlineAt } });
}

/**
 * Moves the end of an order's protection, and the check that then comes due, to a later time.
 * @returns false if the order is no longer protected, or its protection ends no sooner anyway.
 */
export async function extendProtection(tx: Tx, id: string, settlesAt: Date): Promise<boolean> {
  const extended = await tx.$executeRaw`
    update market_order set settles_at = ${settlesAt}, deadline_at = greatest(deadline_at, ${settlesAt}), updated_at = clock_now()
    where id = ${id}::uuid and phase = 'protected' and (settles_at is null or settles_at < ${settlesAt})`;
  return extended === 1;
}

/** Lists orders whose cancel waits for Steam's answer and whose seller account can be used to ask. */
export async function listVerifyingOrderIds(db: Db): Promise<string[]> {
  const rows = await db.order.findMany({
    where: {
      phase: 'verifying',
      reason: { not: null },
      tradeOffer: { steamAccount: { status: { not: 'abnormal' } } },
    },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

/** The phase that each order was in before its last transition, in the order of `ids`, in one statement. */
export async function listPhasesBefore(db: Db, ids: readonly string[]): Promise<(OrderPhase | null)[]> {
  const rows = await db.$queryRaw<{ id: string; phase: OrderPhase | null }[]>`
    select distinct on (order_id) order_id as id, from_phase as phase from order_event
    where order_id = any(${[...ids]}::uuid[]) and from_phase is distinct from to_phase order by order_id, sequence desc`;
  const phases = new Map(rows.map(({ id, phase }) => [id, phase]));
  return ids.map((id) => phases.get(id) ?? null);
}

/** Public numbers of orders, in the order of `ids`, in one statement. */
export async function listOrderNos(db: Db, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.order.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, orderNo: true },
  });
  const numbers = new Map(rows.map((row) => [row.id, row.orderNo]));
  return ids.map((id) => numbers.get(id) ?? null);
}
