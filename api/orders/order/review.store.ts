import type { Referenced } from '../../catalog/prices/referenceHistory.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type {
  PairFigures,
  ReviewDecision,
  ReviewReason,
  ReviewRules,
  ReviewState,
} from './proceedsReview.ts';
import type { KnownPerson } from './selfTrade.ts';

/** The order that is judged for a review. */
export interface JudgedOrder {
  id: string;
  buyerId: string;
  sellerId: string;
  createdAt: Date;
}

/** Totals of the trades between the two sides of an order, and of all the seller's sales, over some days before it. */
export async function sumDeals(
  tx: Tx,
  { id, buyerId, sellerId, createdAt }: JudgedOrder,
  { days, priceBasisPoints }: Pick<ReviewRules, 'days' | 'priceBasisPoints'>,
): Promise<PairFigures> {
  const [row] = await tx.$queryRaw<[PairFigures]>`
    with recent as (
      select id, buyer_id, seller_id, price_cents as cents, case when reference_cents > 0
        and price_cents * 10000 >= reference_cents * ${priceBasisPoints} then price_cents - reference_cents else 0 end as excess
      from market_order where phase in ('protected', 'completed') and created_at > ${createdAt}::timestamptz - ${days} * interval '1 day'
        and (seller_id = ${sellerId}::uuid or (seller_id = ${buyerId}::uuid and buyer_id = ${sellerId}::uuid)))
    select pair.*, seller.* from
      (select count(*)::int as "pairCount", coalesce(sum(cents), 0)::bigint as "pairCents",
        coalesce(sum(excess) filter (where id <> ${id}::uuid), 0)::bigint as "otherExcessCents"
        from recent where ${buyerId}::uuid in (buyer_id, seller_id)) pair,
      (select coalesce(sum(cents), 0)::bigint as "sellerCents" from recent where seller_id = ${sellerId}::uuid) seller`;
  return row;
}

/** What is known about a person: the accounts elsewhere, and the network addresses of some days. */
export type TracedPerson = KnownPerson & { addresses: string[] };

/** Maximum number of a person's network addresses that are compared, the newest first. */
const ADDRESSES_MAX = 200;

/** Reads what is known about a person who trades. */
export async function findTracedPerson(tx: Tx, userId: string, days: number): Promise<TracedPerson> {
  const [row] = await tx.$queryRaw<[TracedPerson]>`
    select phone, array(select steam_id from steam_account where user_id = u.id) as "steamIds",
      array(select account_hash from payment_account where user_id = u.id) as "accountHashes",
      array(select address from (
          select address, coalesce(last_used_at, created_at) as at from session where user_id = u.id
          union all select address, created_at from account_action
            where user_id = u.id and address is not null and created_at > clock_now() - ${days} * interval '1 day') seen
        order by at desc limit ${ADDRESSES_MAX}) as addresses
    from app_user u where u.id = ${userId}::uuid`;
  return row;
}

/** True if one browser has signed in to both accounts. */
export async function isDeviceShared(tx: Tx, one: string, other: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isShared: boolean }]>`
    with device as (
      select user_id, token_hash from known_device where user_id in (${one}::uuid, ${other}::uuid)
      union select user_id, device_hash from session where user_id in (${one}::uuid, ${other}::uuid) and device_hash is not null)
    select exists (select from device group by token_hash having count(distinct user_id) > 1) as "isShared"`;
  return row.isShared;
}

/**
 * True if one account of the payment app paid for both sides, for recharges or orders, in some days before the order,
 * or signed the contract by which both recharge. It cannot show whether the buyer's payer is the account that the
 * seller withdraws to; see `hashPayer`.
 */
export async function isPayerShared(
  tx: Tx,
  { buyerId, sellerId, createdAt }: JudgedOrder,
  days: number,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isShared: boolean }]>`
    with side as (select unnest(array[${buyerId}, ${sellerId}]::uuid[]) as user_id),
    since as (select ${createdAt}::timestamptz - ${days} * interval '1 day' as at),
    payer as (
      select user_id, payer_hash as hash from recharge join side using (user_id) where created_at > (select at from since)
      union all select buyer_id, p.payer_hash from market_order o join side on user_id = buyer_id join order_payment p on p.order_id = o.id
        where o.created_at > (select at from since)
      union all select user_id, signer_hash from recharge_contract join side using (user_id)
        where status in ('signed', 'ending') or updated_at > (select at from since))
    select exists (select from payer where hash is not null group by hash having count(distinct user_id) > 1) as "isShared"`;
  return row.isShared;
}

/** What the reference price of a copy depends on. */
export async function findReferenced(tx: Tx, assetId: string): Promise<Referenced> {
  const { marketItemId, phase, marketItem } = await tx.asset.findUniqueOrThrow({
    where: { id: assetId },
    select: { marketItemId: true, phase: true, marketItem: { select: { referencePriceCents: true } } },
  });
  return { marketItemId, phase, itemReferenceCents: marketItem.referencePriceCents };
}

/** The values of a new review. */
export interface NewReview {
  orderId: string;
  reasons: readonly ReviewReason[];
  figures: Readonly<Record<string, string>>;
  lookBy: Date;
}

/**
 * A waiting review, as a part of the statement that completes its order. A second one for an order is a bug and aborts
 * the transaction.
 */
export function reviewPart({ orderId, reasons, figures, lookBy }: NewReview, now: Date): StatementPart {
  return {
    name: 'begun_review',
    sql: Prisma.sql`insert into proceeds_review (order_id, reasons, figures, started_at, look_by)
      values (${orderId}::uuid, ${[...reasons]}::text[], ${JSON.stringify(figures)}::jsonb, ${now}, ${lookBy})`,
  };
}

/** The state of an order's review; null if it has none. The caller has locked the order. */
export async function findReviewState(tx: Tx, orderId: string): Promise<ReviewState | null> {
  const row = await tx.proceedsReview.findUnique({ where: { orderId }, select: { state: true } });
  return (row?.state ?? null) as ReviewState | null;
}

/** Ends a waiting review. */
export async function endReview(
  tx: Tx,
  orderId: string,
  { state, by, reason }: { state: ReviewDecision; by: string; reason: string },
): Promise<boolean> {
  const ended = await tx.$executeRaw`
    update proceeds_review set state = ${state}, decided_at = clock_now(), decided_by = ${by}, decision_reason = ${reason}
    where order_id = ${orderId}::uuid and state = 'waiting'`;
  return ended === 1;
}

/** A review as the operators' queue shows it. */
export interface WaitingReview {
  orderNo: string;
  reasons: ReviewReason[];
  figures: Record<string, string>;
  netCents: Cents;
  buyerId: string;
  sellerId: string;
  startedAt: Date;
  lookBy: Date;
  isLate: boolean;
}

/** Waiting reviews, the oldest first, at most `limit`. */
export async function listWaitingReviews(db: Db | Tx, limit: number): Promise<WaitingReview[]> {
  return db.$queryRaw`
    select o.order_no as "orderNo", r.reasons, r.figures, o.price_cents - o.fee_cents as "netCents", o.buyer_id as "buyerId",
      o.seller_id as "sellerId", r.started_at as "startedAt", r.look_by as "lookBy", r.look_by < clock_now() as "isLate"
    from proceeds_review r join market_order o on o.id = r.order_id
    where r.state = 'waiting' order by r.started_at, r.order_id limit ${limit}`;
}
