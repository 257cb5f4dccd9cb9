import { z } from 'zod';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { BooksReader } from '../books.ts';
import { readInput, steamIdShape } from '../sandboxInput.ts';
import { cancelHold } from './cancelHold.ts';
import { reverseTrades } from './reverseTrades.ts';
import { findAccount } from './steamAccount.ts';
import { closeOffer, createOffer, itemsOfOffer, lockOffer, type OfferRow } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';
import { acceptOffer, endHold } from './steamTrade.ts';

/** Manual actions on an offer. */
export const offerMoves = [
  'accept',
  'decline',
  'counter',
  'cancel',
  'endHold',
  'cancelHold',
  'reverse',
] as const;

/** One of `offerMoves`. */
export type OfferMove = (typeof offerMoves)[number];

const moveShape = z.object({
  /** The acting party. By default the one whose turn it is. */
  steamId: steamIdShape.optional(),
  /** For a reversal: the offer changes to Reverted, too. */
  marksOffer: z.stringbool().default(false),
});

type Handling = { readonly steamId: string | undefined; readonly marksOffer: boolean };

const notHeld = 'This trade is not on hold.';

function heldTradeOf(offer: OfferRow): string {
  if (offer.state === tradeOfferStates.InEscrow && offer.trade_id !== null) return offer.trade_id;
  throw new SteamRejection(11, notHeld);
}

const hands: Record<OfferMove, (tx: BooksReader, offer: OfferRow, by: Handling) => Promise<unknown>> = {
  accept: (tx, offer, { steamId = offer.recipient_id }) =>
    acceptOffer(tx, offer.offer_id, { steamId, isConfirmed: true }),
  decline: (tx, offer, { steamId = offer.recipient_id }) =>
    closeOffer(tx, offer.offer_id, { steamId, state: tradeOfferStates.Declined, cause: 'by hand' }),
  counter: (tx, offer, { steamId = offer.recipient_id }) => counterOffer(tx, offer.offer_id, steamId),
  cancel: (tx, offer, { steamId = offer.sender_id }) =>
    closeOffer(tx, offer.offer_id, { steamId, state: tradeOfferStates.Canceled, cause: 'by hand' }),
  endHold: async (tx, offer) => {
    if (!(await endHold(tx, heldTradeOf(offer)))) throw new SteamRejection(11, notHeld);
  },
  cancelHold: (tx, offer, { steamId = offer.sender_id }) => cancelHold(tx, heldTradeOf(offer), steamId),
  reverse: async (tx, offer, { steamId = offer.recipient_id, marksOffer }) => {
    await reverseTrades(tx, { steamId, marksOffer });
  },
};

/**
 * Performs an action on an offer, by default for the party whose turn it is. Null if there is no such offer. Returns a rejection that
 * changes something (accepting an offer whose items are gone sets it to InvalidItems); throws `SteamRejection` 11 or 15 and
 * `SandboxInputError`.
 */
export async function moveOffer(
  tx: BooksReader,
  offerId: string,
  input: { move: OfferMove; fields: Record<string, string> },
): Promise<{ refusal: SteamRejection | null; tradeId: string | null } | null> {
  const { steamId, marksOffer } = readInput(moveShape, input.fields);
  const offer = await lockOffer(tx, offerId);
  if (offer === null) return null;
  const isParty = steamId === undefined || steamId === offer.sender_id || steamId === offer.recipient_id;
  if (!isParty) throw new SteamRejection(15, 'Access denied.');
  const outcome = await hands[input.move](tx, offer, { steamId, marksOffer });
  const refusal = outcome instanceof SteamRejection ? outcome : null;
  return { refusal, tradeId: (await lockOffer(tx, offerId))?.trade_id ?? null };
}

/** Sends a counter-offer of the recipient for the same items. The first offer changes to Countered. Throws `SteamRejection`. */
export async function counterOffer(tx: BooksReader, offerId: string, recipientId: string): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  const sender = offer === null ? null : await findAccount(tx, offer.sender_id);
  if (offer === null || sender === null) return;
  const items = await itemsOfOffer(tx, offerId);
  await createOffer(tx, {
    senderId: recipientId,
    recipientId: sender.steam_id,
    token: sender.trade_token,
    message: offer.message,
    giveAssetIds: [],
    takeAssetIds: items.filter((item) => item.giver_id === sender.steam_id).map((item) => item.asset_id),
    counteredOfferId: offerId,
  });
}
