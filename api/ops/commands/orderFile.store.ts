import type { Db, Tx } from '../../kernel/db.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';

/** Filter of the list of orders. */
export interface OrderCommand {
  phase: string | null;
  userId: string | null;
  /** Only orders whose deadline has passed by more than the worker needs to handle it. */
  isOverdue: boolean;
  /** Only orders older than the one with this number. Null for the newest. */
  before: string | null;
}

/** Number of orders on one page. */
export const ORDERS_PAGE = 100;

/** An order in a list. */
export interface ListedOrder {
  orderNo: string;
  phase: string;
  reason: string | null;
  priceCents: bigint;
  createdAt: Date;
  deadlineAt: Date | null;
  isPaused: boolean;
}

/** Lists a page of orders, newest first; overdue ones by deadline. */
export async function listOrders(
  db: Db | Tx,
  { phase, userId, isOverdue, before }: OrderCommand,
): Promise<ListedOrder[]> {
  return db.$queryRaw`
    select order_no as "orderNo", phase, reason, price_cents as "priceCents", created_at as "createdAt", deadline_at as "deadlineAt",
      paused_at is not null as "isPaused" from market_order
    where (${phase}::text is null or phase = ${phase}) and (${userId}::uuid is null or ${userId}::uuid in (buyer_id, seller_id))
      and (not ${isOverdue} or (phase not in ('completed', 'failed') and paused_at is null
        and (deadline_at < clock_now() - interval '2 minutes' or (phase = 'protected' and settles_at < clock_now() - interval '25 hours'))))
      and (${before}::text is null or (created_at, order_no) < (select created_at, order_no from market_order where order_no = ${before}))
    order by case when ${isOverdue} then deadline_at end, created_at desc, order_no desc limit ${ORDERS_PAGE}`;
}

const FILE_FIELDS = {
  marketItem: { select: { marketHashName: true } },
  events: { orderBy: { sequence: 'asc' } },
  proceedsReview: true,
  payment: { select: { number: true, status: true, amountCents: true } },
  tradeOffer: { include: { events: { orderBy: { createdAt: 'asc' } } } },
  callbackEvents: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      sequence: true,
      state: true,
      attempts: true,
      nextAttemptAt: true,
      partner: { select: { appId: true } },
    },
  },
} satisfies Prisma.OrderInclude;

/** One posting of an order's money. */
export interface OrderPosting {
  key: string;
  at: Date;
  cause: string;
  account: string;
  ownerId: string;
  amountCents: bigint;
}

/** A job that concerns an order. */
export interface OrderJob {
  queue: string;
  id: string;
  state: string;
  createdOn: Date;
  retryCount: number;
}

/** Reads all data of an order. Null if it does not exist. */
export async function findOrderFile(tx: Tx, orderNo: string) {
  const order = await tx.order.findUnique({ where: { orderNo }, include: FILE_FIELDS });
  if (!order) return null;
  const { id } = order;
  const postings = await tx.$queryRaw<OrderPosting[]>`
    select t.key, t.created_at as at, t.cause, a.kind as account, a.owner_id as "ownerId", p.amount_cents as "amountCents"
    from ledger_transfer t join ledger_posting p on p.transfer_id = t.id join ledger_account a on a.id = p.account_id
    where t.order_id = ${id}::uuid or t.order_id = (select y.id from order_payment y where y.order_id = ${id}::uuid)
    order by t.created_at, t.id, p.id`;
  const jobs = await tx.$queryRaw<OrderJob[]>`
    select name as queue, id, state::text, created_on as "createdOn", retry_count as "retryCount" from pgboss.job
    where singleton_key in (${id}, ${order.payment ? order.payment.number : id}) and state not in ('completed', 'cancelled')
    order by created_on desc limit 20`;
  return { ...order, postings, jobs };
}

/** An order with all its data. */
export type OrderFile = NonNullable<Awaited<ReturnType<typeof findOrderFile>>>;
