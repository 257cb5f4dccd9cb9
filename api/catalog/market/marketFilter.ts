import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { MarketItemRow } from './marketItem.store.ts';

/** Maximum number of copies on sale for "low stock". */
const LOW_STOCK_MAX = 3;
/** Maximum price of a bargain, in percent of the reference price. */
const BARGAIN_PERCENT_MAX = 90n;

interface Zone {
  /** Its value in the `zone` of `GET /web/market` and of the page `/market`. Null: it has a parameter of its own. */
  word: string | null;
  /** Description in GraphQL and in the OpenAPI document. */
  description: string;
  has(row: MarketItemRow): boolean;
}

/**
 * Criteria that are true or false, by their name in a filter (H-01, H-02). From a row are made: the input of GraphQL, the parameters of
 * `/web` and `/open/v1`, the set in the index, and the field of a saved filter.
 */
export const MARKET_ZONES = {
  isOnSale: {
    // Its parameter is `stock`.
    word: null,
    description: 'True to select only items with at least one copy on sale.',
    has: (row) => row.listingCount > 0,
  },
  isAutomatic: {
    word: 'auto',
    description: 'True to select only items with a listing that a robot delivers.',
    has: (row) => row.automaticCount > 0,
  },
  isHot: {
    word: 'hot',
    description: 'True to select only items sold at least once in the last 24 hours.',
    has: (row) => row.salesPerDay > 0,
  },
  isLowStock: {
    word: 'low',
    description: 'True to select only items with one to three copies on sale.',
    has: (row) => row.listingCount >= 1 && row.listingCount <= LOW_STOCK_MAX,
  },
  isBargain: {
    word: 'bargain',
    description: 'True to select only items with an ask of at most 90 % of the reference price.',
    // An item whose reference price exceeds the highest allowed ask would always count as a bargain, so it is excluded.
    has: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
      ask !== null &&
      reference !== null &&
      reference <= AMOUNT_MAX_CENTS &&
      ask * 100n <= reference * BARGAIN_PERCENT_MAX,
  },
} as const satisfies Record<string, Zone>;
export type MarketZone = keyof typeof MARKET_ZONES;
export const ZONE_NAMES = Object.keys(MARKET_ZONES) as MarketZone[];

/**
 * Lists of tags, by their name in a filter: the item's field, the parameters of `/web` and `/open/v1`, and the description in GraphQL. An
 * item passes a list if it has any of its values.
 */
export const TAG_FILTERS = {
  types: {
    tag: 'tagType',
    web: 'tagType',
    open: 'types',
    description: 'Types, such as CSGO_Type_Rifle.',
  },
  weapons: {
    tag: 'tagWeapon',
    web: 'type',
    open: 'weapons',
    description: 'Weapons, such as weapon_ak47.',
  },
  rarities: {
    tag: 'tagRarity',
    web: 'tagRarity',
    open: 'rarities',
    description: 'Rarities, such as Rarity_Ancient_Weapon.',
  },
  qualities: {
    tag: 'tagQuality',
    web: 'tagQuality',
    open: 'qualities',
    description:
      'Categories: normal, strange (StatTrak), tournament (souvenir), unusual (star), unusual_strange.',
  },
  exteriors: {
    tag: 'tagExterior',
    web: 'tagExterior',
    open: 'exteriors',
    description: 'Exteriors: WearCategory0 to WearCategory4, or WearCategoryNA.',
  },
  itemSets: {
    tag: 'tagItemSet',
    web: 'tagItemSet',
    open: 'collections',
    description: 'Collections, such as set_train_2021.',
  },
} as const;
export type TagFilter = keyof typeof TAG_FILTERS;
export const TAG_FILTER_NAMES = Object.keys(TAG_FILTERS) as TagFilter[];

/** Tags of items by which lists are filtered, named as the fields of the item. */
export type TagName = (typeof TAG_FILTERS)[TagFilter]['tag'];
export const TAG_NAMES: readonly TagName[] = TAG_FILTER_NAMES.map((name) => TAG_FILTERS[name].tag);

/** Filter of a market list. An item must pass every criterion. Prices in fen, both ends inclusive. */
export interface MarketFilter
  extends Readonly<Record<TagFilter, readonly string[]>>,
    Readonly<Record<MarketZone, boolean>> {
  keyword: string | null;
  minPriceCents: bigint | null;
  maxPriceCents: bigint | null;
}

/** Makes a value of each zone. */
export function forZones<Value>(make: (zone: MarketZone) => Value): Record<MarketZone, Value> {
  return Object.fromEntries(ZONE_NAMES.map((zone) => [zone, make(zone)])) as Record<MarketZone, Value>;
}

/** Makes a value of each list of tags. */
export function forTags<Value>(make: (name: TagFilter) => Value): Record<TagFilter, Value> {
  return Object.fromEntries(TAG_FILTER_NAMES.map((name) => [name, make(name)])) as Record<TagFilter, Value>;
}

/** The empty filter. */
export const EVERYTHING: MarketFilter = {
  keyword: null,
  minPriceCents: null,
  maxPriceCents: null,
  ...forTags(() => []),
  ...forZones(() => false),
};

/** True if an item is currently in a zone. */
export function isInZone(zone: MarketZone, row: MarketItemRow): boolean {
  return MARKET_ZONES[zone].has(row);
}
