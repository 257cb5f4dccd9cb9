import { sql } from 'kysely';
import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import { queryOf } from '../../kernel/query.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { SplitCents } from '../../payments/ledger/ledger.ts';
import type { OrderReason } from '../order/order.ts';
import type { BidRow } from './bid.ts';

/** Everything that a new bid says. */
export interface NewBid {
  id: string;
  userId: string;
  marketItemId: string;
  quantity: number;
  priceCents: Cents;
  limitCents: Cents;
  conditions: FilterJson;
  filter: string;
  ownNo: string | null;
  tradeUrl: string;
  held: SplitCents;
  expiresAt: Date;
}

/** Inserts an open bid. */
export async function insertBid(tx: Tx, { held, conditions, ...bid }: NewBid): Promise<void> {
  await tx.bid.create({
    data: {
      ...bid,
      conditions: conditions as Prisma.InputJsonObject,
      remaining: bid.quantity,
      heldFromDepositCents: held.deposit,
      heldFromProceedsCents: held.proceeds,
    },
  });
}

/** A locked bid, and when it was read. */
export interface LockedBid extends BidRow {
  readonly conditions: unknown;
  readonly now: Date;
}

/** All columns of the model by name: with a star the statement could not be prepared, because a migration may add a column. */
const BID_COLUMNS = Object.values(Prisma.BidScalarFieldEnum);

/** Locks an open bid until the transaction ends; null if it is not open, or not the given user's. */
export async function lockOpenBid(tx: Tx, id: string, userId?: string): Promise<LockedBid | null> {
  const bid = await queryOf(tx)
    .selectFrom('bid')
    .select(BID_COLUMNS)
    .select(sql<Date>`clock_now()`.as('now'))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  return bid ?? null;
}

/** What may change of a bid. */
export type BidUpdate = Partial<
  Omit<BidRow, 'id' | 'userId' | 'marketItemId'> & {
    conditions: FilterJson;
    needsMatch: boolean;
    endedAt: Date;
  }
>;

/** Writes what changed of a locked bid. */
export async function updateBid(tx: Tx, id: string, { conditions, ...change }: BidUpdate): Promise<BidRow> {
  const stored = conditions && { conditions: conditions as Prisma.InputJsonObject };
  return tx.bid.update({ where: { id }, data: { ...change, ...stored } });
}

/** Takes the money of one copy from a locked bid, which is filled with its last one: a part of a statement. */
export function takenUnitPart({ id, remaining }: BidRow, unit: SplitCents): StatementPart {
  const ended =
    remaining === 1
      ? Prisma.sql`, state = 'filled', ended_at = clock_now(), needs_match = false`
      : Prisma.empty;
  return {
    name: 'taken_unit',
    sql: Prisma.sql`update bid set remaining = remaining - 1, held_from_deposit_cents = held_from_deposit_cents - ${unit.deposit},
      held_from_proceeds_cents = held_from_proceeds_cents - ${unit.proceeds}${ended} where id = ${id}::uuid returning id`,
    check: { rows: [1], message: `bid ${id} is locked` },
  };
}

/** Number of a user's open bids, and whether one of them says the same for the same recipient. */
export async function countOpenBids(
  tx: Tx,
  { userId, marketItemId, filter, tradeUrl }: Pick<BidRow, 'userId' | 'marketItemId' | 'filter' | 'tradeUrl'>,
): Promise<{ open: number; same: number }> {
  const [row] = await tx.$queryRaw<[{ open: number; same: number }]>`
    select count(*)::int as open, (count(*) filter (where market_item_id = ${marketItemId}::uuid and filter = ${filter}
        and trade_url = ${tradeUrl}))::int as same
    from bid where user_id = ${userId}::uuid and state = 'open'`;
  return row;
}

/** The reference price of an item, or of one of its phases, in fen; null if it has none, undefined if there is no such item. */
export async function findReference(
  db: Db | Tx,
  marketItemId: string,
  phase: string | null,
): Promise<Cents | null | undefined> {
  const item = await db.marketItem.findUnique({
    where: { id: marketItemId },
    select: { referencePriceCents: true },
  });
  if (item === null || phase === null) return item?.referencePriceCents;
  const [ofPhase] = await readReferences(db, [
    { marketItemId, phase, itemReferenceCents: item.referencePriceCents },
  ]);
  return ofPhase?.priceCents ?? null;
}

/** Records that an order fills one copy of a bid. */
export async function insertFill(
  tx: Tx,
  fill: { orderId: string; bidId: string; limitCents: Cents; unit: SplitCents },
): Promise<void> {
  const { orderId, bidId, limitCents, unit } = fill;
  await tx.$executeRaw`
    insert into bid_fill (order_id, bid_id, limit_cents, from_deposit_cents, from_proceeds_cents)
    values (${orderId}::uuid, ${bidId}::uuid, ${limitCents}, ${unit.deposit}, ${unit.proceeds})`;
}

/**
 * True for a failed fill that is to be decided now. A refund that cannot be withdrawn because the side at fault is not known yet
 * stays in the balance until it can: it would count as there while the bid holds it, and other proceeds would wait in its place.
 */
const IS_TO_DECIDE = Prisma.sql`f.failed_at is not null and f.outcome is null
  and (o.held_from_proceeds_cents = 0 or not exists (
    select from order_dispute d where d.order_id = o.id and d.ended_at is null and d.waits_until > clock_now()))`;

/** Orders of bids that failed and whose money is to be held again or returned now. */
export async function listFailedFills(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select f.order_id as id from bid_fill f join market_order o on o.id = f.order_id
    where ${IS_TO_DECIDE} order by f.failed_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** A failed order of a bid with what it paid. */
export interface FailedFill {
  readonly bidId: string;
  readonly paid: SplitCents;
  readonly isReversed: boolean;
}

/** Locks a failed fill that is to be decided now; null if another worker has decided it, or its refund waits. */
export async function lockFailedFill(tx: Tx, orderId: string): Promise<FailedFill | null> {
  const [row] = await tx.$queryRaw<{ bidId: string; deposit: Cents; proceeds: Cents; isReversed: boolean }[]>`
    select f.bid_id as "bidId", o.reason = 'reversed' as "isReversed", o.held_from_deposit_cents as deposit, o.held_from_proceeds_cents as proceeds
    from bid_fill f join market_order o on o.id = f.order_id
    where f.order_id = ${orderId}::uuid and ${IS_TO_DECIDE} for update of f`;
  if (!row) return null;
  const { deposit, proceeds, ...rest } = row;
  return { ...rest, paid: { deposit, proceeds } };
}

/** Writes what became of the money of a failed fill. */
export async function updateFill(tx: Tx, orderId: string, outcome: 'refilled' | 'returned'): Promise<void> {
  await tx.bidFill.update({ where: { orderId }, data: { outcome } });
}

/** Why the last orders of a bid failed, the newest first; null for one that did not. */
export async function listLastEnds(tx: Tx, bidId: string, count: number): Promise<(OrderReason | null)[]> {
  const rows = await tx.$queryRaw<{ reason: OrderReason | null }[]>`
    select case when o.phase = 'failed' then o.reason end as reason
    from bid_fill f join market_order o on o.id = f.order_id where f.bid_id = ${bidId}::uuid
    order by f.created_at desc, f.order_id desc limit ${count}`;
  return rows.map(({ reason }) => reason);
}

/** Open bids whose time is over. */
export async function listExpiredBids(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from bid where state = 'open' and expires_at <= clock_now() order by expires_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Awake bids whose bidder is held, that is barred from everything, purchases included. */
export async function listHeldBids(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select b.id from app_user me join bid b on b.user_id = me.id where me.is_blocked and b.state = 'open' and b.sleep_reason is null limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Sleeping bids whose bidder's and recipient's accounts are fine again, as far as a bid can tell before its next order. */
export async function listBidsToWake(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select b.id from bid b join app_user me on me.id = b.user_id
      cross join lateral (select coalesce(nullif(b.trade_url, ''), me.trade_url) as trade_url) recipient
    where b.state = 'open' and b.sleep_reason in ('noTradeLink', 'tradeLinkRefused', 'heldForReview') and not me.is_blocked
      and recipient.trade_url is not null
      and coalesce((substring(recipient.trade_url from 'partner=([0-9]+)')::bigint + 76561197960265728)::text not in (me.banned_steam_id, me.held_steam_id), true)
    order by b.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** What decides whether a user may bid. */
export async function readBidder(
  tx: Tx,
  userId: string,
): Promise<{ id: string; tradeUrl: string | null; isBlocked: boolean }> {
  return tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, tradeUrl: true, isBlocked: true },
  });
}

/** The names of an item. */
export async function readItemNames(
  tx: Tx,
  marketItemId: string,
): Promise<{ nameZh: string; nameEn: string }> {
  return tx.marketItem.findUniqueOrThrow({
    where: { id: marketItemId },
    select: { nameZh: true, nameEn: true },
  });
}

/** One price of the book, with the copies at it. */
export interface BookLevel {
  readonly priceCents: Cents;
  readonly copies: number;
  /** Copies among them that the reader offers or wants. */
  readonly ownCopies: number;
}
/** A price at which copies are wanted, apart for each set of conditions. */
export interface BidLevel extends BookLevel {
  readonly filter: string;
}

/** The lowest asks for an item and the highest prices of its awake bids. It identifies nobody. */
export async function readBook(
  db: Db,
  { marketItemId, viewerId, depth }: { marketItemId: string; viewerId: string; depth: number },
): Promise<{ asks: BookLevel[]; bids: BidLevel[] }> {
  const [asks, bids] = await Promise.all([
    db.$queryRaw<BookLevel[]>`
      select l.ask_cents as "priceCents", count(*)::int as copies, (count(*) filter (where l.seller_id = ${viewerId}::uuid))::int as "ownCopies"
      from listing l join app_user seller on seller.id = l.seller_id
      where l.market_item_id = ${marketItemId}::uuid and l.status = 'active' and not seller.is_blocked
      group by l.ask_cents order by l.ask_cents limit ${depth}`,
    db.$queryRaw<BidLevel[]>`
      select price_cents as "priceCents", filter, sum(remaining)::int as copies,
        coalesce(sum(remaining) filter (where user_id = ${viewerId}::uuid), 0)::int as "ownCopies"
      from bid where market_item_id = ${marketItemId}::uuid and state = 'open' and sleep_reason is null
      group by price_cents, filter order by price_cents desc, filter limit ${depth}`,
  ]);
  return { asks, bids };
}

/** The highest price of the awake bids of each of some items, in fen. */
export async function listBestBids(db: Db, marketItemIds: readonly string[]): Promise<(Cents | null)[]> {
  const rows = await db.$queryRaw<{ id: string; best: Cents | null }[]>`
    select item.id, (select price_cents from bid where market_item_id = item.id and state = 'open' and sleep_reason is null
      order by price_cents desc limit 1) as best from unnest(${[...marketItemIds]}::uuid[]) item(id)`;
  const byId = new Map(rows.map(({ id, best }) => [id, best]));
  return marketItemIds.map((id) => byId.get(id) ?? null);
}

/** Copies that awake bids of others for the same item want, by their prices in the book, before each of some bids is served up to its limit. */
export async function listCopiesAhead(db: Db, bidIds: readonly string[]): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: string; ahead: number }[]>`
    select me.id, coalesce(sum(other.remaining), 0)::int as ahead from bid me left join bid other
      on other.market_item_id = me.market_item_id and other.state = 'open' and other.sleep_reason is null and other.user_id <> me.user_id
        and (other.price_cents > me.limit_cents or (other.price_cents = me.limit_cents and (other.queued_at, other.id) < (me.queued_at, me.id)))
    where me.id = any(${[...bidIds]}::uuid[]) group by me.id`;
  const byId = new Map(rows.map(({ id, ahead }) => [id, ahead]));
  return bidIds.map((id) => byId.get(id) ?? 0);
}

/** Why some open bids sleep; null for one that is awake or has ended. */
export async function listSleepReasons(db: Db, ids: readonly string[]): Promise<(string | null)[]> {
  const where = { id: { in: [...ids] }, state: 'open' };
  const bids = await db.bid.findMany({ where, select: { id: true, sleepReason: true } });
  const byId = new Map(bids.map(({ id, sleepReason }) => [id, sleepReason]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Copies that awake bids of others for an item want at a price or above. */
export async function countWantedCopies(
  db: Db,
  { marketItemId, leastCents, userId }: { marketItemId: string; leastCents: Cents; userId: string },
): Promise<number> {
  const { _sum } = await db.bid.aggregate({
    where: {
      marketItemId,
      state: 'open',
      sleepReason: null,
      priceCents: { gte: leastCents },
      userId: { not: userId },
    },
    _sum: { remaining: true },
  });
  return _sum.remaining ?? 0;
}
