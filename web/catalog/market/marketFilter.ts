import type { MarketItemFilter, MarketItemSort } from '../../__generated__/MarketPageQuery.graphql.ts';
import { parseYuan, yuanText } from '../../ui/money.ts';

/** Sort orders of the grid by their number in the URL: 0 to 2 as in E-07, then those of the home page's lists. */
const SORTS = [
  'DEFAULT',
  'PRICE_ASCENDING',
  'PRICE_DESCENDING',
  'SALES_PER_DAY',
  'NEWEST',
  'DISCOUNT',
] as const satisfies readonly MarketItemSort[];

/** Index of a sort order in `SORTS` (requirement M-04). */
export type MarketSort = 0 | 1 | 2 | 3 | 4 | 5;

/** The fields of the API's filter that are true or false. */
type Flag = {
  [Name in keyof MarketItemFilter]-?: boolean extends NonNullable<MarketItemFilter[Name]> ? Name : never;
}[keyof MarketItemFilter];

/**
 * The criteria that are true or false (requirements H-01, H-02), by their field in the API; only "on sale" has a parameter of its own. A row
 * makes the value in the URL, the chip and the checkbox; both are labelled `zone_<word>`. The compiler asks for a row of each field.
 */
const ZONES = {
  isAutomatic: { word: 'auto', hasBox: true },
  // The rail has the order by today's sales instead.
  isHot: { word: 'hot', hasBox: false },
  isLowStock: { word: 'low', hasBox: true },
  isBargain: { word: 'bargain', hasBox: true },
} as const satisfies Record<Exclude<Flag, 'isOnSale'>, { word: string; hasBox: boolean }>;

/** The value of a criterion in the URL. */
export type MarketZone = (typeof ZONES)[keyof typeof ZONES]['word'];
const ZONE_LIST = Object.entries(ZONES).map(([field, zone]) => ({ field, ...zone }));
export const MARKET_ZONES: readonly MarketZone[] = ZONE_LIST.map(({ word }) => word);
/** The zones with a checkbox. */
export const BOXED_ZONES: readonly MarketZone[] = ZONE_LIST.filter(({ hasBox }) => hasBox).map(
  ({ word }) => word,
);

/**
 * The filters whose values are Steam's internal tag names, by their field in the API: the URL parameter, as in the REST contract, and whether
 * the chip has the tag's colour.
 */
export const TAG_FILTERS = {
  types: { parameter: 'tagType', isColored: false },
  weapons: { parameter: 'type', isColored: false },
  rarities: { parameter: 'tagRarity', isColored: true },
  qualities: { parameter: 'tagQuality', isColored: true },
  exteriors: { parameter: 'tagExterior', isColored: true },
  itemSets: { parameter: 'tagItemSet', isColored: false },
} as const satisfies Partial<Record<keyof MarketItemFilter, { parameter: string; isColored: boolean }>>;
export type TagFilterName = keyof typeof TAG_FILTERS;
const TAG_FILTER_NAMES = Object.keys(TAG_FILTERS) as TagFilterName[];

/** The market page's filter, stored only in the URL (requirement M-01). */
export interface MarketFilter extends Readonly<Record<TagFilterName, readonly string[]>> {
  readonly keyword: string;
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  readonly zones: readonly MarketZone[];
  /** True to include items that nobody sells now. They are hidden by default. */
  readonly hasSoldOut: boolean;
  readonly sort: MarketSort;
}

/** The market without filters. */
export const EMPTY_FILTER: MarketFilter = {
  keyword: '',
  minPriceCents: null,
  maxPriceCents: null,
  types: [],
  weapons: [],
  rarities: [],
  qualities: [],
  exteriors: [],
  itemSets: [],
  zones: [],
  hasSoldOut: false,
  sort: 0,
};

const KEYWORD_LENGTH_MAX = 100;
/** More than any filter offers. A URL with more was not created by the page. */
const TAG_COUNT_MAX = 100;

/** Parses the URL. Unknown values are ignored, so that an old link still opens. */
export function parseMarketFilter(params: URLSearchParams): MarketFilter {
  const tags = Object.fromEntries(
    TAG_FILTER_NAMES.map((name) => [name, parseTags(params.get(TAG_FILTERS[name].parameter))]),
  ) as Record<TagFilterName, string[]>;
  // The first edition had types in the parameter of weapons.
  const isOldType = (tag: string) => /^(?:CSGO_|Type_)/.test(tag);
  const types = [...tags.types, ...tags.weapons.filter(isOldType)];
  const zones = (params.get('zone') ?? '').split(',');
  return {
    keyword: (params.get('search') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    minPriceCents: parseYuan(params.get('minPrice') ?? ''),
    maxPriceCents: parseYuan(params.get('maxPrice') ?? ''),
    ...tags,
    types: normalTags(types),
    weapons: tags.weapons.filter((tag) => !isOldType(tag)),
    zones: MARKET_ZONES.filter((zone) => zones.includes(zone)),
    hasSoldOut: params.get('stock') === 'all',
    sort: parseSort(params.get('sort')),
  };
}

/** Builds the URL. Default values are omitted, so that each list has one URL. */
export function writeMarketFilter(filter: MarketFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.keyword !== '') {
    params.set('search', filter.keyword);
  }
  if (filter.minPriceCents !== null) {
    params.set('minPrice', yuanText(filter.minPriceCents));
  }
  if (filter.maxPriceCents !== null) {
    params.set('maxPrice', yuanText(filter.maxPriceCents));
  }
  for (const name of TAG_FILTER_NAMES) {
    if (filter[name].length > 0) {
      params.set(TAG_FILTERS[name].parameter, normalTags(filter[name]).join(','));
    }
  }
  if (filter.zones.length > 0) {
    params.set('zone', filter.zones.join(','));
  }
  if (filter.hasSoldOut) {
    params.set('stock', 'all');
  }
  if (filter.sort !== 0) {
    params.set('sort', String(filter.sort));
  }
  return params;
}

/**
 * The variables of the grid's query, equal for every form of the same filter. A minimum above the maximum is ignored.
 */
export function marketVariables(filter: MarketFilter): { filter: MarketItemFilter; sort: MarketItemSort } {
  const variables: Record<string, unknown> = {};
  if (filter.keyword !== '') {
    variables.keyword = filter.keyword;
  }
  const { minPriceCents, maxPriceCents } = filter;
  const isReversed = minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents;
  if (minPriceCents !== null && !isReversed) {
    variables.minPriceCents = minPriceCents;
  }
  if (maxPriceCents !== null && !isReversed) {
    variables.maxPriceCents = maxPriceCents;
  }
  for (const name of TAG_FILTER_NAMES) {
    if (filter[name].length > 0) {
      variables[name] = normalTags(filter[name]);
    }
  }
  if (!filter.hasSoldOut) {
    variables.isOnSale = true;
  }
  for (const { field, word } of ZONE_LIST) {
    if (filter.zones.includes(word)) {
      variables[field] = true;
    }
  }
  return { filter: variables, sort: SORTS[filter.sort] };
}

/** Adds the missing tags or, when all are present, removes them. */
export function toggleTags(filter: MarketFilter, name: TagFilterName, tags: readonly string[]): MarketFilter {
  const chosen = filter[name];
  const hasAll = tags.every((tag) => chosen.includes(tag));
  const next = hasAll ? chosen.filter((tag) => !tags.includes(tag)) : [...chosen, ...tags];
  return { ...filter, [name]: normalTags(next) };
}

/** Number of selected values, without sort order and keyword. */
export function chosenFilterCount(filter: MarketFilter): number {
  const tagCount = TAG_FILTER_NAMES.reduce((count, name) => count + filter[name].length, 0);
  const priceCount = (filter.minPriceCents === null ? 0 : 1) + (filter.maxPriceCents === null ? 0 : 1);
  return tagCount + priceCount + filter.zones.length;
}

/** Adds or removes a zone. */
export function toggleZone(filter: MarketFilter, zone: MarketZone): MarketFilter {
  const has = filter.zones.includes(zone);
  return {
    ...filter,
    zones: MARKET_ZONES.filter((each) => (each === zone ? !has : filter.zones.includes(each))),
  };
}

function parseSort(value: string | null): MarketSort {
  return value !== null && /^[0-5]$/.test(value) ? (Number(value) as MarketSort) : 0;
}

function parseTags(value: string | null): string[] {
  return normalTags((value ?? '').split(',')).slice(0, TAG_COUNT_MAX);
}

function normalTags(tags: readonly string[]): string[] {
  return [...new Set(tags.filter((tag) => /^[\w.-]{1,100}$/.test(tag)))].sort();
}
