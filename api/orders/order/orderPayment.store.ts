import { assert } from '../../kernel/assert.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { lockKey } from '../../kernel/tx.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { OrderPhase } from './order.ts';
import type { OrderPayment, RefundEnd } from './orderPayment.ts';

/** A payment with the phase and number of its order. */
export type OrderPaymentRow = OrderPayment & { order: { phase: OrderPhase; orderNo: string } };

const ORDER = { order: { select: { phase: true, orderNo: true } } } as const;

/** Finds a payment by its number. */
export async function findOrderPayment(db: Db | Tx, number: string): Promise<OrderPaymentRow | null> {
  return (await db.orderPayment.findUnique({ where: { number }, include: ORDER })) as OrderPaymentRow | null;
}

/** Finds a payment by its id. */
export async function findOrderPaymentById(db: Db | Tx, id: string): Promise<OrderPaymentRow | null> {
  return (await db.orderPayment.findUnique({ where: { id }, include: ORDER })) as OrderPaymentRow | null;
}

/** Finds the payment of an order. */
export async function findPaymentOfOrder(db: Db | Tx, orderId: string): Promise<OrderPaymentRow | null> {
  return (await db.orderPayment.findUnique({ where: { orderId }, include: ORDER })) as OrderPaymentRow | null;
}

/** Locks and reads the payment of an order that the caller has locked. */
export async function lockOrderPayment(tx: Tx, orderId: string): Promise<OrderPaymentRow> {
  await tx.$queryRaw`select id from order_payment where order_id = ${orderId}::uuid for update`;
  const payment = await findPaymentOfOrder(tx, orderId);
  assert(payment, `order ${orderId} has a payment`);
  return payment;
}

/** What is recorded about a payment that the app has received. */
export interface PaidMark {
  tradeNo: string;
  /** Keyed hash of the account that paid; null if the app did not report it. */
  payerHash: string | null;
}

/**
 * Records that the app has received the money, for the order or for a refund. A database constraint rejects a second
 * time.
 */
export async function markOrderPaid(
  tx: Tx,
  id: string,
  { status, tradeNo, payerHash }: PaidMark & { status: 'paid' | 'refunding' },
): Promise<void> {
  await tx.$executeRaw`
    update order_payment set status = ${status}, trade_no = ${tradeNo}, payer_hash = ${payerHash}, query_at = clock_now(), query_count = 0,
      ended_at = case when ${status} = 'paid' then clock_now() end
    where id = ${id}::uuid`;
}

/** Marks the paid payment of a failed order for a refund by the payment app, as a part of a statement. */
export function refundPaymentPart(orderId: string): StatementPart {
  return {
    name: 'refunding_payment',
    sql: Prisma.sql`update order_payment set status = 'refunding', query_at = clock_now(), query_count = 0, ended_at = null
      where order_id = ${orderId}::uuid and status = 'paid' returning id`,
    check: { rows: [1], message: `the payment of order ${orderId} stays paid while its order is locked` },
  };
}

/** Ends a payment as closed without payment, refunded, or turned into deposit. */
export async function endOrderPayment(tx: Tx, id: string, status: 'closed' | RefundEnd): Promise<void> {
  await tx.$executeRaw`update order_payment set status = ${status}, ended_at = clock_now() where id = ${id}::uuid`;
}

/**
 * Schedules an immediate query of the payment app for an order that no longer waits for its payment, so that the trade
 * is closed there: a part of a statement.
 */
export function promptPaymentPart(orderId: string): StatementPart {
  return {
    name: 'prompted_payment',
    sql: Prisma.sql`update order_payment set query_at = clock_now(), query_count = 0
      where order_id = ${orderId}::uuid and status = 'open'`,
  };
}

/** Records a query of the app and schedules the next one, at the payment's expiry at the latest. */
export async function postponeOrderPayment(db: Db, id: string, pauseMs: number): Promise<void> {
  await db.$executeRaw`
    update order_payment set query_count = query_count + 1,
      query_at = case when clock_now() < expires_at and status = 'open'
        then least(clock_now() + ${pauseMs} * interval '1 millisecond', expires_at) else clock_now() + ${pauseMs} * interval '1 millisecond' end
    where id = ${id}::uuid and status in ('open', 'refunding')`;
}

/** Counts a refund attempt before it is made. Returns false if another attempt was counted in between. */
export async function countRefundAttempt(
  db: Db,
  { id, refundAttempts }: Pick<OrderPayment, 'id' | 'refundAttempts'>,
): Promise<boolean> {
  const noted = await db.$executeRaw`
    update order_payment set refund_attempts = refund_attempts + 1, refund_attempted_at = clock_now()
    where id = ${id}::uuid and status = 'refunding' and refund_attempts = ${refundAttempts}`;
  return noted === 1;
}

/** Lists payments that are due for a query or a refund. */
export async function listDuePaymentIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from order_payment where status in ('open', 'refunding') and query_at <= clock_now() order by query_at limit ${limit}`;
  return rows.map((row) => row.id);
}

/**
 * Counts a buyer's orders that wait for a payment, and those of the last hour that were never paid. The count is locked
 * for this buyer until the transaction ends, so that two concurrent purchases cannot both take the last place.
 */
export async function lockUnpaidCounts(
  tx: Tx,
  buyerId: string,
): Promise<{ openCount: number; leftCount: number }> {
  await lockKey(tx, `unpaid:${buyerId}`);
  const [row] = await tx.$queryRaw<[{ openCount: number; leftCount: number }]>`
    select count(*) filter (where o.phase = 'awaitingPayment')::int as "openCount",
      count(*) filter (where o.phase = 'failed' and o.created_at > clock_now() - interval '1 hour')::int as "leftCount"
    from market_order o join order_payment p on p.order_id = o.id
    where o.buyer_id = ${buyerId}::uuid and o.created_at > clock_now() - interval '1 day' and p.status in ('open', 'closed')`;
  return row;
}
