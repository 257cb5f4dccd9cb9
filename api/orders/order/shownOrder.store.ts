import { type Kysely, sql } from 'kysely';
import { prepareQuery, type Tables } from '../../kernel/query.ts';

/** Orders with their copies, items and sides, as REST tells of them. */
function selectShown(query: Kysely<Tables>) {
  return query
    .selectFrom('marketOrder as o')
    .innerJoin('asset as copy', 'copy.id', 'o.assetId')
    .innerJoin('marketItem as item', 'item.id', 'o.marketItemId')
    .innerJoin('appUser as seller', 'seller.id', 'o.sellerId')
    .innerJoin('appUser as buyer', 'buyer.id', 'o.buyerId')
    .select(['o.orderNo', 'o.createdAt', 'o.updatedAt', 'o.confirmedAt', 'o.tradedAt'])
    .select(['o.priceCents', 'o.feeCents', 'o.isAutomatic', 'o.phase', 'o.verifyingFrom', 'o.reason'])
    .select(['o.buyerId', 'o.sellerId', 'copy.floatValue', 'copy.stickers'])
    .select(['item.tagRarity', 'item.tagQuality', 'item.tagExterior', 'item.tagItemSet', 'item.tagType'])
    .select(['item.iconUrl', 'item.nameZh', 'item.marketHashName'])
    .select(['seller.nickname as sellerNickname', 'seller.avatarUrl as sellerAvatarUrl'])
    .select(['buyer.nickname as buyerNickname', 'buyer.avatarUrl as buyerAvatarUrl']);
}

/** The order with this number, if the reader bought or sold it. */
export const findShownOrder = prepareQuery<{ orderNo: string; readerId: string }>(
  'orderNo',
  'readerId',
)((query, { orderNo, readerId }) =>
  selectShown(query)
    .where('o.orderNo', '=', orderNo)
    .where((eb) => eb.or([eb('o.buyerId', '=', readerId), eb('o.sellerId', '=', readerId)])),
);

/** The orders with these ids, newest first. */
export const listShownOrders = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  selectShown(query)
    .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc'),
);

/** An order as REST tells of it. */
export type ShownOrder = Awaited<ReturnType<typeof findShownOrder>>[number];
