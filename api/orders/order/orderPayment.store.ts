import { assert } from '../../kernel/assert.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { OrderPhase } from './order.ts';
import type { OrderPayment, RefundEnd } from './orderPayment.ts';

/** A payment with where its order stands. */
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

/** Reads the payment of an order that the caller has locked, and holds it until the transaction ends. */
export async function lockOrderPayment(tx: Tx, orderId: string): Promise<OrderPaymentRow> {
  await tx.$queryRaw`select id from order_payment where order_id = ${orderId}::uuid for update`;
  const payment = await findPaymentOfOrder(tx, orderId);
  assert(payment, `order ${orderId} has a payment`);
  return payment;
}

/** What is noted of a payment that the app has. */
export interface PaidMark {
  tradeNo: string;
  /** Keyed hash of the account that paid; null: the app did not say. */
  payerHash: string | null;
}

/** Notes that the app has the money, for the order or to be given back at once. The database refuses a second time. */
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

/** Sends what the payment app paid for an order on its way back, since the order has failed. False where it never paid it. */
export async function returnOrderPayment(tx: Tx, orderId: string): Promise<boolean> {
  const sent = await tx.$executeRaw`
    update order_payment set status = 'refunding', query_at = clock_now(), query_count = 0, ended_at = null
    where order_id = ${orderId}::uuid and status = 'paid'`;
  return sent === 1;
}

/** Ends a payment: given up unpaid, given back, or kept as deposit. */
export async function endOrderPayment(tx: Tx, id: string, status: 'closed' | RefundEnd): Promise<void> {
  await tx.$executeRaw`update order_payment set status = ${status}, ended_at = clock_now() where id = ${id}::uuid`;
}

/** Has the app asked at once about the payment of an order that waits for it no longer, so that it is closed there. */
export async function hastenOrderPayment(tx: Tx, orderId: string): Promise<void> {
  await tx.$executeRaw`
    update order_payment set query_at = clock_now(), query_count = 0 where order_id = ${orderId}::uuid and status = 'open'`;
}

/** Notes that the app is asked, and when to ask again: at the end of its time at the latest. */
export async function postponeOrderPayment(db: Db, id: string, pauseMs: number): Promise<void> {
  await db.$executeRaw`
    update order_payment set query_count = query_count + 1,
      query_at = case when clock_now() < expires_at and status = 'open'
        then least(clock_now() + ${pauseMs} * interval '1 millisecond', expires_at) else clock_now() + ${pauseMs} * interval '1 millisecond' end
    where id = ${id}::uuid and status in ('open', 'refunding')`;
}

/** Counts an asking for a refund before it is made. False where another came between. */
export async function noteRefundAttempt(
  db: Db,
  { id, refundAttempts }: Pick<OrderPayment, 'id' | 'refundAttempts'>,
): Promise<boolean> {
  const noted = await db.$executeRaw`
    update order_payment set refund_attempts = refund_attempts + 1, refund_attempted_at = clock_now()
    where id = ${id}::uuid and status = 'refunding' and refund_attempts = ${refundAttempts}`;
  return noted === 1;
}

/** Payments that the app should be asked about, or told to give back, now. */
export async function listDuePaymentIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from order_payment where status in ('open', 'refunding') and query_at <= clock_now() order by query_at limit ${limit}`;
  return rows.map((row) => row.id);
}

/**
 * Counts a buyer's orders that wait for a payment, and those of the last hour that got none. Nobody else counts for this buyer before the
 * transaction ends, so that two tabs do not both see room for one.
 */
export async function holdUnpaidCounts(
  tx: Tx,
  buyerId: string,
): Promise<{ openCount: number; leftCount: number }> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`unpaid:${buyerId}`}, 0))`;
  const [row] = await tx.$queryRaw<[{ openCount: number; leftCount: number }]>`
    select count(*) filter (where o.phase = 'awaitingPayment')::int as "openCount",
      count(*) filter (where o.phase = 'failed' and o.created_at > clock_now() - interval '1 hour')::int as "leftCount"
    from market_order o join order_payment p on p.order_id = o.id
    where o.buyer_id = ${buyerId}::uuid and o.created_at > clock_now() - interval '1 day' and p.status in ('open', 'closed')`;
  return row;
}
