import type { BooksReader } from '../books.ts';
import { findAccount } from './steamAccount.ts';
import { createOffer, itemsOfOffer, lockOffer } from './steamOffer.ts';

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
