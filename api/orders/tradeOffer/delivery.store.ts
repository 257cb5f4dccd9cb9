import type { Tx } from '../../kernel/db.ts';
import { lockKey } from '../../kernel/tx.ts';
import { COPIES_OF_OFFER_MAX, type TradeOfferWork } from '../order/tradeOffer.store.ts';

/**
 * Lets one transaction at a time join the orders of a press. Two that lock what the other has not locked yet would each take a part of them,
 * and two offers would be made.
 */
export async function lockPress(tx: Tx, pressId: string): Promise<void> {
  await lockKey(tx, `press:${pressId}`);
}

/**
 * Locks an order and others of its press whose copies may come in the same offer: from the same account to the same buyer and trade link, and nothing
 * was attempted yet. Orders that somebody else holds are left out.
 * @returns their ids, in order; without the order's own if it is held, or was joined with others meanwhile.
 */
export async function lockJoinable(tx: Tx, offer: TradeOfferWork): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select o.id from trade_offer offer join market_order o on o.id = offer.order_id
    where offer.press_id = ${offer.pressId}::uuid and offer.steam_account_id = ${offer.steamAccountId}::uuid
      and o.buyer_id = ${offer.order.buyerId}::uuid and o.buyer_trade_url = ${offer.order.buyerTradeUrl} and o.is_automatic and o.phase = 'awaitingOffer' and o.delivery_issue is null
      and offer.attempts = 0 and offer.steam_offer_id is null and offer.tag = 'SJ-' || o.id
    order by o.id = ${offer.orderId}::uuid desc, o.id limit ${COPIES_OF_OFFER_MAX} for no key update of o, offer skip locked`;
  return rows.map(({ id }) => id);
}

/** Gives orders one tag, and the deadline of the first of them. */
export async function shareTag(tx: Tx, orderIds: readonly string[], tag: string): Promise<void> {
  await tx.$executeRaw`update trade_offer set tag = ${tag} where order_id = any(${orderIds}::uuid[])`;
  await tx.$executeRaw`
    update market_order set deadline_at = (select min(deadline_at) from market_order where id = any(${orderIds}::uuid[]))
    where id = any(${orderIds}::uuid[]) and deadline_at is not null`;
}

/** Locks those of some orders that still wait for an offer to be sent, in the order of their ids. */
export async function lockUnsent(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from market_order where id = any(${orderIds}::uuid[])
      and ((phase = 'awaitingOffer' and delivery_issue is null) or (phase = 'verifying' and reason is null))
    order by id for update`;
  return rows.map(({ id }) => id);
}

/**
 * Counts an attempt to send the copies of locked orders before it is made, so that the next attempt knows that this one may have succeeded.
 * @param tag which the offer of this attempt carries.
 */
export async function countAttempt(tx: Tx, orderIds: readonly string[], tag: string): Promise<void> {
  await tx.$executeRaw`
    update trade_offer set tag = ${tag}, attempts = attempts + 1, attempted_at = clock_now(), updated_at = clock_now()
    where order_id = any(${orderIds}::uuid[])`;
}

/**
 * Dates the attempt that was counted from now on, so that a search for its offer waits as long after the sending begins.
 * Returns false if another attempt was counted meanwhile.
 */
export async function redateAttempt(
  tx: Tx,
  orderIds: readonly string[],
  { attempts, tag }: Pick<TradeOfferWork, 'attempts' | 'tag'>,
): Promise<boolean> {
  const noted = await tx.$executeRaw`
    update trade_offer set attempted_at = clock_now(), updated_at = clock_now()
    where order_id = any(${orderIds}::uuid[]) and tag = ${tag} and attempts = ${attempts}`;
  return noted === orderIds.length;
}

/**
 * Takes an order's copy out of the offer that it shared, so that it can be sent anew, alone or with others of its press. The caller knows
 * that no offer with the shared tag can deliver it any more.
 */
export async function leaveOffer(
  tx: Tx,
  { id, tag }: Pick<TradeOfferWork, 'id' | 'tag'>,
  { isAlone }: { isAlone: boolean },
): Promise<void> {
  await tx.$executeRaw`
    update trade_offer set tag = 'SJ-' || order_id, attempts = 0, attempted_at = null, steam_offer_id = null, state = null,
      counter_declined_at = null, press_id = case when ${isAlone} then null else press_id end, updated_at = clock_now()
    where id = ${id}::uuid and tag = ${tag}`;
}
