import { toSafeNumber } from '../../kernel/money.ts';
import { EVERYTHING, type MarketFilter } from '../market/marketItem.ts';
import { MARKET_ZONES, type MarketZone } from '../market/marketZone.ts';

/** Filters that one user may save. */
export const SAVED_FILTERS_MAX = 50;
/** Characters of a saved filter's name. */
export const FILTER_NAME_MAX = 40;
/** Between two messages of one filter: what fits meanwhile comes in one message. Our own choice: a busy filter is no stream. */
export const FILTER_PAUSE_MS = 10 * 60_000;
/** Items that a filter's next message remembers at most. */
export const NEW_ITEMS_MAX = 100;

/** A filter as the database keeps it: the shape of the API's `MarketItemFilter`, what is not chosen left out. Prices in cents. */
export interface StoredFilter extends Partial<Record<MarketZone, true>> {
  keyword?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  types?: string[];
  weapons?: string[];
  rarities?: string[];
  qualities?: string[];
  exteriors?: string[];
  itemSets?: string[];
}

const LISTS = ['types', 'weapons', 'rarities', 'qualities', 'exteriors', 'itemSets'] as const;

/** Writes a filter down; equal choices are written equally. */
export function writeStoredFilter(filter: MarketFilter): StoredFilter {
  const stored: StoredFilter = {};
  if (filter.keyword !== null) stored.keyword = filter.keyword;
  if (filter.minPriceCents !== null) stored.minPriceCents = toSafeNumber(filter.minPriceCents);
  if (filter.maxPriceCents !== null) stored.maxPriceCents = toSafeNumber(filter.maxPriceCents);
  for (const list of LISTS) if (filter[list].length > 0) stored[list] = [...new Set(filter[list])].sort();
  for (const zone of MARKET_ZONES) if (filter[zone]) stored[zone] = true;
  return stored;
}

/** Reads a filter that was written down. */
export function readStoredFilter(stored: StoredFilter): MarketFilter {
  return {
    ...EVERYTHING,
    ...Object.fromEntries(LISTS.map((list) => [list, stored[list] ?? []])),
    ...Object.fromEntries(MARKET_ZONES.map((zone) => [zone, stored[zone] === true])),
    keyword: stored.keyword ?? null,
    minPriceCents: stored.minPriceCents === undefined ? null : BigInt(stored.minPriceCents),
    maxPriceCents: stored.maxPriceCents === undefined ? null : BigInt(stored.maxPriceCents),
  };
}
