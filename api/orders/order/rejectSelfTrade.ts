import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { hashTraits } from './hashTraits.ts';
import { OwnListing } from './order.errors.ts';
import { isSamePerson, type KnownPerson } from './selfTrade.ts';

/**
 * Rejects a purchase from oneself, also through a second account (T-22).
 * @throws OwnListing
 */
export function rejectSelfTrade({
  buyer,
  seller,
  isOwn,
  tradeUrl,
  hashKey,
}: {
  buyer: KnownPerson;
  seller: KnownPerson;
  isOwn: boolean;
  tradeUrl: string;
  hashKey: string;
}): void {
  if (isOwn) throw new OwnListing();
  const delivery = parseTradeUrl(tradeUrl)?.steamId;
  const buying = hashTraits(buyer, hashKey);
  const steamIds = delivery ? [...buying.steamIds, delivery] : buying.steamIds;
  if (isSamePerson({ ...buying, steamIds }, hashTraits(seller, hashKey))) throw new OwnListing();
}
