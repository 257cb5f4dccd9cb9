import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { BARGAIN_WORDS, type OfferTemplate } from '../../notifications/message/bargainWords.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { readListingNames } from './bargain.store.ts';
import type { OfferRow } from './bargain.ts';

/** Messages that the seller reads; the others are the buyer's. */
const TO_SELLER: ReadonlySet<OfferTemplate> = new Set<OfferTemplate>([
  'offerMade',
  'offerWithdrawn',
  'offerCounterAccepted',
  'offerCounterDeclined',
]);

/** The side that reads a message about an offer. Null for a message about something else. */
export function sideOfMessage(template: string): 'seller' | 'buyer' | null {
  if (!Object.hasOwn(BARGAIN_WORDS, template)) return null;
  return TO_SELLER.has(template as OfferTemplate) ? 'seller' : 'buyer';
}

/** Tells one side of an offer what the other has done, or what became of it. */
export async function tellOffer(tx: Tx, offer: OfferRow, template: OfferTemplate): Promise<void> {
  const { marketItemId, nameZh, nameEn } = await readListingNames(tx, offer.listingId);
  const cents = template.startsWith('offerCounter') ? (offer.counterCents ?? 0n) : offer.priceCents;
  await postMessage(tx, {
    userId: sideOfMessage(template) === 'seller' ? offer.sellerId : offer.buyerId,
    type: 'trade',
    template,
    params: { offerId: offer.id, marketItemId, itemZh: nameZh, itemEn: nameEn, amount: formatYuan(cents) },
  });
}
