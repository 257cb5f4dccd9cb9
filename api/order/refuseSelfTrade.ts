import { parseTradeUrl } from '../tradeOffer/tradeUrl.ts';
import { hashWithKey } from '../verification/hashWithKey.ts';
import { OwnListing } from './order.errors.ts';
import { isSamePerson, type KnownPerson, type PersonTraits } from './selfTrade.ts';

const CHINA = '+86';

function traitsOf({ phone, steamIds, accountHashes }: KnownPerson, hashKey: string): PersonTraits {
  const account = phone.startsWith(CHINA) ? phone.slice(CHINA.length) : phone;
  return { steamIds, paymentHashes: [...accountHashes, hashWithKey(hashKey, 'paymentAccount', account)] };
}

/** Refuses a purchase of oneself, also through a second account (T-22). @throws OwnListing */
export function refuseSelfTrade({
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
  const buying = traitsOf(buyer, hashKey);
  const steamIds = delivery ? [...buying.steamIds, delivery] : buying.steamIds;
  if (isSamePerson({ ...buying, steamIds }, traitsOf(seller, hashKey))) throw new OwnListing();
}
