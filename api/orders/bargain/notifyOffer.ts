import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { BARGAIN_WORDS, type OfferTemplate } from '../../notifications/message/bargainWords.ts';
import { postMessage, postOrderMessage } from '../../notifications/message/postMessages.ts';
import { readListingNames } from './bargain.store.ts';
import type { OfferRow } from './bargain.ts';

/** Messages that the seller reads; the others are the buyer's. */
const TO_SELLER: ReadonlySet<OfferTemplate> = new Set<OfferTemplate>([
  'offerMade',
  'offerWithdrawn',
  'offerCounterAccepted',
  'offerCounterDeclined',
]);

/** The messages that an offer became an order. */
export type FilledTemplate = Extract<
  OfferTemplate,
  'offerAccepted' | 'offerCounterAccepted' | 'offerBoughtAtCut'
>;
type UnfilledTemplate = Exclude<OfferTemplate, FilledTemplate>;

/** The side that reads a message about an offer. Null for a message about something else. */
export function sideOfMessage(template: string): 'seller' | 'buyer' | null {
  if (!Object.hasOwn(BARGAIN_WORDS, template)) return null;
  return TO_SELLER.has(template as OfferTemplate) ? 'seller' : 'buyer';
}

/** Notifies one side of an offer of what the other has done, or what became of it. */
export async function notifyOffer(tx: Tx, offer: OfferRow, template: UnfilledTemplate): Promise<void> {
  const message = await messageOf(tx, offer, template);
  await postMessage(tx, { ...message, type: 'trade' });
}

/**
 * Notifies one side of an offer that it became an order, among the messages about that order.
 * @param id made before the order was placed: what asks for the delivery is then the later message, which stands for them all.
 */
export async function notifyFilledOffer(
  tx: Tx,
  offer: OfferRow,
  template: FilledTemplate,
  { id, orderId, orderNo }: { id: string; orderId: string; orderNo: string },
): Promise<void> {
  const { params, ...message } = await messageOf(tx, offer, template);
  const isSale = sideOfMessage(template) === 'seller';
  await postOrderMessage(tx, { ...message, id, orderId, isSale, params: { ...params, orderNo } });
}

async function messageOf<Template extends OfferTemplate>(tx: Tx, offer: OfferRow, template: Template) {
  const { marketItemId, nameZh, nameEn } = await readListingNames(tx, offer.listingId);
  const cents = template.startsWith('offerCounter') ? (offer.counterCents ?? 0n) : offer.priceCents;
  return {
    userId: sideOfMessage(template) === 'seller' ? offer.sellerId : offer.buyerId,
    template,
    params: { offerId: offer.id, marketItemId, itemZh: nameZh, itemEn: nameEn, amount: formatYuan(cents) },
  };
}
