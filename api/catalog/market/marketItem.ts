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

const EXTERIOR_SUFFIX = / \((?:Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/;

/** Returns the name that all exteriors of one finish share. */
export function finishNameOf(marketHashName: string): string {
  return marketHashName.replace(EXTERIOR_SUFFIX, '');
}

/** Doppler phases and gems in display order. Gamma Dopplers have Emerald instead of the other gems. */
const PHASES: readonly string[] = [
  'Phase 1',
  'Phase 2',
  'Phase 3',
  'Phase 4',
  'Ruby',
  'Sapphire',
  'Black Pearl',
  'Emerald',
];

/** Sorts rows by phase in that order. */
export function inPhaseOrder<Row extends { phase: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
}

/** Text that the keyword search reads: the three names in lower case (M-10). */
export function searchTextOf(item: {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}): string {
  return [item.marketHashName, item.nameEn, item.nameZh].join(' ').toLowerCase();
}
