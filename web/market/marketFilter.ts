import type { MarketItemFilter, MarketItemSort } from '../__generated__/MarketPageQuery.graphql.ts';
import { parseYuan, yuanText } from '../app/yuan.ts';

/** Order of the grid: 0 default, 1 price ascending, 2 price descending (requirement M-04, numbers of E-07). */
export type MarketSort = 0 | 1 | 2;

/** Filters that hold Steam's internal tag names. */
export type TagFilterName = 'types' | 'weapons' | 'rarities' | 'qualities' | 'exteriors' | 'itemSets';

/** What the market page shows; the address is its only home (requirement M-01). */
export interface MarketFilter extends Readonly<Record<TagFilterName, readonly string[]>> {
  readonly keyword: string;
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  readonly sort: MarketSort;
}

/** The market with nothing chosen. */
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
  sort: 0,
};

/** Names in the address, those of the REST contract. */
const TAG_PARAMETERS: Readonly<Record<TagFilterName, string>> = {
  types: 'tagType',
  weapons: 'type',
  rarities: 'tagRarity',
  qualities: 'tagQuality',
  exteriors: 'tagExterior',
  itemSets: 'tagItemSet',
};
const TAG_FILTER_NAMES = Object.keys(TAG_PARAMETERS) as TagFilterName[];
const SORTS: readonly MarketItemSort[] = ['DEFAULT', 'PRICE_ASCENDING', 'PRICE_DESCENDING'];
const KEYWORD_LENGTH_MAX = 100;
/** More than any filter offers; an address beyond it is not one that the page wrote. */
const TAG_COUNT_MAX = 100;

/** Reads the address. Whatever it does not understand counts as not chosen, so that an old link still opens. */
export function parseMarketFilter(params: URLSearchParams): MarketFilter {
  const tags = Object.fromEntries(
    TAG_FILTER_NAMES.map((name) => [name, parseTags(params.get(TAG_PARAMETERS[name]))]),
  ) as Record<TagFilterName, string[]>;
  const sort = params.get('sort');
  return {
    keyword: (params.get('search') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    minPriceCents: parseYuan(params.get('minPrice') ?? ''),
    maxPriceCents: parseYuan(params.get('maxPrice') ?? ''),
    ...tags,
    sort: sort === '1' ? 1 : sort === '2' ? 2 : 0,
  };
}

/** Writes the address; what is not chosen leaves no trace, so that one list has one address. */
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
      params.set(TAG_PARAMETERS[name], normalTags(filter[name]).join(','));
    }
  }
  if (filter.sort !== 0) {
    params.set('sort', String(filter.sort));
  }
  return params;
}

/** The variables of the grid's query, the same for every way of writing the same choice. */
export function marketVariables(filter: MarketFilter): { filter: MarketItemFilter; sort: MarketItemSort } {
  const variables: Record<string, unknown> = {};
  if (filter.keyword !== '') {
    variables.keyword = filter.keyword;
  }
  if (filter.minPriceCents !== null) {
    variables.minPriceCents = filter.minPriceCents;
  }
  if (filter.maxPriceCents !== null) {
    variables.maxPriceCents = filter.maxPriceCents;
  }
  for (const name of TAG_FILTER_NAMES) {
    if (filter[name].length > 0) {
      variables[name] = normalTags(filter[name]);
    }
  }
  return { filter: variables, sort: SORTS[filter.sort] ?? 'DEFAULT' };
}

/** Adds the tags that are missing, or, when all are there, takes them out. */
export function toggleTags(filter: MarketFilter, name: TagFilterName, tags: readonly string[]): MarketFilter {
  const chosen = filter[name];
  const hasAll = tags.every((tag) => chosen.includes(tag));
  const next = hasAll ? chosen.filter((tag) => !tags.includes(tag)) : [...chosen, ...tags];
  return { ...filter, [name]: normalTags(next) };
}

/** How many single choices stand, the order and the keyword left out. */
export function chosenFilterCount(filter: MarketFilter): number {
  const tagCount = TAG_FILTER_NAMES.reduce((count, name) => count + filter[name].length, 0);
  return tagCount + (filter.minPriceCents === null ? 0 : 1) + (filter.maxPriceCents === null ? 0 : 1);
}

function parseTags(value: string | null): string[] {
  return normalTags((value ?? '').split(',')).slice(0, TAG_COUNT_MAX);
}

function normalTags(tags: readonly string[]): string[] {
  return [...new Set(tags.filter((tag) => /^[\w.-]{1,100}$/.test(tag)))].sort();
}
