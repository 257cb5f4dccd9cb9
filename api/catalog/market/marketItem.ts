import type { MarketZone } from './marketZone.ts';
import { type GapDirection, PLATFORM_NAMES, type PlatformName } from './pricePlatform.ts';

/**
 * The orders of a market list. The REST door's numbers are the first three: 0 default (on sale first, then sales in 7 days, then id; with a
 * keyword its relevance before all), 1 price ascending,
 * 2 descending (M-04, E-07); the others are those of the home page's lists (H-01, H-02).
 */
export const MARKET_SORTS = [
  'default',
  'priceAscending',
  'priceDescending',
  'salesPerDay',
  'newest',
  'discount',
] as const;

/** Orders by what is left between here and another platform, or the best of them. */
export const GAP_SORTS = (['buyHere', 'buyThere'] as const).flatMap((direction) =>
  ([...PLATFORM_NAMES, 'any'] as const).map((platform) => `${direction}:${platform}` as const),
);
export type GapSort = `${GapDirection}:${PlatformName | 'any'}`;
export type MarketSort = (typeof MARKET_SORTS)[number] | GapSort;

/** Exteriors from the best to the worst, as Steam names them. */
export const EXTERIORS = [
  'WearCategory0',
  'WearCategory1',
  'WearCategory2',
  'WearCategory3',
  'WearCategory4',
  'WearCategoryNA',
] as const;

/** The tags that items carry and lists are narrowed by, as the item's fields are named. */
export const TAG_NAMES = [
  'tagType',
  'tagWeapon',
  'tagRarity',
  'tagQuality',
  'tagExterior',
  'tagItemSet',
] as const;
export type TagName = (typeof TAG_NAMES)[number];

/** What a market list is narrowed by. Values of one tag widen, different tags narrow. Prices in cents, both ends included. */
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

/** No filter at all. */
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

/** The name that the wears of one finish share. */
export function finishNameOf(marketHashName: string): string {
  return marketHashName.replace(EXTERIOR_SUFFIX, '');
}
