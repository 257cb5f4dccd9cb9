import type { Db } from '../../kernel/db.ts';
import type { TradeAddress } from '../../steam/client/tradeUrl.ts';

/** What the market has seen of a Steam account that receives items. Counts alone, whoever bought. */
export interface RecipientRecord {
  /** Offers that it accepted, declined or countered, and let run out. */
  acceptedCount: number;
  refusedCount: number;
  expiredCount: number;
  /** Share of those that it accepted, from 0 to 1. Null if there were none. */
  acceptedShare: number | null;
  /** Median of the seconds from an offer to its acceptance. Null if none was seen open and accepted. */
  medianAcceptSeconds: number | null;
  /** Trades of the last twelve months that Steam shows it to have reversed. */
  reversedCount: number;
  /** When the first order went to it. Null if none did. */
  firstSeenAt: Date | null;
  /** Whether an account of this market that uses it is blocked. */
  isBlocked: boolean;
}

/** Newest orders that are counted: what was longer ago says little, and no account is too large to be asked about. */
const ORDERS_MAX = 1_000;

/**
 * Reads what the market has seen of Steam accounts, by the orders that went to them. Accepted is what Steam reported as
 * traded or held, and an offer counts as run out only if it was seen open: orders that ended before are nobody's refusal.
 */
export async function listRecipientRecords(
  db: Db,
  steamIds: readonly string[],
): Promise<ReadonlyMap<string, RecipientRecord>> {
  const rows = await db.$queryRaw<(RecipientRecord & { steamId: string })[]>`
    with blocked as materialized (
      select (substring(trade_url from 'partner=([0-9]{1,10})')::bigint + 76561197960265728)::text as steam_id from app_user where is_blocked
      union select bound.steam_id from app_user owner join steam_account bound on bound.user_id = owner.id
      where owner.is_blocked and bound.unbound_at is null)
    select asked.steam_id as "steamId", "acceptedCount", "refusedCount", "expiredCount", "reversedCount",
      round("acceptedCount"::numeric / nullif("acceptedCount" + "refusedCount" + "expiredCount", 0), 4)::float8 as "acceptedShare",
      round("medianAcceptSeconds")::int as "medianAcceptSeconds", first."firstSeenAt",
      exists (select from blocked where blocked.steam_id = asked.steam_id) as "isBlocked"
    from unnest(${steamIds}::text[]) asked(steam_id)
    cross join lateral (
      select count(*) filter (where is_accepted)::int as "acceptedCount",
        count(*) filter (where not is_accepted and reason in ('buyerDeclined', 'buyerCounterOffer'))::int as "refusedCount",
        count(*) filter (where not is_accepted and reason = 'buyerReceiveTimeout' and confirmed_at is not null)::int as "expiredCount",
        count(*) filter (where reversed.order_id is not null)::int as "reversedCount",
        percentile_cont(0.5) within group (order by extract(epoch from traded_at - confirmed_at))
          filter (where traded_at > confirmed_at) as "medianAcceptSeconds"
      from (
        select id, reason, confirmed_at, traded_at, (traded_at is not null or hold_ends_at is not null or phase = 'onHold') as is_accepted
        from market_order where recipient_steam_id = asked.steam_id
        order by created_at desc limit ${ORDERS_MAX}) sent
      left join order_dispute reversed on reversed.order_id = sent.id and reversed.fault = 'buyer'
        and reversed.cause in ('reversed', 'reversedLate') and reversed.started_at > clock_now() - interval '12 months') record
    cross join lateral (
      select min(created_at) as "firstSeenAt" from market_order
      where recipient_steam_id = asked.steam_id) first`;
  return new Map(rows.map(({ steamId, ...record }) => [steamId, record]));
}

/** Lists those of these links to which an offer was once sent: they worked, so whoever has one got it from its owner. */
export async function listProvenLinks(db: Db, addresses: readonly TradeAddress[]): Promise<TradeAddress[]> {
  return db.$queryRaw`
    select "steamId", token from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as link("steamId" text, token text)
    where exists (select from market_order sent
      where sent.recipient_steam_id = "steamId" and right(sent.buyer_trade_url, 8) = link.token and sent.confirmed_at is not null)`;
}
