import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow } from '../books.ts';
import {
  askConfirmation,
  itemsOfOffer,
  lockOffer,
  type OfferItemRow,
  type OfferRow,
  setOfferState,
} from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';

const dayMs = 86_400_000;
const inventoryContext = 2;
const protectedContext = 16;

/** Steam's response to an acceptance: the trade, or that the recipient must confirm first. */
export interface Acceptance {
  readonly tradeId: string | null;
  readonly needsConfirmation: boolean;
}

async function holdDaysOf(tx: BooksReader, offer: OfferRow): Promise<number> {
  const { rows } = await tx.query<{ days: number }>(
    'select max(hold_days)::int as days from sandbox.steam_account where steam_id in ($1, $2)',
    [offer.sender_id, offer.recipient_id],
  );
  return rows[0]?.days ?? 0;
}

async function areItemsThere(tx: BooksReader, items: readonly OfferItemRow[]): Promise<boolean> {
  const { rows } = await tx.query<{ asset_id: string; owner_id: string | null }>(
    `select asset_id, owner_id from sandbox.asset
     where asset_id = any($1) and (protected_until is null or protected_until <= public.clock_now())
       and not is_untradable and coalesce(free_at <= public.clock_now(), true)
     order by asset_id for update`,
    [items.map((item) => item.asset_id)],
  );
  const owners = new Map(rows.map((row) => [row.asset_id, row.owner_id]));
  return items.every((item) => owners.get(item.asset_id) === item.giver_id);
}

async function openTrade(
  tx: BooksReader,
  offer: OfferRow,
  holdUntil: Date | null,
  now: Date,
): Promise<string> {
  const status = holdUntil === null ? tradeStatuses.Init : tradeStatuses.InEscrow;
  const { rows } = await tx.query<{ trade_id: string }>(
    `insert into sandbox.trade (offer_id, sender_id, recipient_id, status, init_at, modified_at, escrow_end_at)
     values ($1, $2, $3, $4, $5, $5, $6) returning trade_id`,
    [offer.offer_id, offer.sender_id, offer.recipient_id, status, now, holdUntil],
  );
  const tradeId = String(rows[0]?.trade_id);
  await tx.query(
    `insert into sandbox.trade_asset
       (trade_id, position, giver_id, receiver_id, asset_id, class_id, instance_id, context_id)
     select $1, position, giver_id, case when giver_id = $3 then $4::bigint else $3::bigint end,
       asset_id, class_id, instance_id, ${inventoryContext}
     from sandbox.trade_offer_item where offer_id = $2`,
    [tradeId, offer.offer_id, offer.sender_id, offer.recipient_id],
  );
  await planTrade(tx, tradeId);
  await tx.query('update sandbox.trade_offer set trade_id = $2, escrow_end_at = $3 where offer_id = $1', [
    offer.offer_id,
    tradeId,
    holdUntil,
  ]);
  return tradeId;
}

/** Transfers the items of a trade under new ids, protected until settlement. The trade's row must be locked. */
export async function deliverTrade(tx: BooksReader, tradeId: string): Promise<void> {
  const now = await sandboxNow(tx);
  const settlement = settlementOf(now);
  await tx.query(
    `update sandbox.trade_asset set new_asset_id = nextval('sandbox.asset_id'), new_context_id = ${protectedContext}
     where trade_id = $1`,
    [tradeId],
  );
  await tx.query(
    `update sandbox.asset a set asset_id = t.new_asset_id, owner_id = t.receiver_id, protected_until = $2
     from sandbox.trade_asset t where t.trade_id = $1 and a.asset_id = t.asset_id`,
    [tradeId, settlement],
  );
  const { rows } = await tx.query<{ offer_id: string }>(
    `update sandbox.trade set status = ${tradeStatuses.Complete}, modified_at = $2, settlement_at = $3
     where trade_id = $1 returning offer_id`,
    [tradeId, now, settlement],
  );
  const offerId = String(rows[0]?.offer_id);
  await tx.query('update sandbox.trade_offer set settlement_at = $2 where offer_id = $1', [
    offerId,
    settlement,
  ]);
  await setOfferState(tx, offerId, { state: tradeOfferStates.Accepted, cause: 'delivered', at: now });
  await invalidateRivals(tx, tradeId, now);
}

async function invalidateRivals(tx: BooksReader, tradeId: string, at: Date): Promise<void> {
  const { rows } = await tx.query<{ offer_id: string }>(
    `select distinct o.offer_id from sandbox.trade_asset t
     join sandbox.trade_offer_item i on i.asset_id = t.asset_id
     join sandbox.trade_offer o on o.offer_id = i.offer_id and o.state in (2, 9)
     where t.trade_id = $1`,
    [tradeId],
  );
  for (const rival of rows) {
    await tx.query('delete from sandbox.confirmation where offer_id = $1', [rival.offer_id]);
    await setOfferState(tx, rival.offer_id, { state: tradeOfferStates.InvalidItems, cause: 'item gone', at });
  }
}

async function executeOffer(
  tx: BooksReader,
  offer: OfferRow,
  items: readonly OfferItemRow[],
): Promise<string> {
  const now = await sandboxNow(tx);
  const holdDays = await holdDaysOf(tx, offer);
  if (holdDays === 0) {
    const tradeId = await openTrade(tx, offer, null, now);
    await deliverTrade(tx, tradeId);
    return tradeId;
  }
  const tradeId = await openTrade(tx, offer, new Date(now.getTime() + holdDays * dayMs), now);
  await tx.query('update sandbox.asset set owner_id = null where asset_id = any($1)', [
    items.map((item) => item.asset_id),
  ]);
  await setOfferState(tx, offer.offer_id, {
    state: tradeOfferStates.InEscrow,
    cause: 'accepted on hold',
    at: now,
  });
  await invalidateRivals(tx, tradeId, now);
  return tradeId;
}

/**
 * Accepts an offer. A recipient who gives items must confirm first (`isConfirmed`). An offer whose items are gone changes to InvalidItems
 * and returns the code 26. Throws `SteamRejection` 11 or 15.
 */
export async function acceptOffer(
  tx: BooksReader,
  offerId: string,
  acceptance: { steamId: string; isConfirmed: boolean },
): Promise<Acceptance | SteamRejection> {
  const offer = await lockOffer(tx, offerId);
  if (offer === null || offer.recipient_id !== acceptance.steamId)
    throw new SteamRejection(15, 'Access denied.');
  if (offer.state !== tradeOfferStates.Active)
    throw new SteamRejection(11, 'This trade offer is in an invalid state.');
  const items = await itemsOfOffer(tx, offerId);
  if (!(await areItemsThere(tx, items))) {
    const at = await sandboxNow(tx);
    await setOfferState(tx, offerId, { state: tradeOfferStates.InvalidItems, cause: 'item gone', at });
    return new SteamRejection(26, 'There was an error accepting this trade offer.  Please try again later.');
  }
  if (!acceptance.isConfirmed && items.some((item) => item.giver_id === acceptance.steamId)) {
    await askConfirmation(tx, { steamId: acceptance.steamId, offerId, at: await sandboxNow(tx) });
    return { tradeId: null, needsConfirmation: true };
  }
  return { tradeId: await executeOffer(tx, offer, items), needsConfirmation: false };
}

const protectionDays = 7;
const valveMidnightHourUtc = 7;

/** End of trade protection: seven days after acceptance, rounded up to the next 07:00 UTC, the start of Valve's day. */
export function settlementOf(acceptedAt: Date): Date {
  const earliest = acceptedAt.getTime() + protectionDays * dayMs;
  const boundaryOffset = valveMidnightHourUtc * 3_600_000;
  return new Date(Math.ceil((earliest - boundaryOffset) / dayMs) * dayMs + boundaryOffset);
}

/**
 * Records, at acceptance, what the settings of the parties determine for the trade: when its hold is cancelled and when it is reversed.
 * Later changes of the settings affect later trades only.
 */
export async function planTrade(tx: BooksReader, tradeId: string): Promise<void> {
  await tx.query(
    `update sandbox.trade t set hold_canceller_id = canceller.steam_id,
       hold_cancel_at = t.init_at + canceller.behaviour_delay_ms * interval '1 millisecond'
     from sandbox.steam_account canceller
     where t.trade_id = $1 and t.status = 10 and canceller.hold_outcome = 'cancelled'
       and canceller.steam_id in (t.sender_id, t.recipient_id)`,
    [tradeId],
  );
  await tx.query(
    `update sandbox.trade t set reverser_id = reverser.steam_id, marks_reversed_offer = reverser.marks_reversed_offer,
       reverse_at = coalesce(t.escrow_end_at, t.init_at) + reverser.reverses_after_minutes * interval '1 minute'
     from sandbox.steam_account reverser
     where t.trade_id = $1 and reverser.reverses_after_minutes is not null
       and reverser.steam_id in (t.sender_id, t.recipient_id)`,
    [tradeId],
  );
}

/** Ends a trade hold: the items are transferred, and protection begins. False if the trade is not on hold. */
export async function endHold(tx: BooksReader, tradeId: string): Promise<boolean> {
  const { rows } = await tx.query<{ status: number }>(
    'select status from sandbox.trade where trade_id = $1 for update',
    [tradeId],
  );
  if (rows[0]?.status !== tradeStatuses.InEscrow) return false;
  await deliverTrade(tx, tradeId);
  return true;
}
