import { z } from 'zod';
import type { BooksReader } from '../books.ts';
import { readInput } from '../sandboxInput.ts';
import { steamIdOf } from './steamAccount.ts';
import { activateOffer, createOffer } from './steamOffer.ts';

const tradeUrlShape =
  /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/\?partner=(\d{1,10})&token=([\w-]{8})$/;
const offerShape = z.object({
  tradeUrl: z.string().regex(tradeUrlShape, 'no trade link'),
  /** Comma-separated ids. */
  assetIds: z.string().regex(/^\d{1,18}(\s*,\s*\d{1,18}){0,99}$/, 'ids in digits, by commas'),
  message: z.string().max(128).default(''),
  /** An unconfirmed offer stays in state 9, as if its owner forgot to confirm it. */
  isConfirmed: z.stringbool().default(true),
});

/**
 * Sends an offer as an account's owner does by hand, and confirms it. Throws `SandboxInputError` and `SteamRejection`.
 * @returns Steam's number of the offer.
 */
export async function offerByHand(
  tx: BooksReader,
  senderId: string,
  fields: Record<string, string>,
): Promise<string> {
  const { tradeUrl, assetIds, message, isConfirmed } = readInput(offerShape, fields);
  const [, partner, token = null] = tradeUrlShape.exec(tradeUrl) ?? [];
  const made = await createOffer(tx, {
    senderId,
    recipientId: steamIdOf(Number(partner)),
    token,
    message,
    giveAssetIds: assetIds.split(',').map((id) => id.trim()),
    takeAssetIds: [],
    counteredOfferId: null,
  });
  if (!made.needsConfirmation || !isConfirmed) return made.offerId;
  await tx.query('delete from sandbox.confirmation where offer_id = $1', [made.offerId]);
  await activateOffer(tx, made.offerId, 'confirmed by hand');
  return made.offerId;
}
