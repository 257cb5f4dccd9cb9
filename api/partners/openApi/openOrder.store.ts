import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import { prepareQuery } from '../../kernel/query.ts';

/** A copy that a purchase may try to buy. */
export interface Candidate {
  listingId: string;
  sellerId: string;
  askCents: Cents;
}

/** The criteria of copies that a purchase by name may try. */
export interface CandidateSearch {
  marketItemId: string;
  limitCents: Cents;
  /** True: only copies that a robot delivers. */
  isAutomatic: boolean;
  buyerId: string;
  /** Copies that have been tried, and sellers from whom the buyer may not buy. */
  passed: { listingIds: readonly string[]; sellerIds: readonly string[] };
  count: number;
}

/** The cheapest copies of an item within a limit that are not the buyer's own. */
export async function listCandidates(db: Db, search: CandidateSearch): Promise<Candidate[]> {
  const { marketItemId, limitCents, isAutomatic, buyerId, passed, count } = search;
  const rows = await db.listing.findMany({
    where: {
      id: { notIn: [...passed.listingIds] },
      marketItemId,
      status: 'active',
      askCents: { lte: limitCents },
      sellerId: { notIn: [buyerId, ...passed.sellerIds] },
      seller: { isBlocked: false },
      ...(isAutomatic ? { isAutomatic: true } : {}),
    },
    orderBy: [{ askCents: 'asc' }, { id: 'asc' }],
    take: count,
    select: { id: true, sellerId: true, askCents: true },
  });
  return rows.map(({ id, ...row }) => ({ listingId: id, ...row }));
}

/** The ask of one listing that is on sale; null if it is not. */
export async function findCandidate(db: Db, listingId: string): Promise<Candidate | null> {
  const row = await db.listing.findFirst({
    where: { id: listingId, status: 'active' },
    select: { sellerId: true, askCents: true },
  });
  return row && { listingId, ...row };
}

/** Stores which order has a partner's number. */
export async function insertPartnerOrder(
  tx: Tx,
  row: { orderId: string; partnerId: string; outOrderNo: string },
): Promise<void> {
  await tx.partnerOrder.create({ data: row, select: { orderId: true } });
}

/** The order columns that partners can read. */
export const OPEN_ORDER_FIELDS = {
  id: true,
  orderNo: true,
  listingId: true,
  buyerId: true,
  priceCents: true,
  feeCents: true,
  seller: { select: { nickname: true } },
  isAutomatic: true,
  phase: true,
  verifyingFrom: true,
  reason: true,
  eventSequence: true,
  deliveryIssue: true,
  buyerTradeUrl: true,
  deadlineAt: true,
  holdEndsAt: true,
  settlesAt: true,
  createdAt: true,
  updatedAt: true,
  asset: { select: { assetId: true, floatValue: true, paintSeed: true } },
  marketItem: { select: { marketHashName: true } },
  tradeOffer: {
    select: {
      steamOfferId: true,
      tag: true,
      steamAccount: { select: { steamId: true, accountName: true, personaName: true } },
    },
  },
  partnerOrder: { select: { outOrderNo: true } },
} satisfies Prisma.OrderSelect;
export type OpenOrderRow = Prisma.OrderGetPayload<{ select: typeof OPEN_ORDER_FIELDS }>;

function ownOrders(userId: string): Prisma.OrderWhereInput {
  return { OR: [{ buyerId: userId }, { sellerId: userId }] };
}

/** An order by its id, our number or the partner's. */
export type OrderName = { orderId: string } | { orderNo: string } | { outOrderNo: string };

/** One order of a user, by our number or by the partner's. Null if it does not belong to the user (O-08). */
export async function findOpenOrder(db: Db, userId: string, by: OrderName): Promise<OpenOrderRow | null> {
  return db.order.findFirst({ where: { AND: [named(), ownOrders(userId)] }, select: OPEN_ORDER_FIELDS });
  function named(): Prisma.OrderWhereInput {
    if ('orderId' in by) return { id: by.orderId };
    if ('orderNo' in by) return { orderNo: by.orderNo };
    return { partnerOrder: { outOrderNo: by.outOrderNo, partner: { userId } } };
  }
}

/** A partner's own number of an order. */
export interface OutOrderNo {
  outOrderNo: string;
  /** The partner's account. */
  userId: string;
}

const selectOutOrderNos = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query
    .selectFrom('partnerOrder as o')
    .innerJoin('partner', 'partner.id', 'o.partnerId')
    .select(['o.orderId', 'o.outOrderNo', 'partner.userId'])
    .where('o.orderId', '=', sql<string>`any(${ids}::uuid[])`),
);

/** The partners' own numbers of orders, one for each of `ids`; null for an order that no partner placed. */
export async function listOutOrderNos(db: Db, ids: readonly string[]): Promise<(OutOrderNo | null)[]> {
  const numbers = new Map((await selectOutOrderNos(db, { ids: [...ids] })).map((row) => [row.orderId, row]));
  return ids.map((id) => numbers.get(id) ?? null);
}

/** Orders by id, newest first. */
export async function listOpenOrders(db: Db, ids: readonly string[]): Promise<OpenOrderRow[]> {
  return db.order.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: OPEN_ORDER_FIELDS,
  });
}

/** One row of an order's history. */
export type OrderEventRow = Prisma.OrderEventGetPayload<{ select: typeof EVENT_FIELDS }>;
const EVENT_FIELDS = {
  sequence: true,
  fromPhase: true,
  toPhase: true,
  reason: true,
  actor: true,
  cause: true,
  createdAt: true,
} satisfies Prisma.OrderEventSelect;

/** The history of an order, oldest first. */
export async function listOrderHistory(db: Db, orderId: string): Promise<OrderEventRow[]> {
  return db.orderEvent.findMany({ where: { orderId }, orderBy: { sequence: 'asc' }, select: EVENT_FIELDS });
}

/** The order columns of the short form. */
export interface OrderStateRow {
  orderNo: string;
  outOrderNo: string | null;
  phase: string;
  verifyingFrom: string | null;
  reason: string | null;
  deliveryIssue: string | null;
  sequence: number;
  updatedAt: Date;
}

const STATE_COLUMNS = Prisma.sql`market_order.order_no as "orderNo", partner_order.out_order_no as "outOrderNo", market_order.phase,
  market_order.verifying_from as "verifyingFrom", market_order.reason, market_order.delivery_issue as "deliveryIssue", market_order.event_sequence as "sequence",
  market_order.updated_at as "updatedAt"`;

/**
 * The states of several orders of a user, by either number, in one statement. Orders that do not belong to the user are
 * omitted. The number of a partner who bought is not told to one who sold.
 */
export async function listOrderStates(
  db: Db,
  { userId, partnerId }: { userId: string; partnerId: string },
  { orderNos, outOrderNos }: { orderNos: readonly string[]; outOrderNos: readonly string[] },
): Promise<OrderStateRow[]> {
  return db.$queryRaw<OrderStateRow[]>`
    select ${STATE_COLUMNS} from market_order
      left join partner_order on partner_order.order_id = market_order.id and partner_order.partner_id = ${partnerId}::uuid
    where market_order.id in (
      select id from market_order where order_no = any(${[...orderNos]}::text[])
      union select order_id from partner_order
        where partner_id = ${partnerId}::uuid and out_order_no = any(${[...outOrderNos]}::text[]))
      and ${userId}::uuid in (market_order.buyer_id, market_order.seller_id)`;
}
