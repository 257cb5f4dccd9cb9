import { toSafeNumber } from '../../kernel/money.ts';
import { EVERYTHING, type MarketFilter } from '../market/marketItem.ts';
import { MARKET_ZONES, type MarketZone } from '../market/marketZone.ts';

/** Maximum number of saved filters of one user. */
export const SAVED_FILTERS_MAX = 50;

/** Maximum length of a saved filter's name. */
export const FILTER_NAME_MAX = 40;

/**
 * Minimum time in milliseconds between two messages of one filter. Items of that time share one message, so that a busy filter does not
 * flood its user. The value is our own choice.
 */
export const FILTER_PAUSE_MS = 10 * 60_000;

/** Maximum number of items recorded for a filter's next message. */
export const NEW_ITEMS_MAX = 100;

/** A filter as stored: the fields of the API's `MarketItemFilter` without empty ones. Prices in fen. */
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

/** Converts a filter for storage. Equal filters have equal representations. */
export function writeStoredFilter(filter: MarketFilter): StoredFilter {
  const stored: StoredFilter = {};
  if (filter.keyword !== null) stored.keyword = filter.keyword;
  if (filter.minPriceCents !== null) stored.minPriceCents = toSafeNumber(filter.minPriceCents);
  if (filter.maxPriceCents !== null) stored.maxPriceCents = toSafeNumber(filter.maxPriceCents);
  for (const list of LISTS) if (filter[list].length > 0) stored[list] = [...new Set(filter[list])].sort();
  for (const zone of MARKET_ZONES) if (filter[zone]) stored[zone] = true;
  return stored;
}

/** Parses a stored filter. */
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

const LISTS = ['types', 'weapons', 'rarities', 'qualities', 'exteriors', 'itemSets'] as const;
