import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isMoment, readSortCursor, type SortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';

/** The sort orders of one item's listings. */
export const LISTING_SORTS = [
  'priceAscending',
  'priceDescending',
  'newest',
  'floatAscending',
  'floatDescending',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The filters of one item's listings. Bounds are inclusive; empty lists match everything. */
export interface ListingFilter {
  floatMin: number | null;
  floatMax: number | null;
  paintSeeds: readonly number[];
  phases: readonly string[];
  /** Market hash names of stickers. */
  stickers: readonly string[];
  /** True: the copy must have all of the stickers; false: one is enough. */
  hasAllStickers: boolean;
  isAutomatic: boolean | null;
  minPriceCents: bigint | null;
  maxPriceCents: bigint | null;
}

/** The filter that matches every listing. */
export const EVERY_LISTING: ListingFilter = {
  floatMin: null,
  floatMax: null,
  paintSeeds: [],
  phases: [],
  stickers: [],
  hasAllStickers: false,
  isAutomatic: null,
  minPriceCents: null,
  maxPriceCents: null,
};

/** Valve's pattern templates run from 0 to this. */
const PAINT_SEED_MAX = 1_000;
const SEED_COUNT_MAX = 50;
const PHASE_COUNT_MAX = 10;
const STICKER_COUNT_MAX = 5;

function requireFloat(field: string, value: number | null): void {
  if (value !== null && !(value >= 0 && value <= 1)) throw new InvalidInput(field, 'from 0 to 1');
}

function requireCount(field: string, values: readonly unknown[], most: number): void {
  if (values.length > most) throw new InvalidInput(field, `at most ${most} values`);
}

/**
 * Validates a filter.
 * @throws InvalidInput naming the field.
 */
export function requireListingFilter(filter: ListingFilter): ListingFilter {
  const { floatMin, floatMax, minPriceCents, maxPriceCents } = filter;
  requireFloat('floatMin', floatMin);
  requireFloat('floatMax', floatMax);
  if (floatMin !== null && floatMax !== null && floatMin > floatMax)
    throw new InvalidInput('floatMin', 'must not be above floatMax');
  if (minPriceCents !== null && minPriceCents < 0n) throw new InvalidInput('minPriceCents', 'not below zero');
  if (maxPriceCents !== null && maxPriceCents < 0n) throw new InvalidInput('maxPriceCents', 'not below zero');
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents)
    throw new InvalidInput('minPriceCents', 'must not be above maxPriceCents');
  requireCount('paintSeeds', filter.paintSeeds, SEED_COUNT_MAX);
  if (filter.paintSeeds.some((seed) => seed < 0 || seed > PAINT_SEED_MAX))
    throw new InvalidInput('paintSeeds', `each from 0 to ${PAINT_SEED_MAX}`);
  requireCount('phases', filter.phases, PHASE_COUNT_MAX);
  requireCount('stickers', filter.stickers, STICKER_COUNT_MAX);
  return filter;
}

/** Whether a filter matches everything, so that a stored count can be used. */
export function isEveryListing(filter: ListingFilter): boolean {
  return JSON.stringify(filter, writeBigint) === JSON.stringify(EVERY_LISTING, writeBigint);
}

function writeBigint(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

function canStand(sort: ListingSort, value: number | null): boolean {
  if (sort.startsWith('float')) return true;
  return sort === 'newest' ? isMoment(value) : Number.isSafeInteger(value);
}

/**
 * Parses a cursor of listings: fen, wear or milliseconds, and null for a copy without wear.
 * @throws InvalidInput naming the argument.
 */
export function readListingCursor(field: string, sort: ListingSort, text: string): SortCursor {
  return readSortCursor(field, sort, text, (value) => canStand(sort, value));
}

/** Maximum number of characters of a keyword. */
export const KEYWORD_LENGTH_MAX = 100;

/**
 * The words of a keyword in lower case, each of which an item's names must contain, in any order.
 * @throws InvalidInput if the keyword is too long or not text.
 */
export function keywordsOf(keyword: string | null | undefined): string[] {
  return requireText('keyword', keyword ?? '', KEYWORD_LENGTH_MAX)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}

/** Condition for listings whose item names contain all words; every listing if there is no word. @throws InvalidInput. */
export function itemNamed(keyword: string | null | undefined) {
  const words = keywordsOf(keyword);
  return words.length === 0
    ? {}
    : { marketItem: { AND: words.map((word) => ({ searchText: { contains: word } })) } };
}

/** Splits a typed sticker name into lower-case words; the name must contain each, in any order. */
export function stickerWords(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}
