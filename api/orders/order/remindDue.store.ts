import { type Db, type Sql, sql, type Tx } from '../../kernel/db.ts';

/** SQL condition: the order's clock runs, and ends within a time in milliseconds. */
function endsWithin(ms: number): Sql {
  return sql`o.deadline_at > clock_now() and o.deadline_at <= clock_now() + ${ms / 1_000} * interval '1 second' and o.paused_at is null`;
}

/** Its seller has to send the offer by hand, or to confirm it. */
const TO_SEND = sql`o.phase in ('awaitingOffer', 'delivering') and not o.is_automatic and o.delivery_issue is null`;

/** Neither a message of its own nor one about several orders has reminded its seller. */
const NOT_REMINDED = sql`not exists (select from message where message.order_id = o.id and template = 'offerDueSoon')
  and not exists (select from message_order shared join message on message.id = shared.message_id
    where shared.order_id = o.id and template = 'offersDueSoon')`;

/** Lists sellers with an offer to send or confirm within a time of which they were not reminded; without those who want no reminder. */
export async function listSellersToRemind(
  db: Db,
  { withinMs, limit }: { withinMs: number; limit: number },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ sellerId: string }[]>`
    select o.seller_id as "sellerId" from market_order o
    where ${endsWithin(withinMs)} and ${TO_SEND} and ${NOT_REMINDED}
      and not exists (select from app_user where app_user.id = o.seller_id and 'dueSoon' = any(muted_alerts))
    group by o.seller_id order by min(o.deadline_at) limit ${limit}`;
  return rows.map(({ sellerId }) => sellerId);
}

/** An order that its seller is reminded of. */
export interface OrderToSend {
  id: string;
  orderNo: string;
  deadlineAt: Date;
  priceCents: bigint;
  itemZh: string;
  itemEn: string;
}

/**
 * Locks the orders whose offer a seller has to send within a time, and reads those of which the seller was not reminded, the most urgent
 * first. One that is locked is changing at this moment, and is left to the next round.
 */
export async function lockOrdersToSend(
  tx: Tx,
  { sellerId, withinMs, limit }: { sellerId: string; withinMs: number; limit: number },
): Promise<OrderToSend[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select o.id from market_order o
    where o.seller_id = ${sellerId}::uuid and ${endsWithin(withinMs)} and ${TO_SEND} and ${NOT_REMINDED}
    order by o.deadline_at, o.id limit ${limit} for update skip locked`;
  // Anew under the locks: another worker may have reminded of them while this one chose.
  return tx.$queryRaw<OrderToSend[]>`
    select o.id, o.order_no as "orderNo", o.deadline_at as "deadlineAt", o.price_cents as "priceCents",
      item.name_zh as "itemZh", item.name_en as "itemEn"
    from market_order o join market_item item on item.id = o.market_item_id
    where o.id = any(${locked.map(({ id }) => id)}::uuid[]) and ${NOT_REMINDED}
    order by o.deadline_at, o.id`;
}

/** Lists orders that end within a time unless their buyer acts, of which the buyer was not reminded. */
export async function listOrdersToRemindBuyer(
  db: Db,
  { accept, link, withinMs, limit }: { accept: boolean; link: boolean; withinMs: number; limit: number },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select o.id from market_order o
    where ${endsWithin(withinMs)}
      and ((${accept} and o.phase = 'awaitingAccept') or (${link} and o.phase = 'awaitingOffer' and o.delivery_issue is not null))
      and not exists (select from message where message.order_id = o.id
        and template = case when o.phase = 'awaitingAccept' then 'acceptDueSoon' else 'linkDueSoon' end)
    order by o.deadline_at limit ${limit}`;
  return rows.map(({ id }) => id);
}
