import type { Tx } from '../kernel/db.ts';
import { parseTradeUrl } from '../tradeOffer/tradeUrl.ts';
import { hashWithKey } from '../verification/hashWithKey.ts';
import { OwnListing } from './order.errors.ts';
import { isSamePerson, type PersonTraits } from './selfTrade.ts';
import { findTraits, type TraitRow } from './selfTradeStore.ts';

const CHINA = '+86';

function traitsOf({ phone, steamIds, accountHashes }: TraitRow, hashKey: string): PersonTraits {
  const account = phone.startsWith(CHINA) ? phone.slice(CHINA.length) : phone;
  return { steamIds, paymentHashes: [...accountHashes, hashWithKey(hashKey, 'paymentAccount', account)] };
}

/** Refuses a purchase of oneself, also through a second account (T-22). @throws OwnListing */
export async function refuseSelfTrade(
  tx: Tx,
  {
    buyerId,
    sellerId,
    tradeUrl,
    hashKey,
  }: { buyerId: string; sellerId: string; tradeUrl: string; hashKey: string },
): Promise<void> {
  if (buyerId === sellerId) throw new OwnListing();
  const rows = await findTraits(tx, [buyerId, sellerId]);
  const [buyer, seller] = [buyerId, sellerId].map((id) => rows.find((row) => row.userId === id));
  if (!buyer || !seller) return;
  const delivery = parseTradeUrl(tradeUrl)?.steamId;
  const buying = traitsOf(buyer, hashKey);
  const steamIds = delivery ? [...buying.steamIds, delivery] : buying.steamIds;
  if (isSamePerson({ ...buying, steamIds }, traitsOf(seller, hashKey))) throw new OwnListing();
}
