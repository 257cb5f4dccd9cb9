import type { Tx } from '../../kernel/db.ts';

/** The copy of an order as Steam names it in an offer or a trade. */
export interface SeenCopy {
  stage: 'offered' | 'received';
  /** Steam's number of the offer or the trade. */
  source: string;
  assetId: string;
  classId: string;
  instanceId: string;
  /** The id under which the receiver holds it, of a received copy. */
  newAssetId?: string | null;
}

/**
 * Records, once each, which copy an offer gives or a trade has given. An offer names the copy by its id; wear, seed and
 * decorations are those that Steam last showed under this id in the sender's inventory, and missing if it showed none.
 */
export async function insertOrderCopies(tx: Tx, orderId: string, copies: readonly SeenCopy[]): Promise<void> {
  if (copies.length === 0) return;
  const rows = JSON.stringify(copies.map(({ stage, source, ...copy }) => ({ stage, source, copy })));
  await tx.$executeRaw`
    insert into order_copy (order_id, stage, source, copy)
    select offer.order_id, seen.stage, seen.source, case when held.id is null then '{}' else copy_of(held) end || seen.copy
    from jsonb_to_recordset(${rows}::jsonb) as seen (stage text, source text, copy jsonb)
    join trade_offer offer on offer.order_id = ${orderId}::uuid
    left join asset held on seen.stage = 'offered' and held.steam_account_id = offer.steam_account_id
      and held.asset_id = seen.copy ->> 'assetId'
    on conflict do nothing`;
}

/** An order whose received copy was found in an inventory, with its sides. */
export interface ArrivedOrder {
  orderId: string;
  buyerId: string;
  sellerId: string;
}

/** How long after its trade a copy is looked for in its buyer's inventory, in days: longer than trade protection. */
const ARRIVAL_DAYS = 30;

/**
 * Records received copies as an inventory of their buyer shows them, which only the buyer's own account does: of one
 * order, or all that a synced account holds. Once each.
 */
export async function insertArrivedCopies(
  tx: Tx,
  { orderId = null, steamAccountId = null }: { orderId?: string | null; steamAccountId?: string | null },
): Promise<ArrivedOrder[]> {
  return tx.$queryRaw<ArrivedOrder[]>`
    with arrived as (
      insert into order_copy (order_id, stage, source, copy)
      select received.order_id, 'arrived', received.source, copy_of(held)
      from steam_account account join market_order o on o.buyer_id = account.user_id
        and o.phase in ('protected', 'completed') and o.traded_at > clock_now() - ${ARRIVAL_DAYS} * interval '1 day'
      join order_copy received on received.order_id = o.id and received.stage = 'received'
      join asset held on held.steam_account_id = account.id and held.asset_id = received.copy ->> 'newAssetId'
      where o.id = ${orderId}::uuid or account.id = ${steamAccountId}::uuid
      on conflict do nothing returning order_id
    )
    select o.id as "orderId", o.buyer_id as "buyerId", o.seller_id as "sellerId"
    from arrived join market_order o on o.id = arrived.order_id`;
}
