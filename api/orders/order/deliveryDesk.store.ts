import { type Db, rawSql, type Sql, sql } from '../../kernel/db.ts';
import type { KeysetPage, SortCursor } from '../../kernel/sortCursor.ts';
import { WRONG_CAUSES } from './orderHistoryDisplay.ts';
import type { OrderPlace } from './ownOrder.store.ts';

/** The seller whose orders are read, and the SteamID64 of the account that they are limited to; null for all. */
export interface DeskOwner {
  sellerId: string;
  steamId: string | null;
}

/** Days during which Steam lets an accepted trade be reversed. */
const REVERSIBLE_DAYS = 7;
/** No order is delivered later after its purchase, so that older ones need not be searched. */
const DELIVERED_WITHIN_DAYS = 30;
/** Maximum number of copies in one parcel, which bounds its size. Further copies of one account for the same link form the next parcel. */
export const PARCEL_MAX = 100;

/** By hand, and it is the seller's turn: the buyer need not replace the trade link first. */
const DUE = sql`not o.is_automatic and o.delivery_issue is null`;

/** The last of what was wrong says whether something wrong was accepted: the same rule as `wrongDeliveryOf`. */
const WRONG = sql`not o.is_automatic and o.phase in ('protected', 'onHold', 'failed')
  and o.created_at > clock_now() - make_interval(days => ${DELIVERED_WITHIN_DAYS})
  and exists (
    select from (select e.cause, e.created_at from order_event e
      where e.order_id = o.id and e.cause = any(${[...WRONG_CAUSES]}) order by e.sequence desc limit 1) last
    where last.created_at > clock_now() - make_interval(days => ${REVERSIBLE_DAYS})
      and case when o.phase <> 'failed' then last.cause in ('pricedDeliveryTaken', 'extraItemsTaken')
        when o.reason = 'wrongDelivery' then last.cause <> 'wrongOfferOver'
        else last.cause in ('wrongItemTaken', 'otherItemElsewhere') end)`;

/** What the desk lists, each with its condition, and the column that sorts it. */
const LISTS = {
  toSend: { rows: sql`${DUE} and o.phase = 'awaitingOffer'`, key: 'deadline_at', isDescending: false },
  toConfirm: { rows: sql`${DUE} and o.phase = 'delivering'`, key: 'deadline_at', isDescending: false },
  sent: {
    rows: sql`not o.is_automatic and o.phase = 'awaitingAccept'`,
    key: 'deadline_at',
    isDescending: false,
  },
  wrong: { rows: WRONG, key: 'created_at', isDescending: true },
} as const satisfies Record<string, { rows: Sql; key: string; isDescending: boolean }>;

/** Part of the delivery desk: orders that need the same of their seller. */
export type DeskList = keyof typeof LISTS;

const SENDER = sql`join trade_offer offer on offer.order_id = o.id join steam_account account on account.id = offer.steam_account_id`;

function ownedBy({ sellerId, steamId }: DeskOwner): Sql {
  const own = sql`o.seller_id = ${sellerId}::uuid`;
  return steamId === null ? own : sql`${own} and account.steam_id = ${steamId}`;
}

/** Number of orders whose offer a seller still has to send or confirm by hand. */
export async function countDueDeliveries(db: Db, sellerId: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from market_order o
    where o.seller_id = ${sellerId}::uuid and ${DUE} and o.phase in ('awaitingOffer', 'delivering')`;
  return rows[0]?.count ?? 0;
}

/** One Steam account of a seller with orders on the desk, and how many each list has of it. */
export interface DeskAccount extends Record<DeskList, number> {
  steamId: string;
  /** By which its owner knows it. */
  accountName: string;
}

/** The accounts with orders on a seller's desk, by name. */
export async function countByDeskAccount(db: Db, sellerId: string): Promise<DeskAccount[]> {
  const owner = ownedBy({ sellerId, steamId: null });
  return db.$queryRaw<DeskAccount[]>`
    select account.steam_id as "steamId", max(coalesce(account.persona_name, account.account_name)) as "accountName",
      count(*) filter (where own.list = 'toSend')::int as "toSend", count(*) filter (where own.list = 'toConfirm')::int as "toConfirm",
      count(*) filter (where own.list = 'sent')::int as sent, count(*) filter (where own.list = 'wrong')::int as wrong
    from (
      select o.id, 'toSend' as list from market_order o where ${owner} and ${LISTS.toSend.rows}
      union all select o.id, 'toConfirm' from market_order o where ${owner} and ${LISTS.toConfirm.rows}
      union all select o.id, 'sent' from market_order o where ${owner} and ${LISTS.sent.rows}
      union all select o.id, 'wrong' from market_order o where ${owner} and ${LISTS.wrong.rows}
    ) own join trade_offer offer on offer.order_id = own.id join steam_account account on account.id = offer.steam_account_id
    group by 1 order by 2, 1`;
}

/**
 * One page of a list whose orders stand alone: the most urgent first, of what went wrong the newest. It starts at the time that the
 * edge had when it was read, because an order that goes on has another deadline. The value of the edge is in
 * milliseconds since 1970. One more than the size shows that there are more.
 */
export async function listDeskOrders(
  db: Db,
  list: Exclude<DeskList, 'toSend'>,
  owner: DeskOwner,
  { edge, isBackward, size }: KeysetPage,
): Promise<OrderPlace[]> {
  const { rows: condition, key, isDescending } = LISTS[list];
  const isDown = isDescending !== isBackward;
  const column = rawSql(`o.${key}`);
  const direction = rawSql(isDown ? 'desc' : 'asc');
  const beyond =
    edge === null
      ? sql`true`
      : sql`(${column}, o.id) ${rawSql(isDown ? '<' : '>')} (${new Date(edge.value ?? 0)}::timestamptz, ${edge.id}::uuid)`;
  return db.$queryRaw<OrderPlace[]>`
    select o.id, ${column} as at from market_order o ${SENDER} where ${ownedBy(owner)} and ${condition} and ${beyond}
    order by ${column} ${direction}, o.id ${direction} limit ${size + 1}`;
}

/** Orders whose copies go into one offer: from one account, to one buyer and trade link. */
export interface Parcel {
  /** Of the most urgent order, which names the parcel as long as it is due. */
  firstId: string;
  /** In their order: the most urgent first. */
  orderIds: string[];
  dueAt: Date;
  steamId: string;
  accountName: string;
  tradeUrl: string;
  /** Text by which the offer is found sooner. */
  message: string;
}

function parcelsOf(owner: DeskOwner): Sql {
  return sql`
    select (array_agg(id order by deadline_at, id))[1] as "firstId", array_agg(id order by deadline_at, id) as "orderIds",
      min(deadline_at) as "dueAt", steam_id as "steamId", max(name) as "accountName", buyer_trade_url as "tradeUrl",
      (array_agg(tag order by deadline_at, id))[1] as message
    from (
      select o.id, o.deadline_at, o.buyer_id, o.buyer_trade_url, offer.tag, account.steam_id,
        coalesce(account.persona_name, account.account_name) as name,
        (row_number() over (partition by account.steam_id, o.buyer_id, o.buyer_trade_url order by o.deadline_at, o.id) - 1) / ${PARCEL_MAX} as part
      from market_order o ${SENDER} where ${ownedBy(owner)} and ${LISTS.toSend.rows}
    ) due group by steam_id, buyer_id, buyer_trade_url, part`;
}

/**
 * One page of a seller's parcels, whole, the most urgent first. One more than `count` shows that there are more.
 * @param after the due time in milliseconds since 1970 and the first order of the last parcel before the page.
 */
export async function listParcels(
  db: Db,
  owner: DeskOwner,
  { count, after }: { count: number; after: SortCursor | null },
): Promise<Parcel[]> {
  const beyond = after
    ? sql`("dueAt", "firstId") > (${new Date(after.value ?? 0)}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return db.$queryRaw<Parcel[]>`
    select * from (${parcelsOf(owner)}) parcel where ${beyond} order by "dueAt", "firstId" limit ${count + 1}`;
}

/** Number of a seller's parcels. */
export async function countParcels(db: Db, owner: DeskOwner): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (${parcelsOf(owner)}) parcel`;
  return rows[0]?.count ?? 0;
}
