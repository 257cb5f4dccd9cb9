import type { ListingFilter, ListingSort } from '../../__generated__/GoodsPageQuery.graphql.ts';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { phaseCondition } from '../items/marketItem.ts';

/** The filter of an item's copies, stored only in the URL. */
export interface GoodsChoice {
  /** Bounds of the wear, 0 to 1, both inclusive. */
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  readonly seeds: readonly number[];
  readonly phase: string | null;
  /** Market hash names of stickers. */
  readonly stickers: readonly string[];
  readonly hasAllStickers: boolean;
  readonly isAutomatic: boolean;
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  /** A filter in the language of filters, beside the others; empty for none. What is wrong with it is told by the server. */
  readonly text: string;
  readonly sort: ListingSortParameter;
}

/** All copies, the cheapest first. */
export const EVERY_COPY: GoodsChoice = {
  floatMin: null,
  floatMax: null,
  seeds: [],
  phase: null,
  stickers: [],
  hasAllStickers: false,
  isAutomatic: false,
  minPriceCents: null,
  maxPriceCents: null,
  text: '',
  sort: 'price',
};

const SEED_MAX = 1000;
const SEED_COUNT_MAX = 50;
const STICKER_COUNT_MAX = 5;
const STICKER_LENGTH_MAX = 200;
const TEXT_LENGTH_MAX = 2_000;
const PHASE = /^(?:Phase [1-4]|Ruby|Sapphire|Black Pearl|Emerald)$/;

/** Parses the URL. Unknown values are ignored, so that an old link still opens. */
export function parseGoodsChoice(params: URLSearchParams): GoodsChoice {
  const [floatMin = null, floatMax = null] = (params.get('float') ?? '').split('-').map(parseFloatBound);
  const isFloatReversed = floatMin !== null && floatMax !== null && floatMin > floatMax;
  const [minPriceCents = null, maxPriceCents = null] = (params.get('price') ?? '').split('-').map(parseYuan);
  const isPriceReversed = minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents;
  const stickers = [...new Set(params.getAll('sticker'))].filter(
    (name) => name !== '' && name.length <= STICKER_LENGTH_MAX && !name.includes('\0') && name.isWellFormed(),
  );
  const phase = params.get('phase') ?? '';
  return {
    floatMin: isFloatReversed ? null : floatMin,
    floatMax: isFloatReversed ? null : floatMax,
    seeds: parseSeeds(params.get('seed') ?? ''),
    phase: PHASE.test(phase) ? phase : null,
    stickers: stickers.slice(0, STICKER_COUNT_MAX),
    hasAllStickers: params.get('all') === '1',
    isAutomatic: params.get('auto') === '1',
    minPriceCents: isPriceReversed ? null : minPriceCents,
    maxPriceCents: isPriceReversed ? null : maxPriceCents,
    text: (params.get('filter') ?? '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, TEXT_LENGTH_MAX + 1),
    sort: readListingSort(params.get('sort')),
  };
}

/** Builds the URL of an item with a filter. Default values are omitted. */
export function writeGoodsChoice(hashName: string, choice: GoodsChoice): URLSearchParams {
  const params = new URLSearchParams({ hashName });
  if (choice.phase !== null) {
    params.set('phase', choice.phase);
  }
  if (choice.floatMin !== null || choice.floatMax !== null) {
    params.set('float', `${choice.floatMin ?? ''}-${choice.floatMax ?? ''}`);
  }
  if (choice.seeds.length > 0) {
    params.set('seed', choice.seeds.join(','));
  }
  for (const sticker of choice.stickers) {
    params.append('sticker', sticker);
  }
  if (choice.hasAllStickers && choice.stickers.length > 1) {
    params.set('all', '1');
  }
  if (choice.isAutomatic) {
    params.set('auto', '1');
  }
  if (choice.minPriceCents !== null || choice.maxPriceCents !== null) {
    params.set('price', `${optionalYuan(choice.minPriceCents)}-${optionalYuan(choice.maxPriceCents)}`);
  }
  if (choice.text !== '') {
    params.set('filter', choice.text);
  }
  if (choice.sort !== 'price') {
    params.set('sort', choice.sort);
  }
  return params;
}

/** The variables of the page's query, equal for every form of the same filter. */
export function goodsVariables(choice: GoodsChoice): {
  filter: ListingFilter | null;
  phaseFilter: ListingFilter | null;
  phase: string | null;
  hasPhase: boolean;
  stickers: readonly string[];
  sort: ListingSort;
} {
  const phaseFilter = choice.phase === null ? null : { phases: [choice.phase] };
  const filter: Record<string, unknown> = { ...phaseFilter };
  for (const name of ['floatMin', 'floatMax', 'minPriceCents', 'maxPriceCents'] as const) {
    if (choice[name] !== null) {
      filter[name] = choice[name];
    }
  }
  if (choice.seeds.length > 0) {
    filter.paintSeeds = choice.seeds;
  }
  if (choice.stickers.length > 0) {
    filter.stickers = choice.stickers;
    filter.hasAllStickers = choice.hasAllStickers;
  }
  if (choice.isAutomatic) {
    filter.isAutomatic = true;
  }
  const isEmpty = Object.keys(filter).length === 0;
  return {
    filter: isEmpty ? null : filter,
    phaseFilter,
    phase: choice.phase,
    hasPhase: choice.phase !== null,
    stickers: choice.stickers,
    sort: parseListingSort(choice.sort),
  };
}

/** Variables of the queries of an item's page. */
export interface GoodsQueries {
  readonly page: { readonly hashName: string } & ReturnType<typeof goodsVariables>;
  readonly dots: { readonly hashName: string; readonly phase: string | null };
  /** Of what a typed filter finds; null without one. */
  readonly found: {
    readonly hashName: string;
    readonly text: string;
    readonly chosen: ListingFilter | null;
    readonly sort: ListingSort;
    readonly stickers: readonly string[];
  } | null;
}

/** Above the length of every market hash name. */
const NAME_MAX = 200;

/** What the page of an item asks for, by its address. */
export function goodsQueries(params: URLSearchParams): GoodsQueries {
  // A string that cannot be a name is treated as an unknown item, because the server would reject the query.
  const hashName = (params.get('hashName') ?? '').replaceAll('\0', '').slice(0, NAME_MAX);
  const choice = parseGoodsChoice(params);
  const variables = goodsVariables(choice);
  const { filter: chosen, sort, stickers, phase } = variables;
  const { text } = choice;
  return {
    page: { hashName, ...variables },
    dots: { hashName, phase },
    found: text === '' ? null : { hashName, text, chosen, sort, stickers },
  };
}

/** Whether copies are filtered by anything but their phase, which has a switch of its own. */
export function isNarrowed(choice: GoodsChoice): boolean {
  return choice.text !== '' || goodsVariables({ ...choice, phase: null }).filter !== null;
}

/** What an item's copies are filtered by, as far as it says what a copy is like, in the language of filters. Empty for every copy. */
export function goodsConditions(
  choice: Omit<GoodsChoice, 'minPriceCents' | 'maxPriceCents' | 'sort'>,
): string {
  const { phase, floatMin, floatMax, seeds, stickers, hasAllStickers, isAutomatic, text } = choice;
  const named = stickers.map((name) => JSON.stringify(name.replace(/^Sticker \| /, '')));
  const conditions = [
    ...(phase === null ? [] : [phaseCondition(phase)]),
    ...(floatMin === null ? [] : [`wear>=${floatMin}`]),
    ...(floatMax === null ? [] : [`wear<=${floatMax}`]),
    ...(seeds.length === 0 ? [] : [`seed:${seeds.join(',')}`]),
    ...(hasAllStickers ? named : named.length === 0 ? [] : [named.join(',')]).map(
      (names) => `sticker:${names}`,
    ),
    ...(isAutomatic ? ['delivers:auto'] : []),
  ];
  if (text === '') {
    return conditions.join(' ');
  }
  return conditions.length === 0 ? text : `${conditions.join(' ')} (${text})`;
}

/** Parses a typed wear: 0 to 1, at most six decimals; null for anything else. */
export function parseFloatBound(text: string): number | null {
  if (!/^(?:0?\.\d{1,6}|0|1(?:\.0{1,6})?)$/.test(text)) {
    return null;
  }
  return Number(text);
}

/** Parses typed pattern templates, separated by commas or spaces. Invalid ones are ignored. */
export function parseSeeds(text: string): number[] {
  const seeds = text
    .split(/[\s,，、]+/)
    .filter((part) => /^\d{1,4}$/.test(part))
    .map(Number)
    .filter((seed) => seed <= SEED_MAX);
  return [...new Set(seeds)].slice(0, SEED_COUNT_MAX);
}

function optionalYuan(cents: number | null): string {
  return cents === null ? '' : yuanText(cents);
}

/** The sort orders of listings by their URL parameter. The first is the default, which the URL omits. */
const SORT_BY_PARAMETER = {
  price: 'PRICE_ASCENDING',
  '-price': 'PRICE_DESCENDING',
  float: 'FLOAT_ASCENDING',
  '-float': 'FLOAT_DESCENDING',
  newest: 'NEWEST',
} as const satisfies Record<string, ListingSort>;

/** A sort order as the URL parameter. */
export type ListingSortParameter = keyof typeof SORT_BY_PARAMETER;

/** Parses the URL parameter. An unknown value means the cheapest first. */
export function readListingSort(value: string | null): ListingSortParameter {
  return value !== null && Object.hasOwn(SORT_BY_PARAMETER, value)
    ? (value as ListingSortParameter)
    : 'price';
}

/** Converts the URL parameter to the server's sort order. */
export function parseListingSort(value: string | null): ListingSort {
  return SORT_BY_PARAMETER[readListingSort(value)];
}
