import type { z } from 'zod';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { formatYuan } from '../../kernel/money.ts';
import {
  centsParam,
  flagShape,
  listShape,
  nameShape,
  param,
  textShape,
  yuanShape,
} from '../../kernel/shapes.ts';
import {
  forTags,
  forZones,
  MARKET_ZONES,
  type MarketFilter,
  TAG_FILTER_NAMES,
  TAG_FILTERS,
  type TagFilter,
  ZONE_NAMES,
} from './marketFilter.ts';

type Interface = 'web' | 'open';
/** The lists of tags by the names of their parameters. */
type TagParams<Value, Where extends Interface> = {
  [Name in TagFilter as (typeof TAG_FILTERS)[Name][Where]]: Value;
};

function tagParams<Where extends Interface>(where: Where): TagParams<typeof listShape, Where> {
  const params = TAG_FILTER_NAMES.map((name) => [TAG_FILTERS[name][where], listShape]);
  return Object.fromEntries(params) as TagParams<typeof listShape, Where>;
}

function tagsOf<Where extends Interface>(query: TagParams<string[], Where>, where: Where) {
  const values = query as Readonly<Record<string, string[]>>;
  return forTags((name) => values[TAG_FILTERS[name][where]] ?? []);
}

const ZONE_WORDS = ZONE_NAMES.flatMap((zone) => MARKET_ZONES[zone].word ?? []);
const STOCKS = ['all', 'sale'] as const;

/**
 * The parameters of a filter in `/web`: prices in yuan, tags by Steam's internal names, `type` for the weapon sub-type (E-07), `zone` as in
 * the address of the page, and `stock=sale` for items on sale only.
 */
export const webFilterParams = {
  search: param(textShape(100).optional()),
  minPrice: param(yuanShape.optional()),
  maxPrice: param(yuanShape.optional()),
  ...tagParams('web'),
  zone: listShape.refine(
    (words) => words.every((word) => (ZONE_WORDS as readonly string[]).includes(word)),
    ZONE_WORDS.join(', '),
  ),
  stock: param(nameShape(STOCKS).default('all')),
};

/** Types, which the first edition had in the parameter of weapons: such an address still selects them, as on the page. */
const isOldType = (tag: string): boolean => /^(?:CSGO_|Type_)/.test(tag);

/** Reads the parameters of `/web`. @throws InvalidInput if the minimum price is above the maximum. */
export function webFilterOf(query: z.infer<z.ZodObject<typeof webFilterParams>>): MarketFilter {
  const tags = tagsOf(query, 'web');
  const { minPrice: low = null, maxPrice: high = null } = query;
  if (low !== null && high !== null && low > high)
    throw new InvalidInput('minPrice', 'must not be above maxPrice');
  return {
    keyword: query.search ?? null,
    minPriceCents: low,
    maxPriceCents: high,
    ...tags,
    types: [...new Set([...tags.types, ...tags.weapons.filter(isOldType)])],
    weapons: tags.weapons.filter((tag) => !isOldType(tag)),
    ...forZones((zone) => query.zone.includes(MARKET_ZONES[zone].word ?? '')),
    isOnSale: query.stock === 'sale',
  };
}

/** A price without redundant zeros: 4, 4.5, 4.05. */
function writeYuan(cents: bigint): string {
  return formatYuan(cents).replace(/\.?0+$/, '');
}

/** Converts a filter to the query string of `GET /web/market` and of the page `/market`. */
export function writeWebQuery(filter: MarketFilter): string {
  const params = new URLSearchParams();
  if (filter.keyword !== null) params.set('search', filter.keyword);
  if (filter.minPriceCents !== null) params.set('minPrice', writeYuan(filter.minPriceCents));
  if (filter.maxPriceCents !== null) params.set('maxPrice', writeYuan(filter.maxPriceCents));
  for (const name of TAG_FILTER_NAMES)
    if (filter[name].length > 0) params.set(TAG_FILTERS[name].web, filter[name].join(','));
  const words = ZONE_NAMES.flatMap((zone) => (filter[zone] ? (MARKET_ZONES[zone].word ?? []) : []));
  if (words.length > 0) params.set('zone', words.join(','));
  // Always explicit, since the default differs: all items for the call, items on sale for the page.
  params.set('stock', filter.isOnSale ? 'sale' : 'all');
  return params.toString();
}

/** The parameters of a filter in `/open/v1`: prices in fen, and each zone by its name in GraphQL. */
export const openFilterParams = {
  search: param(textShape(100).optional()).describe('Words of a name, in Chinese, English or pinyin.'),
  ...tagParams('open'),
  ...forZones((zone) => flagShape.describe(MARKET_ZONES[zone].description)),
  minPriceCents: centsParam,
  maxPriceCents: centsParam,
};

/** Reads the parameters of `/open/v1`. */
export function openFilterOf(query: z.infer<z.ZodObject<typeof openFilterParams>>): MarketFilter {
  const { minPriceCents, maxPriceCents } = query;
  return {
    keyword: query.search ?? null,
    minPriceCents: minPriceCents === undefined ? null : BigInt(minPriceCents),
    maxPriceCents: maxPriceCents === undefined ? null : BigInt(maxPriceCents),
    ...tagsOf(query, 'open'),
    ...forZones((zone) => query[zone]),
  };
}
