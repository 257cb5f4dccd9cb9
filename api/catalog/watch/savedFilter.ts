import { toSafeNumber } from '../../kernel/money.ts';
import {
  forTags,
  forZones,
  type MarketFilter,
  type MarketZone,
  TAG_FILTER_NAMES,
  type TagFilter,
  ZONE_NAMES,
} from '../market/marketFilter.ts';

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
export interface StoredFilter
  extends Partial<Record<MarketZone, true>>,
    Partial<Record<TagFilter, string[]>> {
  keyword?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
}

/** Converts a filter for storage. Equal filters have equal representations. */
export function writeStoredFilter(filter: MarketFilter): StoredFilter {
  const stored: StoredFilter = {};
  if (filter.keyword !== null) stored.keyword = filter.keyword;
  if (filter.minPriceCents !== null) stored.minPriceCents = toSafeNumber(filter.minPriceCents);
  if (filter.maxPriceCents !== null) stored.maxPriceCents = toSafeNumber(filter.maxPriceCents);
  for (const name of TAG_FILTER_NAMES)
    if (filter[name].length > 0) stored[name] = [...new Set(filter[name])].sort();
  for (const zone of ZONE_NAMES) if (filter[zone]) stored[zone] = true;
  return stored;
}

/** Parses a stored filter. */
export function readStoredFilter(stored: StoredFilter): MarketFilter {
  return {
    ...forTags((name) => stored[name] ?? []),
    ...forZones((zone) => stored[zone] === true),
    keyword: stored.keyword ?? null,
    minPriceCents: stored.minPriceCents === undefined ? null : BigInt(stored.minPriceCents),
    maxPriceCents: stored.maxPriceCents === undefined ? null : BigInt(stored.maxPriceCents),
  };
}
