import type { MarketItem } from '../graphql/generated/prisma/client.ts';
import { Prisma } from '../graphql/generated/prisma/client.ts';
import type { Db } from '../kernel/db.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { type MarketCursor, readCursor, writeCursor } from './marketCursor.ts';
import { keywordWords, type MarketFilter, type MarketSort } from './marketItem.ts';

/** Rows that one page may have. */
export const PAGE_SIZE_MAX = 100;

/** Which part of the list. Either from a cursor, in one direction, or a page by number for the REST door. */
export interface MarketPageRequest {
  filter: MarketFilter;
  sort: MarketSort;
  size: number;
  after?: string;
  before?: string;
  isBackward?: boolean;
  /** Rows to leave out before the page, where no cursor is given. */
  offset?: number;
  hasTotal?: boolean;
}

/** One page of the market. `total` is null where it was not asked for. */
export interface MarketPage {
  rows: { item: MarketItem; cursor: string }[];
  hasMore: boolean;
  total: number | null;
}

/** An item without listings stands behind all others in both price orders. */
const SORT_VALUES: Record<MarketSort, Prisma.Sql> = {
  default: Prisma.sql`sales_per_week::bigint`,
  priceAscending: Prisma.sql`coalesce(lowest_ask_cents, 9007199254740991)`,
  priceDescending: Prisma.sql`coalesce(lowest_ask_cents, -1)`,
};

const COLUMNS = Prisma.sql`id, market_hash_name as "marketHashName", name_zh as "nameZh", name_en as "nameEn",
  search_text as "searchText", finish_name as "finishName", tag_type as "tagType", tag_weapon as "tagWeapon", tag_rarity as "tagRarity",
  tag_quality as "tagQuality", tag_exterior as "tagExterior", tag_item_set as "tagItemSet", rarity_color as "rarityColor",
  icon_url as "iconUrl", float_min as "floatMin", float_max as "floatMax", reference_price_cents as "referencePriceCents",
  sales_per_week as "salesPerWeek", lowest_ask_cents as "lowestAskCents", listing_count as "listingCount",
  automatic_count as "automaticCount"`;

function oneOf(column: Prisma.Sql, values: readonly string[]): Prisma.Sql[] {
  return values.length === 0 ? [] : [Prisma.sql`${column} = any(${values})`];
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function conditions(filter: MarketFilter): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...keywordWords(filter.keyword ?? '').map((word) => Prisma.sql`search_text like ${likePattern(word)}`),
    ...(filter.minPriceCents === null ? [] : [Prisma.sql`lowest_ask_cents >= ${filter.minPriceCents}`]),
    ...(filter.maxPriceCents === null ? [] : [Prisma.sql`lowest_ask_cents <= ${filter.maxPriceCents}`]),
    ...oneOf(Prisma.sql`tag_type`, filter.types),
    ...oneOf(Prisma.sql`tag_weapon`, filter.weapons),
    ...oneOf(Prisma.sql`tag_rarity`, filter.rarities),
    ...oneOf(Prisma.sql`tag_quality`, filter.qualities),
    ...oneOf(Prisma.sql`tag_exterior`, filter.exteriors),
    ...oneOf(Prisma.sql`tag_item_set`, filter.itemSets),
  ];
}

/** Rows behind a cursor in reading direction: the sort value may rise or fall, ids of equal values always rise. */
function behind(sort: MarketSort, cursor: MarketCursor, isBackward: boolean): Prisma.Sql {
  const value = SORT_VALUES[sort];
  const isRising = (sort === 'priceAscending') !== isBackward;
  const valueSign = isRising ? Prisma.sql`>` : Prisma.sql`<`;
  const idSign = isBackward ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`(${value} ${valueSign} ${cursor.value} or (${value} = ${cursor.value} and id ${idSign} ${cursor.id}::uuid))`;
}

function ordering(sort: MarketSort, isBackward: boolean): Prisma.Sql {
  const isRising = (sort === 'priceAscending') !== isBackward;
  return Prisma.sql`${SORT_VALUES[sort]} ${isRising ? Prisma.sql`asc` : Prisma.sql`desc`}, id ${isBackward ? Prisma.sql`desc` : Prisma.sql`asc`}`;
}

/**
 * One page of the market list: the one read that GraphQL, REST and the site share. Paged by the keyset (sort value, id), so that items
 * whose sort value does not change are neither repeated nor missed while others trade (M-11).
 * @throws InvalidInput naming a size, cursor or price that cannot be.
 */
export async function pageMarketItems(db: Db, request: MarketPageRequest): Promise<MarketPage> {
  const { filter, sort, size, isBackward = false, offset = 0 } = request;
  if (!Number.isInteger(size) || size < 0 || size > PAGE_SIZE_MAX)
    throw new InvalidInput(isBackward ? 'last' : 'first', `0 to ${PAGE_SIZE_MAX}`);
  if (
    filter.minPriceCents !== null &&
    filter.maxPriceCents !== null &&
    filter.minPriceCents > filter.maxPriceCents
  ) {
    throw new InvalidInput('minPrice', 'must not be above maxPrice');
  }
  const where = conditions(filter);
  const bounds = [
    ...(request.after === undefined ? [] : [behind(sort, readCursor('after', request.after), false)]),
    ...(request.before === undefined ? [] : [behind(sort, readCursor('before', request.before), true)]),
  ];
  const rows = await db.$queryRaw<(MarketItem & { sortValue: bigint })[]>`
    select ${COLUMNS}, ${SORT_VALUES[sort]} as "sortValue" from market_item
    where ${Prisma.join([...where, ...bounds], ' and ')}
    order by ${ordering(sort, isBackward)} limit ${size + 1} offset ${offset}`;
  const page = rows
    .slice(0, size)
    .map(({ sortValue, ...item }) => ({ item, cursor: writeCursor({ value: sortValue, id: item.id }) }));
  return {
    rows: isBackward ? page.reverse() : page,
    hasMore: rows.length > size,
    total: request.hasTotal ? await countMarketItems(db, filter) : null,
  };
}

/** Items that a filter lets through, over all pages. */
export async function countMarketItems(db: Db, filter: MarketFilter): Promise<number> {
  const [row] = await db.$queryRaw<[{ total: number }]>`
    select count(*)::int as total from market_item where ${Prisma.join(conditions(filter), ' and ')}`;
  return row.total;
}
