import { z } from 'zod';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape } from '../../kernel/shapes.ts';
import { marketHashNameShape } from './shapes.ts';

type MarketItemRow = MarketIndex['rows'][number];

/** The shape of an item in the price list. */
export const priceShape = z
  .object({
    marketHashName: marketHashNameShape,
    lowestAskCents: centsShape.nullable().describe('Lowest ask, in fen. Null if nobody sells it.'),
    listingCount: z.int().describe('Number of copies on sale.'),
    automaticCount: z.int().describe('Number of copies on sale that robots deliver within seconds.'),
    referencePriceCents: centsShape.nullable().describe('Reference price of such an item, in fen.'),
  })
  .meta({ id: 'Price' });

/** The shape of a market item. */
export const marketItemShape = priceShape
  .extend({
    nameZh: z.string().describe('Name of the item in Chinese.'),
    nameEn: z.string().describe('Name of the item in English.'),
    type: z.string().describe("Steam's tag of its type."),
    weapon: z.string().nullable().describe("Steam's tag of its weapon."),
    rarity: z.string().nullable().describe("Steam's tag of its rarity."),
    quality: z.string().nullable().describe("Steam's tag of its category: normal, StatTrak, souvenir."),
    exterior: z.string().nullable().describe("Steam's tag of its exterior."),
    collection: z.string().nullable().describe("Steam's tag of its collection."),
    salesPerWeek: z.int().describe('Number of copies sold today and on the six days before, in UTC.'),
    iconUrl: z.string().nullable().describe("Address of the item's picture."),
  })
  .meta({ id: 'MarketItem' });

/** Encodes an item's prices. */
export function toPrice(item: MarketItemRow): z.infer<typeof priceShape> {
  const { marketHashName, lowestAskCents, listingCount, automaticCount, referencePriceCents } = item;
  return {
    marketHashName,
    lowestAskCents: lowestAskCents === null ? null : toSafeNumber(lowestAskCents),
    listingCount,
    automaticCount,
    referencePriceCents: referencePriceCents === null ? null : toSafeNumber(referencePriceCents),
  };
}

/** Encodes an item for partners. */
export function toMarketItem(item: MarketItemRow): z.infer<typeof marketItemShape> {
  return {
    ...toPrice(item),
    nameZh: item.nameZh,
    nameEn: item.nameEn,
    type: item.tagType,
    weapon: item.tagWeapon,
    rarity: item.tagRarity,
    quality: item.tagQuality,
    exterior: item.tagExterior,
    collection: item.tagItemSet,
    salesPerWeek: item.salesPerWeek,
    iconUrl: item.iconUrl,
  };
}
