import { insertionOfRecount } from '../../catalog/market/count.store.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { type ChangeEvent, tellingOf } from '../../kernel/events.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { insertionOfMessages, type NewMessage } from '../../notifications/message/message.store.ts';
import { holdParts } from '../../payments/ledger/hold.store.ts';
import { lockOfSpendable } from '../../payments/ledger/ledger.store.ts';
import type { OrderMoney } from '../../payments/ledger/ledger.ts';
import { insertionOfFigure } from '../../payments/statistics/statistics.store.ts';
import { claimOfListing, findAsk } from '../../selling/listing/listing.store.ts';
import type { ReservedListing } from '../../selling/listing/listing.ts';
import type { OrderEdge, OrderPhase } from './order.ts';
import type { KnownPerson } from './selfTrade.ts';
import { intentOfOffer } from './tradeOffer.store.ts';

/** The data that decides a purchase. */
export interface PurchaseGround {
  now: Date;
  /** True if operators have closed buying. */
  isClosed: boolean;
  buyer: KnownPerson & { tradeUrl: string | null; isBlocked: boolean; bannedSteamId: string | null };
  /** The buyer's spendable money in fen, locked. */
  depositCents: Cents;
  proceedsCents: Cents;
  /** The listing, reserved for the buyer; null if it was not available. */
  listing: (ReservedListing & { seller: KnownPerson; marketItem: { nameZh: string; nameEn: string } }) | null;
}

type GroundRow = Omit<PurchaseGround, 'buyer' | 'listing'> &
  PurchaseGround['buyer'] & {
    listing: Omit<ReservedListing, 'askCents'> | null;
    askCents: Cents;
    seller: KnownPerson;
    nameZh: string;
    nameEn: string;
  };

const SELLER = Prisma.sql`jsonb_build_object('phone', seller.phone,
  'steamIds', array(select steam_id from steam_account where user_id = seller.id),
  'accountHashes', array(select account_hash from payment_account where user_id = seller.id))`;

/**
 * Reserves a listing, locks the buyer's spendable money, and reads everything else that decides a purchase, in one
 * statement.
 */
export async function reserveForPurchase(
  tx: Tx,
  {
    buyerId,
    listingId,
    expectedPriceCents,
  }: { buyerId: string; listingId: string; expectedPriceCents: Cents },
): Promise<PurchaseGround> {
  const [row] = await tx.$queryRaw<[GroundRow]>`
    with reserved as (${claimOfListing(listingId, expectedPriceCents)}),
    spendable as (${lockOfSpendable(buyerId)})
    select clock_now() as now, exists (select from service_closure where service = 'purchases') as "isClosed", buyer.trade_url as "tradeUrl", buyer.is_blocked as "isBlocked", buyer.phone,
      buyer.banned_steam_id as "bannedSteamId",
      array(select steam_id from steam_account where user_id = buyer.id) as "steamIds",
      array(select account_hash from payment_account where user_id = buyer.id) as "accountHashes",
      coalesce((select balance_cents from spendable where kind = 'deposit'), 0) as "depositCents",
      coalesce((select balance_cents from spendable where kind = 'proceeds'), 0) as "proceedsCents",
      to_jsonb(reserved) as listing, reserved."askCents", ${SELLER} as seller, item.name_zh as "nameZh", item.name_en as "nameEn"
    from app_user buyer left join (reserved join market_item item on item.id = reserved."marketItemId"
      join app_user seller on seller.id = reserved."sellerId") on true
    where buyer.id = ${buyerId}::uuid`;
  const { now, isClosed, depositCents, proceedsCents, listing, askCents, seller, nameZh, nameEn, ...buyer } =
    row;
  const found = listing && { ...listing, askCents, seller, marketItem: { nameZh, nameEn } };
  return { now, isClosed, buyer, depositCents, proceedsCents, listing: found };
}

/** True if a listing is no longer on sale and the request is not a repetition of a purchase that succeeded. */
export async function isTaken(
  db: Db,
  { buyerId, listingId, clientRequestId }: { buyerId: string; listingId: string; clientRequestId: string },
): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isTaken: boolean }]>`
    select not exists (select from listing where id = ${listingId}::uuid and status = 'active')
      and not exists (select from idempotency_key
        where user_id = ${buyerId}::uuid and operation = 'buyListing' and key = ${clientRequestId}) as "isTaken"`;
  return row.isTaken;
}

/**
 * The data that decides whether an order may go to a Steam account: the buyer's own trade link, and whether the account
 * is one of the seller's (T-22).
 */
export async function findLinkGround(
  tx: Tx,
  { buyerId, sellerId, steamId }: { buyerId: string; sellerId: string; steamId: string },
): Promise<{ ownTradeUrl: string | null; isSellers: boolean }> {
  const [row] = await tx.$queryRaw<[{ ownTradeUrl: string | null; isSellers: boolean }]>`
    select trade_url as "ownTradeUrl",
      exists (select from steam_account where user_id = ${sellerId}::uuid and steam_id = ${steamId}) as "isSellers"
    from app_user where id = ${buyerId}::uuid`;
  return row;
}

/** The current price of a listing that could not be reserved, in fen; null if it is no longer on sale. */
export function findAskAgain(tx: Tx, listingId: string): Promise<Cents | null> {
  return findAsk(tx, listingId);
}

/** The rows that a purchase inserts. */
export interface PurchaseRows {
  order: OrderMoney & {
    orderNo: string;
    listingId: string;
    assetId: string;
    marketItemId: string;
    isAutomatic: boolean;
    buyerTradeUrl: string;
    phase: OrderPhase;
    deadlineAt: Date | null;
  };
  /** The transition out of `creating`. */
  edge: OrderEdge;
  cause: { cause: string; evidence: Record<string, string> };
  steamAccountId: string;
  /** Set if the payment app pays. */
  payment: { number: string; expiresAt: Date; queryAt: Date } | null;
  messages: readonly NewMessage[];
  changes: readonly ChangeEvent[];
}

/** The current reference price of a copy: of its phase, or of its item if it has none. */
function worthOf(assetId: string): Prisma.Sql {
  return Prisma.sql`select coalesce(kept.price_cents, case when copy.phase is null then item.reference_price_cents end)
    from asset copy join market_item item on item.id = copy.market_item_id
    left join reference_price kept on kept.market_item_id = item.id and kept.phase = coalesce(copy.phase, '')
    where copy.id = ${assetId}::uuid`;
}

function orderPart({ order }: PurchaseRows, now: Date): StatementPart {
  return {
    name: 'placed',
    sql: Prisma.sql`insert into market_order (id, order_no, listing_id, asset_id, market_item_id, seller_id, buyer_id, price_cents, fee_cents,
        reference_cents, is_automatic, phase, buyer_trade_url, held_from_deposit_cents, held_from_proceeds_cents, event_sequence, deadline_at, created_at, updated_at)
      values (${order.id}::uuid, ${order.orderNo}, ${order.listingId}::uuid, ${order.assetId}::uuid, ${order.marketItemId}::uuid,
        ${order.sellerId}::uuid, ${order.buyerId}::uuid, ${order.priceCents}, ${order.feeCents}, (${worthOf(order.assetId)}), ${order.isAutomatic}, ${order.phase},
        ${order.buyerTradeUrl}, ${order.heldFromDepositCents}, ${order.heldFromProceedsCents}, 2, ${order.deadlineAt}, ${now}, ${now})`,
  };
}

/** The first two history rows of an order: its creation and its first transition. */
function eventsPart({ order, cause: { cause, evidence } }: PurchaseRows, now: Date): StatementPart {
  const { id, buyerId, phase } = order;
  return {
    name: 'happened',
    sql: Prisma.sql`insert into order_event (id, order_id, sequence, from_phase, to_phase, actor, actor_id, cause, evidence, created_at)
      values (${newId()}::uuid, ${id}::uuid, 1, null, 'creating', 'buyer', ${buyerId}::uuid, 'ordered', '{}'::jsonb, ${now}),
        (${newId()}::uuid, ${id}::uuid, 2, 'creating', ${phase}, 'buyer', ${buyerId}::uuid, ${cause}, ${JSON.stringify(evidence)}::jsonb, ${now})`,
  };
}

/**
 * The statement parts of a purchase from the balance: movement into escrow, statistics, and the intent to send the
 * offer.
 */
function paidParts({ order, cause, steamAccountId }: PurchaseRows): StatementPart[] {
  return [
    ...holdParts(order, { actor: 'buyer', cause: cause.cause }),
    { name: 'counted', sql: insertionOfFigure(order, { kind: 'purchase', direction: 1 }) },
    { name: 'intended', sql: intentOfOffer({ orderId: order.id, steamAccountId }) },
  ];
}

function paymentParts({ order, payment }: PurchaseRows): StatementPart[] {
  if (!payment) return [];
  const sql = Prisma.sql`insert into order_payment (id, number, order_id, amount_cents, expires_at, query_at)
    values (${newId()}::uuid, ${payment.number}, ${order.id}::uuid, ${order.priceCents}, ${payment.expiresAt}, ${payment.queryAt})`;
  return [{ name: 'owed', sql }];
}

/** Writes all rows of a purchase in one statement, and schedules a recount of its item. */
export async function insertPurchase(tx: Tx, rows: PurchaseRows, now: Date): Promise<void> {
  const messages = rows.messages.map((message) => ({ ...message, id: newId() }));
  const heard = messages.map(({ id, userId }): ChangeEvent => ({ topic: 'message', id, userId }));
  const parts = [
    orderPart(rows, now),
    eventsPart(rows, now),
    ...(rows.edge.effect === 'hold' ? paidParts(rows) : []),
    ...paymentParts(rows),
    ...(messages.length > 0 ? [{ name: 'written', sql: insertionOfMessages(messages) }] : []),
    { name: 'asked', sql: insertionOfRecount(rows.order.marketItemId) },
  ];
  await writeTogether(tx, parts, tellingOf([...rows.changes, ...heard]));
}
