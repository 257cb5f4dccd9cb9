import { randomInt } from 'node:crypto';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow } from '../books.ts';
import { findAccount, isLinkOf, type SteamAccountRow } from './steamAccount.ts';
import { SteamRejection } from './steamRejection.ts';

/** One row of `sandbox.trade_offer`. */
export interface OfferRow {
  readonly offer_id: string;
  readonly sender_id: string;
  readonly recipient_id: string;
  readonly message: string;
  readonly state: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
  readonly trade_id: string | null;
  readonly escrow_end_at: Date | null;
  readonly settlement_at: Date | null;
}

/** One row of `sandbox.trade_offer_item`. */
export interface OfferItemRow {
  readonly offer_id: string;
  readonly giver_id: string;
  readonly asset_id: string;
  readonly class_id: string;
  readonly instance_id: string;
}

/**
 * Input of a new offer. `token` is null between friends, which the sandbox does not simulate, and in a counter-offer: who was sent an offer
 * may reply to it.
 */
export interface NewOffer {
  readonly senderId: string;
  readonly recipientId: string;
  readonly token: string | null;
  readonly message: string;
  readonly giveAssetIds: readonly string[];
  readonly takeAssetIds: readonly string[];
  readonly counteredOfferId: string | null;
}

const expiryMs = 14 * 86_400_000;
const openOffersToOnePartnerMax = 30;
const openOffersMax = 2000;
const sendError = 'There was an error sending your trade offer.  Please try again later.';

/** Changes the state of an offer and records it in its history. */
export async function setOfferState(
  tx: BooksReader,
  offerId: string,
  change: { state: number; cause: string; at: Date },
): Promise<void> {
  await tx.query(
    'update sandbox.trade_offer set state = $2, updated_at = $3, react_at = null where offer_id = $1',
    [offerId, change.state, change.at],
  );
  await tx.query(
    'insert into sandbox.trade_offer_state (offer_id, state, cause, at) values ($1, $2, $3, $4)',
    [offerId, change.state, change.cause, change.at],
  );
}

/** Locks an offer for the rest of the transaction. Null if there is none. */
export async function lockOffer(tx: BooksReader, offerId: string): Promise<OfferRow | null> {
  const { rows } = await tx.query<OfferRow>(
    'select * from sandbox.trade_offer where offer_id = $1 for update',
    [offerId],
  );
  return rows[0] ?? null;
}

/** The items of an offer, in the order in which they were given. */
export async function itemsOfOffer(tx: BooksReader, offerId: string): Promise<OfferItemRow[]> {
  const { rows } = await tx.query<OfferItemRow>(
    'select * from sandbox.trade_offer_item where offer_id = $1 order by position',
    [offerId],
  );
  return rows;
}

async function checkLimits(tx: BooksReader, offer: NewOffer): Promise<void> {
  const { rows } = await tx.query<{ all: number; partner: number }>(
    `select count(*)::int as all, count(*) filter (where recipient_id = $2)::int as partner
     from sandbox.trade_offer where sender_id = $1 and state in (2, 9)`,
    [offer.senderId, offer.recipientId],
  );
  if ((rows[0]?.partner ?? 0) >= openOffersToOnePartnerMax) {
    throw new SteamRejection(25, 'You have sent too many trade offers to this player.');
  }
  if ((rows[0]?.all ?? 0) >= openOffersMax) throw new SteamRejection(50, sendError);
}

function checkPartner(recipient: SteamAccountRow | null, offer: NewOffer, now: Date): SteamAccountRow {
  const isReply = offer.counteredOfferId !== null;
  if (recipient === null || (!isReply && !isLinkOf(recipient, offer.token)))
    throw new SteamRejection(15, sendError);
  if (recipient.trade_banned_until !== null && recipient.trade_banned_until > now) {
    const text = `You cannot trade with ${recipient.persona_name} because they have a trade ban.`;
    throw new SteamRejection(15, text);
  }
  return recipient;
}

async function addItems(
  tx: BooksReader,
  offerId: string,
  side: { giverId: string; assetIds: readonly string[]; firstPosition: number },
): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into sandbox.trade_offer_item (offer_id, position, giver_id, asset_id, class_id, instance_id)
     select $1, wanted.position + $4, a.owner_id, a.asset_id, a.class_id, a.instance_id
     from unnest($3::bigint[]) with ordinality as wanted(asset_id, position)
     join sandbox.asset a on a.asset_id = wanted.asset_id and a.owner_id = $2
       and (a.protected_until is null or a.protected_until <= public.clock_now())
       and not a.is_untradable and coalesce(a.free_at <= public.clock_now(), true)`,
    [offerId, side.giverId, side.assetIds, side.firstPosition],
  );
  if (rowCount !== side.assetIds.length) throw new SteamRejection(26, sendError);
}

/** Requests a mobile confirmation of this offer from the account's owner. */
export async function askConfirmation(
  tx: BooksReader,
  request: { steamId: string; offerId: string; at: Date },
): Promise<void> {
  const nonce = `${randomInt(1, 2 ** 31)}${randomInt(1, 2 ** 31)}`;
  await tx.query(
    `insert into sandbox.confirmation (steam_id, offer_id, nonce, created_at) values ($1, $2, $3, $4)
     on conflict (steam_id, offer_id) do nothing`,
    [request.steamId, request.offerId, nonce, request.at],
  );
}

/** Activates an offer: the recipient can see it, and a simulated recipient schedules its reaction. */
export async function activateOffer(tx: BooksReader, offerId: string, cause: string): Promise<void> {
  await setOfferState(tx, offerId, {
    state: tradeOfferStates.Active,
    cause,
    at: await sandboxNow(tx),
  });
  await tx.query(
    `update sandbox.trade_offer offer
     set react_at = public.clock_now() + recipient.behaviour_delay_ms * interval '1 millisecond'
     from sandbox.steam_account recipient
     where offer.offer_id = $1 and recipient.steam_id = offer.recipient_id and recipient.behaviour <> 'ignore'`,
    [offerId],
  );
}

async function markCountered(tx: BooksReader, offer: NewOffer, at: Date): Promise<void> {
  if (offer.counteredOfferId === null) return;
  const countered = await lockOffer(tx, offer.counteredOfferId);
  const isReply = countered?.recipient_id === offer.senderId && countered.sender_id === offer.recipientId;
  if (!isReply || countered.state !== tradeOfferStates.Active) {
    throw new SteamRejection(11, sendError);
  }
  await setOfferState(tx, countered.offer_id, { state: tradeOfferStates.Countered, cause: 'countered', at });
}

/**
 * Creates an offer. An offer that gives items waits for its sender's mobile confirmation (state 9); one that only requests items is active
 * at once. Throws `SteamRejection` 15, 25, 26 or 50.
 */
export async function createOffer(
  tx: BooksReader,
  offer: NewOffer,
): Promise<{ offerId: string; needsConfirmation: boolean }> {
  const now = await sandboxNow(tx);
  const sender = await findAccount(tx, offer.senderId);
  if (sender === null || offer.senderId === offer.recipientId) throw new SteamRejection(15, sendError);
  if (sender.trade_banned_until !== null && sender.trade_banned_until > now)
    throw new SteamRejection(15, sendError);
  checkPartner(await findAccount(tx, offer.recipientId), offer, now);
  await checkLimits(tx, offer);
  await markCountered(tx, offer, now);
  const needsConfirmation = offer.giveAssetIds.length > 0 && sender.confirmations !== 'notNeeded';
  const { rows } = await tx.query<{ offer_id: string }>(
    `insert into sandbox.trade_offer
       (sender_id, recipient_id, message, state, created_at, updated_at, expires_at, countered_offer_id)
     values ($1, $2, $3, 9, $4, $4, $5, $6) returning offer_id`,
    [
      offer.senderId,
      offer.recipientId,
      offer.message,
      now,
      new Date(now.getTime() + expiryMs),
      offer.counteredOfferId,
    ],
  );
  const offerId = String(rows[0]?.offer_id);
  await addItems(tx, offerId, { giverId: offer.senderId, assetIds: offer.giveAssetIds, firstPosition: 0 });
  await addItems(tx, offerId, {
    giverId: offer.recipientId,
    assetIds: offer.takeAssetIds,
    firstPosition: offer.giveAssetIds.length,
  });
  if (!needsConfirmation) {
    await activateOffer(tx, offerId, 'sent');
    return { offerId, needsConfirmation };
  }
  await setOfferState(tx, offerId, {
    state: tradeOfferStates.CreatedNeedsConfirmation,
    cause: 'sent',
    at: now,
  });
  await askConfirmation(tx, { steamId: offer.senderId, offerId, at: now });
  return { offerId, needsConfirmation };
}

/** Ends an open offer: `Canceled` by its sender, `Declined` by its recipient. Throws `SteamRejection` 11 or 15. */
export async function closeOffer(
  tx: BooksReader,
  offerId: string,
  closing: { steamId: string; state: 6 | 7; cause: string },
): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  const owner = closing.state === tradeOfferStates.Canceled ? offer?.sender_id : offer?.recipient_id;
  if (offer === null || owner !== closing.steamId) throw new SteamRejection(15, 'Access denied.');
  const isOpen =
    offer.state === tradeOfferStates.Active ||
    (offer.state === tradeOfferStates.CreatedNeedsConfirmation &&
      closing.state === tradeOfferStates.Canceled);
  if (!isOpen) throw new SteamRejection(11, 'This trade offer is in an invalid state.');
  await tx.query('delete from sandbox.confirmation where offer_id = $1', [offerId]);
  await setOfferState(tx, offerId, { state: closing.state, cause: closing.cause, at: await sandboxNow(tx) });
}
