import type { MarketZone } from './marketZone.ts';
import { type GapDirection, PLATFORM_NAMES, type PlatformName } from './pricePlatform.ts';

/**
 * The orders of a market list. REST numbers the first three (M-04, E-07): 0 default (on sale first, then sales in 7 days, then id; with a
 * keyword, relevance first), 1 price ascending, 2 price descending. The others order the lists of the home page (H-01, H-02).
 */
export const MARKET_SORTS = [
  'default',
  'priceAscending',
  'priceDescending',
  'salesPerDay',
  'newest',
  'discount',
] as const;

/** Orders by the gap to another platform, or to the best of them. */
export const GAP_SORTS = (['buyHere', 'buyThere'] as const).flatMap((direction) =>
  ([...PLATFORM_NAMES, 'any'] as const).map((platform) => `${direction}:${platform}` as const),
);
export type GapSort = `${GapDirection}:${PlatformName | 'any'}`;
export type MarketSort = (typeof MARKET_SORTS)[number] | GapSort;

/** Steam's exteriors, best first. */
export const EXTERIORS = [
  'WearCategory0',
  'WearCategory1',
  'WearCategory2',
  'WearCategory3',
  'WearCategory4',
  'WearCategoryNA',
] as const;

/** Tags of items by which lists are filtered, named as the fields of the item. */
export const TAG_NAMES = [
  'tagType',
  'tagWeapon',
  'tagRarity',
  'tagQuality',
  'tagExterior',
  'tagItemSet',
] as const;
export type TagName = (typeof TAG_NAMES)[number];

/**
 * Filter of a market list. An item passes a tag if it has any of its values, and must pass every tag. Prices in fen, both ends inclusive.
 */
export interface MarketFilter extends Readonly<Record<MarketZone, boolean>> {
  keyword: string | null;
  minPriceCents: bigint | null;
  maxPriceCents: bigint | null;
  types: readonly string[];
  weapons: readonly string[];
  rarities: readonly string[];
  qualities: readonly string[];
  exteriors: readonly string[];
  itemSets: readonly string[];
}

/** The empty filter. */
export const EVERYTHING: MarketFilter = {
  keyword: null,
  minPriceCents: null,
  maxPriceCents: null,
  types: [],
  weapons: [],
  rarities: [],
  qualities: [],
  exteriors: [],
  itemSets: [],
  isOnSale: false,
  isAutomatic: false,
  isHot: false,
  isLowStock: false,
  isBargain: false,
};

const EXTERIOR_SUFFIX = / \((?:Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/;

/** Returns the name that all exteriors of one finish share. */
export function finishNameOf(marketHashName: string): string {
  return marketHashName.replace(EXTERIOR_SUFFIX, '');
}
