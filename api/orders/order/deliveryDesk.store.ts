import { type Db, type Sql, sql } from '../../kernel/db.ts';

/** Lists the ids of a seller's orders in the order in which they are shown. */
export type OrderedIds = (db: Db, sellerId: string) => Promise<string[]>;

const ORDERS_MAX = 100;

/** Days during which Steam lets an accepted trade be reversed. */
const REVERSIBLE_DAYS = 7;
/** No order is delivered later after its purchase, so that older ones need not be searched. */
const DELIVERED_WITHIN_DAYS = 30;

/** By hand, and it is the seller's turn: the buyer need not replace the trade link first. */
const DUE = sql`not o.is_automatic and o.delivery_issue is null and o.phase in ('awaitingOffer', 'delivering')`;

/** Causes of events that say that something wrong was accepted. */
const TAKEN = sql`('wrongItemTaken', 'extraItemsTaken', 'pricedDeliveryTaken', 'otherItemElsewhere', 'offerDiffers')`;

async function idsOf(db: Db, query: Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(query);
  return rows.map(({ id }) => id);
}

/** Number of orders whose offer a seller still has to send or confirm by hand. */
export async function countDueDeliveries(db: Db, sellerId: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from market_order o where o.seller_id = ${sellerId}::uuid and ${DUE}`;
  return rows[0]?.count ?? 0;
}

/**
 * The orders whose offer a seller has to send or confirm by hand. Those that fit into one offer, from one account to
 * one trade link, stand together, in the place of the most urgent of them.
 */
export const listDueDeliveryIds: OrderedIds = (db, sellerId) =>
  idsOf(
    db,
    sql`select id from (
      select o.id, o.deadline_at, offer.steam_account_id, o.buyer_trade_url,
        min(o.deadline_at) over (partition by offer.steam_account_id, o.buyer_trade_url) as due_at
      from market_order o join trade_offer offer on offer.order_id = o.id
      where o.seller_id = ${sellerId}::uuid and ${DUE}
    ) due order by due_at, steam_account_id, buyer_trade_url, deadline_at, id limit ${ORDERS_MAX}`,
  );

/** The orders whose offer by hand waits for the buyer, and can still be taken back. */
export const listSentDeliveryIds: OrderedIds = (db, sellerId) =>
  idsOf(
    db,
    sql`select o.id from market_order o
      where o.seller_id = ${sellerId}::uuid and not o.is_automatic and o.phase = 'awaitingAccept'
      order by o.deadline_at, o.id limit ${ORDERS_MAX}`,
  );

/** The orders, past their delivery, of which something wrong was accepted and can still be reversed at Steam. */
export const listWrongDeliveryIds: OrderedIds = (db, sellerId) =>
  idsOf(
    db,
    sql`select o.id from market_order o
      where o.seller_id = ${sellerId}::uuid and not o.is_automatic and o.phase in ('protected', 'onHold', 'failed')
        and o.created_at > clock_now() - make_interval(days => ${DELIVERED_WITHIN_DAYS})
        and exists (select from order_event e where e.order_id = o.id and e.cause in ${TAKEN}
          and e.created_at > clock_now() - make_interval(days => ${REVERSIBLE_DAYS}))
      order by o.created_at desc, o.id desc limit ${ORDERS_MAX}`,
  );
