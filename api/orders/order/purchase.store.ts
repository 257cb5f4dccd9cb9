import { recountPart } from '../../catalog/market/count.store.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { lockOfSpendable } from '../../payments/ledger/ledger.store.ts';
import { claimOfListing, findAsk } from '../../selling/listing/listing.store.ts';
import type { ReservedListing } from '../../selling/listing/listing.ts';
import { type OrderRow, orderEventPart } from './order.store.ts';
import type { KnownPerson } from './selfTrade.ts';

/** The data that decides a purchase. */
export interface PurchaseFacts {
  now: Date;
  /** True if operators have closed buying. */
  isClosed: boolean;
  buyer: KnownPerson & {
    tradeUrl: string | null;
    isBlocked: boolean;
    bannedSteamId: string | null;
    heldSteamId: string | null;
  };
  /** The buyer's spendable money in fen, locked. */
  depositCents: Cents;
  proceedsCents: Cents;
  /** The listing, reserved for the buyer; null if it was not available. */
  listing:
    | (ReservedListing & {
        seller: KnownPerson;
        marketItem: OrderRow['marketItem'];
        /** The current reference price of the copy: of its phase, or of its item if it has none. */
        referenceCents: Cents | null;
      })
    | null;
}

type FactsRow = Omit<PurchaseFacts, 'buyer' | 'listing'> &
  PurchaseFacts['buyer'] & {
    listing: Omit<ReservedListing, 'askCents'> | null;
    askCents: Cents;
    seller: KnownPerson;
    marketItem: OrderRow['marketItem'];
    referenceCents: Cents | null;
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
    isAtMost = false,
  }: { buyerId: string; listingId: string; expectedPriceCents: Cents; isAtMost?: boolean },
): Promise<PurchaseFacts> {
  const [row] = await tx.$queryRaw<[FactsRow]>`
    with reserved as (${claimOfListing(listingId, { askCents: expectedPriceCents, isAtMost })}),
    spendable as (${lockOfSpendable(buyerId)})
    select clock_now() as now, exists (select from service_closure where service = 'purchases') as "isClosed", buyer.trade_url as "tradeUrl", buyer.is_blocked as "isBlocked", buyer.phone,
      buyer.banned_steam_id as "bannedSteamId", buyer.held_steam_id as "heldSteamId",
      array(select steam_id from steam_account where user_id = buyer.id) as "steamIds",
      array(select account_hash from payment_account where user_id = buyer.id) as "accountHashes",
      coalesce((select balance_cents from spendable where kind = 'deposit'), 0) as "depositCents",
      coalesce((select balance_cents from spendable where kind = 'proceeds'), 0) as "proceedsCents",
      to_jsonb(reserved) as listing, reserved."askCents", ${SELLER} as seller,
      jsonb_build_object('nameZh', item.name_zh, 'nameEn', item.name_en, 'marketHashName', item.market_hash_name) as "marketItem",
      coalesce(kept.price_cents, case when copy.phase is null then item.reference_price_cents end) as "referenceCents"
    from app_user buyer left join (reserved join market_item item on item.id = reserved."marketItemId"
      join app_user seller on seller.id = reserved."sellerId" join asset copy on copy.id = reserved."assetId"
      left join reference_price kept on kept.market_item_id = item.id and kept.phase = coalesce(copy.phase, '')) on true
    where buyer.id = ${buyerId}::uuid`;
  const { now, isClosed, depositCents, proceedsCents, listing, ...rest } = row;
  const { askCents, seller, marketItem, referenceCents, ...buyer } = rest;
  const found = listing && { ...listing, askCents, seller, marketItem, referenceCents };
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
export async function findLinkFacts(
  tx: Tx,
  { buyerId, sellerId, steamId }: { buyerId: string; sellerId: string; steamId: string },
): Promise<{ ownTradeUrl: string | null; isSellers: boolean }> {
  const [row] = await tx.$queryRaw<[{ ownTradeUrl: string | null; isSellers: boolean }]>`
    select trade_url as "ownTradeUrl",
      exists (select from steam_account where user_id = ${sellerId}::uuid and steam_id = ${steamId}) as "isSellers"
    from app_user where id = ${buyerId}::uuid`;
  return row;
}

/** An order, its buyer, and the Steam account that receives it. */
const RECIPIENT = Prisma.sql`market_order o join app_user buyer on buyer.id = o.buyer_id
  cross join lateral (select substring(o.buyer_trade_url from 'partner=([0-9]+)') as account_id) recipient`;
/** That account is neither that of the buyer's own trade link nor bound by the buyer. */
const IS_FOR_OTHERS = Prisma.sql`coalesce(substring(buyer.trade_url from 'partner=([0-9]+)') <> recipient.account_id, true)
  and not exists (select from steam_account own
    where own.user_id = buyer.id and own.steam_id = (recipient.account_id::bigint + 76561197960265728)::text)`;

/** Notes whether an order that a partner placed goes to somebody else. Nothing for other orders. */
export async function updateRecipient(tx: Tx, orderId: string): Promise<void> {
  await tx.$executeRaw`
    update partner_order set is_for_others = ${IS_FOR_OTHERS} from ${RECIPIENT}
    where partner_order.order_id = ${orderId}::uuid and o.id = partner_order.order_id`;
}

/** The same for an order that fills a copy of a partner's bid. Nothing for other orders. */
export async function updateFillRecipient(tx: Tx, orderId: string): Promise<void> {
  await tx.$executeRaw`
    update bid_fill set is_for_others = ${IS_FOR_OTHERS} from bid, ${RECIPIENT}
    where bid_fill.order_id = ${orderId}::uuid and o.id = bid_fill.order_id and bid.id = bid_fill.bid_id and bid.own_no is not null`;
}

/** The same for an order that a partner's price offer led to. Nothing for other orders. */
export async function updateOfferRecipient(tx: Tx, orderId: string): Promise<void> {
  await tx.$executeRaw`
    update price_offer set is_for_others = ${IS_FOR_OTHERS} from ${RECIPIENT}
    where price_offer.order_id = ${orderId}::uuid and o.id = price_offer.order_id and price_offer.own_no is not null`;
}

/**
 * Fills in the recipient of orders that are older than the column: the trigger on their trade link writes it.
 * @returns the number of orders.
 */
export function fillRecipients(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    update market_order set buyer_trade_url = buyer_trade_url where id in (
      select id from market_order where recipient_steam_id is null and buyer_trade_url ~ 'partner=[0-9]'
      order by id limit ${limit} for no key update skip locked)`;
}

/** The current price of a listing that could not be reserved, in fen; null if it is no longer on sale. */
export function findAskAgain(tx: Tx, listingId: string): Promise<Cents | null> {
  return findAsk(tx, listingId);
}

/** The payment by the payment app that a new order waits for. */
export interface NewPayment {
  number: string;
  expiresAt: Date;
  queryAt: Date;
}

/** Inserts an order that is being created, with the first row of its history, and schedules a recount of its item. */
export async function insertOrder(
  tx: Tx,
  order: OrderRow,
  payment: NewPayment | null,
  now: Date,
): Promise<void> {
  const created = { actor: 'buyer', actorId: order.buyerId, cause: 'ordered', evidence: {} } as const;
  await writeTogether(tx, [
    {
      name: 'created_order',
      sql: Prisma.sql`insert into market_order (id, order_no, listing_id, asset_id, market_item_id, seller_id, buyer_id, price_cents, fee_cents,
          reference_cents, is_automatic, phase, buyer_trade_url, held_from_deposit_cents, held_from_proceeds_cents, event_sequence, created_at, updated_at)
        values (${order.id}::uuid, ${order.orderNo}, ${order.listingId}::uuid, ${order.assetId}::uuid, ${order.marketItemId}::uuid,
          ${order.sellerId}::uuid, ${order.buyerId}::uuid, ${order.priceCents}, ${order.feeCents}, ${order.referenceCents}, ${order.isAutomatic}, ${order.phase},
          ${order.buyerTradeUrl}, ${order.heldFromDepositCents}, ${order.heldFromProceedsCents}, ${order.eventSequence}, ${now}, ${now})`,
    },
    orderEventPart(order, null, created, now),
    ...(payment ? [paymentPart(order, payment)] : []),
    recountPart(order.marketItemId),
  ]);
}

function paymentPart(order: OrderRow, { number, expiresAt, queryAt }: NewPayment): StatementPart {
  return {
    name: 'owed_payment',
    sql: Prisma.sql`insert into order_payment (id, number, order_id, amount_cents, expires_at, query_at)
      values (${newId()}::uuid, ${number}, ${order.id}::uuid, ${order.priceCents}, ${expiresAt}, ${queryAt})`,
  };
}

/** True if a listing is on sale, and the request to buy it is new. */
export async function isOpenPurchase(
  db: Db,
  { buyerId, listingId, clientRequestId }: { buyerId: string; listingId: string; clientRequestId: string },
): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isOpen: boolean }]>`
    select exists (select from listing where id = ${listingId}::uuid and status = 'active')
      and not exists (select from idempotency_key
        where user_id = ${buyerId}::uuid and operation = 'buyListing' and key = ${clientRequestId}) as "isOpen"`;
  return row.isOpen;
}

/** A buyer's trade link, and when Steam last said whether it would hold a trade by it. */
export async function findTradeHold(
  db: Db,
  userId: string,
): Promise<{ tradeUrl: string | null; holdAskedAt: Date | null } | null> {
  return db.user.findUnique({ where: { id: userId }, select: { tradeUrl: true, holdAskedAt: true } });
}
