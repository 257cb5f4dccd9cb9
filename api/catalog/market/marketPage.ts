import type { BitSet } from '../../kernel/bitSet.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, type SortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { relevanceTo } from '../search/relevance.ts';
import type { MarketFilter } from './marketFilter.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import type { MarketSort } from './marketItem.ts';
import { keyOfValue, sortValueOf } from './marketOrder.ts';
import { type MarketSelection, selectItems } from './marketSelection.ts';
import type { PlatformName } from './pricePlatform.ts';

/** Maximum number of rows of one page. */
export const PAGE_SIZE_MAX = 100;

/** Requested part of the list: either from a cursor in one direction, or a page by number (REST). */
export interface MarketPageRequest {
  filter: MarketFilter;
  sort: MarketSort;
  /** Only items with a fresh price on this other platform. */
  platform?: PlatformName | null;
  size: number;
  after?: string;
  before?: string;
  isBackward?: boolean;
  /** Number of rows to skip if no cursor is given. */
  offset?: number;
}

/** One page of the market. */
export interface MarketPage {
  rows: MarketItemRow[];
  /** Cursor of one of the rows. */
  cursorOf(row: MarketItemRow): string;
  hasMore: boolean;
  /** All items that pass the filter, for totals over all pages. */
  selection: MarketSelection;
}

/** If a keyword matches more items than this, it names a kind of item, and the market's default order is more useful than relevance. */
const RANKED_COUNT_MAX = 1_000;
/** Exceeds any value of the market's default order, so that relevance sorts first. */
const RANK_STEP = 1e15;

/** All items in one order, or those that pass a filter. */
interface ListOrder {
  readonly positions: ArrayLike<number>;
  sortValue(row: MarketItemRow): number;
  /** The place of a cursor's row or the place after it. The row may have moved or never have existed. */
  placeOf(cursor: SortCursor, isAfter: boolean): number;
}

/** A cursor of the market is one of all its orders: a list that goes on in another order starts beside the row's value there. */
const readMarketCursor = (field: string, text: string): SortCursor =>
  readSortCursor(field, 'market', text, Number.isSafeInteger);

/**
 * Returns one page of the market list. GraphQL, REST and the site share it. Pages by keyset (sort value, id), so that an item whose sort
 * value does not change is neither repeated nor missed while others change (M-11).
 * @throws InvalidInput naming an invalid size, cursor or price.
 */
export function pageMarketItems(index: MarketIndex, request: MarketPageRequest): MarketPage {
  const { filter, size, isBackward = false } = request;
  if (!Number.isInteger(size) || size < 0 || size > PAGE_SIZE_MAX)
    throw new InvalidInput(isBackward ? 'last' : 'first', `0 to ${PAGE_SIZE_MAX}`);
  const after = request.after === undefined ? null : readMarketCursor('after', request.after);
  const before = request.before === undefined ? null : readMarketCursor('before', request.before);
  const selection = selectItems(index, filter, request.platform);
  const order = orderOf(index, request, selection);
  const start = after === null ? 0 : order.placeOf(after, true);
  const end = before === null ? order.positions.length : order.placeOf(before, false);
  const places = { start, end, isBackward, skip: request.offset ?? 0, wanted: size + 1 };
  const positions = collect(order.positions, selection.all, places);
  const rows = positions.slice(0, size).flatMap((position) => index.rows[position] ?? []);
  return {
    rows: isBackward ? rows.reverse() : rows,
    cursorOf: (row) => writeSortCursor('market', { value: order.sortValue(row), id: row.id }),
    hasMore: positions.length > size,
    selection,
  };
}

/** Number of items that pass a filter, over all pages. */
export function countMarketItems(index: MarketIndex, { all }: MarketSelection): number {
  return all?.count() ?? index.rows.length;
}

/** Number of copies on sale of the items that pass a filter. */
export function countMarketCopies({ listingCounts }: MarketIndex, { all }: MarketSelection): number {
  let copies = 0;
  if (all === null) for (const count of listingCounts) copies += count;
  else
    all.forEach((position) => {
      copies += listingCounts[position] ?? 0;
    });
  return copies;
}

function orderOf(
  index: MarketIndex,
  { sort, filter }: MarketPageRequest,
  selection: MarketSelection,
): ListOrder {
  if (sort === 'default' && filter.keyword !== null && selection.all !== null) {
    const positions = selection.all.positions();
    if (positions.length <= RANKED_COUNT_MAX)
      return orderByRelevance(index, positions, selection.corrected ?? filter.keyword);
  }
  const sorted = index.orderOf(sort);
  return {
    positions: sorted.positions,
    sortValue: (row) => sortValueOf(sort, row),
    placeOf: ({ value, id }, isAfter) =>
      sorted.findStart(keyOfValue(sort, Number(value)), index.positionFrom(id, isAfter)),
  };
}

/** Orders search results by relevance, then by the market's default order. */
function orderByRelevance(index: MarketIndex, positions: Uint32Array, keyword: string): ListOrder {
  const rank = relevanceTo(keyword);
  const sortValue = (row: MarketItemRow): number => sortValueOf('default', row) - RANK_STEP * rank(row);
  const found = Array.from(positions, (position) => {
    const row = index.rows[position];
    return { position, value: row ? sortValue(row) : 0 };
  });
  found.sort((a, b) => b.value - a.value || a.position - b.position);
  return {
    positions: found.map(({ position }) => position),
    sortValue,
    placeOf: ({ value, id }, isAfter) => {
      const [least, from] = [Number(value), index.positionFrom(id, isAfter)];
      const place = found.findIndex(
        (row) => row.value < least || (row.value === least && row.position >= from),
      );
      return place === -1 ? found.length : place;
    },
  };
}

interface Places {
  start: number;
  end: number;
  isBackward: boolean;
  skip: number;
  wanted: number;
}

function collect(order: ArrayLike<number>, selected: BitSet | null, places: Places): number[] {
  const found: number[] = [];
  let { skip } = places;
  const step = places.isBackward ? -1 : 1;
  let place = places.isBackward ? places.end - 1 : places.start;
  for (; place >= places.start && place < places.end && found.length < places.wanted; place += step) {
    const position = order[place] ?? 0;
    if (selected !== null && !selected.has(position)) continue;
    if (skip > 0) skip -= 1;
    else found.push(position);
  }
  return found;
}
