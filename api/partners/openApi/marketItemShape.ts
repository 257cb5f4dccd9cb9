import { z } from 'zod';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, marketHashNameShape } from './shapes.ts';

type MarketItemRow = MarketIndex['rows'][number];

/** What of an item a price list needs. */
export const priceShape = z
  .object({
    marketHashName: marketHashNameShape,
    lowestAskCents: centsShape.nullable().describe('Lowest ask, in fen. Null: nobody sells it.'),
    listingCount: z.int().describe('Copies on sale.'),
    automaticCount: z.int().describe('Of them delivered by robots, within seconds.'),
    referencePriceCents: centsShape.nullable().describe('What such an item usually costs, in fen.'),
  })
  .meta({ id: 'Price' });

/** An item of the market. */
export const marketItemShape = priceShape
  .extend({
    nameZh: z.string().describe('Name in Chinese.'),
    nameEn: z.string().describe('Name in English.'),
    type: z.string().describe("Steam's tag of its type."),
    weapon: z.string().nullable().describe("Steam's tag of its weapon."),
    rarity: z.string().nullable().describe("Steam's tag of its rarity."),
    quality: z.string().nullable().describe("Steam's tag of its category: normal, StatTrak, souvenir."),
    exterior: z.string().nullable().describe("Steam's tag of its exterior."),
    collection: z.string().nullable().describe("Steam's tag of its collection."),
    salesPerWeek: z.int().describe('Sold in seven days.'),
    iconUrl: z.string().nullable().describe('Picture.'),
  })
  .meta({ id: 'MarketItem' });

/** An item's prices. */
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

/** An item as partners read it. */
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
